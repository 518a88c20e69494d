/**
 * What goes between the server and its clients; docs/protocol.md explains it.
 * Written by scripts/protocol.py from the types of the server: change those, and run it again.
 */
import type { Scene } from "../boards/contract";
import type { SceneChanges, ViewChanges } from "./changes";
import type { Saying } from "./sayings";

/** Any value of JSON: the option of a game, for instance. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type Language = "en" | "de";
export type Sound = "piece" | "card" | "chip" | "tile" | "step" | "dice" | "reveal";
export type Phase = "waiting" | "playing" | "finished";
export type Source = "dealt" | "position" | "file";
export type Status = "waiting" | "compiling" | "ready" | "broken";
export type Reason = "rules" | "resigned" | "draw" | "replay";
export type By = "person" | "bot" | "clock";
export type SeatKind = "open" | "person" | "bot";
export type Why = "host" | "clock" | "resigned";
export type Consent = "undo" | "draw";
export type Others = "keep" | "sign-out";
export type Wait = "turn" | "question";
export type Reaction = "greeting" | "bravo" | "thanks" | "laughter" | "surprise" | "sorry";
export type ClockTerms = NoClock | MoveClock | GameClock | DaysClock;
export type Progress = "waiting" | "working" | "done" | "cancelled";
export type Judgement = "fair" | "ahead" | "behind" | "open" | "alone";
export type SeatWish = PersonWish | OpenWish | BotWish;
export type Notice = Created | Sat | Devices | Passed | Renamed | SeatSet | SentAway | Readmitted | Swapped | Started | Moved | Said | Reacted | Left | Returned | Replaced | Stumbled | GivenBack | Asked | Answered | Withdrawn | Undone | Resigned | Ended | Woken;
export type Command = Play | Say | React | Rename | SignOut | SetSeat | FillSeats | SendAway | Readmit | SwapSeats | Start | Leave | Return | Replace | GiveBack | Undo | OfferDraw | Answer | Withdraw | Resign | Rematch;
export type ClientMessage = Command | Hello | Look | Explain | AskForHint | Ping;
export type ServerMessage = Welcome | News | Done | Refused | Explained | Hinted | Presence | Pong;

/** That the server answers at all; if it does not for long, it has to be started anew. */
export interface Alive {
  ok: boolean;
  version: string;
}

/** Another move that could have been played. */
export interface Alternative {
  move: string;
  label: string;
  worth: number;
  reasons: string[];
}

/**
 * A move of an analysed match: everybody's chances before and after it, and its cost.
 *
 * `standing` holds the chances that everybody could see; a move that was the only one, or that
 * no seat made, has no cost.
 */
export interface AnalysedMove {
  ply: number;
  seat: number | "moderator";
  viewer: number;
  move: string | null;
  label: string | null;
  told: string;
  before: number[];
  after: number[];
  standing: number[];
  cost: number | null;
  reasons: string[];
  alternatives: Alternative[];
}

/** An analysed match. */
export interface Analysis {
  game: string;
  players: number;
  names: string[];
  over: boolean;
  winners: number[];
  moves: AnalysedMove[];
  costliest: number[];
  turning_points: number[];
  reports: Report[];
}

/**
 * How far an analysis has come, and the analysis itself once it is done.
 *
 * While it waits for its turn, `ahead` says how many moves of others are judged before.
 */
export interface AnalysisState {
  status: Progress;
  done: number;
  count: number;
  ahead: number;
  analysis: Analysis | null;
}

/** Answer the question that was asked by event `n`. */
export interface Answer {
  type: "answer";
  seat: number;
  to: Consent;
  n: number;
  yes: boolean;
  id: string;
}

/** Somebody answers. */
export interface Answered {
  type: "answered";
  seat: number;
  name: string | null;
  what: Consent;
  yes: boolean;
  n: number;
  at: number;
}

/** Ask what to play. */
export interface AskForHint {
  type: "hint";
  seat: number;
  id: string;
}

/** Somebody asks the others. */
export interface Asked {
  type: "asked";
  seat: number;
  name: string | null;
  what: Consent | "rematch";
  n: number;
  at: number;
}

/** What is being asked; `rematch` lists the seats that want another match. */
export interface Asks {
  undo: UndoRequest | null;
  draw: DrawOffer | null;
  rematch: number[];
}

/** A bot that may sit at tables. */
export interface BotInfo {
  name: string;
  level: boolean;
  about: SpokenPair;
}

