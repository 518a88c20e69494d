/**
 * The cards as they are printed: a scene only names those in the cemetery and the adventurers that
 * can be chosen. It is the file that the Python side reads, so that there is one list of them.
 */
import data from "../../../../src/spieltisch/games/glow/glow.json";
import type { Card, DieColour } from "./table";

type Gain = "footprints" | "points";

const COMPANIONS = new Map((data.companions as Card[]).map((card) => [card.id, card]));
const ADVENTURERS = new Map((data.adventurers as Card[]).map((card) => [card.name, card]));

/** The spaces of the score track at which a marker that steps back finds a reroll. */
export const REROLL_SPACES: readonly number[] = data.reroll_spaces;

const SPECIALS = new Map(
  data.dice.flatMap(({ colour, sixth }) => (typeof sixth === "string" ? [] : [[colour, sixth[0] as Gain]])),
);

/** What the special face of a die brings, if its colour has one. */
export function specialOf(colour: DieColour): Gain | null {
  return SPECIALS.get(colour) ?? null;
}

/** A card by the name that moves use for it. */
export function printedCard(key: string): Card | null {
  return COMPANIONS.get(key) ?? ADVENTURERS.get(key) ?? null;
}
