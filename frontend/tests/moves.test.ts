import { describe, expect, it } from "vitest";
import { addsToWords, isNotSaid, withSuits } from "../src/lib/notation";

describe("notation beside sentences", () => {
  it.each([
    ["3C f4", "3♣ f4"],
    ["TH a1", "10♥ a1"],
    ["JS x d5", "J♠ x d5"],
    ["E2:NS", "E2:NS"],
    ["go p38 A5", "go p38 A5"],
    ["S2:ES", "S2:ES"],
    ["B♣ f4", "B♣ f4"],
  ])("shows %s as %s", (label, shown) => {
    expect(withSuits(label)).toBe(shown);
  });

  it("is left out where the sentence has said it", () => {
    const words = "does something";
    const adds = (label: string | null) => addsToWords(label, words);
    expect(["N2:ESW", "c5", "start 4", "TC c8", "go v5"].filter(adds)).toHaveLength(5);
    expect(["stay", "bleiben", "stop", "keep", "take air", "", null].filter(adds)).toEqual([]);
  });

  it("is the sentence where a game tells its moves in nothing else", () => {
    expect(addsToWords("a1-b2", "a1-b2")).toBe(false);
    expect(isNotSaid("a1-b2", "a1-b2")).toBe(false);
    expect(isNotSaid("stay", "stays where it is")).toBe(true);
    expect(isNotSaid(null, "played in secret")).toBe(false);
  });
});
