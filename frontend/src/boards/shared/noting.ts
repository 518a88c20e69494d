/** Moves at the end of what a screen reader says, exactly as the log will write them, for those who want that. */
import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";

export function withMoves(words: string, moves: readonly string[], noted: BoardProps["noted"]): string {
  return moves.length && settings.notation ? `${words}: ${moves.map(noted).join(", ")}` : words;
}

/** How a reader writes each legal move, given them in both notations. */
export function noting(legal: readonly string[], labels: readonly string[]): BoardProps["noted"] {
  const known = new Map(legal.map((move, i) => [move, labels[i] ?? move]));
  return (move) => known.get(move) ?? move;
}
