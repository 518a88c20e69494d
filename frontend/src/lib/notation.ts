/** Moves in notation, as they appear beside boards and sentences. */

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** Files write a card as TC; people read 10♣, as the sentences of the log have it. */
export function withSuits(label: string): string {
  return label.replaceAll(
    /(?<![\w:])([2-9TJQKA])([SHDC])(?!\w)/g,
    (_, rank: string, suit: string) => (rank === "T" ? "10" : rank) + SUITS[suit],
  );
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
