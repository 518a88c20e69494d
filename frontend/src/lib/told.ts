/** What is said about moves and refusals, as people read it and as it is read out. */
import type { Board } from "../boards/contract";

/** A refusal names its ruling first; the link beside it leads there. */
const RULING = /^[A-Z]\d+(?:\.\d+)?: /;

/** A refusal without the number of its ruling. */
export function withoutRuling(text: string): string {
  return text
    .replace(RULING, "")
    .replace(/^\p{Ll}+(?![\p{L}\d])/u, (first) => first[0]!.toUpperCase() + first.slice(1));
}

/** Words about a move as they are read out: nothing in it is called by its letters. */
export function spoken(words: string, board: Board | null): string {
  const parts = board?.things?.(words) ?? [words];
  return parts.map((part) => (typeof part === "object" ? part.words : part)).join("");
}
