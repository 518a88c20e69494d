/** The half-made move of Glüx: a side of the chip in hand and a square, in either order. */
import type { Seat } from "../contract";
import type { Outcome, Phrase } from "../shared/interaction";
import { placings, read, startings, type Placing, type Starting } from "./moves";
import type { GluexTable } from "./table";

export type Interaction =
  | { kind: "idle" }
  /** A side that waits for a square. */
  | { kind: "side chosen"; pips: number }
  /** A square that waits for a side. */
  | { kind: "square chosen"; cell: string };

export const IDLE: Interaction = { kind: "idle" };

export interface Situation {
  table: GluexTable;
  /** Nobody plays here any more, or only a picture is shown. */
  ended: boolean;
  seat: Seat | null;
  places: readonly Placing[];
  /** The start sides on offer. */
  starts: readonly Starting[];
  acting: boolean;
  /** The sides of the chip in hand, or those to start with. */
  sides: readonly number[];
}

export function situationOf(
  table: GluexTable,
  legal: readonly string[],
  seat: Seat | null,
  ended = false,
): Situation {
  const starts = startings(legal);
  const sides = starts.length ? starts.map(({ pips }) => pips) : (table.hand?.sides ?? []);
  return { table, ended, seat, places: placings(legal), starts, acting: legal.length > 0, sides };
}

export type Press = { on: "square"; cell: string } | { on: "side"; pips: number } | { on: "escape" };

export function press(state: Interaction, situation: Situation, what: Press): Outcome<Interaction> {
  switch (what.on) {
    case "square":
      return pressSquare(state, situation, what.cell);
    case "side":
      return pressSide(state, situation, what.pips);
    case "escape":
      return { state: IDLE };
  }
}

function pressSquare(state: Interaction, situation: Situation, cell: string): Outcome<Interaction> {
  if (!situation.acting) return { state };
  const here = placesOn(state, situation, cell);
  if (here.length === 1) return { state, play: here[0]!.move };
  if (here.length) return { state: isWaiting(state, cell) ? IDLE : { kind: "square chosen", cell } };
  const pips = state.kind === "side chosen" ? state.pips : (situation.sides[0] ?? 1);
  return { state, ask: `${pips} ${cell}` };
}

function pressSide(state: Interaction, situation: Situation, pips: number): Outcome<Interaction> {
  const { starts, places } = situation;
  const move =
    starts.find((one) => one.pips === pips) ??
    places.find((one) => isWaiting(state, one.cell) && one.pips === pips);
  if (move) return { state, play: move.move };
  const again = state.kind === "side chosen" && state.pips === pips;
  return { state: again ? IDLE : { kind: "side chosen", pips } };
}

/** Where the keyboard goes when the half-made move is put back: to where it began. */
export function origin(state: Interaction): { pips: number } | { cell: string } | null {
  if (state.kind === "side chosen") return { pips: state.pips };
  return state.kind === "square chosen" ? { cell: state.cell } : null;
}

/** Whether a half-made move can still become a whole one. */
export function agrees(state: Interaction, move: string): boolean {
  const whole = read(move);
  if (state.kind === "side chosen") return whole?.pips === state.pips;
  return state.kind === "idle" || (whole?.kind === "place" && whole.cell === state.cell);
}

function isWaiting(state: Interaction, cell: string): boolean {
  return state.kind === "square chosen" && state.cell === cell;
}

/** What a square stands for, with the side that is chosen or with any. */
function placesOn(state: Interaction, { places }: Situation, cell: string): Placing[] {
  return places.filter(
    (one) => one.cell === cell && (state.kind !== "side chosen" || one.pips === state.pips),
  );
}

/** A chip from which a square is counted, and how far: by as many steps as it shows pips. */
export interface Origin {
  cell: string;
  steps: number;
}

export interface View {
  /** The side that is turned up, and the square that waits for one. */
  side: number | null;
  waiting: string | null;
  /** Where a chip can go. */
  targets: ReadonlySet<string>;
  /** Where the keyboard goes on after a side was chosen. */
  first: string | null;
  /** The square that is looked at, and from where it is counted. */
  focus: string | null;
  origins: readonly Origin[];
  /** The moves that a square stands for. */
  meaning: (cell: string) => string[];
}

/** `underMouse` is the square under the mouse. */
export function derive(state: Interaction, situation: Situation, underMouse: string | null): View {
  const { table, seat, places, acting } = situation;
  const side = state.kind === "side chosen" ? state.pips : null;
  const waiting = state.kind === "square chosen" ? state.cell : null;
  const focus = waiting ?? underMouse;
  const target = table.targets[seat ?? -1]?.find((one) => one.cell === focus);
  const fitting = places.filter((one) => side === null || one.pips === side);
  return {
    side,
    waiting,
    targets: new Set(fitting.map((one) => one.cell)),
    first: side === null ? null : (fitting[0]?.cell ?? null),
    focus,
    origins: acting && target ? target.from.map((cell) => ({ cell, steps: pipsOn(table, cell) })) : [],
    meaning: (cell) => placesOn(state, situation, cell).map((one) => one.move),
  };
}

function pipsOn(table: GluexTable, cell: string): number {
  return table.chips.find((chip) => chip.cell === cell)?.pips ?? 0;
}

/** What to do now, or what the half-made move still needs; and whether there is one to put back. */
export function prompt(state: Interaction, situation: Situation): { words: Phrase | null; half: boolean } {
  switch (state.kind) {
    case "square chosen":
      return { words: { key: "gluex-which-side", values: { cell: state.cell } }, half: true };
    case "side chosen":
      return { words: { key: "gluex-which-square", values: { pips: state.pips } }, half: true };
    case "idle":
      if (situation.starts.length) return { words: { key: "gluex-choose" }, half: false };
      if (situation.acting) return { words: { key: "gluex-your-turn" }, half: false };
      return { words: isChoosing(situation) ? { key: "gluex-others-choose" } : null, half: false };
  }
}

/** Whether others are still choosing the side they start with. */
function isChoosing({ table, seat, ended }: Situation): boolean {
  return table.phase === "choose" && seat !== null && !ended;
}
