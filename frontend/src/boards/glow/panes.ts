/**
 * What is in the middle of the table, where there is no room for everything: the encounter track,
 * the map or, in a replay, everybody's dice and cards.
 */
import { say } from "../../lib/words.svelte";
import type { Scene } from "../contract";
import type { Turn } from "./interaction";
import type { GlowTable } from "./table";

export type Pane = "track" | "map" | "tables";

export const panesOf = (replay: boolean): Pane[] => (replay ? ["track", "tables", "map"] : ["track", "map"]);

/** What a replay shows: the place where whoever is to move has something to do. */
export function paneInReplay({ actors, over, table }: Scene<GlowTable>): Pane {
  if (over) return "map";
  if (table.phase !== "day") return "track";
  return actors.every((seat) => table.seats[seat]?.stage === "travel") ? "map" : "tables";
}

/** What the hour of the day needs. */
export function paneNow(scene: Scene<GlowTable>, turn: Turn, replay: boolean): Pane {
  if (replay) return paneInReplay(scene);
  return turn.can("stop") || turn.can("tom") || scene.over ? "map" : "track";
}

export function paneName(pane: Pane, board: GlowTable["board"]): string {
  if (pane === "map") return say("glow-board-name", { board });
  return pane === "track" ? say("glow-track") : say("glow-tables");
}
