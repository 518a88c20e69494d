/** What a move of Glüx points at, by its notation alone. */

export type Reading = { kind: "place"; pips: number; cell: string } | { kind: "start"; pips: number };

export function read(move: string): Reading | null {
  const [first = "", second = ""] = move.split(" ");
  if (first === "start") return { kind: "start", pips: Number(second) };
  const pips = Number(first);
  return Number.isInteger(pips) && second ? { kind: "place", pips, cell: second } : null;
}

export interface Placing {
  move: string;
  pips: number;
  cell: string;
}

export function placings(legal: readonly string[]): Placing[] {
  return legal.flatMap((move) => {
    const reading = read(move);
    return reading?.kind === "place" ? [{ move, pips: reading.pips, cell: reading.cell }] : [];
  });
}

export interface Starting {
  move: string;
  pips: number;
}

/** The start sides on offer, with the move that chooses each. */
export function startings(legal: readonly string[]): Starting[] {
  return legal.flatMap((move) => {
    const reading = read(move);
    return reading?.kind === "start" ? [{ move, pips: reading.pips }] : [];
  });
}
