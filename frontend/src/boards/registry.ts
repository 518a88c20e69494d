/** Which module draws which game: ours are found by their folders, others by the server's catalogue. */
import { untrack } from "svelte";
import type { Designer } from "../editor/designer";
import { games } from "../lib/api";
import { toast } from "../lib/toasts.svelte";
import { settings } from "../lib/settings.svelte";
import { learn, say } from "../lib/words.svelte";
import type { Board, GameParts, Mount } from "./contract";

/** What only our own games have. */
export interface OwnParts extends Omit<GameParts, "lid"> {
  /** Its place on the first page, from the quickest to learn to the longest. */
  rank: number;
  /** The editor of its boards. */
  designer?: () => Promise<Designer>;
}

const FOLDERS = import.meta.glob<OwnParts>("./*/index.ts", { import: "GAME", eager: true });
const OWN: Partial<Record<string, OwnParts>> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, parts]) => [path.split("/")[1]!, parts]),
);

const loads: Partial<Record<string, Promise<GameParts | null>>> = {};

/** Ours at once, others' from the server; null for a game that nobody has drawn. */
async function partsOf(game: string): Promise<GameParts | null> {
  return OWN[game] ?? (loads[game] ??= load(game));
}

async function load(game: string): Promise<GameParts | null> {
  const address = (await games()).find((one) => one.name === game)?.board;
  if (!address) return null;
  try {
    return ((await import(/* @vite-ignore */ address)) as { GAME: GameParts }).GAME;
  } catch (problem) {
    console.error(problem);
    toast(say("board-broken", { game }), "refusal");
    return null;
  }
}

/** The board of a game; a game without one is played from a list of its moves. */
export async function boardOf(game: string): Promise<Board> {
  // Its words come with it; if they do not, it is drawn without.
  const words = untrack(() => learn(game, settings.language)).catch(() => null);
  const [board] = await Promise.all([drawnBoard(game), words]);
  return board ?? (await import("./plain/board")).BOARD;
}

const drawnBoard = async (game: string): Promise<Board | null> =>
  (await (await partsOf(game))?.board()) ?? null;

/** The picture on the lid of a game's box. */
export async function lidOf(game: string): Promise<Mount<object, SVGElement> | null> {
  const lid = OWN[game] ? (await import("./lids")).LIDS[game] : (await partsOf(game))?.lid?.();
  return (await lid) ?? null;
}

/** The games in the order of the first page: ours by their rank, then those of others. */
export function sortGames<Game extends { name: string }>(all: readonly Game[]): Game[] {
  const rank = (game: Game): number => OWN[game.name]?.rank ?? Infinity;
  return all.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** Whether boards of this game can be drawn by hand. */
export function isDrawn(game: string): boolean {
  return OWN[game]?.designer !== undefined;
}

export async function designerOf(game: string): Promise<Designer | null> {
  return OWN[game]?.designer?.() ?? null;
}