/** A seat of a new table for a bot. */
export interface BotWish {
  kind: "bot";
  level?: string | null;
  colour?: string | null;
}

/**
 * What has changed of a view since event `from - 1`; whatever is not named is as it was.
 *
 * `view` and `scene` hold the members that are new. `table` is about the game's own part of the
 * scene: the places that are new, each named by its path, such as `seats.0.dice`.
 */
export interface Changes {
  view: ViewChanges;
  scene: SceneChanges;
  table: Record<string, Json>;
  last: Last | null;
  legal: number[];
}

/** Options that somebody would like to play with, and with how many players. */
export interface CheckWish {
  options?: Record<string, Json>;
  players?: number;
}

/** How many can play with the options, and what is wrong with them for the number asked for. */
export interface Checked {
  players: number[];
  fault: Fault | null;
}

/** Milliseconds left for each seat at the time `at`; null without a clock. */
export interface ClockView {
  left: (number | null)[];
  running: number[];
  at: number;
}

/** The table was set up. */
export interface Created {
  type: "created";
  n: number;
  at: number;
}

/** Some days for each move; when they are up, the bot makes this one move. */
export interface DaysClock {
  kind: "days";
  days?: number;
  then?: string;
}

/**
 * The commitment to a deal; seed and salt follow when the match is finished.
 *
 * The seed is a text, because JavaScript rounds numbers above 2**53.
 */
export interface DealView {
  commitment: string;
  seed: string | null;
  salt: string | null;
}

/** Somebody's tables as they stand; `unknown` are codes of tables that are gone. */
export interface Desk {
  tables: OwnTable[];
  unknown: string[];
}

/** The tables of which somebody wants to know whether they wait for them. */
export interface DeskWish {
  tables: HeldTable[];
}

/** A seat is open on more devices, or on fewer; whose it is concerns nobody else. */
export interface Devices {
  type: "devices";
  n: number;
  at: number;
}

/** It has happened, as event `n`. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/**
 * An open question: who asks, who has agreed, who has not answered yet.
 *
 * `n` is the number of the event that asked; answers name it.
 */
export interface DrawOffer {
  n: number;
  seat: number;
  yes: number[];
  open: number[];
}

/** A match came to its end. */
export interface Ended {
  type: "ended";
  match: number;
  reason: Reason;
  winners: number[];
  n: number;
  at: number;
}

/** A mean, with the interval that holds the true one in 95 of 100 trials. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** Ask why a move is not allowed. */
export interface Explain {
  type: "explain";
  seat: number;
  move: string;
  id: string;
}

/** Whether a move is legal and, if not, which rule forbids it. */
export interface Explained {
  type: "explained";
  id: string;
  legal: boolean;
  rule: string | null;
  text: string;
}

/** Whether a move is allowed, and which rule says so. */
export interface Explanation {
  legal: boolean;
  rule: string | null;
  text: string;
}

/** What is wrong with options: a sentence, its key, and the values in it. */
export interface Fault {
  key: string;
  text: string;
  about: Record<string, string | number | string[]>;
}

/** Give all open seats to bots. */
export interface FillSeats {
  type: "fill";
  level: string;
  id: string;
}

/**
 * What came out: `seats` are the shares that each seat wins, `first` that of whoever begins.
 *
 * A victory is shared among those who win, and among all if nobody does. `seat` is the one that
 * the judgement speaks of. `length` is in moves; `stopped` counts games that took too long.
 */
export interface Findings {
  bot: string;
  games: number;
  stopped: number;
  seats: Estimate[];
  first: Estimate | null;
  length: Estimate;
  judgement: Judgement;
  seat: number | null;
}

/** Some seconds for the whole match, and more with each move; then the bot plays to the end. */
export interface GameClock {
  kind: "game";
  seconds?: number;
  increment?: number;
  then?: string;
}

/**
 * A game and what can be chosen about it.
 *
 * `about` says in a sentence what it is about. `board` is the address of its board's module if
 * the game brings one; null if the client has its own, or if nobody has drawn one.
 */
export interface GameInfo {
  name: string;
  title: SpokenPair;
  players: number[];
  status: Status;
  options: GameOption[];
  variants: GameVariant[];
  lesson: boolean;
  about: SpokenPair | null;
  board: string | null;
}

