/** Moves of Glow in words, for hints and buttons. */
import { say } from "../../lib/words.svelte";
import { printedCard } from "./material";
import { read, type Reading } from "./moves";
import { colourName, elementName, islandName } from "./wording";

/** A card or a spell by its name. */
export function nameOf(key: string): string {
  const spell = /^spell (\d+)$/.exec(key);
  return spell ? say("glow-spell", { number: spell[1]! }) : (printedCard(key)?.name ?? key);
}

export function advise(move: string): string | null {
  const reading = read(move);
  return reading && wordsFor(reading);
}

function wordsFor(reading: Reading): string {
  switch (reading.kind) {
    case "choose":
      return say("glow-do-choose", { card: reading.name });
    case "take": {
      const black = reading.black ? elementName(reading.black) : "none";
      return say("glow-advice-take", { element: elementName(reading.area), black });
    }
    case "dismiss":
      return say("glow-advice-dismiss", { element: elementName(reading.area) });
    case "die":
      return say("glow-advice-die", { colour: colourName(reading.colour) });
    case "pay":
      return say("glow-advice-pay", { by: reading.by });
    case "reroll":
      return say("glow-do-reroll", { dice: reading.dice.join(" + ") });
    case "set":
      return say("glow-advice-set", { change: say("glow-do-set", { die: reading.die, face: reading.face }) });
    case "resolve":
      return say("glow-do-resolve", { card: nameOf(reading.card) });
    case "discard":
      return say("glow-advice-discard", { card: nameOf(reading.card) });
    case "fetch":
      return reading.card
        ? say("glow-advice-fetch", { card: nameOf(reading.card) })
        : say("glow-do-fetch-nothing");
    case "return":
      return say("glow-advice-return", { die: reading.die });
    case "go":
      return stepWords(reading.space, reading.by);
    case "sail":
    case "tom":
      return say("glow-advice-sail", {
        from: islandName(reading.from),
        to: islandName(reading.to),
        whose: reading.kind,
      });
    case "keep":
      return say("glow-do-keep");
    case "camp":
      return say("glow-advice-camp");
    case "stop":
      return say("glow-do-stop");
  }
}

/** Villages are called by their points, which the map shows. */
function stepWords(space: string, by: string | null): string {
  const village = /^v(\d+)$/.exec(space)?.[1];
  const where = village ? "village" : "space";
  return say("glow-advice-go", { where, place: village ?? space, by: by ?? "none" });
}
