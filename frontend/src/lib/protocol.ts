/** The messages of docs/protocol.md as types. */
import type { Language, Scene, Seat } from "../boards/contract";

export type SpokenPair = Record<Language, string>;

export interface OptionValue {
  value: string;
  label: SpokenPair;
  /** How the value would be written instead of named, as something to start from; else null. */
  written: unknown;
}

export interface GameOption {
  name: string;
  label: SpokenPair;
  kind: "flag" | "choice" | "number" | "text";
  default: unknown;
  values: OptionValue[];
  low?: number;
  high?: number;
  takes: SpokenPair;
  help: SpokenPair;
  usual: SpokenPair | null;
}

export interface GameInfo {
  name: string;
  title: SpokenPair;
  players: number[];
  status: "waiting" | "compiling" | "ready";
  options: GameOption[];
  /** What it is about, in a sentence. */
  about: SpokenPair | null;
  /** Whether there is a first lesson. */
  lesson: boolean;
  /** Where the module of its board lies if the server brings it; null for ours, and for those without. */
  board: string | null;
}

export interface BotInfo {
  name: string;
  level: boolean;
  about: SpokenPair;
}

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string | null;
  colour: string | null;
  level: string | null;
  left: boolean;
  resigned?: boolean;
}

export interface TableInfo {
  code: string;
  game: string;
  phase: Phase;
  public: boolean;
  match: number;
  ply: number;
  seats: SeatInfo[];
  created: number;
  changed: number;
}

export type Phase = "waiting" | "playing" | "finished";

export type ClockKind =
  | { kind: "none" }
  | { kind: "move"; seconds: number; then?: string }
  | { kind: "game"; seconds: number; increment: number; then?: string }
  | { kind: "days"; days: number; then?: string };

export type SeatWish =
  | { kind: "person"; name: string; colour?: string | null }
  | { kind: "open" }
  | { kind: "bot"; level: string };

export interface TableWish {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  public: boolean;
  clock: ClockKind;
  hints: boolean;
  /** Where the match begins; null for a fresh deal. A file goes with `createFrom`. */
  start: { position: unknown } | null;
}

export interface Created {
  code: string;
  host: string;
  seats: { seat: Seat; token: string }[];
  link: string;
}

export interface Event {
  type: string;
  n: number;
  at: number;
  match?: number;
  ply?: number;
  seat?: Seat | "moderator" | null;
  by?: string;
  move?: string | null;
  /** The move in the reader's notation. */
  label?: string | null;
  told?: string | null;
  name?: string;
  text?: string;
  level?: string | null;
  kind?: string;
  what?: string;
  yes?: boolean;
  reason?: string;
  winners?: Seat[];
  why?: string;
}

export interface Ask {
  /** The number of the event that asked; answers name it. */
  n: number;
  seat: Seat;
  to?: number;
  yes: Seat[];
  open: Seat[];
}

export interface Result {
  reason: string;
  points: number[];
  winners: Seat[];
  breakdown: Record<string, unknown>;
}

export interface View {
  phase: Phase;
  match: number;
  ply: number;
  seats: SeatInfo[];
  scene: Scene | null;
  legal: string[];
  labels: string[];
  moderator: string[];
  clock: { left: (number | null)[]; running: Seat[]; at: number };
  asks: { undo: Ask | null; draw: Ask | null; rematch: Seat[] };
  deal: { commitment: string; seed: string | null; salt: string | null } | null;
  result: Result | null;
}

export interface TableFacts {
  code: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  public: boolean;
  hints: boolean;
  clock: ClockKind;
  replay: boolean;
  created: number;
}

export interface You {
  seat: Seat | null;
  seats: Seat[];
  host: boolean;
}

export interface Welcome {
  type: "welcome";
  id?: string;
  n: number;
  table: TableFacts;
  you: You;
  wrong: number[];
  view: View;
  log: Event[];
  /** So many lines of chat are older than the log. */
  earlier: number;
}

export interface Revealed {
  match: number;
  ply: number;
  move: string;
  label: string;
  told: string;
}

export interface News {
  type: "news";
  from: number;
  n: number;
  events: Event[];
  revealed: Revealed[];
  view: View | null;
}

export interface Hint {
  move: string;
  label: string;
  share: number;
  worth: number;
  reasons: string[];
}

export interface Refused {
  type: "refused";
  /** Null if it answers no message of ours: the table itself cannot be opened, for instance. */
  id: string | null;
  code: string;
  text: string;
  rule: string | null;
}

export interface Explained {
  type: "explained";
  id: string;
  legal: boolean;
  rule: string | null;
  text: string;
}

export interface Hinted {
  type: "hinted";
  id: string;
  seat: Seat;
  ply: number;
  hints: Hint[];
}

export type FromServer =
  | Welcome
  | News
  | Refused
  | Explained
  | Hinted
  | { type: "done"; id: string; n: number }
  | { type: "presence"; seats: boolean[]; spectators: number }
  | { type: "pong"; id: string; n: number; at: number };

export interface Step {
  ply: number;
  seat: Seat | "moderator";
  move: string | null;
  label: string | null;
  told: string;
  before: number[];
  after: number[];
  standing: number[];
  cost: number | null;
  reasons: string[];
  alternatives: { move: string; label: string; worth: number; reasons: string[] }[];
}

export interface Analysis {
  names: string[];
  moves: Step[];
  turning_points: number[];
}

export interface AnalysisState {
  status: "working" | "done";
  done: number;
  count: number;
  analysis: Analysis | null;
}

/** A step of a first lesson: what is said, what lies on the table, which moves it wants. */
export interface LessonStep {
  name: string;
  title: string;
  text: string;
  task: string;
  done: string;
  other: string;
  /** The board stays as the step before has left it. */
  goes_on: boolean;
  scene: Scene;
  legal: string[];
  labels: string[];
  accepted: { move: string; told: string; scene: Scene; result: Result | null }[];
}

export interface Lesson {
  game: string;
  seat: Seat;
  steps: LessonStep[];
  end: string;
}

/** A wish of the client, before it is given an id. */
export type Wish = { type: string } & Record<string, unknown>;
export type ToServer = Wish & { id: string };
