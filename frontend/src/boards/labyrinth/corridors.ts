/** Ways through the drawn corridors; for drawing only, what may be walked is among the moves. */
import { cellName, placeOf } from "../shared/cells";
import { opposite, SIDES, STEPS, tileOn, type LabyrinthTable } from "./table";

/** The cells that a corridor leads to from a cell. */
export function neighbours(table: LabyrinthTable, cell: string): string[] {
  const { x, y } = placeOf(cell);
  return SIDES.flatMap((side) => {
    const next = { x: x + STEPS[side].x, y: y + STEPS[side].y };
    if (next.x < 0 || next.y < 0 || next.x >= table.width || next.y >= table.height) return [];
    const name = cellName(next);
    const open = tileOn(table, cell).open.includes(side) && tileOn(table, name).open.includes(opposite(side));
    return open ? [name] : [];
  });
}

/** A shortest way with both its ends, or the two ends alone if no corridor leads there. */
export function way(table: LabyrinthTable, from: string, to: string): string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let i = 0; i < queue.length && !before.has(to); i++) {
    for (const next of neighbours(table, queue[i]!)) {
      if (before.has(next)) continue;
      before.set(next, queue[i]!);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const cells = [to];
  while (cells[0] !== from) cells.unshift(before.get(cells[0]!)!);
  return cells;
}
