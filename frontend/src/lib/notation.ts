/** Moves in notation, as they appear beside boards and sentences. */

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** Files write a card as TC; people read 10♣, as the sentences of the log have it. */
export function withSuits(label: string): string {
  return label.replaceAll(
    /(?<![\w:])([2-9TJQKA])([SHDC])(?!\w)/g,
    (_, rank: string, suit: string) => (rank === "T" ? "10" : rank) + SUITS[suit],
  );
}

/** Notation made of words only, such as "stay", repeats the sentence before it. */
export function addsToWords(label: string | null | undefined): label is string {
  return !!label && /\d/.test(label);
}
