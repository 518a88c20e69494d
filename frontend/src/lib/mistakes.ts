/** What the analysis of a match says about the mistakes of a seat. */
import type { Seat } from "../boards/contract";
import type { AnalysedMove, Analysis } from "./protocol";

/** A move to point at, in the position where a seat could have played it. */
export interface Pointer {
  ply: number;
  seat: Seat;
  move: string;
}

/** A move that cost a lot, and the best one in its place; the chances are in percent. */
export interface Mistake {
  step: AnalysedMove;
  label: string;
  reasons: readonly string[];
  could: number;
  did: number;
  pointer: Pointer;
}

/** The mistakes of a seat, in the order of the match. */
export function mistakesOf({ moves, reports }: Analysis, seat: Seat): Mistake[] {
  const plies = reports.find((report) => report.seat === seat)?.mistakes ?? [];
  return moves
    .filter((step) => plies.includes(step.ply))
    .flatMap((step) => {
      const best = step.alternatives[0];
      if (!best) return [];
      return {
        step,
        label: best.label,
        reasons: best.reasons,
        could: percent(step.before[seat]),
        did: percent(step.after[seat]),
        pointer: { ply: step.ply - 1, seat, move: best.move },
      };
    });
}

const percent = (chance: number | undefined): number => Math.round((chance ?? 0) * 100);

/** The move to point at in a position as a seat sees it. */
export function pointedAt(pointer: Pointer | null, ply: number, view: string): string | null {
  return pointer?.ply === ply && view === String(pointer.seat) ? pointer.move : null;
}
