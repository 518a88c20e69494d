/** Tiles in letters and in words. */
import { say } from "../../lib/words.svelte";
import { KINDS, type Kind } from "./brushes";
import { turn, type Tile } from "./design";

/** The open sides as letters, as scenes of the game have them. */
export function sidesOf(open: number): string {
  return [..."NESW"].filter((_, side) => (open >> side) & 1).join("") || "-";
}

export function kindOf(open: number): Kind {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.find((kind) => [0, 1, 2, 3].some((quarters) => turn(KINDS[kind], quarters) === open))!;
}

/** What a screen reader says about a tile. */
export function inWords({ open, fixed }: Tile): string {
  if (open === null) return say("editor-by-lot");
  const sides = open === 0 ? "none" : sidesOf(open);
  return say("editor-tile", { kind: kindOf(open), sides, fixed: fixed ? "yes" : "no" });
}
