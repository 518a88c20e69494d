/** The mistakes of a match, and looking for the better move oneself: one state, and what becomes of it. */
import type { Seat } from "../boards/contract";
import type { AnalysedMove, Analysis } from "./protocol";

/** A move that cost a lot, and the best one in its place; the chances are in percent. */
export interface Mistake {
  step: AnalysedMove;
  seat: Seat;
  /** The ply at which the move was made. */
  ply: number;
  best: string;
  label: string;
  reasons: readonly string[];
  could: number;
  did: number;
  solutions: readonly string[];
}

/** The mistakes of a seat, in the order of the match. */
export function mistakesOf({ moves, reports }: Analysis, seat: Seat): Mistake[] {
  const mistakes = reports.find((report) => report.seat === seat)?.mistakes ?? [];
  return mistakes.flatMap(({ ply, solutions }) => {
    const step = moves.find((move) => move.ply === ply);
    const best = step?.alternatives.find(({ move }) => move === solutions[0]);
    if (!step || !best) return [];
    return {
      step,
      seat,
      ply: ply - 1,
      best: best.move,
      label: best.label,
      reasons: best.reasons,
      could: percent(step.before[seat]),
      did: percent(step.after[seat]),
      solutions,
    };
  });
}

const percent = (chance: number | undefined): number => Math.round((chance ?? 0) * 100);

/**
 * How far somebody is who looks at a mistake again: still looking, after another move that is not better,
 * after the very move that was played, or at the end, by oneself or not.
 */
export type Stage = "looking" | "missed" | "repeated" | "found" | "shown";

/** A mistake on the board once more, and the move that was tried last. */
export interface Exercise {
  mistake: Mistake;
  stage: Stage;
  move: string | null;
}

/** Let somebody look for the better move. */
export const pose = (mistake: Mistake): Exercise => ({ mistake, stage: "looking", move: null });

/** Show the better move. */
export const reveal = (mistake: Mistake): Exercise => ({ mistake, stage: "shown", move: mistake.best });

/** What comes of a move that somebody tries. */
export function attempt({ mistake }: Exercise, move: string): Exercise {
  if (mistake.solutions.includes(move)) return { mistake, stage: "found", move };
  return { mistake, stage: move === mistake.step.move ? "repeated" : "missed", move };
}

/** Whether moves can be tried. */
export const isOpen = ({ stage }: Exercise): boolean => stage !== "found" && stage !== "shown";

/** Whether a position, as a seat sees it, is the one that an exercise is about. */
export const isAt = ({ mistake }: Exercise, ply: number, view: string): boolean =>
  mistake.ply === ply && view === String(mistake.seat);

/** The move to point at: the better one, once it is known. */
export const pointedAt = (exercise: Exercise): string | null => (isOpen(exercise) ? null : exercise.move);
