/** A move that can be made, as people read it. */
import type { Board } from "../boards/contract";
import { withSuits } from "./notation";
import { settings } from "./settings.svelte";

/** In words; or as it is written, for those who prefer that and for games that have no words for it. */
export function adviceFor(board: Board | null, move: string, label: string): string {
  const words = settings.notation ? null : board?.advise?.(move);
  return words ?? withSuits(label);
}
