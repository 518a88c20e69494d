/** What the editor asks of a game whose boards can be drawn. */
import type { Component } from "svelte";
import type { Fault, Json } from "../lib/protocol";
import type { Values } from "../lib/words.svelte";

export interface Size {
  width: number;
  height: number;
}

/** A board has 1 to 15 rows and columns, in both games. */
export const LONGEST = 15;

/** A text or a link is not a board; `key` is the sentence that says why. */
export class BadDesign extends Error {
  constructor(
    readonly key: string,
    readonly values: Values = {},
  ) {
    super(key);
  }
}

export interface BenchProps<Design> {
  design: Design;
  /** The cells that something is wrong with. */
  faulty: ReadonlySet<string>;
  /** While a finger keeps drawing, `design` changes without a step of its own in the history. */
  onchange: (design: Design, stroke?: "going-on") => void;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each game has a design of its own. */
export interface Designer<Design = any> {
  /** The tools and the board. */
  bench: Component<BenchProps<Design>>;
  /** What a file of it is called. */
  file: string;
  size: (design: Design) => Size;
  blank: (size: Size) => Design;
  resize: (design: Design, size: Size) => Design;
  /** How many it is meant for, if the drawing says so. */
  players: (design: Design) => number;
  /** The options of a game on this board: `board`, and what belongs to it. */
  options: (design: Design) => Record<string, Json>;
  /** What chance decides at every set-up of this board, a sentence each. */
  lots: (design: Design) => string[];
  /** The board of such a value: one that the game gave us. */
  fromBoard: (board: unknown) => Design;
  /** The file that the command line takes, and back; `BadDesign` if it is not one. */
  write: (design: Design) => string;
  read: (text: string) => Design;
  /** The board in a link that was passed on before links held files; `BadDesign` if it is none. */
  decode: (text: string) => Design;
  /** The cells that a fault speaks of. */
  places: (design: Design, fault: Fault) => string[];
}
