/** What is said about moves and refusals, as people read it and as it is read out. */
import type { Board } from "../boards/contract";

/** A refusal names its ruling first; the link beside it leads there. */
const RULING = /^[A-Z]\d+(?:\.\d+)?: /;

/** A refusal without the number of its ruling. */
export function withoutRuling(text: string): string {
  return asSentence(text.replace(RULING, ""));
}

/** Words that begin as a sentence does, unless they begin with the name of a place. */
export function asSentence(words: string): string {
  return words.replace(/^\p{Ll}+(?![\p{L}\d])/u, (first) => first[0]!.toUpperCase() + first.slice(1));
}

/** Words about a move as they are read out: nothing in it is called by its letters. */
export function spoken(words: string, board: Board | null): string {
  const parts = board?.things?.(words) ?? [words];
  return parts.map((part) => (typeof part === "object" ? part.words : part)).join("");
}
