/** Moving with the arrow keys between places that are scattered anywhere. */

export interface Spot {
  id: string;
  x: number;
  y: number;
  r: number;
  /** What a screen reader says about it. */
  label: string;
  /** Whether pressing it does something. */
  live: boolean;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in a key's direction; what is off to the side counts as farther. Null for other keys. */
export function nearest(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const way = WAYS[key];
  if (!way) return null;
  let nearest = from;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 0 || aside > 2 * ahead || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    nearest = spot;
  }
  return nearest;
}
