/**
 * The half-made move of Labyrinth. The free tile is turned and laid at an arrow, and until it is
 * pushed in it can be turned, moved and put back. Walking takes a single press.
 */
import type { Outcome, Phrase } from "../shared/interaction";
import { insertion, pushable, read, walks } from "./moves";
import { lineOf, way, type LabyrinthTable } from "./table";

/** `turns` counts the quarter turns of the free tile, clockwise. */
export type Interaction =
  { kind: "tile aside"; turns: number } | { kind: "tile laid"; turns: number; slot: string };

/** At a new position the free tile lies beside the board as it came out of it. */
export function begin({ free }: LabyrinthTable): Interaction {
  return { kind: "tile aside", turns: Math.max(0, free.rotations.indexOf(free.open)) };
}

export interface Situation {
  table: LabyrinthTable;
  /** Empty while somebody else plays, or while things still move. */
  legal: readonly string[];
  /** Where the figure is whose turn it is. */
  here: string;
  /** Where the free tile can be pushed in. */
  slots: ReadonlySet<string>;
  /** The move that ends on each cell. */
  targets: ReadonlyMap<string, string>;
  /** insert: the free tile has to go in; walk: the figure may move; wait: others play. */
  task: "insert" | "walk" | "wait";
}

export function situationOf(table: LabyrinthTable, legal: readonly string[]): Situation {
  const here = table.figures[table.turn] ?? "a1";
  const slots = pushable(legal);
  const task = slots.size ? "insert" : legal.length ? "walk" : "wait";
  return { table, legal, here, slots, targets: walks(legal, here), task };
}

export type Press =
  /** An arrow under a finger: the tile is laid there, then it turns. */
  | { on: "arrow"; slot: string }
  /** An arrow under the Enter key: the tile is laid there, then it is pushed. */
  | { on: "arrow by key"; slot: string }
  /** The tile was dragged there. */
  | { on: "drop"; slot: string }
  | { on: "cell"; cell: string }
  | { on: "turn"; quarters: number }
  | { on: "push" }
  | { on: "stay" }
  | { on: "escape" };

export function press(state: Interaction, situation: Situation, what: Press): Outcome<Interaction> {
  switch (what.on) {
    case "arrow":
      return isLaidAt(state, what.slot) ? { state: turn(state, 1) } : lay(state, situation, what.slot);
    case "arrow by key":
      return isLaidAt(state, what.slot) ? pushIn(state, situation) : lay(state, situation, what.slot);
    case "drop":
      return lay(state, situation, what.slot);
    case "cell":
      return pressCell(state, situation, what.cell);
    case "turn":
      return { state: turn(state, what.quarters) };
    case "push":
      return pushIn(state, situation);
    case "stay":
      return pressCell(state, situation, situation.here);
    case "escape":
      return { state: { kind: "tile aside", turns: state.turns } };
  }
}

function isLaidAt(state: Interaction, slot: string): boolean {
  return state.kind === "tile laid" && state.slot === slot;
}

function turn(state: Interaction, quarters: number): Interaction {
  return { ...state, turns: state.turns + quarters };
}

function lay(state: Interaction, situation: Situation, slot: string): Outcome<Interaction> {
  if (situation.task === "wait") return { state };
  if (situation.slots.has(slot)) return { state: { kind: "tile laid", turns: state.turns, slot } };
  return { state, ask: insertion(slot, openOf(state, situation.table)) };
}

function pushIn(state: Interaction, { table, legal }: Situation): Outcome<Interaction> {
  const move = moveOf(state, table);
  return move !== null && legal.includes(move) ? { state, play: move } : { state };
}

function pressCell(state: Interaction, situation: Situation, cell: string): Outcome<Interaction> {
  if (situation.task === "wait") return { state };
  if (cell === entryOf(state, situation.table)) return pushIn(state, situation);
  const move = situation.targets.get(cell);
  if (move !== undefined) return { state, play: move };
  return { state, ask: situation.task === "insert" ? "stay" : cell };
}

/** Whether a half-made move can still become a whole one: a tile can be turned where it lies. */
export function agrees(state: Interaction, move: string): boolean {
  const whole = read(move);
  return state.kind === "tile aside" || (whole?.kind === "insert" && whole.slot === state.slot);
}

