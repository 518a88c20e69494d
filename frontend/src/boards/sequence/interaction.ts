/**
 * The half-made move of Sequence. A card and a cell make a move, in either order; where only a jack
 * can go, the board asks before playing it.
 */
import type { Language } from "../contract";
import type { Outcome, Phrase } from "../shared/interaction";
import { cardName, cellMoves, type OnCell } from "./moves";
import { CELLS, cardOn, chipOn, type SequenceTable } from "./table";

export type Interaction =
  | { kind: "idle" }
  /** A card by its place in the hand: two may be alike. */
  | { kind: "card chosen"; place: number }
  /** A cell that waits for a card. */
  | { kind: "cell chosen"; cell: string }
  /** The card that was pressed last cannot be played anywhere. */
  | { kind: "card stuck"; card: string };

export const IDLE: Interaction = { kind: "idle" };

export interface Situation {
  table: SequenceTable;
  /** The legal moves that play a card on a cell. */
  plays: readonly OnCell[];
  acting: boolean;
  /** The cells that show a card of the hand. A jack reaches more, but is not played in passing. */
  matching: ReadonlySet<string>;
}

export function situationOf(table: SequenceTable, legal: readonly string[]): Situation {
  const plays = cellMoves(legal);
  const matching = plays.filter(({ card, cell }) => card === cardOn(table, cell));
  return { table, plays, acting: legal.length > 0, matching: cellsOf(matching) };
}

export type Press =
  | { on: "cell"; cell: string }
  | { on: "card"; place: number }
  /** Yes, play the jack. */
  | { on: "yes" }
  | { on: "escape" };

export function press(state: Interaction, situation: Situation, what: Press): Outcome<Interaction> {
  switch (what.on) {
    case "cell":
      return pressCell(state, situation, what.cell);
    case "card":
      return pressCard(state, situation, what.place);
    case "yes": {
      const only = onlyPlay(state, situation);
      return only ? { state, play: only.move } : { state };
    }
    case "escape":
      return { state: IDLE };
  }
}

function pressCell(state: Interaction, situation: Situation, cell: string): Outcome<Interaction> {
  const { table, acting, matching } = situation;
  if (!acting) return { state };
  const rest = state.kind === "card stuck" ? IDLE : state;
  const card = chosenCard(state, situation);
  const [first] = playsOn(situation, cell, card);
  if (first && (card !== null || matching.has(cell))) return { state: rest, play: first.move };
  if (first) return { state: isWaiting(rest, cell) ? IDLE : { kind: "cell chosen", cell } };
  // A free corner shows no card; a jack that goes anywhere is the only card to ask about.
  return { state: rest, ask: wish(table, card ?? cardOn(table, cell) ?? wildJack(table), cell) };
}

function pressCard(state: Interaction, situation: Situation, place: number): Outcome<Interaction> {
  const { table, plays, acting } = situation;
  const card = table.hand?.[place];
  if (card === undefined) return { state };
  // The board has taken up the only jack that takes the chip, and asks: pressing that one puts it back.
  const only = onlyPlay(state, situation);
  if (only?.removes && only.card === card) return { state: IDLE };
  const here = plays.find((one) => isWaiting(state, one.cell) && one.card === card);
  if (here) return { state, play: here.move };
  if (acting && !plays.some((one) => one.card === card)) return stuck(table, card);
  const again = state.kind === "card chosen" && state.place === place;
  return { state: again ? IDLE : { kind: "card chosen", place } };
}

/** A card that fits nowhere: the scene tells why, or else the rules are asked about its cell. */
function stuck(table: SequenceTable, card: string): Outcome<Interaction> {
  const state: Interaction = { kind: "card stuck", card };
  if (table.dead.includes(card) || table.jacks[card] === "remove") return { state };
  const cell = CELLS.find((one) => cardOn(table, one) === card) ?? "a2";
  return { state, ask: wish(table, card, cell) };
}

/** How an impossible move is written, so that the server can say why it is one. */
export function wish(table: SequenceTable, card: string, cell: string): string {
  const removes = table.jacks[card] === "remove" && chipOn(table, cell) !== null;
  return `${card} ${removes ? "x" : ""}${cell}`;
}

function wildJack(table: SequenceTable): string {
  return Object.keys(table.jacks).findLast((card) => table.jacks[card] === "wild") ?? "";
}

/** Where the keyboard goes when the half-made move is put back: to where it began. */
export function origin(state: Interaction): { place: number } | { cell: string } | null {
  if (state.kind === "card chosen") return { place: state.place };
  return state.kind === "cell chosen" ? { cell: state.cell } : null;
}

/** Whether a half-made move can still become a whole one. */
export function agrees(state: Interaction, { table }: Situation, move: string): boolean {
  const [whole] = cellMoves([move]);
  if (state.kind === "card chosen") return whole?.card === table.hand?.[state.place];
  return state.kind !== "cell chosen" || whole?.cell === state.cell;
}

function isWaiting(state: Interaction, cell: string): boolean {
  return state.kind === "cell chosen" && state.cell === cell;
}

