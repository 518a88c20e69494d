/** Labyrinth: who has collected which goals, and how many are left. */
import { row, seatColumns, type Finished, type Pad, type Phrase } from "../pad";

export interface LabyrinthBreakdown {
  end: "goals" | "limit" | null;
  turns: number;
  turn_limit: number | null;
  seats: { seat: number; collected: number[]; left: number; won: boolean }[];
}

export function labyrinthPad(finished: Finished<LabyrinthBreakdown>): Pad {
  const { end, turns, seats } = finished.result.breakdown;
  const most = Math.max(...seats.map((seat) => seat.collected.length));
  const notes: Phrase[] = [{ key: "pad-turns", values: { turns } }];
  if (end === "limit") notes.push({ key: "pad-limit" });
  if (finished.result.winners.length > 1) notes.push({ key: "pad-shared" });
  return {
    columns: seatColumns(finished),
    rows: [
      row(
        { key: "pad-collected" },
        seats.map(({ collected }) => ({ text: collected.join(", ") || "·", things: collected })),
      ),
      row(
        { key: "pad-left" },
        seats.map(({ left }) => ({ text: String(left) })),
      ),
      row(
        { key: "pad-goals" },
        seats.map(({ collected, left }) => ({
          text: String(collected.length),
          note: { key: "pad-of", values: { goal: collected.length + left } },
          best: most > 0 && collected.length === most,
        })),
        "total",
      ),
    ],
    notes,
  };
}
