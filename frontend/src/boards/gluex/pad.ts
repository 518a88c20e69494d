/** Glüx: every room with its pips and points, and the middle room where it broke a tie. */
import { row, seatColumns, type Finished, type Pad, type Phrase } from "../pad";

interface Room {
  room: string;
  pips: number[];
  places: (number | null)[];
  points: number[];
}

export interface GluexBreakdown {
  end: "placed" | "kept" | "stuck" | null;
  rooms: Room[];
  points: number[];
  tie_break: { room: string; tied: number[]; pips: number[]; winners: number[] } | null;
}

export function gluexPad(finished: Finished<GluexBreakdown, { middle: string }>): Pad {
  const { result, scene } = finished;
  const { end, rooms, points, tie_break: tie } = result.breakdown;
  const rows = rooms.map(({ room, pips, points: won }) =>
    row(
      {
        key: "pad-room",
        values: { room, middle: room === scene.table.middle ? "yes" : "no" },
      },
      won.map((count, seat) => ({
        text: pips[seat] ? String(count) : "·",
        best: count > 0 && count === Math.max(...won),
        ...(pips[seat] ? { note: { key: "pad-pips", values: { pips: pips[seat] } } } : {}),
      })),
    ),
  );
  rows.push(
    row(
      { key: "pad-total" },
      points.map((count) => ({ text: String(count) })),
      "total",
    ),
  );
  if (tie) {
    const cells = points.map((_, seat) => ({
      text: tie.tied.includes(seat) ? String(tie.pips[tie.tied.indexOf(seat)]) : "·",
      best: tie.winners.includes(seat),
    }));
    rows.push(row({ key: "pad-gluex-tie", values: { room: tie.room } }, cells, "tie"));
  }
  const notes: Phrase[] = [];
  if (end === "stuck") notes.push({ key: "pad-stuck" });
  if (tie && tie.winners.length > 1) notes.push({ key: "pad-shared" });
  return { columns: seatColumns(finished), rows, notes };
}
