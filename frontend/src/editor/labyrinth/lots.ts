/** What a drawn maze leaves to chance: the loose tiles of the classic set, less what is drawn. */
import classic from "../../../../src/spieltisch/games/labyrinth/classic.json";
import { say } from "../../lib/words.svelte";
import type { Kind } from "./brushes";
import { stonesOn, tileOn, type Maze } from "./design";
import { kindOf } from "./words";

/** As the game itself has it, from the file that the Python side reads. */
const SET = classic.loose.classic;
type Loose = keyof typeof SET;
const KINDS = Object.keys(SET) as Loose[];

/** As many stones as the classic game has, and where those lie that its board lays by lot. */
const STONES = Object.values(classic.stones_on).reduce((sum, count) => sum + count, 0);
const SPREAD = ["b2", "f2", "b6", "f6", "d2", "d6", "b4", "f4", "d3", "d5", "c4", "e4"];

/** The tiles that can be pushed: those on the board, and the free one. */
function loose(maze: Maze): (number | null)[] {
  return [...maze.tiles.filter((tile) => !tile.fixed).map((tile) => tile.open), maze.free];
}

export function countByLot(maze: Maze): number {
  return loose(maze).filter((open) => open === null).length;
}

/** The tiles to draw from; exactly as many as are drawn, unless the board is larger than the set. */
export function mixOf(maze: Maze): Record<Loose, number> {
  const count = countByLot(maze);
  const kinds = loose(maze).flatMap((open): Kind[] => (open === null ? [] : [kindOf(open)]));
  const left = { ...SET };
  for (const kind of KINDS) {
    left[kind] = Math.max(0, SET[kind] - kinds.filter((one) => one === kind).length);
  }
  const sum = (): number => KINDS.reduce((all, kind) => all + left[kind], 0);
  if (sum() < count) return { ...SET };
  // A dead end or a crossing that was drawn takes the place of what there is most of.
  while (sum() > count) {
    const most = KINDS.toSorted((a, b) => left[b] - left[a])[0]!;
    left[most] -= 1;
  }
  return left;
}

/** The value of the game's option `tiles`; none if nothing is drawn by lot. */
export function tilesOption(maze: Maze): string | null {
  if (!countByLot(maze)) return null;
  const mix = mixOf(maze);
  return KINDS.filter((kind) => mix[kind])
    .map((kind) => `${kind}=${mix[kind]}`)
    .join(" ");
}

/** What chance decides, a sentence each. */
export function lotsInWords(maze: Maze): string[] {
  const count = countByLot(maze);
  const sentences: string[] = [];
  if (count) {
    const mix = mixOf(maze);
    const exact = KINDS.reduce((all, kind) => all + mix[kind], 0) === count;
    const kinds = KINDS.filter((kind) => mix[kind]).map((kind) =>
      say("editor-lots-kinds", { kind, count: mix[kind] }),
    );
    sentences.push(
      say("editor-lots-tiles", { count, kinds: exact ? kinds.join(", ") : say("editor-lots-mix") }),
      say("editor-lots-turned"),
    );
  }
  if (!Object.keys(maze.stones).length) sentences.push(say("editor-lots-stones"));
  else if (!maze.goals) sentences.push(say("editor-lots-goals"));
  return sentences;
}

/** The classic board draws half of its stones by lot; here all of them are where people see them. */
export function withAllStones(maze: Maze): Maze {
  const free = SPREAD.filter((cell) => tileOn(maze, cell).open === null && !stonesOn(maze, cell).length);
  const stones = { ...maze.stones };
  for (let stone = 1; stone <= STONES && free.length; stone++) stones[stone] ??= free.shift()!;
  return { ...maze, stones };
}
