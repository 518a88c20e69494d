import type { Fault, Json } from "../../lib/protocol";
import type { Designer } from "../designer";
import { BadDesign } from "../designer";
import { blank, FREE, isOn, resize, type Maze } from "./design";
import { lotsInWords, tilesOption, withAllStones } from "./lots";
import MazeBench from "./MazeBench.svelte";
import { decode, lines, read } from "./text";

/** A sentence names a cell, or a stone that lies on one, or a player whose figure stands there. */
function places(maze: Maze, { about }: Fault): string[] {
  const stone = typeof about.stone === "number" ? maze.stones[about.stone] : undefined;
  const start = typeof about.player === "number" ? maze.starts[about.player - 1] : undefined;
  const place = about.cell ?? stone ?? start;
  return typeof place === "string" && place !== FREE && isOn(maze, place) ? [place] : [];
}

function fromBoard(board: unknown): Maze {
  if (!Array.isArray(board)) throw new BadDesign("editor-file-size");
  return withAllStones(read(board.join("\n")));
}

function options(maze: Maze): Record<string, Json> {
  const tiles = tilesOption(maze);
  return tiles === null ? { board: lines(maze) } : { board: lines(maze), tiles };
}

export const DESIGNER: Designer<Maze> = {
  bench: MazeBench,
  file: "labyrinth.txt",
  size: ({ width, height }) => ({ width, height }),
  blank,
  resize,
  players: (maze) => maze.goals?.length || maze.starts.length || 2,
  options,
  lots: lotsInWords,
  fromBoard,
  write: (maze) => `${lines(maze).join("\n")}\n`,
  read,
  decode,
  places,
};
