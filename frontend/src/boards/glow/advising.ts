/** Moves of Glow in words, for hints and buttons. */
import { say } from "../../lib/words.svelte";
import { printedCard, printedSpace } from "./material";
import { read, type Reading } from "./moves";
import { colourName, dieName, elementName, islandName } from "./wording";

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
      return rerollWords(reading.dice);
    case "set":
      return say("glow-advice-set", { die: dieName(reading.die), face: reading.face });
    case "resolve":
      return say("glow-do-resolve", { card: nameOf(reading.card) });
    case "discard":
      return say("glow-advice-discard", { card: nameOf(reading.card) });
    case "fetch":
      return reading.card
        ? say("glow-advice-fetch", { card: nameOf(reading.card) })
        : say("glow-do-fetch-nothing");
    case "return":
      return say("glow-advice-return", { die: dieName(reading.die) });
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

export function rerollWords([first = "", second]: readonly string[]): string {
  return say("glow-do-reroll", { first: dieName(first), second: second ? dieName(second) : "none" });
}

/** A space is called by what the map shows there. */
function stepWords(name: string, by: string | null): string {
  const space = printedSpace(name);
  return say("glow-advice-go", {
    where: space?.kind ?? "start",
    points: space?.points ?? 0,
    element: space?.element ? elementName(space.element) : "",
    by: by === null ? "none" : by === "footprint" ? by : dieName(by),
  });
}
