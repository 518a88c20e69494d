/** Real scenes and legal moves, written by `scripts/fixtures.py`. */
import { readFileSync } from "node:fs";
import type { Scene, Seat } from "../src/boards/contract";

export interface Moment<Table> {
  scenes: Scene<Table>[];
  legal: string[][];
}

export function moments<Table>(game: string): Moment<Table>[] {
  const path = new URL(`../fixtures/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf-8")) as Moment<Table>[];
}

/** Every seat that may act, with what it sees. */
export function busy<Table>(game: string): { scene: Scene<Table>; legal: string[]; seat: Seat }[] {
  return moments<Table>(game).flatMap(({ scenes, legal }) =>
    legal.flatMap((moves, seat) => (moves.length ? [{ scene: scenes[seat]!, legal: moves, seat }] : [])),
  );
}
