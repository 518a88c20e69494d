import { describe, expect, it } from "vitest";
import { mistakesOf, pointedAt } from "../src/lib/mistakes";
import type { AnalysedMove, Analysis } from "../src/lib/protocol";

function step(ply: number, seat: number): AnalysedMove {
  const better = { move: "4H f5", label: "4♥ f5", worth: 0.9, reasons: ["wins the game"] };
  return {
    ply,
    seat,
    viewer: seat,
    move: "2S b1",
    label: "2♠ b1",
    told: "Anna plays 2♠",
    before: [0.9, 0.1],
    after: [0.4, 0.6],
    standing: [0.4, 0.6],
    cost: 0.5,
    reasons: [],
    alternatives: [better],
  };
}

const analysis: Analysis = {
  game: "sequence",
  players: 2,
  names: ["Anna", "Ben"],
  over: true,
  winners: [1],
  moves: [step(1, 0), step(2, 1), step(3, 0)],
  costliest: [],
  turning_points: [],
  reports: [
    { seat: 0, accuracy: 0.6, mistakes: [3] },
    { seat: 1, accuracy: null, mistakes: [] },
  ],
};

describe("mistakes", () => {
  it("are those that the server names, with the best move, its reasons and both chances", () => {
    const [mistake, ...others] = mistakesOf(analysis, 0);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ label: "4♥ f5", reasons: ["wins the game"], could: 90, did: 40 });
    expect(mistakesOf(analysis, 1)).toEqual([]);
  });

  it("point at the better move only in the position before, through the eyes of the mover", () => {
    const pointer = mistakesOf(analysis, 0)[0]?.pointer ?? null;
    expect(pointer).toEqual({ ply: 2, seat: 0, move: "4H f5" });
    expect(pointedAt(pointer, 2, "0")).toBe("4H f5");
    expect(pointedAt(pointer, 3, "0")).toBe(null);
    expect(pointedAt(pointer, 2, "all")).toBe(null);
    expect(pointedAt(null, 2, "0")).toBe(null);
  });
});
