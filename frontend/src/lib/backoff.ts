/** How long to wait before the next try to connect: longer each time, never in step with others. */
const FIRST = 400;
const LONGEST = 15_000;

export function delay(attempt: number, chance: number = Math.random()): number {
  const full = Math.min(LONGEST, FIRST * 2 ** attempt);
  return full / 2 + (full / 2) * chance;
}
