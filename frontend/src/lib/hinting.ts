/** Which hints still hold after others have acted at the same time. */
import type { Seat } from "../boards/contract";
import type { Hint } from "./protocol";
import { movesOf, type Known } from "./table";

/** Hints, and for whom and at which ply they were found. */
export interface Hinted {
  seat: Seat;
  ply: number;
  hints: readonly Hint[];
}

/** A hint in words: its move as boards read it and as it is written, and the reasons. */
export interface ReadableHint extends Omit<Hint, "move" | "reasons"> {
  move: string;
  label: string;
  reasons: string[];
}

/**
 * Those of the hints that can still be played. Where several seats act at once, what the others have done
 * since does not matter, just as it does not make a move stale; a move of one's own does.
 */
export function holdingHints(known: Known, { seat, ply, hints }: Hinted): readonly Hint[] {
  const { view } = known;
  if (!view || !isOurMoment(known, seat) || view.ply < ply) return [];
  const since = movesOf(known).filter((move) => move.ply > ply);
  if (since.some((move) => move.seat === seat || move.seat === "moderator")) return [];
  const holding = hints.filter(({ move }) => view.legal.includes(move));
  return holding.length === hints.length ? hints : holding;
}

/** Whether the table waits for a seat, and its moves are known. */
export function isOurMoment({ view, you }: Known, seat: Seat): boolean {
  return view?.phase === "playing" && you.seat === seat && view.scene?.actors.includes(seat) === true;
}
