/** What a move of Labyrinth points at, by its notation alone. */
import type { Language } from "../contract";

export type Reading =
  { kind: "insert"; slot: string; open: string } | { kind: "walk"; cell: string } | { kind: "stay" };

const INSERTED = /^([NESW]\d+):([NESW]+|-)$/;
const WALKED = /^[a-o]\d+$/;

export function read(move: string): Reading | null {
  if (move === "stay") return { kind: "stay" };
  if (WALKED.test(move)) return { kind: "walk", cell: move };
  const parts = INSERTED.exec(move);
  return parts ? { kind: "insert", slot: parts[1]!, open: parts[2]! } : null;
}

/** How the free tile is inserted at a slot. */
export function insertion(slot: string, open: string): string {
  return `${slot}:${open}`;
}

/** The slots that can be pushed now. */
export function pushable(legal: readonly string[]): Set<string> {
  return new Set(
    legal.flatMap((move) => {
      const reading = read(move);
      return reading?.kind === "insert" ? [reading.slot] : [];
    }),
  );
}

/** The move that ends on each cell; staying ends on the cell where the figure is. */
export function walks(legal: readonly string[], here: string): Map<string, string> {
  return new Map(
    legal.flatMap((move): [string, string][] => {
      const reading = read(move);
      if (reading?.kind === "walk") return [[reading.cell, move]];
      return reading?.kind === "stay" ? [[here, move]] : [];
    }),
  );
}

/** Open sides as moves write them, from either language. */
export function inMoves(directions: string): string {
  return directions.replaceAll("O", "E");
}

/** Slots and open sides as people of a language write them: east is O in German. */
export function inWords(directions: string, language: Language): string {
  return language === "de" ? directions.replaceAll("E", "O") : directions;
}
