/**
 * The half-made move of Glow: a companion, an adventurer, dice, a space or an island that was pressed
 * and does not make a move by itself yet. A press leads to a legal move, to another half-made
 * one, or to the question why it cannot be done.
 */
import type { Scene, Seat } from "../contract";
import type { Outcome } from "../shared/interaction";
import { printedCard } from "./material";
import {
  ofKind,
  read,
  readAll,
  stepWish,
  voyage,
  type Kind,
  type Move,
  type MoveOf,
  type Reading,
} from "./moves";
import type { Element, GlowTable, SeatTable } from "./table";

export type Interaction =
  | { kind: "idle" }
  /** A companion on the track, by its area. */
  | { kind: "companion chosen"; area: Element }
  /** An adventurer on offer. */
  | { kind: "adventurer chosen"; name: string }
  /** Dice to be rolled again, or in the afternoon the die that pays. */
  | { kind: "dice chosen"; dice: readonly string[] }
  /** A space that can be paid for in several ways. */
  | { kind: "space chosen"; space: string }
  /** One end of a voyage. */
  | { kind: "island chosen"; island: string };

export const IDLE: Interaction = { kind: "idle" };

export interface Situation {
  table: GlowTable;
  own: SeatTable | null;
  moves: readonly Move[];
  acting: boolean;
}

export function situationOf(
  { table }: Pick<Scene<GlowTable>, "table">,
  legal: readonly string[],
  seat: Seat | null,
): Situation {
  const own = seat === null ? null : (table.seats[seat] ?? null);
  const moves = readAll(legal);
  return { table, own, moves, acting: moves.length > 0 };
}

/**
 * The state when the player's moves have changed. Dice stay chosen while they can be rolled: paying
 * comes between choosing them and rolling them.
 */
export function begin(before: Interaction | null, { own }: Situation): Interaction {
  if (before?.kind !== "dice chosen" || own?.stage !== "rolling") return IDLE;
  return withDice(before.dice.filter((die) => own.dice.some((one) => one.die === die)));
}

function withDice(dice: readonly string[]): Interaction {
  return dice.length ? { kind: "dice chosen", dice } : IDLE;
}

export type Press =
  | { on: "area"; area: Element }
  | { on: "adventurer"; name: string }
  | { on: "die"; die: string }
  /** A card or spell in front of the player. */
  | { on: "card"; card: string }
  | { on: "space"; space: string }
  | { on: "island"; island: string }
  | { on: "escape" };

export function press(state: Interaction, situation: Situation, what: Press): Outcome<Interaction> {
  const outcome = outcomeOf(state, derive(state, situation), what);
  // Whoever may not act asks nothing.
  return situation.acting ? outcome : { state: outcome.state };
}

function outcomeOf(state: Interaction, turn: Turn, what: Press): Outcome<Interaction> {
  switch (what.on) {
    case "area":
      return pressArea(state, turn, what.area);
    case "adventurer":
      return pressAdventurer(state, turn, what.name);
    case "die":
      return pressDie(state, turn, what.die);
    case "card":
      return pressCard(state, turn, what.card);
    case "space":
      return pressSpace(state, turn, what.space);
    case "island":
      return pressIsland(state, turn, what.island);
    case "escape":
      return { state: IDLE };
  }
}

function pressArea(state: Interaction, turn: Turn, area: Element): Outcome<Interaction> {
  const target = turn.blackTargets.find((move) => move.black === area);
  if (target) return { state, play: target.move };
  const here = turn.ofArea(area);
  if (!here.length) return { state, ask: `${turn.can("dismiss") ? "dismiss" : "take"} ${area}` };
  if (turn.area !== area) return { state: { kind: "companion chosen", area } };
  return here.length === 1 ? { state, play: here[0]!.move } : { state: IDLE };
}

function pressAdventurer(state: Interaction, turn: Turn, name: string): Outcome<Interaction> {
  const move = turn.of("choose").find((one) => one.name === name);
  if (!move) return { state, ask: `choose ${name}` };
  if (turn.name === name) return { state, play: move.move };
  return { state: { kind: "adventurer chosen", name } };
}

function pressDie(state: Interaction, turn: Turn, die: string): Outcome<Interaction> {
  const back = turn.of("return").find((move) => move.die === die);
  if (back) return { state, play: back.move };
  const step = turn.of("go").find((move) => move.space === turn.space && move.by === die);
  if (step) return { state, play: step.move };
  if (turn.can("return")) return { state, ask: `return ${die}` };
  const isChosen = turn.dice.includes(die);
  if (turn.own?.stage === "rolling") {
    const most = turn.table.reroll_dice;
    const others = turn.dice.filter((one) => one !== die);
    return { state: withDice(isChosen ? others : [...others, die].slice(-most)) };
  }
  if (turn.of("go").some((move) => move.by === die)) return { state: withDice(isChosen ? [] : [die]) };
  return { state, ask: `reroll ${die}` };
}

function pressCard(state: Interaction, turn: Turn, card: string): Outcome<Interaction> {
  const [move] = turn.ofCard(card);
  if (move) return { state, play: move.move };
  // No move is written for discarding an adventurer, so there is nothing to ask.
  if (turn.can("discard") && !printedCard(card)?.colour) return { state, ask: `discard ${card}` };
  return turn.can("resolve") ? { state, ask: `resolve ${card}` } : { state };
}