/** An option of a game. */
export interface GameOption {
  name: string;
  label: SpokenPair;
  kind: "flag" | "choice" | "number" | "text";
  default: Json;
  values: OptionValue[];
  low: number | null;
  high: number | null;
  takes: SpokenPair;
  help: SpokenPair;
  usual: SpokenPair | null;
}

/** A set of options with a name and a sentence, and by how many it can be played. */
export interface GameVariant {
  name: string;
  label: SpokenPair;
  about: SpokenPair;
  options: Record<string, Json>;
  players: number[];
}

/** Let the bot get up again. */
export interface GiveBack {
  type: "giveback";
  seat: number;
  id: string;
}

/** The bot that played for somebody has stopped doing so. */
export interface GivenBack {
  type: "givenback";
  seat: number;
  name: string | null;
  n: number;
  at: number;
}

/** Whether the server is well, which games can be played, and how soon the others can. */
export interface Health {
  ok: boolean;
  version: string;
  games: Record<string, Status>;
  making: Record<string, Making>;
  shared_address: string | null;
}

/** A table of which somebody has secrets. */
export interface HeldTable {
  code: string;
  tokens: string[];
}

/**
 * Who is at the socket, from where they look, and what they have seen already.
 *
 * With `changes` they want to be told what is new of a view, not all of it again.
 */
export interface Hello {
  type: "hello";
  tokens?: string[];
  lang?: Language;
  seat?: number | null;
  last?: number | null;
  name?: string | null;
  changes?: boolean;
}

/**
 * A move worth playing: its share of the search, its chance of winning, and reasons for it.
 *
 * The move is the number of its text; the reasons are for a client to put into words.
 *
 * `rank` is its place among moves whose chances are the same within a point; else null.
 */
export interface Hint {
  move: number;
  share: number;
  worth: number;
  rank: number | null;
  reasons: Saying[];
}

/** The best moves of a seat at a ply, the best one first. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  ply: number;
  hints: Hint[];
}

/** Somebody who wants to sit down. */
export interface JoinWish {
  name: string;
  colour?: string | null;
  seat?: number | null;
  token?: string | null;
}

/** The last move, in notation; null while it is a secret. */
export interface Last {
  seat: number | "moderator";
  move: string | null;
}

/** Get up. */
export interface Leave {
  type: "leave";
  seat: number;
  id: string;
}

/** Somebody left; before the start the seat is open again. */
export interface Left {
  type: "left";
  seat: number;
  name: string | null;
  n: number;
  at: number;
}

/** The first lesson of a game. */
export interface Lesson {
  game: string;
  seat: number;
  steps: LessonStep[];
  end: string;
}

/** A move that a step of a lesson accepts, and what it leads to. */
export interface LessonMove {
  move: string;
  told: string;
  scene: Scene;
  result: Result | null;
}

/**
 * A step of a lesson: what is said, what is on the table, and what may be done.
 *
 * `goes_on` says that the board stays as the previous step left it, `rule` which rule of the
 * handbook the step is an example of.
 */
export interface LessonStep {
  name: string;
  title: string;
  text: string;
  task: string;
  done: string;
  other: string;
  goes_on: boolean;
  rule: string | null;
  scene: Scene;
  legal: string[];
  labels: string[];
  accepted: LessonMove[];
}

/** Look from another seat. */
export interface Look {
  type: "look";
  seat?: number | null;
  id: string;
}

/**
 * How far a game that is being made ready has come.
 *
 * `done` is a share from 0 to 1; `seconds` is about how long is left, null as long as nobody
 * can say.
 */
export interface Making {
  done: number;
  seconds: number | null;
}

/** A move that cost a lot, by the ply it led to; `solutions` are the moves to play instead. */
export interface Mistake {
  ply: number;
  solutions: string[];
}

/**
 * What could be seen at a ply, and of the whole match who sat where and who won.
 *
 * `move` led to the ply, and `by` made it. `legal` are the moves that the seat could play then,
 * and `labels` the same in the notation of a language; they are known once the match has ended.
 */
export interface Moment {
  match: number;
  ply: number;
  plies: number;
  seat: number | "all" | null;
  scene: Scene;
  move: string | null;
  label: string | null;
  by: number | "moderator" | null;
  told: string | null;
  seats: SeatInfo[];
  result: Result | null;
  verdict: SpokenVerdict | null;
  legal: string[];
  labels: string[];
}

/** Some seconds for each move; when they are up, the bot makes this one move. */
export interface MoveClock {
  kind: "move";
  seconds?: number;
  then?: string;
}

