/** Mazes as the text files that the command line takes too, and as older links hold them. */
import { BadDesign } from "../designer";
import { LABYRINTH } from "../limits";
import { DIVIDER, isSize, readSize } from "../links";
import { BY_LOT, FREE, isOn, type Maze, type Openings, type Tile } from "./design";

/** How a tile is drawn, by its open sides: thin lines can be pushed, heavy ones stay. */
const THIN = "□╵╶└╷│┌├╴┘─┴┐┤┬┼";
const HEAVY = "■╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";
const ANY = "?";
const TYPED: Record<string, string> = { ".": "□", "#": "■" };

const FIELDS: Record<string, "free" | "starts" | "stones" | "goals"> = {
  free: "free",
  frei: "free",
  start: "starts",
  starts: "starts",
  stones: "stones",
  steine: "stones",
  goals: "goals",
  ziele: "goals",
};

function signOf({ open, fixed }: Tile): string {
  return open === null ? ANY : (fixed ? HEAVY : THIN)[open]!;
}

function tileOf(sign: string): Tile | null {
  const plain = TYPED[sign] ?? sign;
  if (plain === ANY) return BY_LOT;
  if (THIN.includes(plain)) return { open: THIN.indexOf(plain), fixed: false };
  return HEAVY.includes(plain) ? { open: HEAVY.indexOf(plain), fixed: true } : null;
}

function stoneList(maze: Maze): [number, string][] {
  return Object.entries(maze.stones)
    .map(([stone, place]): [number, string] => [Number(stone), place])
    .toSorted(([a], [b]) => a - b);
}

/** The lines of a board, as the game itself writes them. */
export function lines(maze: Maze): string[] {
  const signs = maze.tiles.map(signOf);
  const rows = Array.from({ length: maze.height }, (_, y) =>
    signs.slice(y * maze.width, (y + 1) * maze.width).join(""),
  );
  if (maze.free !== null) rows.push(`free: ${THIN[maze.free]}`);
  if (maze.starts.length) rows.push(`starts: ${maze.starts.join(" ")}`);
  const stones = stoneList(maze).map(([stone, place]) => `${stone}=${place}`);
  if (stones.length) rows.push(`stones: ${stones.join(" ")}`);
  if (maze.goals) rows.push(`goals: ${maze.goals.map((own) => own.join(" ")).join(" | ")}`);
  return rows;
}

export function read(text: string): Maze {
  const rows: string[] = [];
  const fields: Partial<Record<"free" | "starts" | "stones" | "goals", string>> = {};
  for (const line of text.slice(0, 100_000).split(/\r?\n/)) {
    const plain = line.split(";", 1)[0]!.trim();
    const field = /^(\p{L}+)\s*:(.*)$/u.exec(plain);
    const name = field ? FIELDS[field[1]!.toLowerCase()] : undefined;
    if (field && !name) throw new BadDesign("editor-file-field", { field: field[1]!.slice(0, 20) });
    if (name) fields[name] = field![2]!.trim();
    else if (plain) rows.push(plain.replaceAll(/\s/g, ""));
  }
  const width = rows[0] ? [...rows[0]].length : 0;
  if (!isSize({ width, height: rows.length })) throw new BadDesign("editor-file-size");
  const tiles = rows.flatMap((row, y) => {
    const signs = [...row];
    if (signs.length !== width) throw new BadDesign("editor-file-row", { row: y + 1 });
    return signs.map((sign) => tileOf(sign) ?? fail("editor-file-sign", { sign, row: y + 1 }));
  });
  const bare: Maze = { width, height: rows.length, tiles, free: null, starts: [], stones: {}, goals: null };
  return check({
    ...bare,
    free: readFree(fields.free),
    starts: words(fields.starts).map((cell) => cell.toLowerCase()),
    stones: Object.fromEntries(words(fields.stones?.replaceAll(/\s*=\s*/g, "=")).map(readStone)),
    goals: fields.goals ? fields.goals.split("|").map((own) => words(own).map(number)) : null,
  });
}

function fail(key: string, values: Record<string, string | number> = {}): never {
  throw new BadDesign(key, values);
}

function words(text: string | undefined): string[] {
  return (text ?? "").split(/[\s,]+/).filter(Boolean);
}

function number(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Number(text) : fail("editor-file-stone", { stone: text.slice(0, 10) });
}

function readStone(text: string): [number, string] {
  const [stone = "", place = ""] = text.split("=");
  return [number(stone), place.toLowerCase() === "frei" ? FREE : place.toLowerCase()];
}

function readFree(text: string | undefined): Openings {
  if (text === undefined) return null;
  const tile = tileOf(text);
  return tile && !tile.fixed ? tile.open : fail("editor-file-free", { sign: text.slice(0, 10) });
}

/** See that everything is on the board; what the game makes of it, the game itself says. */
function check(maze: Maze): Maze {
  const places = [...maze.starts, ...Object.values(maze.stones).filter((place) => place !== FREE)];
  const off = places.find((cell) => !isOn(maze, cell));
  if (off !== undefined) throw new BadDesign("editor-off-board", { cell: off.slice(0, 10) });
  const stones = [...Object.keys(maze.stones).map(Number), ...(maze.goals ?? []).flat()];
  const wrong = stones.find((stone) => stone < 1 || stone > LABYRINTH.stones);
  if (wrong !== undefined) throw new BadDesign("editor-file-stone", { stone: wrong });
  if (Math.max(maze.starts.length, maze.goals?.length ?? 0) > LABYRINTH.players) {
    throw new BadDesign("editor-too-many-players", { most: LABYRINTH.players });
  }
  return maze;
}

/** One character of this for each tile: 16 kinds of hedge, 16 of masonry, one for any. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg";

function fromDigit(digit: string): Tile {
  const value = DIGITS.indexOf(digit);
  if (value < 0) throw new BadDesign("editor-link-broken");
  return value === 32 ? BY_LOT : { open: value % 16, fixed: value > 15 };
}

/** What an older link holds: size and tiles, then parts that begin with a letter of their own: free, starts, stones, goals. */
export function decode(text: string): Maze {
  const [sizeText, tileText = "", ...parts] = text.split(DIVIDER);
  const size = readSize(sizeText);
  if (tileText.length !== size.width * size.height) throw new BadDesign("editor-link-broken");
  const maze = { ...size, tiles: [...tileText].map(fromDigit), free: null as Openings };
  const fields: Record<string, string> = {};
  for (const part of parts) {
    if (!/^[fsng]./.test(part) || part[0]! in fields) throw new BadDesign("editor-link-broken");
    fields[part[0]!] = part.slice(1);
  }
  if (fields.f && (fields.f.length !== 1 || fromDigit(fields.f).fixed))
    throw new BadDesign("editor-link-broken");
  return check({
    ...maze,
    free: fields.f ? fromDigit(fields.f).open : null,
    starts: fields.s?.split("-") ?? [],
    stones: Object.fromEntries((fields.n?.split("-") ?? []).map(linkedStone)),
    goals: fields.g?.split("_").map((own) => own.split("-").filter(Boolean).map(number)) ?? null,
  });
}

function linkedStone(text: string): [number, string] {
  const parts = /^([1-9]\d?)(z|[a-o]\d{1,2})$/.exec(text);
  if (!parts) throw new BadDesign("editor-link-broken");
  return [Number(parts[1]), parts[2] === "z" ? FREE : parts[2]!];
}
