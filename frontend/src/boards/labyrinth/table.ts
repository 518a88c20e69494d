/** The game's part of a scene of Labyrinth, and where things lie in the drawing. */
import type { Colour, Seat } from "../contract";
import { cellName, lattice, placeOf, type Place } from "../shared/cells";

export interface TileLook {
  /** The open sides, such as "NE"; "-" for none. */
  open: string;
  immovable: boolean;
}

export interface LabyrinthTable {
  width: number;
  height: number;
  tiles: TileLook[][];
  free: { open: string; rotations: string[]; stones: number[] };
  /** The slots of all lines that can be pushed. */
  movable: string[];
  /** Where the free tile may be inserted now. */
  slots: string[];
  /** Where the last tile fell out. */
  forbidden: string | null;
  figures: string[];
  /** A cell, or "free", for every stone that nobody has collected. */
  stones: Record<string, string>;
  goals: number[] | null;
  all_goals: (number[] | null)[];
  left: number[];
  collected: number[][];
  reachable: string[];
  /** For each cell that can be reached, the one before it on a shortest way from the figure. */
  ways: Record<string, string>;
  turn: Seat;
  turns: number;
  turn_limit: number | null;
  phase: "insert" | "walk" | "over";
  /** Where everybody has to return to after the last goal, if they have to. */
  homes?: string[] | null;
}

export const COLOURS: readonly Colour[] = [
  "blue",
  "red",
  "green",
  "yellow",
  "purple",
  "grey",
  "pink",
  "teal",
];

export const CELL = 60;
/** The margin around the board, where the slots are. */
export const MARGIN = 46;

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

/** From a cell to its neighbour on each side. */
export const STEPS: Record<Side, Place> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!;
}

export const { corner, centre, box } = lattice({ width: CELL, height: CELL, margin: MARGIN });

type Size = Pick<LabyrinthTable, "width" | "height">;

export function tileOn(table: LabyrinthTable, cell: string): TileLook {
  const { x, y } = placeOf(cell);
  return table.tiles[y]![x]!;
}

export function sideOf(slot: string): Side {
  return slot[0] as Side;
}

/** The slot at the other end of the line. */
export function across(slot: string): string {
  return opposite(sideOf(slot)) + slot.slice(1);
}

/** The column or row that a slot leads into, as cells name it. */
export function lineName(slot: string): string {
  const column = sideOf(slot) === "N" || sideOf(slot) === "S";
  return column ? String.fromCharCode(96 + Number(slot.slice(1))) : slot.slice(1);
}

/** All slots, clockwise from the top left. */
export function slotsOf({ width, height }: Size): string[] {
  const name = (side: Side, count: number) => Array.from({ length: count }, (_, i) => `${side}${i + 1}`);
  return [
    ...name("N", width),
    ...name("E", height),
    ...name("S", width).reverse(),
    ...name("W", height).reverse(),
  ];
}

/** The cells of a slot's line, from the one where a tile comes in to the one where it falls out. */
export function lineOf({ width, height }: Size, slot: string): string[] {
  const side = sideOf(slot);
  const index = Number(slot.slice(1)) - 1;
  const cells =
    side === "N" || side === "S"
      ? Array.from({ length: height }, (_, y) => cellName({ x: index, y }))
      : Array.from({ length: width }, (_, x) => cellName({ x, y: index }));
  return side === "S" || side === "E" ? cells.reverse() : cells;
}

/** The middle of a slot, outside the board. */
export function slotCentre(table: Size, slot: string): Place {
  const at = centre(lineOf(table, slot)[0]!);
  const out = STEPS[sideOf(slot)];
  const distance = (CELL + MARGIN) / 2;
  return { x: at.x + out.x * distance, y: at.y + out.y * distance };
}

/** A shortest way from the figure whose turn it is to a cell that it can reach, with both its ends. */
export function way({ ways }: LabyrinthTable, to: string): string[] {
  const cells = [to];
  for (let before = ways[to]; before !== undefined; before = ways[before]) cells.unshift(before);
  return cells;
}

/** The seat's home, once that is all it still has to reach. */
export function homeward(table: LabyrinthTable, seat: Seat | null): string | null {
  return seat !== null && table.left[seat] === 0 ? (table.homes?.[seat] ?? null) : null;
}

/** The stones on a cell, or on the free tile. */
export function stonesOn(table: LabyrinthTable, place: string): number[] {
  return Object.entries(table.stones).flatMap(([stone, at]) => (at === place ? [Number(stone)] : []));
}

export function figuresOn(table: LabyrinthTable, cell: string): Seat[] {
  return table.figures.flatMap((at, seat) => (at === cell ? [seat] : []));
}
