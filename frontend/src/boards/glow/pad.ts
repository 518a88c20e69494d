/** Glow: where every point comes from, on both maps, with Tom beside a single player. */
import {
  row,
  seatColumns,
  pointsText,
  type Cell,
  type Column,
  type Finished,
  type Pad,
  type Phrase,
} from "../pad";

interface Points {
  track: number;
  cards: number;
  not_lost: number;
  fireflies: number;
  place: number;
  footprints: number;
  total: number;
  each_card?: Record<string, number>;
  reroll_tokens?: number;
}

export interface GlowBreakdown {
  over: boolean;
  seats: Points[];
  tom: Points | null;
  /** The seats that tie for the most points, or one that ties with Tom. */
  tied: number[];
}

interface GlowScene {
  board: "shadows" | "sea";
  seats: { companions: { id?: string; name?: string }[] }[];
}

/** The numbers printed on cards, without those that bring nothing. */
function cardsNote(one: Points, seat: GlowScene["seats"][number] | undefined): Phrase | undefined {
  const names = new Map(seat?.companions.map(({ id, name }) => [id, name]));
  const entries = Object.entries(one.each_card ?? {}).filter(([, points]) => points);
  const list = entries
    .map(([card, points]) => `${names.get(card) ?? card}\u00a0${pointsText(points)}`)
    .join(", ");
  return list ? { key: "pad-list", values: { list } } : undefined;
}

function cell(points: number, note?: Phrase): Cell {
  return { text: pointsText(points), ...(note ? { note } : {}) };
}

export function glowPad(finished: Finished<GlowBreakdown, GlowScene>): Pad {
  const { result, scene } = finished;
  const { seats, tom, over, tied } = result.breakdown;
  const all = tom ? [...seats, tom] : seats;
  const best = Math.max(...all.map((one) => one.total));
  const toms: Column = { name: "Tom", colour: "grey", winner: over && !result.winners.length };
  const sea = scene.table.board === "sea";

  const rows = [
    row(
      { key: "pad-track" },
      all.map((one) => cell(one.track)),
    ),
    row(
      { key: "pad-cards" },
      all.map((one, i) => cell(one.cards, cardsNote(one, scene.table.seats[i]))),
    ),
    row(
      { key: "pad-fireflies" },
      all.map((one) => cell(one.fireflies)),
    ),
    row(
      { key: sea ? "pad-islands" : "pad-village" },
      all.map((one) => cell(one.place)),
    ),
    row(
      { key: "pad-footprints" },
      all.map((one) => cell(one.footprints)),
    ),
  ];
  if (all.some((one) => one.not_lost)) {
    rows.splice(
      2,
      0,
      row(
        { key: "pad-not-lost" },
        all.map((one) => cell(one.not_lost)),
      ),
    );
  }
  const totals = all.map((one) => ({ ...cell(one.total), best: one.total === best }));
  rows.push(row({ key: "pad-total" }, totals, "total"));
  const notes: Phrase[] = [];
  if (tied.length && tom) notes.push({ key: "pad-tom-tie", values: { won: toms.winner ? "no" : "yes" } });
  if (tied.length && !tom) {
    const tokens = seats.map((one, seat) => ({
      ...cell(one.reroll_tokens ?? 0),
      best: result.winners.includes(seat),
    }));
    rows.push(row({ key: "pad-glow-tie" }, tokens, "tie"));
    if (result.winners.length > 1) notes.push({ key: "pad-shared" });
  }
  return {
    columns: tom ? [...seatColumns(finished), toms] : seatColumns(finished),
    rows,
    notes,
  };
}
