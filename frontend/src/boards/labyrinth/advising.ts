/** Moves of Labyrinth in words, for hints and buttons. */
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { inWords, read } from "./moves";

export function advise(move: string): string | null {
  const reading = read(move);
  switch (reading?.kind) {
    case "insert": {
      const [slot, open] = [reading.slot, reading.open].map((one) => inWords(one, settings.language));
      return say("labyrinth-advice", { slot: slot!, open: open === "-" ? "none" : open! });
    }
    case "walk":
      return say("labyrinth-advice-walk", { cell: reading.cell });
    case "stay":
      return say("labyrinth-advice-stay");
    default:
      return null;
  }
}
