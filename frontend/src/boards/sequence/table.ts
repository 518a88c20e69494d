/** The game's part of a scene of Sequence, and where things lie in the drawing. */
import type { Colour } from "../contract";
import { cellName, placeOf } from "../shared/cells";
import type { OnCell } from "./moves";

export interface SequenceTable {
  layout: string[][];
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

/**
 * What pressing a cell stands for: with the chosen card, else with the one that it shows, else with
 * whatever reaches it.
 */
export function meant(
  plays: readonly OnCell[],
  table: SequenceTable,
  cell: string | null,
  chosen: string | null = null,
): OnCell[] {
  const here = plays.filter((one) => one.cell === cell && (chosen === null || one.card === chosen));
  const plain = here.filter((one) => one.card === cardOn(table, one.cell));
  return plain.length ? plain : here;
}

export const CELLS = Array.from({ length: SIDE * SIDE }, (_, i) =>
  cellName({ x: i % SIDE, y: Math.floor(i / SIDE) }),
);

export function corner(cell: string): { x: number; y: number } {
  const { x, y } = placeOf(cell);
  return { x: MARGIN + x * CELL.width, y: MARGIN + y * CELL.height };
}

export function centre(cell: string): { x: number; y: number } {
  const { x, y } = corner(cell);
  return { x: x + CELL.width / 2, y: y + CELL.height / 2 };
}

export function box(cell: string): { x: number; y: number; width: number; height: number } {
  const { x, y } = corner(cell);
  return { x: x + 1.5, y: y + 1.5, width: CELL.width - 3, height: CELL.height - 3 };
}
