/** Who won and what happened besides, as sentences; and points that are counted up. */
import { describe, expect, it } from "vitest";
import { countUp, shareOfRow } from "../src/boards/pad";
import { circumstances, headline } from "../src/lib/outcome";
import type { Result, SeatView } from "../src/lib/protocol";

const result = (winners: number[], reason: Result["reason"] = "rules"): Result => ({
  reason,
  points: [3, 1],
  winners,
  breakdown: {},
});
const NAMES = ["Anna", "Ben"];
const person = (why: SeatView["why"]): Pick<SeatView, "kind" | "level" | "why"> => ({
  kind: "person",
  level: why ? "casual" : null,
  why,
});

describe("the headline", () => {
  it("calls a winner you who sits here alone", () => {
    expect(headline(result([0]), NAMES, [0]).key).toBe("you-won");
  });
  it("names the winner to everybody else, and to two at one device", () => {
    const named = { key: "won-by", values: { winners: "Anna", count: 1 } };
    expect(headline(result([0]), NAMES, [1])).toEqual(named);
    expect(headline(result([0]), NAMES, [])).toEqual(named);
    expect(headline(result([0]), NAMES, [0, 1])).toEqual(named);
    expect(headline(result([0]), NAMES, null)).toEqual(named);
  });
  it("names a whole team", () => {
    expect(headline(result([0, 1]), NAMES, []).values).toEqual({ winners: "Anna, Ben", count: 2 });
  });
  it("tells a draw from a defeat by the game itself", () => {
    expect(headline(result([]), NAMES, [0]).key).toBe("a-draw");
    expect(headline(result([]), ["Anna"], [0]).key).toBe("you-lost");
    expect(headline(result([]), ["Anna"], null).key).toBe("nobody-won");
  });
  it("says so of a match that was not played to the end", () => {
    expect(headline({ ...result([]), points: [] }, NAMES, null).key).toBe("not-over");
  });
});

describe("circumstances", () => {
  it("are none where people played to the end by the rules", () => {
    expect(circumstances(result([0]), NAMES, [person(null), person(null)])).toEqual([]);
  });
  it("say who resigned", () => {
    const [one] = circumstances(result([0], "resigned"), NAMES, []);
    expect(one).toEqual({ key: "end-reason", values: { reason: "resigned", name: "Ben" } });
  });
  it("say for whom a bot played on, and why", () => {
    const all = circumstances(result([0]), NAMES, [person(null), person("clock")]);
    expect(all).toEqual([{ key: "bot-played-on", values: { why: "clock", name: "Ben" } }]);
  });
});

describe("counting up", () => {
  it("goes row by row", () => {
    expect([0, 1, 2].map((row) => shareOfRow(0.5, row, 3))).toEqual([1, 0.5, 0]);
  });
  it("counts numbers, also those below zero, and leaves words as they are", () => {
    expect(countUp("40", 0.5)).toBe("20");
    expect(countUp("−6", 0.5)).toBe("−3");
    expect(countUp("a1–e1", 0.5)).toBe("a1–e1");
    expect(countUp("40", 1)).toBe("40");
  });
});