/** The open sides of the free tile as it is turned. */
function openOf({ turns }: Interaction, { free: { rotations } }: LabyrinthTable): string {
  const count = rotations.length;
  return rotations[((turns % count) + count) % count] ?? "-";
}

/** The move that is ready once the tile has been laid. */
function moveOf(state: Interaction, table: LabyrinthTable): string | null {
  return state.kind === "tile laid" ? insertion(state.slot, openOf(state, table)) : null;
}

/** The cell the tile would go to: pressing it pushes. */
function entryOf(state: Interaction, table: LabyrinthTable): string | null {
  return state.kind === "tile laid" ? (lineOf(table, state.slot)[0] ?? null) : null;
}

/** What is under the mouse: an arrow or a cell. */
export interface Pointing {
  slot: string | null;
  cell: string | null;
}

/** The free tile in front of an arrow. */
export interface Preview {
  slot: string;
  turns: number;
  /** Laid there; or only pointed at, or a hint. */
  as: "laid" | "pointed" | "hinted";
}

export interface View {
  open: string;
  turns: number;
  /** Where the tile has been laid, and the move that this makes. */
  laid: string | null;
  move: string | null;
  preview: Preview | null;
  /** The cells where pressing does something. */
  live: ReadonlySet<string>;
  /** From the figure to the cell under the mouse. */
  route: readonly string[];
  hintedSlot: string | null;
  hintedCell: string | null;
  /** What pressing a cell does, and the move that this makes. */
  meaning: (cell: string) => { play: "push" | "walk" | "no"; move: string | null };
}

export function derive(
  state: Interaction,
  situation: Situation,
  pointing: Pointing,
  hint: string | null,
): View {
  const { table, targets, here } = situation;
  const hinted = hint !== null && situation.task !== "wait" ? read(hint) : null;
  const entry = entryOf(state, table);
  const move = moveOf(state, table);
  const walkEnd = hinted?.kind === "walk" ? hinted.cell : null;
  return {
    open: openOf(state, table),
    turns: state.turns,
    laid: state.kind === "tile laid" ? state.slot : null,
    move,
    preview: previewOf(state, situation, pointing.slot, hinted),
    live: new Set(entry === null ? targets.keys() : [entry]),
    route: pointing.cell !== null && targets.has(pointing.cell) ? way(table, pointing.cell) : [],
    hintedSlot: hinted?.kind === "insert" ? hinted.slot : null,
    hintedCell: hinted?.kind === "stay" ? here : walkEnd,
    meaning: (cell) => {
      if (cell === entry) return { play: "push", move };
      const walk = targets.get(cell);
      return walk === undefined ? { play: "no", move: null } : { play: "walk", move: walk };
    },
  };
}

function previewOf(
  state: Interaction,
  { table, slots }: Situation,
  pointed: string | null,
  hinted: ReturnType<typeof read>,
): Preview | null {
  const { turns } = state;
  if (state.kind === "tile laid") return { slot: state.slot, turns, as: "laid" };
  if (pointed !== null && slots.has(pointed)) return { slot: pointed, turns, as: "pointed" };
  if (hinted?.kind !== "insert") return null;
  return { slot: hinted.slot, turns: table.free.rotations.indexOf(hinted.open), as: "hinted" };
}

/** What to do now. */
export function prompt({ task }: Situation, isLaid: boolean): Phrase {
  if (isLaid) return { key: "labyrinth-laid" };
  if (task === "wait") return { key: "labyrinth-free-title" };
  return { key: task === "insert" ? "labyrinth-insert" : "labyrinth-walk" };
}

/** Which of the player's own goals is shown on the board: the one whose card is pressed, or pointed at. */
export interface Looking {
  pressed: number | null;
  shown: number | null;
}

export const NOWHERE: Looking = { pressed: null, shown: null };

/** A second press on a card lets its goal go. */
export function pressGoal({ pressed }: Looking, stone: number): Looking {
  const next = pressed === stone ? null : stone;
  return { pressed: next, shown: next };
}

/** The mouse has come to a card, or has left it. */
export function pointAtGoal({ pressed }: Looking, stone: number | null): Looking {
  return { pressed, shown: stone ?? pressed };
}
