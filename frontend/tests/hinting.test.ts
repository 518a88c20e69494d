import { describe, expect, it } from "vitest";
import { holdingHints } from "../src/lib/hinting";
import type { Hint, Moved, View } from "../src/lib/protocol";
import { NOTHING, type Known } from "../src/lib/table";

const [KEEP, PAY] = [1, 2];
const hint = (move: number): Hint => ({ move, share: 1, worth: 0.5, rank: null, reasons: [] });
const moved = (ply: number, seat: Moved["seat"]): Moved => ({
  type: "moved",
  n: ply + 2,
  at: 0,
  match: 1,
  ply,
  seat,
  by: "bot",
  move: 9,
  told: null,
  sound: null,
});

function knows(ply: number, legal: number[], log: Moved[], actors = [0, 1]): Known {
  const scene = { actors } as View["scene"];
  const view = { phase: "playing", match: 1, ply, legal, scene } as View;
  return {
    ...NOTHING,
    n: 9,
    you: { seat: 0, seats: [0], host: false, devices: [1], outcast: false },
    view,
    log,
  };
}

describe("hints", () => {
  const hinted = { seat: 0, ply: 4, hints: [hint(KEEP), hint(PAY)] };

  it("hold while others act at the same time", () => {
    const known = knows(6, [KEEP, PAY], [moved(5, 1), moved(6, 1)]);
    expect(holdingHints(known, hinted)).toBe(hinted.hints);
  });

  it("are left out if they can no longer be played", () => {
    const known = knows(5, [KEEP], [moved(5, 1)]);
    expect(holdingHints(known, hinted)).toEqual([hint(KEEP)]);
  });

  it("are gone after a move of one's own, one that was taken back, or when others are to move", () => {
    const legal = [KEEP, PAY];
    expect(holdingHints(knows(5, legal, [moved(5, 0)]), hinted)).toEqual([]);
    expect(holdingHints(knows(5, legal, [moved(5, "moderator")]), hinted)).toEqual([]);
    expect(holdingHints(knows(3, legal, []), hinted)).toEqual([]);
    expect(holdingHints(knows(5, legal, [moved(5, 1)], [1]), hinted)).toEqual([]);
  });
});
