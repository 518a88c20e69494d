/** What is asked once, over HTTP. */
import type { Seat } from "../boards/contract";
import type {
  AnalysisState,
  BotInfo,
  Checked,
  CheckWish,
  Desk,
  DeskWish,
  Explanation,
  GameInfo,
  Health,
  HeldTable,
  Json,
  JoinWish,
  Lesson,
  Moment,
  MoveForms,
  NewTable,
  Others,
  Problem,
  SeatToken,
  TableInfo,
  TableWish,
  TrialState,
  TakeWish,
  Uploaded,
} from "./protocol";
import { BASE } from "./base";
import { settings } from "./settings.svelte";

/** The server's refusal, with a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const sign = path.includes("?") ? "&" : "?";
  const response = await fetch(`${BASE}api/${path}${sign}lang=${settings.language}`, init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (!problem) throw new Refusal("failed", response.statusText);
  throw new Refusal(problem.code, problem.text, problem.rule);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

function post<T>(path: string, body: string): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return json<T>(path, { method: "POST", headers, body });
}

let known: Promise<GameInfo[]> | null = null;

/** The games; asked once, because they do not change while the server runs. */
export function games(): Promise<GameInfo[]> {
  known ??= json<GameInfo[]>("games").catch((problem: unknown) => {
    known = null;
    throw problem;
  });
  return known;
}

/** What the first page shows of a game. */
export type GameLid = Pick<GameInfo, "name" | "title" | "players" | "lesson" | "about">;

/** What the first page shows of all games: the server has put it into the page unless it was in a hurry. */
export function lids(): readonly GameLid[] | Promise<readonly GameLid[]> {
  const text = document.getElementById("games")?.textContent;
  return text ? (JSON.parse(text) as GameLid[]) : games();
}

/** How the moves of a game are written. */
export const moveForms = (game: string): Promise<MoveForms> => json<MoveForms>(`games/${game}/moves`);

/** Which games are ready to be played, and how far the others have come. */
export const health = (): Promise<Health> => json<Health>("health");

/** The same, and have a game made ready before all others that nobody waits for. */
export const want = (game: string): Promise<Health> => post(`games/${game}/want`, "");

/** How other devices reach a server that was opened as localhost; null if there is no way. */
export async function sharedAddress(): Promise<string | null> {
  return (await health()).shared_address;
}

/** What the game itself says about some options. */
export const check = (game: string, options: Record<string, Json>, players: number): Promise<Checked> =>
  post(`games/${game}/check`, JSON.stringify({ options, players } satisfies CheckWish));

/** Let bots try a board; the trial goes on while somebody asks how it stands. */
export const beginTrial = (
  game: string,
  options: Record<string, Json>,
  players: number,
): Promise<TrialState> =>
  post(`games/${game}/trials`, JSON.stringify({ options, players } satisfies CheckWish));
export const trialState = (trial: string): Promise<TrialState> => json(`trials/${trial}`);
export const giveUpTrial = (trial: string): Promise<TrialState> =>
  json(`trials/${trial}`, { method: "DELETE" });

export const bots = (): Promise<BotInfo[]> => json("bots");
export const tables = (page: number): Promise<TableInfo[]> => json(`tables?page=${page}`);
/** How our tables stand, and which of them wait for us. */
export const desk = (tables: HeldTable[]): Promise<Desk> =>
  post("desk", JSON.stringify({ tables } satisfies DeskWish));
export const create = (wish: TableWish): Promise<NewTable> => post("tables", JSON.stringify(wish));

/** A match file stays the text it is: its seed has more digits than numbers here can hold. */
export const upload = (file: string): Promise<Uploaded> => post("matches", file);

export function createFrom(wish: TableWish, file: string, ply: number): Promise<NewTable> {
  const { start: _, ...rest } = wish;
  const body = JSON.stringify(rest);
  return post("tables", `${body.slice(0, -1)},"start":{"file":${file},"ply":${ply}}}`);
}

export function join(
  code: string,
  name: string,
  token: string,
  seat: Seat | null = null,
): Promise<SeatToken> {
  return post(`tables/${code}/join`, JSON.stringify({ name, colour: null, seat, token } satisfies JoinWish));
}

/** Take a seat by its secret link, with a secret of this device's own. */
export function take(code: string, link: string, token: string, others: Others): Promise<SeatToken> {
  return post(`tables/${code}/take`, JSON.stringify({ link, token, others } satisfies TakeWish));
}

export const lesson = (game: string): Promise<Lesson> => json(`games/${game}/lesson`);

/** Why a move is not what a step of a lesson wants. */
export const explainStep = (game: string, step: string, move: string): Promise<Explanation> =>
  json(`games/${game}/lesson/${step}/explain?move=${encodeURIComponent(move)}`);

export async function rules(game: string): Promise<string> {
  return (await ask(`games/${game}/rules`)).text();
}

export function moment(
  code: string,
  ply: number,
  seat: Seat | "spectator" | "all",
  match: number | null,
  token?: string,
): Promise<Moment> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const which = match === null ? "" : `&match=${match}`;
  return json(`tables/${code}/scenes/${ply}?seat=${seat}${which}`, { headers });
}

/** How far the analysis of a finished match is; asking for it starts it. */
export const analysis = (code: string, match: number): Promise<AnalysisState> =>
  json(`tables/${code}/analysis?match=${match}`);

/** We do not want it any more; if nobody else does, the server thinks about it no longer. */
export const giveUpAnalysis = (code: string, match: number): Promise<AnalysisState> =>
  json(`tables/${code}/analysis?match=${match}`, { method: "DELETE" });

/** The match itself, as the text of its file. */
export async function wholeMatch(code: string, match: number): Promise<string> {
  return (await ask(`tables/${code}/match?match=${match}`)).text();
}

export const matchFile = (code: string, match: number): string =>
  `${BASE}api/tables/${code}/match?match=${match}`;
/** The table as a picture to be shared; with `moves`, a moving one of the last so many. */
export const picture = (code: string, moves = 0): string =>
  `${BASE}api/tables/${code}/picture.svg?lang=${settings.language}&moves=${moves}`;
export const qr = (code: string): string => `${BASE}api/tables/${code}/qr.svg`;
