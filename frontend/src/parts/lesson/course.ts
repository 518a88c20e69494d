/** The course of a lesson: what a move means to a step, and where a board is laid out anew. */
import type { LessonStep } from "../../lib/protocol";

export type Verdict = "done" | "other" | "forbidden";

/** What the coach says to a move that is not the one. */
export interface Answer {
  kind: Exclude<Verdict, "done">;
  text: string;
  /** The rule that forbids it. */
  rule?: string | null;
}

/** Whether a move is what the step wants, allowed but something else, or against the rules. */
export function judge(step: LessonStep, move: string): Verdict {
  if (step.accepted.some((one) => one.move === move)) return "done";
  return step.legal.includes(move) ? "other" : "forbidden";
}

/** The step that laid out the board which the step at this place is done on. */
export function layoutOf(steps: readonly LessonStep[], at: number): number {
  let first = at;
  while (first > 0 && steps[first]?.goes_on) first -= 1;
  return first;
}
