/**
 * A score pad as data: a column for each player or team, a row for each thing that counts. The
 * numbers are the server's; what is said is named by its key, so that no language is needed here.
 */
import type { Result } from "../lib/protocol";
import type { Board, Colour, Scene } from "./contract";

export interface Phrase {
  key: string;
  values?: Record<string, string | number>;
}

export interface Cell {
  text: string;
  /** The numbers of things that the game's board can draw; they are shown instead of the text. */
  things?: number[];
  /** Where it comes from, in small letters. */
  note?: Phrase;
  /** The best in its row. */
  best?: boolean;
}

export interface Row {
  label: Phrase;
  cells: Cell[];
  kind: "line" | "total" | "tie";
}

export interface Column {
  name: string;
  colour: Colour;
  winner: boolean;
}

export interface Pad {
  columns: Column[];
  rows: Row[];
  /** How it ended and what broke a tie. */
  notes: Phrase[];
}

/** What a pad is written from. */
export interface Finished<Breakdown = unknown, Table = unknown> {
  result: Result & { breakdown: Breakdown };
  scene: Scene<Table>;
  names: readonly string[];
  colours: readonly Colour[];
}

/** A number as it is written on paper, with a real minus. */
export function pointsText(points: number): string {
  return String(points).replace("-", "−");
}

/** How far a row has been counted, when so much of the whole pad has. */
export function shareOfRow(share: number, index: number, rows: number): number {
  return Math.min(1, Math.max(0, share * rows - index));
}

/** A number on its way up from 0; anything else is what it is. */
export function countUp(text: string, share: number): string {
  if (share >= 1 || !/^−?\d+$/.test(text)) return text;
  return pointsText(Math.round(Number(text.replace("−", "-")) * share));
}

export function row(label: Phrase, cells: Cell[], kind: Row["kind"] = "line"): Row {
  return { label, cells, kind };
}

/** A column for each seat. */
export function seatColumns({ result, names, colours }: Finished): Column[] {
  return names.map((name, seat) => ({
    name,
    colour: colours[seat] ?? "grey",
    winner: result.winners.includes(seat),
  }));
}

/** The pad of a finished match; one that ended early shows how it stood. */
export function padOf(board: Pick<Board, "pad">, finished: Finished): Pad {
  const pad = (board.pad ?? plainPad)(finished);
  const early = !finished.scene.over;
  return early ? { ...pad, notes: [...pad.notes, { key: "pad-early" }] } : pad;
}

/** The pad of a game that has none of its own. */
function plainPad(finished: Finished): Pad {
  const cells = finished.result.points.map((points) => ({ text: pointsText(points) }));
  return {
    columns: seatColumns(finished),
    rows: [row({ key: "pad-total" }, cells, "total")],
    notes: [],
  };
}
