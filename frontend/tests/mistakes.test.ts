import { describe, expect, it } from "vitest";
import {
  attempt,
  isAt,
  isOpen,
  mistakesOf,
  pointedAt,
  pose,
  reveal,
  type Mistake,
} from "../src/lib/mistakes";
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
    { seat: 0, accuracy: 0.6, mistakes: [{ ply: 3, solutions: ["4H f5", "4H a1"] }] },
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

  const mistake = mistakesOf(analysis, 0)[0] as Mistake;

  it("are looked at in the position before, through the eyes of the mover", () => {
    const exercise = pose(mistake);
    expect(isAt(exercise, 2, "0")).toBe(true);
    for (const [ply, view] of [
      [3, "0"],
      [2, "all"],
      [2, "1"],
    ] as const)
      expect(isAt(exercise, ply, view)).toBe(false);
  });

  it("are tried again until a better move is found, and nothing is given away before", () => {
    let exercise = pose(mistake);
    expect([exercise.stage, isOpen(exercise), pointedAt(exercise)]).toEqual(["looking", true, null]);
    exercise = attempt(exercise, "9C b1");
    expect([exercise.stage, isOpen(exercise), pointedAt(exercise)]).toEqual(["missed", true, null]);
    exercise = attempt(exercise, "2S b1");
    expect([exercise.stage, isOpen(exercise), pointedAt(exercise)]).toEqual(["repeated", true, null]);
    exercise = attempt(exercise, "4H a1");
    expect([exercise.stage, isOpen(exercise), pointedAt(exercise)]).toEqual(["found", false, "4H a1"]);
  });

  it("show the best move to whoever wants to see it", () => {
    const exercise = reveal(mistake);
    expect([exercise.stage, isOpen(exercise), pointedAt(exercise)]).toEqual(["shown", false, "4H f5"]);
  });
});
