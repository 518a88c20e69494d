/**
 * The cards as they are printed: a scene only names those in the cemetery and the adventurers that
 * can be chosen. It is the file that the Python side reads, so that there is one list of them.
 */
import data from "../../../../src/spieltisch/games/glow/glow.json";
import type { Card } from "./table";

const COMPANIONS = new Map((data.companions as Card[]).map((card) => [card.id, card]));
const ADVENTURERS = new Map((data.adventurers as Card[]).map((card) => [card.name, card]));

/** The spaces of the score track at which a marker that steps back finds a reroll. */
export const REROLL_SPACES: readonly number[] = data.reroll_spaces;

/** A card by the name that moves use for it. */
export function printed(key: string): Card | null {
  return COMPANIONS.get(key) ?? ADVENTURERS.get(key) ?? null;
}
