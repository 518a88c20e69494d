/**
 * What a game brings for the browser, ours from the bundle and those of other packages from the server.
 * A board knows no rules: it draws the scene, finds out by the notation alone what the legal moves
 * point at, and hands one of them back unchanged. Nothing here needs a framework.
 */
import type { Paint } from "../lib/colours";
import type { Values } from "../lib/words.svelte";
import type { Finished, Pad } from "./pad";

export type Language = "en" | "de";

/** A seat's number, from 0. */
export type Seat = number;

/**
 * What one seat may see; `viewer` is null for a spectator and "all" when every hand is open.
 * `table` is the game's own part.
 */
export interface Scene<Table = unknown> {
  game: string;
  players: number;
  seats: (string | null)[] | null;
  viewer: Seat | "all" | null;
  ply: number;
  actors: Seat[];
  over: boolean;
  points: number[];
  winners: Seat[];
  /** The last move; its `move` is null while it is secret. */
  last: { seat: Seat | "moderator"; move: string | null } | null;
  table: Table;
}

export interface BoardProps<Table = unknown> {
  scene: Scene<Table>;
  /** The moves that `seat` may play now, in English notation; empty when it may not act. */
  legal: readonly string[];
  /** A legal move in the reader's notation, which is how screen readers say it. */
  noted: (move: string) => string;
  /** Whose hand is on this side of the table; null for spectators. */
  seat: Seat | null;
  /** A match is being replayed: nobody plays on this side, so nobody is "you". */
  replay?: boolean;
  /**
   * Nothing on this side can be pressed any more: the match is over, also where somebody gave up, or this is a
   * picture of it in the rules.
   */
  ended?: boolean;
  /** The name of each seat, for labels. */
  names: readonly string[];
  /** The colour of each seat where people have chosen (`freeColours`); else the board's own. */
  colours?: readonly Colour[];
  /** How the match began, for all to see; null where that is not known. */
  opening?: Scene<Table> | null;
  /**
   * A move to point at, in notation, or null. What it is made with is marked with `data-hint="piece"`, where it
   * is made on the board with `data-hint="place"`: lessons bring that into sight.
   */
  hint: string | null;
  /** The places that decided the match, as the rules name them; before the end there are none. */
  decisive?: readonly string[];
  language: Language;
  /** How long a movement on the board takes, in milliseconds; 0 is none. */
  pace: number;
  /** The board is on a big screen: here the hand is large, and the board appears when needed. */
  folding?: boolean;
  /** A whole move was chosen: always one of `legal`, unchanged. */
  onmove: (move: string) => void;
  /** Somebody has begun another move than the one that is pointed at. */
  onbegin?: () => void;
  /** Somebody tried what is not among `legal`: the server is asked which rule forbids it. */
  onwhy: (move: string) => void;
  /** Something has begun to move that outlasts `pace`, or has come to rest. */
  onmotion?: (moving: boolean) => void;
}

/** What boards from other packages cannot import. */
export interface BoardTools {
  /** A sentence of the game, from its own Fluent files. */
  say: (key: string, values?: Values) => string;
  /** How a colour is painted, in the palette that the reader has chosen. */
  paint: (colour: Colour) => Paint;
}

/** The colours boards and player lists use; each has a shape of its own (lib/colours.ts). */
export type Colour = "blue" | "green" | "red" | "yellow" | "purple" | "grey" | "pink" | "teal";

/** Draws something into an empty element. */
export type Mount<Props, Place extends Element = HTMLElement> = (
  place: Place,
  props: Props,
) => Mounted<Props>;

export interface Mounted<Props> {
  /** The same thing with other properties; all of them are handed over. */
  update: (props: Props) => void;
  /** It is no longer needed; the element is empty again, and nothing listens or runs any more. */
  destroy: () => void;
}

/** What a board's module exports as `GAME`: how to get its parts, each when it is needed. */
export interface GameParts {
  board: () => Promise<Board>;
  /** The picture on the lid of its box, drawn into an SVG of 240 by 150 units. */
  lid?: () => Promise<Mount<object, SVGElement>>;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- only the game knows what is on its table. */
export interface Board<Table = any, Breakdown = any> {
  /* eslint-enable @typescript-eslint/no-explicit-any */
  mount: Mount<BoardProps<Table> & BoardTools>;
  /** The colour of every seat. */
  colours: (scene: Scene<Table>) => Colour[];
  /** People may choose other colours: the game's own words never name one. */
  freeColours?: boolean;
  /** Whether it uses `opening`. */
  showsOpening?: boolean;
  /** Whether it knows `folding`: only where people hold something that nobody else sees. */
  folds?: boolean;
  /** One short line about each seat for the list of players, such as "2 of 2 sequences". */
  standing?: (scene: Scene<Table>, seat: Seat) => Standing | null;
  /**
   * A legal move in words, as somebody would advise it: for hints and buttons. Without it they show its
   * notation.
   */
  advise?: (move: string) => string | null;
  /** The score pad of a finished match; without it there is a row with the points. */
  pad?: (finished: Finished<Breakdown, Table>) => Pad;
  /**
   * Draws a thing that has a number, such as a goal of Labyrinth: on the score pad, or `inline` in a
   * line of words.
   */
  picture?: Mount<{ number: number; inline?: boolean }>;
  /** Draws what a move writes in letters, such as how a tile of Labyrinth is turned. */
  sketch?: Mount<{ signs: string }>;
  /**
   * Words about a move, cut up so that the numbers of such things, and such letters, stand alone; what stands
   * in letters comes with the words for it.
   */
  things?: (words: string) => (string | number | { signs: string; words: string })[];
}

/** A sentence of the game or of the client with its values. */
export interface Standing {
  /** What counts most, in a few characters: for lists with no room for the sentence. */
  brief: string;
  key: string;
  values: Values;
}
