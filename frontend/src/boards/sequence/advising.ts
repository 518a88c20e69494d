/** Moves of Sequence in words, for hints and buttons. */
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { cardName, read } from "./moves";

export function advise(move: string): string {
  const reading = read(move);
  const nameOf = (card: string): string => cardName(card, settings.language);
  switch (reading.kind) {
    case "cell": {
      const { card, cell, removes } = reading;
      return say("sequence-advice", { card: nameOf(card), cell, removes: removes ? "yes" : "no" });
    }
    case "swap":
    case "give":
      return say(`sequence-${reading.kind}`, { card: nameOf(reading.card) });
    case "claim":
      return say("sequence-claim", { row: reading.ends.join("–") });
    case "talk":
      return say("sequence-talk", { team: reading.team });
    case "word":
      return say(`sequence-${reading.word}`);
  }
}
