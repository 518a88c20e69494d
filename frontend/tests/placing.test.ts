/** A close-up of a card hides nothing that people judge the card by, as long as there is room. */
import { describe, expect, it } from "vitest";
import { docked, placed, type Box } from "../src/boards/glow/placing";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SIZE = { width: 300, height: 240 };
const SCREEN = { width: 1280, height: 900 };
const BOARD = box(10, 130, 840, 1200);

describe("a close-up", () => {
  it("lies below its card", () => {
    expect(placed(box(300, 300, 120, 150), BOARD, SIZE, SCREEN, [])).toEqual({ left: 210, top: 460 });
  });

  it("goes beside its card if dice lie below it", () => {
    const dice = box(20, 490, 300, 60);
    expect(placed(box(30, 300, 120, 150), BOARD, SIZE, SCREEN, [dice]).left).toBeGreaterThan(150);
  });

  it("goes beside the board if everything around the card is needed", () => {
    const needed = [box(10, 100, 840, 190), box(10, 460, 840, 400), box(160, 300, 690, 150)];
    expect(placed(box(30, 300, 120, 150), BOARD, SIZE, SCREEN, needed).left).toBe(860);
  });

  it("stays on the smallest screen", () => {
    const { left, top } = placed(
      box(10, 500, 300, 80),
      box(0, 0, 320, 2000),
      SIZE,
      { width: 320, height: 568 },
      [box(0, 0, 320, 568)],
    );
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + SIZE.width).toBeLessThanOrEqual(320);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + SIZE.height).toBeLessThanOrEqual(568);
  });
});

describe("a close-up on a phone", () => {
  const bar = box(8, 740, 374, 90);
  const size = { width: 374, height: 80 };

  it("lies above the bar, away from the other cards", () => {
    expect(docked(box(10, 300, 370, 70), bar, size)).toEqual({ left: 8, top: 650 });
  });

  it("goes to the top if its card lies above the bar", () => {
    expect(docked(box(10, 640, 370, 70), bar, size).top).toBe(10);
  });
});
