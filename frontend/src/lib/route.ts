import { BASE } from "./base";

/**
 * Which page an address means. Tables and drawn boards have real paths, because their links are passed
 * on; the other pages follow the hash.
 */
export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "settings" }
  | { page: "rules"; game: string; anchor: string | null; table: string | null }
  | { page: "editor"; game: string; design: string | null }
  | { page: "learn"; game: string; table: string | null }
  | { page: "table"; code: string; token: string | null; screen: boolean }
  | {
      page: "replay";
      code: string;
      match: number;
      ply: number;
      view: string;
      /** Whether the analysis is wanted at once. */
      analyse: boolean;
    }
  | { page: "nowhere" };

const TABLE = /^\/t\/([\w-]+)\/?$/;
/** The match and the ply are no part of the hash: the server makes a preview of what a link shows. */
const REPLAY = /^\/t\/([\w-]+)\/replay\/(\d+)\/(\d+)\/?$/;
/** The board is in the query for the same reason. */
const EDITOR = /^\/editor\/([\w-]+)\/?$/;

/** `address` is the path with its query. */
export function parse(address: string, hash: string, base = BASE): Route {
  if (!address.startsWith(base)) return { page: "nowhere" };
  const [path = "", query = ""] = address.slice(base.length - 1).split("?", 2);
  const fragment = hash.replace(/^#/, "");
  const table = TABLE.exec(path);
  if (table) return tableRoute(table[1]!, new URLSearchParams(fragment));
  const replay = REPLAY.exec(path);
  if (replay) {
    const wishes = new URLSearchParams(fragment);
    return {
      page: "replay",
      code: replay[1]!,
      match: Number(replay[2]),
      ply: Number(replay[3]),
      view: wishes.get("view") ?? "spectator",
      analyse: wishes.has("analyse"),
    };
  }
  const editor = EDITOR.exec(path);
  if (editor) return { page: "editor", game: editor[1]!, design: new URLSearchParams(query).get("board") };
  if (path !== "/" && path !== "/index.html") return { page: "nowhere" };
  const [page = "", argument = "", further = null, last = null] = fragment.replace(/^\//, "").split("/");
  switch (page) {
    case "":
      return { page: "home" };
    case "lobby":
      return { page: "lobby" };
    case "settings":
      return { page: "settings" };
    case "editor": // links to boards that were passed on before boards had paths
      return { page: "editor", game: argument, design: further };
    case "new":
      return { page: "new", game: argument };
    case "rules":
      return { page: "rules", game: argument, anchor: further || null, table: last };
    case "learn":
      return { page: "learn", game: argument, table: further };
    default:
      return { page: "nowhere" };
  }
}

function tableRoute(code: string, fragment: URLSearchParams): Route {
  return {
    page: "table",
    code,
    token: fragment.get("seat") ?? fragment.get("device"),
    screen: fragment.has("screen"),
  };
}

export const homePath = BASE;
export const lobbyPath = `${BASE}#/lobby`;
export const settingsPath = `${BASE}#/settings`;
/** Where a table of a game is set up. */
export const newPath = (game: string): string => `${BASE}#/new/${game}`;
/** Where boards of a game are drawn. */
export const editorPath = (game: string): string => `${BASE}editor/${game}`;
/** A board that was drawn for some players; `design` is all of it, made by editor/links.ts. */
export const boardPath = (game: string, design: string, players: number): string =>
  `${editorPath(game)}?players=${players}&board=${design}`;
export const tablePath = (code: string): string => `${BASE}t/${code}`;
export const replayPath = (code: string, ply: number, view: string, match: number, analyse = false): string =>
  `${BASE}t/${code}/replay/${match}/${ply}#view=${view}${analyse ? "&analyse" : ""}`;
/** The rules of a game, at one of its rulings; whoever comes from a table finds the way back. */
export const rulesPath = (game: string, anchor?: string | null, table?: string | null): string =>
  `${BASE}#/rules/${game}${anchor || table ? `/${anchor ?? ""}` : ""}${table ? `/${table}` : ""}`;
/** The first lesson of a game; whoever comes from a table finds the way back. */
export const learnPath = (game: string, table?: string): string =>
  `${BASE}#/learn/${game}${table ? `/${table}` : ""}`;
