/** The axis of the graph of chances. */
import { describe, expect, it } from "vitest";
import { ticks } from "../src/parts/replay/ticks";

describe("ticks", () => {
  it("are round numbers from the beginning on", () => {
    expect(ticks(56)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(189)).toEqual([0, 50, 100, 150]);
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(0)).toEqual([0]);
  });

  it("have room beside each other and stay within the match", () => {
    for (let plies = 0; plies < 1000; plies += 1) {
      expect(ticks(plies).length).toBeLessThanOrEqual(7);
      expect(ticks(plies).at(-1)).toBeLessThanOrEqual(plies);
    }
  });
});
