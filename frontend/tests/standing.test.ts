/** Pieces on the map of Glow hide neither paths nor what is printed there. */
import { describe, expect, it } from "vitest";
import { places, type Ground, type Point } from "../src/boards/glow/standing";

const ground = (ways: Point[], near: Point[] = []): Ground => ({
  at: { x: 500, y: 350 },
  reach: 38,
  ways,
  near,
  within: [
    { x: 0, y: 0 },
    { x: 1000, y: 690 },
  ],
});
const farAway = (turn: number): Point => ({ x: 500 + 100 * Math.cos(turn), y: 350 + 100 * Math.sin(turn) });

/** How far a point is from the path between two others. */
function offPath(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}

describe("a piece on the map", () => {
  it.each([[[0, 2]], [[0, 1.5, 3, 4.5]], [[0.3, 1.2, 2.4, 3.3, 5]]])("is on no path: %j", (turns) => {
    const here = ground(turns.map(farAway));
    const [piece] = places(here, 1);
    for (const way of here.ways) expect(offPath(piece!, here.at, way)).toBeGreaterThan(20);
    expect(Math.hypot(piece!.x - here.at.x, piece!.y - here.at.y)).toBeCloseTo(here.reach);
  });

  it("leaves room for the others", () => {
    const stands = places(ground([farAway(0), farAway(3)]), 4);
    for (const [i, one] of stands.entries()) {
      for (const other of stands.slice(0, i)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18);
      }
    }
  });

  it("keeps away from what is printed beside it, and on the map", () => {
    const toll = { x: 500, y: 385 };
    const [piece] = places(ground([farAway(Math.PI * 1.5)], [toll]), 1);
    expect(Math.hypot(piece!.x - toll.x, piece!.y - toll.y)).toBeGreaterThan(25);
    const [cornered] = places({ ...ground([]), at: { x: 20, y: 660 } }, 1);
    expect(cornered!.x).toBeGreaterThan(18);
    expect(cornered!.y).toBeLessThan(672);
  });
});
