/** The game's part of a scene of Glüx, and where things lie in the drawing. */
import type { Colour, Seat } from "../contract";
import { cellName, lattice, placeOf } from "../shared/cells";

export interface Room {
  room: string;
  pips: number[];
  places: (number | null)[];
  points: number[];
}

export interface GluexTable {
  layout: string[];
  reconstruction: boolean;
  middle: string;
  starts: string[];
  colours: Colour[];
  chips: { cell: string; seat: Seat; pips: number; height: number }[];
  rooms: Room[];
  hand: { type: string; sides: number[] } | null;
  hands: (string | null)[];
  left: Record<string, number>[];
  targets: { cell: string; from: string[] }[][];
  choices: (number | null)[];
  chosen: Seat[];
  excluded: Seat[];
  finished: Seat[];
  phase: "choose" | "turn" | "over";
}

export const CELL = 60;
export const MARGIN = 20;
const CORRIDOR = ".";

export const { corner, centre, box } = lattice({ width: CELL, height: CELL, margin: MARGIN });

export function roomAt(layout: readonly string[], x: number, y: number): string | null {
  const sign = layout[y]?.[x];
  return sign === undefined || sign === CORRIDOR ? null : sign;
}

export function roomOf(layout: readonly string[], cell: string): string | null {
  const { x, y } = placeOf(cell);
  return roomAt(layout, x, y);
}

/** The squares of each room, from the top left. */
export function squaresOf(layout: readonly string[]): Map<string, string[]> {
  const squares = new Map<string, string[]>();
  layout.forEach((row, y) =>
    [...row].forEach((_, x) => {
      const room = roomAt(layout, x, y);
      if (room) squares.set(room, [...(squares.get(room) ?? []), cellName({ x, y })]);
    }),
  );
  return squares;
}

/** An inlaid star of eight points for the floor of the middle room. */
export const STAR = `M${Array.from({ length: 16 }, (_, i) => {
  const reach = i % 2 ? 17 : i % 4 ? 36 : 52;
  const angle = (i * Math.PI) / 8;
  return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
}).join("L")}Z`;

/** The point around which some squares lie, if there are any. */
export function middleOf(cells: readonly string[]): { x: number; y: number } | null {
  if (!cells.length) return null;
  const all = cells.map(centre);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) };
}

/** The walls around all rooms, or around some of them, as one path. */
export function walls(layout: readonly string[], some?: readonly string[]): string {
  let path = "";
  layout.forEach((row, y) =>
    [...row].forEach((_, x) => {
      const room = roomAt(layout, x, y);
      if (!room || some?.includes(room) === false) return;
      const left = MARGIN + x * CELL;
      const top = MARGIN + y * CELL;
      if (roomAt(layout, x, y - 1) !== room) path += `M${left} ${top}h${CELL}`;
      if (roomAt(layout, x, y + 1) !== room) path += `M${left} ${top + CELL}h${CELL}`;
      if (roomAt(layout, x - 1, y) !== room) path += `M${left} ${top}v${CELL}`;
      if (roomAt(layout, x + 1, y) !== room) path += `M${left + CELL} ${top}v${CELL}`;
    }),
  );
  return path;
}

/** The only seat in first place of a room, or null while nobody leads alone. */
export function leader(room: Room): Seat | null {
  const first = room.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === 1 ? first[0]! : null;
}
