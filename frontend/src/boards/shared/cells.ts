/** Names of cells: columns are letters from the left, rows are numbers from the top. */

export interface Place {
  x: number;
  y: number;
}

export function cellName({ x, y }: Place): string {
  return String.fromCharCode(97 + x) + (y + 1);
}

export function placeOf(cell: string): Place {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

export interface Lattice {
  /** How large a cell is drawn, and how much is left free around all of them. */
  width: number;
  height: number;
  margin: number;
  /** How much smaller the part of a cell is that can be pressed, on every side. */
  inset?: number;
}

/** Where cells lie in a drawing. */
export function lattice({ width, height, margin, inset = 0 }: Lattice) {
  const corner = (cell: string): Place => {
    const { x, y } = placeOf(cell);
    return { x: margin + x * width, y: margin + y * height };
  };
  const centre = (cell: string): Place => {
    const { x, y } = corner(cell);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const box = (cell: string): Place & { width: number; height: number } => {
    const { x, y } = corner(cell);
    return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  };
  return { corner, centre, box };
}

/** All cells of a grid, row by row. */
export function cellsOf({ width, height }: { width: number; height: number }): string[] {
  return Array.from({ length: width * height }, (_, i) =>
    cellName({ x: i % width, y: Math.floor(i / width) }),
  );
}

const STEPS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key leads on a grid of cells, or null if it is not a key for moving around. */
export function walk(from: Place, key: string, width: number, height: number): Place | null {
  if (key === "Home") return { x: 0, y: from.y };
  if (key === "End") return { x: width - 1, y: from.y };
  if (key === "PageUp") return { x: from.x, y: 0 };
  if (key === "PageDown") return { x: from.x, y: height - 1 };
  const step = STEPS[key];
  if (!step) return null;
  return {
    x: Math.min(width - 1, Math.max(0, from.x + step.x)),
    y: Math.min(height - 1, Math.max(0, from.y + step.y)),
  };
}

const JUMPS: Record<string, 1 | -1> = { n: 1, p: -1 };

/** The next stop for the key n, the one before for p, around the end; null for other keys. */
export function jump(
  all: readonly string[],
  stops: ReadonlySet<string>,
  from: string,
  key: string,
): string | null {
  const step = JUMPS[key];
  if (!step) return null;
  const at = all.indexOf(from);
  const around = all.map((_, i) => all[(at + step * (i + 1) + all.length) % all.length]!);
  return around.find((one) => stops.has(one)) ?? null;
}
