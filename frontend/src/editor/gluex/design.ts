/** A board of rooms and corridors that somebody draws; nothing changes in place. */
import { cellName, placeOf } from "../../boards/shared/cells";
import type { Size } from "../designer";
import { GLUEX } from "../limits";

export interface Plan {
  /** Row by row: a capital letter for each square of a room, a dot for a corridor. */
  rows: readonly string[];
  /** In the order of the players. */
  starts: readonly string[];
  /** The room that breaks ties; null leaves it to the largest. */
  middle: string | null;
}

export const CORRIDOR = ".";
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export function sizeOf({ rows }: Plan): Size {
  return { width: rows[0]?.length ?? 0, height: rows.length };
}

export function blank({ width, height }: Size): Plan {
  const rows = Array.from({ length: height }, () => CORRIDOR.repeat(width));
  return { rows, starts: [], middle: null };
}

export function isOn(plan: Plan, cell: string): boolean {
  const { x, y } = placeOf(cell);
  const { width, height } = sizeOf(plan);
  return /^[a-o]([1-9]|1[0-5])$/.test(cell) && x < width && y < height;
}

export function signOn({ rows }: Plan, cell: string): string {
  const { x, y } = placeOf(cell);
  return rows[y]?.[x] ?? CORRIDOR;
}

/** Letters of rooms in the order of the alphabet. */
export function roomsOf({ rows }: Plan): string[] {
  return [...LETTERS].filter((letter) => rows.some((row) => row.includes(letter)));
}

/** A letter that no room has yet. */
export function freshRoom(plan: Plan): string | null {
  return [...LETTERS].find((letter) => !roomsOf(plan).includes(letter)) ?? null;
}

/** Make a square a part of a room, or of the corridor. */
export function paint(plan: Plan, cell: string, sign: string): Plan {
  if (signOn(plan, cell) === sign) return plan;
  const { x, y } = placeOf(cell);
  const row = plan.rows[y]!;
  return dropLostMiddle({ ...plan, rows: plan.rows.with(y, row.slice(0, x) + sign + row.slice(x + 1)) });
}

/** A middle room that is gone breaks no ties. */
function dropLostMiddle(plan: Plan): Plan {
  const gone = plan.middle !== null && !roomsOf(plan).includes(plan.middle);
  return gone ? { ...plan, middle: null } : plan;
}

/** Put the next start here, or take the one here away. */
export function toggleStart(plan: Plan, cell: string): Plan {
  if (plan.starts.includes(cell)) {
    return { ...plan, starts: plan.starts.filter((start) => start !== cell) };
  }
  return plan.starts.length < GLUEX.players ? { ...plan, starts: [...plan.starts, cell] } : plan;
}

/** The room of a square breaks ties, or does not any more. */
export function toggleMiddle(plan: Plan, cell: string): Plan {
  const room = signOn(plan, cell);
  if (room === CORRIDOR) return plan;
  return { ...plan, middle: plan.middle === room ? null : room };
}

export function resize(plan: Plan, { width, height }: Size): Plan {
  const rows = Array.from({ length: height }, (_, y) =>
    (plan.rows[y] ?? "").slice(0, width).padEnd(width, CORRIDOR),
  );
  const smaller = { ...plan, rows };
  return dropLostMiddle({ ...smaller, starts: plan.starts.filter((start) => isOn(smaller, start)) });
}

export function squaresOf(plan: Plan, room: string): string[] {
  return plan.rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === room ? [cellName({ x, y })] : [])),
  );
}