function pressSpace(state: Interaction, turn: Turn, id: string): Outcome<Interaction> {
  const steps = turn.stepsTo(id);
  const [first] = steps;
  if (first && (steps.length === 1 || turn.space === id)) return { state, play: first.move };
  if (first) return { state: { kind: "space chosen", space: id } };
  if (id === turn.own?.band) {
    return turn.can("camp") ? { state, play: "camp" } : { state, ask: "camp" };
  }
  const space = turn.table.map.spaces?.find((one) => one.id === id);
  return space ? { state, ask: stepWish(space, turn.dice[0] ?? null) } : { state };
}

function pressIsland(state: Interaction, turn: Turn, island: string): Outcome<Interaction> {
  if (turn.island === island) return { state: IDLE };
  const both = turn.voyagesAt(turn.island).find((move) => move.from === island || move.to === island);
  if (both) return { state, play: both.move };
  const here = turn.voyagesAt(island);
  if (here.length === 1 && here[0]!.to === island) return { state, play: here[0]!.move };
  if (here.length) return { state: { kind: "island chosen", island } };
  const from = turn.island ?? turn.own?.boats?.[0] ?? "centre";
  return { state, ask: voyage(turn.can("tom") ? "tom" : "sail", from, island) };
}

/** Whether a half-made move can still become a whole one. */
export function agrees(state: Interaction, move: string): boolean {
  const whole = read(move);
  switch (state.kind) {
    case "idle":
      return true;
    case "companion chosen":
      return (whole?.kind === "take" || whole?.kind === "dismiss") && whole.area === state.area;
    case "adventurer chosen":
      return whole?.kind === "choose" && whole.name === state.name;
    case "dice chosen":
      return agreesWithDice(state.dice, whole);
    case "space chosen":
      return whole?.kind === "go" && whole.space === state.space;
    case "island chosen":
      return (
        (whole?.kind === "sail" || whole?.kind === "tom") && [whole.from, whole.to].includes(state.island)
      );
  }
}

/** Dice may be chosen one by one, and before their reroll is paid for. */
function agreesWithDice(dice: readonly string[], whole: Reading | null): boolean {
  switch (whole?.kind) {
    case "pay":
      return true;
    case "reroll":
      return dice.every((die) => whole.dice.includes(die));
    case "set":
      return dice.every((die) => die === whole.die);
    case "go":
      return dice.every((die) => die === whole.by);
    default:
      return false;
  }
}

/** The player's moves by what they point at, and what of that has been chosen. */
export interface Turn extends Situation {
  area: Element | null;
  name: string | null;
  dice: readonly string[];
  space: string | null;
  island: string | null;
  /** There is a half-made move to put back. */
  half: boolean;
  of: <K extends Kind>(kind: K) => MoveOf<K>[];
  can: (kind: Kind) => boolean;
  /** The moves that a companion on the track stands for. */
  ofArea: (area: Element) => (MoveOf<"take"> | MoveOf<"dismiss">)[];
  /** Where the black die may go before the chosen companion is taken; mostly it need not. */
  blackTargets: readonly MoveOf<"take">[];
  /** The moves that a card or spell in front of the player stands for. */
  ofCard: (card: string) => (MoveOf<"resolve"> | MoveOf<"discard">)[];
  /** The ways to pay for a step; with a die chosen before, only that one. */
  stepsTo: (space: string) => MoveOf<"go">[];
  voyages: readonly MoveOf<"sail" | "tom">[];
  /** The voyages that begin or end at an island. */
  voyagesAt: (island: string | null) => MoveOf<"sail" | "tom">[];
  /** Whether pressing one of the player's dice does something. */
  usable: (die: string) => boolean;
  /** Whether a reroll is paid for and waits for its dice. */
  calling: boolean;
}

export function derive(state: Interaction, situation: Situation): Turn {
  const { own, moves, acting } = situation;
  const of = <K extends Kind>(kind: K): MoveOf<K>[] => ofKind(moves, kind);
  const can = (kind: Kind): boolean => moves.some((move) => move.kind === kind);
  const area = state.kind === "companion chosen" ? state.area : null;
  const dice = state.kind === "dice chosen" ? state.dice : [];
  const [payer] = dice;
  const voyages: MoveOf<"sail" | "tom">[] = [...of("sail"), ...of("tom")];
  return {
    ...situation,
    area,
    name: state.kind === "adventurer chosen" ? state.name : null,
    dice,
    space: state.kind === "space chosen" ? state.space : null,
    island: state.kind === "island chosen" ? state.island : null,
    half: state.kind !== "idle",
    of,
    can,
    ofArea: (one) => [...of("take"), ...of("dismiss")].filter((move) => move.area === one),
    blackTargets: of("take").filter((move) => move.area === area && move.black !== null),
    ofCard: (card) => [...of("resolve"), ...of("discard")].filter((move) => move.card === card),
    stepsTo: (space) =>
      of("go").filter((move) => move.space === space && (payer === undefined || move.by === payer)),
    voyages,
    voyagesAt: (island) => voyages.filter((move) => move.from === island || move.to === island),
    usable: (die) => {
      if (!acting) return false;
      if (can("return")) return of("return").some((move) => move.die === die);
      return own?.stage === "rolling" || of("go").some((move) => move.by === die);
    },
    calling: own?.stage === "rolling" && own.credits > 0 && !dice.length,
  };
}