function chosenCard(state: Interaction, { table }: Situation): string | null {
  return state.kind === "card chosen" ? (table.hand?.[state.place] ?? null) : null;
}

/**
 * What pressing a cell stands for: with the chosen card, else with the one that it shows, else with
 * whatever reaches it.
 */
function playsOn({ table, plays }: Situation, cell: string | null, card: string | null): OnCell[] {
  const here = plays.filter((one) => one.cell === cell && (card === null || one.card === card));
  const plain = here.filter((one) => one.card === cardOn(table, one.cell));
  return plain.length ? plain : here;
}

/** The only way to play on the cell that waits. */
function onlyPlay(state: Interaction, situation: Situation): OnCell | null {
  if (state.kind !== "cell chosen") return null;
  const here = playsOn(situation, state.cell, null);
  return new Set(here.map(({ card }) => card)).size === 1 ? here[0]! : null;
}

function cellsOf(plays: readonly OnCell[]): Set<string> {
  return new Set(plays.map(({ cell }) => cell));
}

/** What is under the mouse: a card of the hand, or a cell. */
export interface Pointing {
  place: number | null;
  cell: string | null;
}

/** open: some card fits; lit: the card in hand fits; dim: another cell is meant. */
export type Light = "still" | "open" | "lit" | "dim";

export interface View {
  /** The place in the hand of the chosen card. */
  place: number | null;
  /** The cells where pressing does something, and those that the keys n and p go to. */
  live: ReadonlySet<string>;
  stops: ReadonlySet<string>;
  /** Where the keyboard goes on after a card was chosen. */
  first: string | null;
  light: (cell: string) => Light;
  /** Whether a card can be played at all, and whether on the cell that is meant. */
  usable: (card: string) => boolean;
  fits: (card: string) => boolean;
  /** What a cell stands for now, and whether that takes a jack. */
  meaning: (cell: string) => { moves: string[]; play: "yes" | "jack" | "no" };
}

export function derive(state: Interaction, situation: Situation, pointing: Pointing): View {
  const { table, plays, acting, matching } = situation;
  const place = state.kind === "card chosen" ? state.place : null;
  const card = table.hand?.[place ?? pointing.place ?? -1] ?? null;
  const waiting = state.kind === "cell chosen" ? state.cell : null;
  const lit = cellsOf(plays.filter((one) => one.card === card));
  const open = cellsOf(plays);
  const fitting = new Set(playsOn(situation, waiting ?? pointing.cell, null).map((one) => one.card));
  return {
    place,
    live: place === null ? open : lit,
    stops: place !== null ? lit : matching.size ? matching : open,
    first: place === null ? null : (CELLS.find((cell) => lit.has(cell)) ?? null),
    light: (cell) => {
      if (waiting) return cell === waiting ? "lit" : "dim";
      if (lit.size) return lit.has(cell) ? "lit" : "dim";
      return matching.has(cell) ? "open" : "still";
    },
    usable: (one) => !acting || plays.some((play) => play.card === one),
    fits: (one) => acting && fitting.has(one),
    meaning: (cell) => {
      const here = plays.filter((one) => one.cell === cell && (card === null || one.card === card));
      const jack = card === null && !matching.has(cell);
      return { moves: here.map((one) => one.move), play: !here.length ? "no" : jack ? "jack" : "yes" };
    },
  };
}

export interface Prompt {
  words: Phrase | null;
  /** There is something to put back. */
  half: boolean;
  /** There is a jack to say yes to. */
  sure: boolean;
}

/** What to do now, or what the half-made move still needs. */
export function prompt(
  state: Interaction,
  situation: Situation,
  folded: boolean,
  language: Language,
): Prompt {
  if (!situation.acting) return { words: null, half: false, sure: false };
  const half = state.kind === "card chosen" || state.kind === "cell chosen";
  const sure = onlyPlay(state, situation) !== null;
  return { words: wordsFor(state, situation, folded, language), half, sure };
}

function wordsFor(state: Interaction, situation: Situation, folded: boolean, language: Language): Phrase {
  const { table, matching } = situation;
  switch (state.kind) {
    case "cell chosen": {
      const only = onlyPlay(state, situation);
      if (!only) return { key: "sequence-which-card", values: { cell: state.cell } };
      const removes = only.removes ? "yes" : "no";
      const card = cardName(only.card, language);
      return { key: "sequence-sure", values: { card, cell: only.cell, removes } };
    }
    case "card chosen": {
      const card = chosenCard(state, situation) ?? "";
      return { key: "sequence-which-cell", values: { card: cardName(card, language) } };
    }
    case "card stuck": {
      const why = table.dead.includes(state.card) ? "dead" : (table.jacks[state.card] ?? "plain");
      return { key: "sequence-nowhere", values: { card: cardName(state.card, language), why } };
    }
    case "idle":
      if (table.phase === "claim") return { key: "sequence-which-row" };
      // Where no cell shows a card of the hand, only the cards lead on.
      return { key: folded || !matching.size ? "sequence-your-card" : "sequence-your-turn" };
  }
}
