/** What has moved between two consecutive scenes, and how far it has come. */
import type { Scene, Seat } from "../contract";
import type { Place } from "../shared/cells";
import { read } from "./moves";
import { across, CELL, centre, lineOf, sideOf, STEPS, tileOn, way, type LabyrinthTable } from "./table";

export type Movement =
  | {
      kind: "push";
      /** From where the tile came in to where one fell out. */
      line: string[];
      /** The step of everything on the line, in cells. */
      step: Place;
      /** How often the line was pushed. */
      times: number;
      /** Figures that fell out and came in again on the other side. */
      carried: Seat[];
    }
  | { kind: "walk"; seat: Seat; way: string[]; collected: [stone: string, cell: string][] };

type LabyrinthScene = Scene<LabyrinthTable>;

/** The push and walk of the player before, and one's own push: nobody waits for more than that. */
const MOST_WAITING = 3;

/**
 * What is done with a scene that comes in while others may still be waiting to be seen moving: nothing if
 * it is known, wait for its turn, or jump to it at once.
 */
export function arrival(
  shown: LabyrinthScene,
  waiting: readonly LabyrinthScene[],
  scene: LabyrinthScene,
  still: boolean,
): "known" | "wait" | "jump" {
  const newest = waiting.at(-1) ?? shown;
  if (scene === newest) return "known";
  const follows = scene.ply === newest.ply + 1 && scene.viewer === newest.viewer;
  return follows && !still && waiting.length < MOST_WAITING ? "wait" : "jump";
}

export function movement(before: LabyrinthScene, after: LabyrinthScene): Movement | null {
  const reading = after.last?.move ? read(after.last.move) : null;
  const seat = after.last?.seat;
  if (after.ply !== before.ply + 1 || !reading || typeof seat !== "number") return null;
  const [old, now] = [before.table, after.table];
  if (reading.kind === "insert") return pushMovement(old, now, reading.slot, reading.open);
  const collected = Object.entries(old.stones).filter(([stone]) => !(stone in now.stones));
  return { kind: "walk", seat, way: way(old, now.figures[seat]!), collected };
}

function pushMovement(old: LabyrinthTable, now: LabyrinthTable, slot: string, open: string): Movement {
  const line = lineOf(now, slot);
  const first = line[0]!;
  // What lies there now is not what came in first: it has been pushed on once more.
  const times = tileOn(now, first).open === open ? 1 : 2;
  const falling = line.slice(-times);
  const carried = now.figures.flatMap((cell, seat) =>
    cell === first && falling.includes(old.figures[seat]!) && line.length > 1 ? [seat] : [],
  );
  return { kind: "push", line, step: STEPS[sideOf(across(slot))], times, carried };
}

/** How many steps of the usual length a movement takes. */
export function lasts(moved: Movement): number {
  if (moved.kind === "push") return 1.4 * moved.times;
  return moved.way.length === 1 ? 0 : Math.min(4, 0.4 + 0.35 * moved.way.length);
}

const STILL: Place = { x: 0, y: 0 };

/** How far a tile, with everything on it, is from the cell where it will rest. */
export function slideOf(moved: Movement | null, progress: number, cell: string): Place {
  if (moved?.kind !== "push" || !moved.line.includes(cell)) return STILL;
  const rest = (1 - progress) * moved.times * CELL;
  return { x: 0 - moved.step.x * rest, y: 0 - moved.step.y * rest };
}

/** Where a figure is on its way to a cell. */
export function figureAt(moved: Movement | null, progress: number, seat: Seat, cell: string): Place {
  const end = centre(cell);
  if (moved?.kind === "walk" && moved.seat === seat) return along(moved.way, progress);
  if (moved?.kind === "push" && moved.carried.includes(seat)) {
    const start = centre(moved.line.at(-1)!);
    return between(start, end, progress);
  }
  const slide = slideOf(moved, progress, cell);
  return { x: end.x + slide.x, y: end.y + slide.y };
}

function along(cells: readonly string[], progress: number): Place {
  const at = progress * (cells.length - 1);
  const index = Math.min(Math.floor(at), cells.length - 1);
  const next = Math.min(index + 1, cells.length - 1);
  return between(centre(cells[index]!), centre(cells[next]!), at - index);
}

function between(a: Place, b: Place, share: number): Place {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
