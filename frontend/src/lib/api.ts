/** What is asked once, over HTTP. */
import type { Seat, Scene } from "../boards/contract";
import type {
  AnalysisState,
  BotInfo,
  Created,
  GameInfo,
  Lesson,
  Result,
  SeatInfo,
  TableInfo,
  TableWish,
} from "./protocol";
import type { Status } from "./readiness.svelte";
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
  const response = await fetch(`/api/${path}${sign}lang=${settings.language}`, init);
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as {
    code?: string;
    text?: string;
    rule?: string;
  } | null;
  throw new Refusal(told?.code ?? "failed", told?.text ?? response.statusText, told?.rule ?? null);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

function post<T>(path: string, body: string): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return json<T>(path, { method: "POST", headers, body });
}

export interface Moment {
  match: number;
  ply: number;
  plies: number;
  seat: Seat | "spectator" | "all" | null;
  scene: Scene;
  move: string | null;
  by: Seat | "moderator" | null;
  label: string | null;
  told: string | null;
  /** Who sat where in this match. */
  seats: SeatInfo[];
  /** How the match ended; null while it is played. */
  result: Result | null;
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

/** Which games are ready to be played. */
export async function statuses(): Promise<Record<string, Status>> {
  return (await json<{ games: Record<string, Status> }>("health")).games;
}

/** How other devices reach a server that was opened as localhost; null if there is no way. */
export async function sharedAddress(): Promise<string | null> {
  return (await json<{ shared_address: string | null }>("health")).shared_address;
}

export interface Fault {
  key: string;
  text: string;
  /** The values of the sentence, such as the cell it speaks of. */
  about: Record<string, string | number | string[]>;
}

/** What the game itself says about some options. */
export const check = (
  game: string,
  options: Record<string, unknown>,
  players: number,
): Promise<{ players: number[]; fault: Fault | null }> =>
  post(`games/${game}/check`, JSON.stringify({ options, players }));

export const bots = (): Promise<BotInfo[]> => json("bots");
export const tables = (): Promise<TableInfo[]> => json("tables");
export const table = (code: string): Promise<TableInfo> => json(`tables/${code}`);
export const create = (wish: TableWish): Promise<Created> => post("tables", JSON.stringify(wish));

/** A match file stays the text it is: its seed has more digits than numbers here can hold. */
export const upload = (file: string): Promise<{ code: string }> => post("matches", file);

export function createFrom(wish: TableWish, file: string, ply: number): Promise<Created> {
  const { start: _, ...rest } = wish;
  const body = JSON.stringify(rest);
  return post("tables", `${body.slice(0, -1)},"start":{"file":${file},"ply":${ply}}}`);
}

export function join(
  code: string,
  name: string,
  token: string,
  seat: Seat | null = null,
): Promise<{ seat: Seat; token: string }> {
  return post(`tables/${code}/join`, JSON.stringify({ name, colour: null, seat, token }));
}

export const lesson = (game: string): Promise<Lesson> => json(`games/${game}/lesson`);

/** Why a move is not what a step of a lesson wants. */
export const explainStep = (
  game: string,
  step: string,
  move: string,
): Promise<{ legal: boolean; rule: string | null; text: string }> =>
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

/** The match itself, as the text of its file. */
export async function wholeMatch(code: string, match: number): Promise<string> {
  return (await ask(`tables/${code}/match?match=${match}`)).text();
}

export const matchFile = (code: string, match: number): string => `/api/tables/${code}/match?match=${match}`;
export const qr = (code: string): string => `/api/tables/${code}/qr.svg`;
