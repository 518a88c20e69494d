/** How several things share one tile. Places are counted from its middle. */

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Places for a number of stones. */
export function heap(count: number): Spot[] {
  if (count === 1) return [{ x: 0, y: 0, r: 13 }];
  const rows = Math.ceil(Math.sqrt(count));
  const pitch = 52 / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % rows) - (rows - 1) / 2) * pitch,
    y: (Math.floor(i / rows) - (Math.ceil(count / rows) - 1) / 2) * pitch,
    r: Math.min(11.5, pitch * 0.46),
  }));
}

/** Where one of several figures stands; beside a stone, so that both are seen. */
export function aside(index: number, count: number, stones: boolean): { x: number; y: number; size: number } {
  if (count === 1) return stones ? { x: 13, y: -9, size: 0.8 } : { x: 0, y: -3, size: 1 };
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const radius = count === 2 ? 12 : 15;
  return {
    x: -radius * Math.sin(angle),
    y: radius * 0.8 * Math.cos(angle) - 3,
    size: count < 4 ? 0.78 : 0.62,
  };
}
