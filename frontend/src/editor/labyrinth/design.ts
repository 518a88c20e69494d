/** A maze that somebody draws. Nothing changes in place, so that every step can be undone. */
import { cellName, placeOf, walk } from "../../boards/shared/cells";
import type { Size } from "../designer";
import { LABYRINTH } from "../limits";

/** The open sides as bits: 1 north, 2 east, 4 south, 8 west; null is drawn by lot. */
export type Openings = number | null;

export interface Tile {
  open: Openings;
  fixed: boolean;
}

export interface Maze extends Size {
  /** Row by row. */
  tiles: readonly Tile[];
  free: Openings;
  /** In the order of the players; an empty list means the usual ones. */
  starts: readonly string[];
  /** A cell or "free" for each stone's number; without any, stones are laid by lot. */
  stones: Readonly<Record<number, string>>;
  /** The stones each player looks for; null is drawn by lot. */
  goals: readonly (readonly number[])[] | null;
}

export const FREE = "free";
export const BY_LOT: Tile = { open: null, fixed: false };

const NORTH = 1;
const EAST = 2;
const SOUTH = 4;
const WEST = 8;

export function blank({ width, height }: Size): Maze {
  const tiles = Array.from({ length: width * height }, () => BY_LOT);
  return { width, height, tiles, free: null, starts: [], stones: {}, goals: null };
}

export function cellsOf({ width, height }: Size): string[] {
  return Array.from({ length: width * height }, (_, i) =>
    cellName({ x: i % width, y: Math.floor(i / width) }),
  );
}

export function isOn({ width, height }: Size, cell: string): boolean {
  const isCell = /^[a-o]([1-9]|1[0-5])$/.test(cell);
  const { x, y } = placeOf(cell);
  return isCell && x < width && y < height;
}

function indexOf(maze: Maze, cell: string): number {
  const { x, y } = placeOf(cell);
  return y * maze.width + x;
}

export function tileOn(maze: Maze, cell: string): Tile {
  return maze.tiles[indexOf(maze, cell)] ?? BY_LOT;
}

export function turn(open: Openings, quarters = 1): Openings {
  if (open === null) return null;
  let turnedSides = open;
  for (let i = 0; i < quarters; i++) turnedSides = ((turnedSides << 1) | (turnedSides >> 3)) & 15;
  return turnedSides;
}

/** Lay a tile on a cell or as the free one, which is never fixed. */
export function layTile(maze: Maze, place: string, tile: Tile): Maze {
  if (place === FREE) return maze.free === tile.open ? maze : { ...maze, free: tile.open };
  const old = tileOn(maze, place);
  if (old.open === tile.open && old.fixed === tile.fixed) return maze;
  return { ...maze, tiles: maze.tiles.with(indexOf(maze, place), tile) };
}

export function turnTile(maze: Maze, place: string): Maze {
  if (place === FREE) return { ...maze, free: turn(maze.free) };
  const tile = tileOn(maze, place);
  return layTile(maze, place, { ...tile, open: turn(tile.open) });
}

/** A way from a cell to its neighbour: both tiles open towards each other. */
export function join(maze: Maze, from: string, to: string): Maze {
  const [a, b] = [placeOf(from), placeOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return maze;
  const [out, back] =
    dx === 1 ? [EAST, WEST] : dx === -1 ? [WEST, EAST] : dy === 1 ? [SOUTH, NORTH] : [NORTH, SOUTH];
  const openSide = (now: Maze, cell: string, side: number): Maze => {
    const tile = tileOn(now, cell);
    return layTile(now, cell, { ...tile, open: (tile.open ?? 0) | side });
  };
  return openSide(openSide(maze, from, out), to, back);
}

/** Masonry becomes a hedge and the other way round; a tile drawn by lot can always be pushed. */
export function toggleFixed(maze: Maze, cell: string): Maze {
  const tile = tileOn(maze, cell);
  return tile.open === null ? maze : layTile(maze, cell, { ...tile, fixed: !tile.fixed });
}

/** Put the next figure here, or take the one here away. */
export function toggleStart(maze: Maze, cell: string): Maze {
  if (maze.starts.includes(cell)) {
    return { ...maze, starts: maze.starts.filter((start) => start !== cell) };
  }
  return maze.starts.length < LABYRINTH.players ? { ...maze, starts: [...maze.starts, cell] } : maze;
}

export function stonesOn(maze: Maze, place: string): number[] {
  return Object.keys(maze.stones)
    .map(Number)
    .filter((stone) => maze.stones[stone] === place);
}

/** Lay the next stone here, or take the one here away. */
export function toggleStone(maze: Maze, place: string): Maze {
  const here = stonesOn(maze, place).at(-1);
  if (here !== undefined) return withoutStones(maze, [here]);
  const numbers = Array.from({ length: LABYRINTH.stones }, (_, i) => i + 1);
  const next = numbers.find((stone) => !(stone in maze.stones));
  return next === undefined ? maze : { ...maze, stones: { ...maze.stones, [next]: place } };
}

function withoutStones(maze: Maze, gone: readonly number[]): Maze {
  const rest = Object.entries(maze.stones).filter(([stone]) => !gone.includes(Number(stone)));
  const goals = maze.goals?.map((own) => own.filter((stone) => !gone.includes(stone))) ?? null;
  return { ...maze, stones: Object.fromEntries(rest), goals: trim(goals) };
}

/** Make the stones here goals of a player, or no goals any more. */
export function toggleGoal(maze: Maze, place: string, player: number): Maze {
  const here = stonesOn(maze, place);
  if (!here.length) return maze;
  const goals = Array.from({ length: Math.max(player + 1, maze.goals?.length ?? 0) }, (_, seat) => [
    ...(maze.goals?.[seat] ?? []),
  ]);
  const own = goals[player]!;
  const all = here.every((stone) => own.includes(stone));
  goals[player] = all
    ? own.filter((stone) => !here.includes(stone))
    : [...new Set([...own, ...here])].toSorted((a, b) => a - b);
  return { ...maze, goals: trim(goals) };
}

/** Players at the end who look for nothing do not play; without any goals all are drawn by lot. */
function trim(goals: readonly (readonly number[])[] | null): readonly (readonly number[])[] | null {
  const last = goals?.findLastIndex((own) => own.length > 0) ?? -1;
  return goals && last >= 0 ? goals.slice(0, last + 1) : null;
}

/** Clear a place: no stone, no figure, and the tile is drawn by lot. */
export function clear(maze: Maze, place: string): Maze {
  const bare = withoutStones(maze, stonesOn(maze, place));
  const starts = bare.starts.filter((start) => start !== place);
  return layTile({ ...bare, starts }, place, BY_LOT);
}

export function resize(maze: Maze, size: Size): Maze {
  const tiles = cellsOf(size).map((cell) => (isOn(maze, cell) ? tileOn(maze, cell) : BY_LOT));
  const offBoard = Object.keys(maze.stones)
    .map(Number)
    .filter((stone) => maze.stones[stone] !== FREE && !isOn(size, maze.stones[stone]!));
  const starts = maze.starts.filter((start) => isOn(size, start));
  return { ...withoutStones(maze, offBoard), ...size, tiles, starts };
}

/** The cell next to one, or null at the border. */
export function beside(maze: Maze, cell: string, key: string): string | null {
  const next = walk(placeOf(cell), key, maze.width, maze.height);
  return next && cellName(next) !== cell ? cellName(next) : null;
}
