/** Moves of Glüx in words, for hints and buttons. */
import { say } from "../../lib/words.svelte";
import { read } from "./moves";

export function advise(move: string): string | null {
  const reading = read(move);
  if (!reading) return null;
  const { pips } = reading;
  return reading.kind === "place"
    ? say("gluex-advice", { pips, cell: reading.cell })
    : say("gluex-start-side", { pips });
}