/**
 * How the moves of a game are written: forms with blanks, and the names for each blank.
 *
 * Every text has a number. The numbers of a form begin after those of the form before it; among
 * them the last blank counts fastest.
 */
export interface MoveForms {
  lists: Record<string, SpokenNames>;
  forms: SpokenPair[];
}

/**
 * A move was played; `ply` is where the match stands after it.
 *
 * `move` is the number of its text among the forms of the game's moves, and `told` says what it
 * did, for a client to put into words; `sound` is what it sounds like. All three are null while
 * the move is secret, and `told` where the game has no words for it but its notation.
 */
export interface Moved {
  type: "moved";
  match: number;
  ply: number;
  seat: number | "moderator";
  by: By;
  move: number | null;
  told: Saying | null;
  sound: Sound | null;
  n: number;
  at: number;
}

/** A table that was created. */
export interface NewTable {
  code: string;
  host: string;
  seats: SeatToken[];
  link: string;
}

/**
 * What has happened, and the view after it; null if nothing but chat has.
 *
 * Whoever asked for that in `hello` is mostly told `changes` instead of the view.
 */
export interface News {
  type: "news";
  from: number;
  n: number;
  events: Notice[];
  revealed: Revealed[];
  view?: View | null;
  changes?: Changes | null;
}

/** As long as they like. */
export interface NoClock {
  kind: "none";
  then?: string;
}

/** Offer a draw. */
export interface OfferDraw {
  type: "draw";
  seat: number;
  id: string;
}

/** A seat of a new table for anybody who has the table's link. */
export interface OpenWish {
  kind: "open";
}

/** A named value of an option; `written` is the same written out, such as a board's rows. */
export interface OptionValue {
  value: string;
  label: SpokenPair;
  written: Json;
}

/** A table, whether the secrets open a seat there, and what it wants of whoever has them. */
export interface OwnTable {
  table: TableInfo;
  seated: boolean;
  waits: Wait | null;
}

/** A seat was passed on, perhaps to somebody else. */
export interface Passed {
  type: "passed";
  seat: number;
  name: string | null;
  n: number;
  at: number;
}

/** A seat of a new table for somebody at this device, or for whoever gets its secret link. */
export interface PersonWish {
  kind: "person";
  name?: string | null;
  colour?: string | null;
}

/** See whether the other side is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Play a move that was chosen when the match stood at a ply. */
export interface Play {
  type: "play";
  seat: number | "moderator";
  ply: number;
  move: string | number;
  id: string;
}

/** The server is there; `n` is the last event, `at` the server's time. */
export interface Pong {
  type: "pong";
  id: string;
  n: number;
  at: number;
}

/** Which seats have a device at the table, and how many spectators look on. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
}

/** Why something was not done; `detail` is for whoever writes the asking program. */
export interface Problem {
  code: string;
  text: string;
  rule: string | null;
  detail: string | null;
}

/** Show a reaction; spectators have no seat. */
export interface React {
  type: "react";
  sign: Reaction;
  seat?: number | null;
  id: string;
}

/** Somebody showed a reaction; a spectator has no seat. Whoever comes later is not told. */
export interface Reacted {
  type: "reacted";
  seat: number | null;
  name: string;
  sign: Reaction;
  n: number;
  at: number;
}

/** Let somebody back in who was sent away, by their place in the list of these. */
export interface Readmit {
  type: "readmit";
  outcast: number;
  id: string;
}

/** The host let somebody back in whom they had sent away. */
export interface Readmitted {
  type: "readmitted";
  seat: number;
  name: string | null;
  n: number;
  at: number;
}

/** Whether people should be sent to this server now, and if not, why. */
export interface Ready {
  ready: boolean;
  why: "compiling" | "cannot-store" | "closing" | null;
}

/** It has not happened, and why; without an id if it answers no message. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  text: string;
  rule: string | null;
}

/** Ask for another match. */
export interface Rematch {
  type: "rematch";
  seat: number;
  id: string;
}

/** Change one's name and colour. */
export interface Rename {
  type: "name";
  seat: number;
  name: string;
  colour?: string | null;
  id: string;
}

/** Somebody changed their name or colour. */
export interface Renamed {
  type: "named";
  seat: number;
  name: string;
  colour: string | null;
  n: number;
  at: number;
}

