/** The game's part of a scene of Glow. */
import type { Seat } from "../contract";

export const ELEMENTS = ["fire", "water", "stone", "air", "leaf"] as const;
export type Element = (typeof ELEMENTS)[number];
export type Face = Element | "footprints" | "points" | "curse";
export type DieColour = "green" | "blue" | "azure" | "red" | "orange" | "purple" | "yellow" | "black";

export interface Die {
  die: string;
  colour: DieColour;
  size: "large" | "small";
  face: Face | null;
}

/** A die in front of a seat. */
export interface OwnDie extends Die {
  /** Whether its symbol counts despite the black die. */
  counts: boolean;
  /** Whether it has paid for a step. */
  used: boolean;
  /** How many of the seat's dice count the same symbol, this one among them. */
  alike: number;
}

export type EffectName =
  "points" | "footprints" | "rerolls" | "fireflies" | "skull" | "curse" | "fetch" | "drop_last" | "discard";
export type Effect = [EffectName, number];

export interface When {
  need?: Element[];
  identical?: number;
  absent?: Element[];
}

/** What is printed on a card or spell. */
export interface Printed {
  when: When;
  then: Effect[];
}

/** A companion has an id; an adventurer has a colour and dice of it instead. */
export interface Card extends Printed {
  id?: string;
  name: string;
  points: number;
  fireflies?: number;
  free_rerolls?: number;
  black_die?: boolean;
  die?: DieColour | "any";
  colour?: DieColour;
  dice?: number;
}

/** A card in front of a seat: how often the dice trigger it, how often it was resolved, what is left. */
export interface OwnCard extends Card {
  triggers: number;
  done: number;
  due: number;
  lent?: DieColour | null;
  spent?: number;
}

export interface Spell {
  slot: number;
  state: "pile" | "face_down" | "open" | "used" | "thrown_away";
  spell: Printed | null;
}

export interface Tile {
  id: string;
  band: number;
  points: number;
  camp: boolean;
  boat: "min" | "max" | null;
}

export interface Area {
  area: Element;
  companion: Card | null;
  dice: Die[];
  footprints: number;
  tile: Tile | null;
}

export interface SeatTable {
  adventurer: OwnCard | null;
  companions: OwnCard[];
  spells: Spell[];
  dice: OwnDie[];
  /** How many different elements they show; routes of the sea ask for that. */
  different: number;
  score: number;
  footprints: number;
  rerolls: number;
  fireflies: number;
  firefly_tokens: number;
  /** What the fireflies are worth as things stand. */
  firefly_bonus: number;
  credits: number;
  next_reroll_space: number | null;
  stage: "idle" | "rolling" | "noon" | "travel";
  asked: "die" | "extra" | "fetch" | "return" | "discard" | "route" | null;
  about: string | null;
  band: string | null;
  camp: string | null;
  visited: string[];
  boats: string[] | null;
  /** What each route of the map costs with the dice, in footprints; null where they show too many elements. */
  fares: (number | null)[];
}

export interface Tom {
  colours: DieColour[];
  dice: Die[];
  score: number;
  band: number;
  footprints: number;
  camp: string | null;
  boats: string[] | null;
  tile_stack: number;
  tile_discards: string[];
  refills: number;
}

export interface Space {
  id: string;
  at: [number, number];
  kind: "start" | "symbol" | "forbidden" | "village";
  element?: Element;
  points?: number;
  cost?: number;
  /** What a step there costs when it is paid with footprints. */
  price: number;
  then?: Effect[];
}

/** How large a space is drawn. */
export function radiusOf(space: Space): number {
  return space.kind === "village" ? 27 : 19;
}

export interface Island {
  id: string;
  at: [number, number];
  steps: number;
  points: number;
  then: Effect[];
}

export interface Route {
  from: string;
  to: string;
  symbols: number[];
  cost?: number;
  /** Nobody sails it in this match. */
  closed: boolean;
}

export type Connection = [string, string, Effect[]?];

export interface GlowTable {
  board: "shadows" | "sea";
  map: {
    spaces?: Space[];
    connections?: Connection[];
    islands?: Island[];
    routes?: Route[];
  };
  phase: "choosing" | "morning" | "day" | "over";
  round: number;
  rounds: number;
  /** The most dice that one reroll covers. */
  reroll_dice: number;
  start: Seat;
  turn: Seat | null;
  track: Area[];
  seats: SeatTable[];
  reserve: Die[];
  cemetery: string[];
  deck: number;
  spell_pile: number;
  adventurers_left: string[];
  tom: Tom | null;
}

/** How moves name a card in front of a seat. */
export function keyOf(card: Card): string {
  return card.id ?? card.name;
}

export function spellKey(spell: Spell): string {
  return `spell ${spell.slot}`;
}

/** The dice a condition looks at: those that help to meet it, or those that stand against it. */
export function looksAt(when: When, dice: readonly OwnDie[]): OwnDie[] {
  const { identical } = when;
  if (identical) return dice.filter((die) => die.alike >= identical);
  const faces = new Set<Face | null>([...(when.need ?? []), ...(when.absent ?? [])]);
  return dice.filter((die) => die.counts && faces.has(die.face));
}
