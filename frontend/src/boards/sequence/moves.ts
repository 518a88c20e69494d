/** What a move of Sequence points at, by its notation alone. */
import type { Language } from "../contract";

export type Reading =
  | { kind: "cell"; card: string; cell: string; removes: boolean }
  | { kind: "swap"; card: string }
  | { kind: "give"; card: string }
  | { kind: "claim"; ends: [string, string] }
  | { kind: "talk"; team: string }
  | { kind: "word"; word: string };

export function read(move: string): Reading {
  const [first = "", second] = move.split(" ");
  if (!second) return { kind: "word", word: first };
  if (first === "claim") return { kind: "claim", ends: second.split("-") as [string, string] };
  if (first === "give") return { kind: "give", card: second };
  if (first === "talk") return { kind: "talk", team: second };
  if (second === "dead") return { kind: "swap", card: first };
  const removes = second.startsWith("x");
  return { kind: "cell", card: first, cell: removes ? second.slice(1) : second, removes };
}

export interface OnCell {
  move: string;
  card: string;
  cell: string;
  removes: boolean;
}

/** The moves that play a card on a cell. */
export function cellMoves(legal: readonly string[]): OnCell[] {
  return legal.flatMap((move) => {
    const reading = read(move);
    return reading.kind === "cell" ? [{ move, ...reading }] : [];
  });
}

/** All other moves: they become buttons. */
export function otherMoves(legal: readonly string[]): { move: string; reading: Reading }[] {
  return legal
    .map((move) => ({ move, reading: read(move) }))
    .filter(({ reading }) => reading.kind !== "cell");
}

const GERMAN_RANKS: Record<string, string> = { J: "B", Q: "D" };

export function rankName(card: string, language: Language): string {
  const rank = card[0] ?? "";
  if (rank === "T") return "10";
  return (language === "de" && GERMAN_RANKS[rank]) || rank;
}

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export function cardName(card: string, language: Language): string {
  return rankName(card, language) + (SUITS[card[1] ?? ""] ?? "");
}

export function isRed(card: string): boolean {
  return card[1] === "H" || card[1] === "D";
}
