/**
 * Which page an address means. Tables have real paths, because their links are passed on; the
 * other pages follow the hash, so that any server that answers `/` and `/t/CODE` will do.
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
      ply: number | null;
      view: string;
      match: number | null;
      /** Whether the analysis is wanted at once. */
      analyse: boolean;
    }
  | { page: "nowhere" };

const TABLE = /^\/t\/([\w-]+)\/?$/;

export function parse(path: string, hash: string): Route {
  const fragment = hash.replace(/^#/, "");
  const table = TABLE.exec(path);
  if (table) return tableRoute(table[1]!, new URLSearchParams(fragment));
  if (path !== "/" && path !== "/index.html") return { page: "nowhere" };
  const [page = "", argument = "", further = null, last = null] = fragment.replace(/^\//, "").split("/");
  switch (page) {
    case "":
      return { page: "home" };
    case "lobby":
      return { page: "lobby" };
    case "settings":
      return { page: "settings" };
    case "editor":
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
  if (fragment.has("replay")) {
    return {
      page: "replay",
      code,
      ply: wholeNumber(fragment.get("replay")),
      view: fragment.get("view") ?? "spectator",
      match: wholeNumber(fragment.get("match")),
      analyse: fragment.has("analyse"),
    };
  }
  return {
    page: "table",
    code,
    token: fragment.get("seat") ?? fragment.get("device"),
    screen: fragment.has("screen"),
  };
}

function wholeNumber(text: string | null): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

/** Where boards of a game are drawn; `design` is a whole board, made by editor/links.ts. */
export const editorPath = (game: string, design?: string): string =>
  `/#/editor/${game}${design ? `/${design}` : ""}`;
export const tablePath = (code: string): string => `/t/${code}`;
export const replayPath = (code: string, ply: number, view: string, match: number, analyse = false): string =>
  `/t/${code}#replay=${ply}&view=${view}&match=${match}${analyse ? "&analyse" : ""}`;
/** The rules of a game, at one of its rulings; whoever comes from a table finds the way back. */
export const rulesPath = (game: string, anchor?: string | null, table?: string | null): string =>
  `/#/rules/${game}${anchor || table ? `/${anchor ?? ""}` : ""}${table ? `/${table}` : ""}`;
/** The first lesson of a game; whoever comes from a table finds the way back. */
export const learnPath = (game: string, table?: string): string =>
  `/#/learn/${game}${table ? `/${table}` : ""}`;
