/**
 * The cards as they are printed: a scene only names those in the cemetery and the adventurers that
 * can be chosen. It is the file that the Python side reads, so that there is one list of them.
 */
import data from "../../../../src/spieltisch/games/glow/glow.json";
import type { Card, Die, DieColour, Space } from "./table";

type Gain = "footprints" | "points";

const COMPANIONS = new Map((data.companions as Card[]).map((card) => [card.id, card]));
const ADVENTURERS = new Map((data.adventurers as Card[]).map((card) => [card.name, card]));

/** The spaces of the score track at which a marker that steps back finds a reroll. */
export const REROLL_SPACES: readonly number[] = data.reroll_spaces;

const SPECIALS = new Map(
  data.dice.flatMap(({ colour, sixth }) => (typeof sixth === "string" ? [] : [[colour, sixth[0] as Gain]])),
);

export type PrintedSpace = Pick<Space, "id" | "kind" | "element" | "points">;

const SPACES = new Map((data.spaces as PrintedSpace[]).map((space) => [space.id, space]));

/** Dice are named after their colour; what begins like another has a letter of its own. */
const LETTERS: Partial<Record<DieColour, string>> = { black: "K" };

const DICE = new Map(
  data.dice.flatMap(({ colour, large, small }) =>
    Array.from({ length: large + small }, (_, i): [string, Die] => {
      const die = `${LETTERS[colour as DieColour] ?? colour[0]!.toUpperCase()}${i + 1}`;
      return [die, { die, colour: colour as DieColour, size: i < large ? "large" : "small", face: null }];
    }),
  ),
);

/** What the special face of a die brings, if its colour has one. */
export function specialOf(colour: DieColour): Gain | null {
  return SPECIALS.get(colour) ?? null;
}

/** A card by the name that moves use for it. */
export function printedCard(key: string): Card | null {
  return COMPANIONS.get(key) ?? ADVENTURERS.get(key) ?? null;
}

/** A die by the name that moves use for it, as it lies in the box; the large ones of a colour come first. */
export function printedDie(name: string): Die | null {
  return DICE.get(name) ?? null;
}

/** A space of the Realm of Shadows by its name. */
export function printedSpace(name: string): PrintedSpace | null {
  return SPACES.get(name) ?? null;
}
