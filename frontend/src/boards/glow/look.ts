/** A card that somebody points at, and where on the screen. */
import { say } from "../../lib/words.svelte";
import type { Card, Printed, Spell } from "./table";

export interface Look {
  at: Element;
  /** Null for a spell. */
  card: Card | null;
  /** Null if it is face down. */
  rule: Printed | null;
  title: string;
}

/** Nothing is looked at once the pointer has left. */
export function cardLook(at: Element | null, card: Card): Look | null {
  return at && { at, card, rule: card, title: card.id ? `${card.id} ${card.name}` : card.name };
}

export function spellLook(at: Element | null, spell: Spell): Look | null {
  const title = say("glow-spell", { number: spell.slot });
  return at && { at, card: null, rule: spell.spell, title };
}