/** Let a bot play for somebody who has left or is away. */
export interface Replace {
  type: "replace";
  seat: number;
  level?: string;
  id: string;
}

/** A bot plays for somebody. */
export interface Replaced {
  type: "replaced";
  seat: number;
  name: string | null;
  level: string;
  why: Why;
  n: number;
  at: number;
}

/**
 * How well a seat played: its accuracy from 0 to 1, and its mistakes.
 *
 * A seat that never had a choice has no accuracy.
 */
export interface Report {
  seat: number;
  accuracy: number | null;
  mistakes: Mistake[];
}

/** Give up. */
export interface Resign {
  type: "resign";
  seat: number;
  id: string;
}

/** Somebody gave up. */
export interface Resigned {
  type: "resigned";
  seat: number;
  name: string | null;
  n: number;
  at: number;
}

/** How a match ended; `breakdown` is the game's own score pad. */
export interface Result {
  reason: Reason;
  points: number[];
  winners: number[];
  breakdown: Record<string, Json>;
}

/** Sit down again. */
export interface Return {
  type: "back";
  seat: number;
  id: string;
}

/** Somebody who had left is back. */
export interface Returned {
  type: "returned";
  seat: number;
  name: string | null;
  n: number;
  at: number;
}

/** A move that was secret when it was made, and is no longer. */
export interface Revealed {
  match: number;
  ply: number;
  move: number;
  told: Saying | null;
}

/** Somebody said something; a spectator has no seat. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  n: number;
  at: number;
}

/** Somebody took an open seat. */
export interface Sat {
  type: "sat";
  seat: number;
  name: string;
  colour: string | null;
  n: number;
  at: number;
}

/** Say something; spectators have no seat. */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  id: string;
}

/**
 * A seat as everybody may know it.
 *
 * A bot's name is its level. A person with a `level` is one for whom a bot plays.
 */
export interface SeatInfo {
  kind: SeatKind;
  name: string | null;
  colour: string | null;
  level: string | null;
  left: boolean;
}

/** The host opened a seat, or gave it to a bot. */
export interface SeatSet {
  type: "set";
  seat: number;
  kind: "open" | "bot";
  level: string | null;
  n: number;
  at: number;
}

/** A seat and its secret. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A seat as those at the table see it; `why` says for what reason a bot plays for somebody. */
export interface SeatView {
  kind: SeatKind;
  name: string | null;
  colour: string | null;
  level: string | null;
  left: boolean;
  resigned: boolean;
  why: Why | null;
}

/** Make somebody get up before the match begins. */
export interface SendAway {
  type: "sendaway";
  seat: number;
  id: string;
}

/** The host made somebody get up; the seat is open again. */
export interface SentAway {
  type: "sentaway";
  seat: number;
  name: string | null;
  n: number;
  at: number;
}

/** Open a seat, or give it to a bot. */
export interface SetSeat {
  type: "set";
  seat: number;
  kind: "open" | "bot";
  level?: string | null;
  id: string;
}

/** Let no other device open one's seat any more. */
export interface SignOut {
  type: "signout";
  seat: number;
  id: string;
}

/** Names in both languages, in the same order. */
export interface SpokenNames {
  de: string[];
  en: string[];
}

/** A sentence in both languages. */
export interface SpokenPair {
  de: string;
  en: string;
}

/** The same in the words of a language. */
export interface SpokenVerdict {
  why: string;
  places: string[];
}

/** Begin the match. */
export interface Start {
  type: "start";
  id: string;
}

/** Where the match of a new table begins. */
export interface StartWish {
  file?: Record<string, Json> | null;
  ply?: number | null;
  position?: Record<string, Json> | null;
}

/** A match began. */
export interface Started {
  type: "started";
  match: number;
  n: number;
  at: number;
}

/** A bot cannot think in this match; it plays whatever is allowed from now on. */
export interface Stumbled {
  type: "stumbled";
  seat: number;
  name: string | null;
  level: string;
  n: number;
  at: number;
}

/** Let two seats change places, with whoever sits there. */
export interface SwapSeats {
  type: "swap";
  seat: number;
  other: number;
  id: string;
}

/** Two seats changed places, with whoever sits there. */
export interface Swapped {
  type: "swapped";
  seat: number;
  other: number;
  n: number;
  at: number;
}

/**
 * What was agreed on when the table was created; `source` says where its deal comes from.
 *
 * `variant` is the name of the game's variant that the options make, if they make one; `teams`
 * names the team of each seat, and is null where everybody plays alone.
 */
