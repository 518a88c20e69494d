/** Dice and spaces in whatever is said about moves, so that they can be drawn there. */
import { say } from "../../lib/words.svelte";
import { printedDie, printedSpace } from "./material";
import { elementName } from "./wording";

/** Companions have two digits after their letter, and tiles a letter of their own. */
const NAMES = /\b(p\d\d|v\d{1,2}|[GBAROPYK][1-5])\b/;

export function thingsIn(words: string): (string | { signs: string; words: string })[] {
  return words.split(NAMES).map((part, i) => (i % 2 ? { signs: part, words: inWords(part) } : part));
}

/** What a die or a space is called where it cannot be seen. */
function inWords(name: string): string {
  const die = printedDie(name);
  if (die) return say("glow-thing-die", { colour: die.colour });
  const space = printedSpace(name);
  if (!space) return name;
  const element = space.element ? elementName(space.element) : "";
  return say("glow-thing-space", { kind: space.kind, element, points: space.points ?? 0 });
}
