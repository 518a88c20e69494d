/** Which moves are labelled on the axis: round numbers, no more than there is room for. */
const MOST = 6;

export function ticks(plies: number): number[] {
  let step = 1;
  for (let i = 0; plies / step > MOST; i += 1) step = [1, 2, 5][i % 3]! * 10 ** Math.floor(i / 3);
  return Array.from({ length: Math.floor(plies / step) + 1 }, (_, i) => i * step);
}
