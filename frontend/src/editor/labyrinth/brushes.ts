/** What can be drawn into a maze, and what drawing with each of the tools does. */
import {
  clear,
  toggleFixed,
  toggleGoal,
  join,
  layTile,
  toggleStart,
  toggleStone,
  tileOn,
  turnTile,
  type Maze,
} from "./design";

/** A tile of each kind, as it is before it is turned: straight on, round a corner, and so on. */
export const KINDS = { straight: 5, corner: 3, t: 7, cross: 15, end: 1, wall: 0 } as const;
export type Kind = keyof typeof KINDS;

export type Tool = "way" | "tile" | "turn" | "fix" | "start" | "stone" | "goal" | "clear";
export const TOOLS: readonly Tool[] = ["way", "tile", "turn", "fix", "start", "stone", "goal", "clear"];

export interface Brush {
  tool: Tool;
  /** For tiles: the open sides, and whether the tile is immovable. */
  open: number;
  fixed: boolean;
  /** For goals: whose. */
  player: number;
}

/** The maze after drawing on a place, coming from another while the finger moves. */
export function applyBrush(maze: Maze, brush: Brush, place: string, from: string | null): Maze {
  switch (brush.tool) {
    case "way":
      return from === null ? maze : join(maze, from, place);
    case "tile": {
      const tile = { open: brush.open, fixed: brush.fixed };
      const old = tileOn(maze, place);
      const same = from === null && old.open === tile.open && old.fixed === tile.fixed;
      return same ? turnTile(maze, place) : layTile(maze, place, tile);
    }
    case "clear":
      return clear(maze, place);
    case "turn":
      return turnTile(maze, place);
    case "fix":
      return toggleFixed(maze, place);
    case "start":
      return from === null ? toggleStart(maze, place) : maze;
    case "stone":
      return from === null ? toggleStone(maze, place) : maze;
    case "goal":
      return from === null ? toggleGoal(maze, place, brush.player) : maze;
  }
}
