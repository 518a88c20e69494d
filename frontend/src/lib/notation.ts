/** Moves in notation, as they appear beside boards and sentences. */
import type { Moved } from "./protocol";
import type { Saying } from "./sayings";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** Files write a card as TC; people read 10♣, as the sentences of the log have it. */
export function withSuits(label: string): string {
  return label.replaceAll(
    /(?<![\w:])([2-9TJQKA])([SHDC])(?!\w)/g,
    (_, rank: string, suit: string) => (rank === "T" ? "10" : rank) + SUITS[suit],
  );
}

/** A move as people read it: the words for it, or how it is written where there are none; null if it is secret. */
export interface Wording {
  words: string | null;
  label: string | null;
}

export function wordingOf(
  { move, told }: Pick<Moved, "move" | "told">,
  write: (move: number) => string,
  speak: (saying: Saying) => string,
): Wording {
  if (move === null) return { words: null, label: null };
  const label = write(move);
  return { words: told === null ? label : speak(told), label };
}

type Label = string | null | undefined;

/** Notation repeats the sentence before it where a game has no sentences but its notation. */
export function isNotSaid(label: Label, words: Label): label is string {
  return !!label && label !== words;
}

/** Notation made of words only, such as "stay", repeats the sentence too. */
export function addsToWords(label: Label, words: Label): label is string {
  return isNotSaid(label, words) && /\d/.test(label);
}
