/**
 * What lies in the middle of the table, where there is no room for everything: the encounter track,
 * the map, or, when a match is looked at again, everybody's dice and cards.
 */
import { say } from "../../lib/words.svelte";
import type { Scene } from "../contract";
import type { Turn } from "./interaction";
import type { GlowTable } from "./table";

export type Pane = "track" | "map" | "tables";

export const panesOf = (replay: boolean): Pane[] => (replay ? ["track", "tables", "map"] : ["track", "map"]);

/** What is looked at when a match is looked at again: where those who are to move have to do. */
export function paneAgain({ actors, over, table }: Scene<GlowTable>): Pane {
  if (over) return "map";
  if (table.phase !== "day") return "track";
  return actors.every((seat) => table.seats[seat]?.stage === "travel") ? "map" : "tables";
}

/** What the hour of the day needs. */
export function paneNow(scene: Scene<GlowTable>, turn: Turn, replay: boolean): Pane {
  if (replay) return paneAgain(scene);
  return turn.can("stop") || turn.can("tom") || scene.over ? "map" : "track";
}

export function paneName(pane: Pane, board: GlowTable["board"]): string {
  if (pane === "map") return say("glow-board-name", { board });
  return pane === "track" ? say("glow-track") : say("glow-tables");
}
