/** The game's part of a scene of Sequence, and where things lie in the drawing. */
import type { Colour } from "../contract";
import { cellsOf, lattice, placeOf } from "../shared/cells";

/** Wild jacks go anywhere, the others take a chip away. */
export type Jack = "wild" | "remove";

export interface SequenceTable {
  layout: string[][];
  jacks: Record<string, Jack>;
  board: string[];
  sequences: { team: Colour; cells: string[] }[];
  locked: string[];
  teams: Colour[];
  goal: number;
  hand: string[] | null;
  dead: string[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  tops: (string | null)[];
  deck: number;
  phase: "turn" | "claim" | "penalty" | "over";
  claim: string | null;
}

export const SIDE = 10;
export const CELL = { width: 60, height: 64 };
export const MARGIN = 24;

const CHIPS: Record<string, Colour> = { b: "blue", g: "green", r: "red" };

export function chipOn(table: SequenceTable, cell: string): Colour | null {
  const { x, y } = placeOf(cell);
  return CHIPS[table.board[y]?.[x] ?? ""] ?? null;
}

/** The card printed on a cell; a free corner has none. */
export function cardOn(table: SequenceTable, cell: string): string | null {
  const { x, y } = placeOf(cell);
  const card = table.layout[y]?.[x];
  return card === undefined || card === "**" ? null : card;
}

export const CELLS = cellsOf({ width: SIDE, height: SIDE });

export const { corner, centre, box } = lattice({ ...CELL, margin: MARGIN, inset: 1.5 });