export interface TableFacts {
  code: string;
  game: string;
  variant: string | null;
  source: Source;
  options: Record<string, Json>;
  players: number;
  public: boolean;
  hints: boolean;
  clock: ClockTerms;
  replay: boolean;
  created: number;
  teams: string[] | null;
}

/**
 * A table as everybody may know it; `source` says where its deal comes from.
 *
 * `variant` is the name of the game's variant that its options make, if they make one.
 */
export interface TableInfo {
  code: string;
  game: string;
  variant: string | null;
  source: Source;
  phase: Phase;
  public: boolean;
  match: number;
  ply: number;
  seats: SeatInfo[];
  created: number;
  changed: number;
}

/** A table that is to be created; `options` are changes to those of the `variant`, if any. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  variant?: string | null;
  options?: Record<string, Json>;
  public?: boolean;
  hints?: boolean;
  clock?: ClockTerms;
  start?: StartWish | null;
}

/**
 * Somebody with the secret link of a seat, and a secret of their device's own.
 *
 * `others` says whether the devices that have opened the seat so far keep it.
 */
export interface TakeWish {
  link: string;
  token: string;
  others?: Others;
}

/**
 * How far the trial of a board has come, and what came out once it is done.
 *
 * It is asked for by its `trial`. `done` and `count` are games; while it waits for its turn,
 * `ahead` says how many turns of others come before.
 */
export interface TrialState {
  trial: string;
  status: Progress;
  done: number;
  count: number;
  ahead: number;
  findings: Findings | null;
}

/** Ask to take back one's own last move, the one that led to a ply. */
export interface Undo {
  type: "undo";
  seat: number;
  ply: number;
  id: string;
}

/**
 * The question whether moves are taken back, down to the ply `to`.
 *
 * `learners` are the people who have learned something hidden by these moves, and keep knowing it.
 */
export interface UndoRequest {
  n: number;
  seat: number;
  yes: number[];
  open: number[];
  to: number | null;
  learners: number[];
}

/**
 * Moves were taken back; `ply` is where the match stands now.
 *
 * `revealing` says that they had revealed something hidden, which stays known.
 */
export interface Undone {
  type: "undone";
  match: number;
  ply: number;
  revealing: boolean;
  n: number;
  at: number;
}

/** The table of an uploaded match. */
export interface Uploaded {
  code: string;
  link: string;
}

/**
 * Why a match ended as it did, as the rules decide it: a sentence that names no player.
 *
 * `places` are the places on the board that decided it, as the game calls them.
 */
export interface Verdict {
  why: Saying;
  places: string[];
}

/**
 * The table as a seat sees it; there is no scene before the start.
 *
 * `legal` lists the moves of the seat, by the numbers of their texts among the forms of the
 * game's moves.
 */
export interface View {
  phase: Phase;
  match: number;
  seats: SeatView[];
  outcasts: string[];
  deal: DealView | null;
  result: Result | null;
  verdict: Verdict | null;
  ply: number;
  moderator: number[];
  clock: ClockView;
  asks: Asks;
  scene: Scene | null;
  legal: number[];
}

/**
 * Everything, to be shown instead of whatever was there.
 *
 * `wrong` lists the tokens that open nothing here, by their place in `hello`; `earlier` is the
 * number of lines of chat that are older than the log.
 */
export interface Welcome {
  type: "welcome";
  n: number;
  table: TableFacts;
  you: You;
  wrong: number[];
  view: View;
  log: Notice[];
  earlier: number;
}

/** Take back one's own question while it is still open. */
export interface Withdraw {
  type: "withdraw";
  seat: number;
  what: Consent | "rematch";
  id: string;
}

/** Somebody no longer asks. */
export interface Withdrawn {
  type: "withdrawn";
  seat: number;
  name: string | null;
  what: Consent | "rematch";
  n: number;
  at: number;
}

/** The table goes on after a pause in which nobody could move; clocks did not run. */
export interface Woken {
  type: "woken";
  n: number;
  at: number;
}

/**
 * Who is at a socket: the seat they look from, the seats they hold, and whether they host.
 *
 * `devices` says for each of these seats how many devices can open it, `outcast` whether the host
 * has sent them away.
 */
export interface You {
  seat: number | null;
  seats: number[];
  host: boolean;
  devices: number[];
  outcast: boolean;
}
