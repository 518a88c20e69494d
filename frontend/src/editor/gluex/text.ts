/** Boards of Glüx as the text files that the command line takes too, and as older links hold them. */
import { cellName } from "../../boards/shared/cells";
import { BadDesign } from "../designer";
import { GLUEX } from "../limits";
import { DIVIDER, isSize, readSize } from "../links";
import { CORRIDOR, isOn, LETTERS, roomsOf, sizeOf, type Plan } from "./design";

export interface PlainBoard {
  rows: string[];
  starts: string[];
  middle?: string;
}

/** The board as data, as the game takes it. */
export function plain(plan: Plan): PlainBoard {
  const { rows, starts, middle } = plan;
  return { rows: [...rows], starts: [...starts], ...(middle ? { middle } : {}) };
}

export function fromPlain(board: unknown): Plan {
  const { rows, starts, middle } = (board ?? {}) as Partial<Record<keyof PlainBoard, unknown>>;
  if (!isTexts(rows)) throw new BadDesign("editor-file-size");
  const marked = readRows(rows);
  const startCells = starts === undefined ? marked.starts : isTexts(starts) ? starts : null;
  if (startCells === null || (middle !== undefined && typeof middle !== "string")) {
    throw new BadDesign("editor-file-form");
  }
  return check({ rows: marked.rows, starts: startCells, middle: middle || null });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

export function write(plan: Plan): string {
  const lines = [...plan.rows];
  if (plan.starts.length) lines.push(`starts: ${plan.starts.join(" ")}`);
  if (plan.middle) lines.push(`middle: ${plan.middle}`);
  return `${lines.join("\n")}\n`;
}

export function read(text: string): Plan {
  const short = text.slice(0, 100_000);
  if (/^\s*\{/.test(short)) return fromPlain(parsed(short));
  const board: PlainBoard = { rows: [], starts: [] };
  let starts: string[] | undefined;
  for (const line of short.split(/\r?\n/).map((one) => one.trim())) {
    const headed = /^(starts?|middle|mitte)\s*:(.*)$/i.exec(line);
    if (headed?.[1]!.toLowerCase().startsWith("start")) starts = headed[2]!.split(/[\s,]+/).filter(Boolean);
    else if (headed) board.middle = headed[2]!.trim();
    else if (line) board.rows.push(line);
  }
  return fromPlain({ ...board, starts });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadDesign("editor-file-form");
  }
}

/** Rows of squares; a number after a square says whose start it is. */
function readRows(rows: readonly string[]): { rows: string[]; starts: string[] } {
  const marks: [number, string][] = [];
  const signs = rows.map((row, y) => {
    const line = row.replaceAll(/\s/g, "");
    if (!/^([A-Z.]\d?)+$/.test(line)) throw new BadDesign("editor-file-square", { row: y + 1 });
    const squares = [...line.matchAll(/([A-Z.])(\d?)/g)];
    squares.forEach(([, , mark], x) => mark && marks.push([Number(mark), cellName({ x, y })]));
    return squares.map(([, sign]) => sign).join("");
  });
  const starts = marks.toSorted(([a], [b]) => a - b).map(([, cell]) => cell);
  return { rows: signs, starts };
}

/** See that everything is on the board; what the game makes of it, the game itself says. */
function check(plan: Plan): Plan {
  const size = sizeOf(plan);
  if (!isSize(size)) throw new BadDesign("editor-file-size");
  const uneven = plan.rows.findIndex((row) => row.length !== size.width);
  if (uneven >= 0) throw new BadDesign("editor-file-row", { row: uneven + 1 });
  const off = plan.starts.find((cell) => !isOn(plan, cell));
  if (off !== undefined) throw new BadDesign("editor-off-board", { cell: off.slice(0, 10) });
  if (plan.starts.length > GLUEX.players) {
    throw new BadDesign("editor-too-many-players", { most: GLUEX.players });
  }
  if (plan.middle !== null && !roomsOf(plan).includes(plan.middle)) {
    throw new BadDesign("editor-no-room", { room: plan.middle.slice(0, 10) });
  }
  return plan;
}

/** In links a corridor is an underscore: a dot at the end of an address is often lost. */
const LINKED = "_";

/** What an older link holds: size and squares, then starts and the middle room. */
export function decode(text: string): Plan {
  const [sizeText, squares = "", ...parts] = text.split(DIVIDER);
  const { width, height } = readSize(sizeText);
  const known = [...squares].every((sign) => LETTERS.includes(sign) || sign === LINKED);
  if (squares.length !== width * height || !known) throw new BadDesign("editor-link-broken");
  const fields: Record<string, string> = {};
  for (const part of parts) {
    if (!/^[sm]./.test(part) || part[0]! in fields) throw new BadDesign("editor-link-broken");
    fields[part[0]!] = part.slice(1);
  }
  const signs = squares.replaceAll(LINKED, CORRIDOR);
  return check({
    rows: Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width)),
    starts: fields.s?.split("-") ?? [],
    middle: fields.m ?? null,
  });
}
