/** Cards, dice and places in words, for whoever looks at one closely and for screen readers. */
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { printedDie } from "./material";
import type { Move } from "./moves";
import {
  ELEMENTS,
  type Area,
  type Card,
  type Die,
  type Effect,
  type Element,
  type OwnCard,
  type OwnDie,
  type Printed,
  type Spell,
  type Tile,
  type When,
} from "./table";

/** What a screen reader says about something, and the moves that it stands for. */
export type Saying = (words: string, moves: readonly Move[]) => string;

export const elementName = (element: Element): string => say("glow-element", { element });
export const colourName = (colour: string): string => say("glow-colour", { colour });
/** The colour of a die, as in "the green die"; where it does not matter which case, "with" or "to" it. */
export const dieName = (die: string): string =>
  say("glow-die-colour", { colour: printedDie(die)?.colour ?? "" });
export const islandName = (island: string): string => say("glow-island", { island });

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

export function conditionWords(when: When): string {
  const parts: string[] = [];
  for (const element of ELEMENTS) {
    const count = (when.need ?? []).filter((one) => one === element).length;
    if (count) parts.push(say("glow-need", { count, element: elementName(element) }));
  }
  if (when.identical) parts.push(say("glow-alike", { count: when.identical }));
  for (const element of when.absent ?? []) parts.push(say("glow-absent", { element }));
  return parts.join(" + ");
}

export function effectWords(then: readonly Effect[]): string {
  return then
    .map(([effect, number]) =>
      say("glow-effect", { effect, amount: signed(number), count: Math.abs(number) }),
    )
    .join(", ");
}

export function ruleWords(rule: Printed): string | null {
  if (!rule.then.length) return null;
  return say("glow-rule", {
    condition: conditionWords(rule.when),
    effects: effectWords(rule.then),
  });
}

/** What a card brings besides its rule. */
export function extraWords(card: Card): string[] {
  const lines: string[] = [];
  if (card.dice) {
    lines.push(say("glow-own-dice", { count: card.dice, colour: card.colour ?? "" }));
  }
  if (card.die) lines.push(say("glow-brings-die", { colour: card.die }));
  if (card.free_rerolls) lines.push(say("glow-free-reroll"));
  if (card.black_die) lines.push(say("glow-black-die"));
  if (card.fireflies) lines.push(say("glow-printed-fireflies", { count: card.fireflies }));
  if (card.points) {
    lines.push(say("glow-end-points", { amount: signed(card.points), count: Math.abs(card.points) }));
  }
  return lines;
}

export function cardWords(card: Card): string {
  const title = card.id ? `${card.id} ${card.name}` : card.name;
  const lines = [ruleWords(card), ...extraWords(card)].filter((line) => line !== null);
  return [title, ...lines].join(". ");
}

/** A card in front of a seat, with what it does just now. */
export function ownCardWords(card: OwnCard): string {
  const now = card.due
    ? say("glow-due", { count: card.due })
    : card.triggers > card.done
      ? say("glow-triggers", { count: card.triggers })
      : null;
  return now ? `${cardWords(card)}. ${now}` : cardWords(card);
}

export function spellWords(spell: Spell): string {
  const title = say("glow-spell", { number: spell.slot });
  return spell.spell ? `${title}. ${ruleWords(spell.spell)}` : `${title}. ${say("glow-face-down")}`;
}

export function dieWords(die: Die | OwnDie): string {
  const words = say("glow-die", {
    die: settings.notation ? die.die : "none",
    colour: die.colour,
    size: die.size,
    face: die.face ?? "none",
  });
  if (!("used" in die)) return words;
  if (die.used) return `${words}, ${say("glow-die-used")}`;
  return die.counts ? words : `${words}, ${say("glow-die-void")}`;
}

export function tileWords(tile: Tile, board: "shadows" | "sea"): string {
  const parts: string[] = [];
  if (tile.band) parts.push(say("glow-tile-band", { count: tile.band }));
  if (tile.points) parts.push(say("glow-tile-points", { count: tile.points }));
  if (board === "shadows" && tile.camp) parts.push(say("glow-tile-camp"));
  if (board === "sea" && tile.boat) parts.push(say("glow-tile-boat", { which: tile.boat }));
  return `${say("glow-tile", { tile: tile.id })}: ${parts.join(", ")}`;
}

export function areaWords(area: Area, board: "shadows" | "sea"): string {
  const parts = [say("glow-area", { element: elementName(area.area) })];
  if (area.companion) parts.push(cardWords(area.companion));
  if (area.dice.length) parts.push(area.dice.map(dieWords).join("; "));
  if (area.footprints) parts.push(say("glow-footprints", { count: area.footprints }));
  if (area.tile) parts.push(tileWords(area.tile, board));
  return parts.join(". ");
}
