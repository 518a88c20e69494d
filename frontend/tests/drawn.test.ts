/** The card that was drawn last is found in the hand. */
import { describe, expect, it } from "vitest";
import type { Scene } from "../src/boards/contract";
import { nextHand, type HandAt } from "../src/boards/sequence/drawn";
import type { SequenceTable } from "../src/boards/sequence/table";

const scene = (ply: number, ...hand: string[]): Scene<SequenceTable> =>
  ({ ply, table: { hand } }) as unknown as Scene<SequenceTable>;

function after(...scenes: Scene<SequenceTable>[]): HandAt {
  return scenes.reduce<HandAt | null>((before, one) => nextHand(before, one, 0), null)!;
}

describe("the card that was drawn last", () => {
  it("is unknown when somebody comes to the table", () => {
    expect(after(scene(4, "2S", "9H")).fresh).toBeNull();
  });
  it("is the one that was not there before, wherever it is sorted in", () => {
    expect(after(scene(4, "2S", "9H"), scene(5, "2S", "5S")).fresh).toBe(1);
    expect(after(scene(4, "2S", "9H"), scene(5, "AC", "2S")).fresh).toBe(0);
  });
  it("may be the second copy of another", () => {
    expect(after(scene(4, "2S", "9H"), scene(5, "2S", "2S")).fresh).toBe(1);
  });
  it("stays marked while others move", () => {
    expect(after(scene(4, "2S", "9H"), scene(5, "2S", "5S"), scene(6, "2S", "5S")).fresh).toBe(1);
  });
  it("is none after a move without a card, after one taken back, and at another seat", () => {
    expect(after(scene(4, "2S", "9H"), scene(5, "2S")).fresh).toBeNull();
    expect(after(scene(5, "2S", "5S"), scene(4, "2S", "9H")).fresh).toBeNull();
    expect(nextHand(after(scene(4, "2S", "9H")), scene(5, "AC", "2S"), 1).fresh).toBeNull();
  });
});
