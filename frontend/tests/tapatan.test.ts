/** What can be pressed on the board of the example package, without a browser. */
import { describe, expect, it } from "vitest";
import type { Board, Scene } from "../src/boards/contract";
import { padOf } from "../src/boards/pad";
import {
  GAME,
  pointsOf,
  pressing,
  seatAt,
  stepped,
  targets,
  task,
} from "../../examples/tapatan/tapatan/board/board.js";

const PLACING = ["a1", "c3"];
const MOVING = ["a1-a2", "a1-b2", "c1-b2"];
const ROWS = { rows: ["x.o", ".x.", "..."] };

describe("a press on Tapatan's board", () => {
  it("places a stone, or asks why it may not lie there", () => {
    expect(pressing(PLACING, null, "a1")).toEqual({ play: "a1" });
    expect(pressing(PLACING, null, "b2")).toEqual({ ask: "b2" });
  });

  it("lifts an own stone, puts it down, or lifts another", () => {
    expect(pressing(MOVING, null, "a1")).toEqual({ lift: "a1" });
    expect(pressing(MOVING, "a1", "b2")).toEqual({ play: "a1-b2" });
    expect(pressing(MOVING, "a1", "c1")).toEqual({ lift: "c1" });
    expect(pressing(MOVING, "a1", "a1")).toEqual({ lift: null });
  });

  it("asks why a lifted stone may not go somewhere", () => {
    expect(pressing(MOVING, "a1", "c3")).toEqual({ ask: "a1-c3" });
  });

  it("does nothing while nothing is lifted, or while others play", () => {
    expect(pressing(MOVING, null, "c3")).toEqual({});
    expect(pressing([], null, "a1")).toEqual({});
  });
});

describe("what lies and opens on Tapatan's board", () => {
  it("opens every point to place, and the ends of a lifted stone", () => {
    expect(targets(PLACING, null)).toEqual(["a1", "c3"]);
    expect(targets(MOVING, null)).toEqual([]);
    expect(targets(MOVING, "a1")).toEqual(["a2", "b2"]);
  });

  it("knows whose stone lies where", () => {
    expect(["a1", "c1", "b2", "c3"].map((point) => seatAt(ROWS, point))).toEqual([0, 1, 0, null]);
  });

  it("reads the points of a move", () => {
    expect([pointsOf("b3"), pointsOf("a1-b2"), pointsOf(undefined)]).toEqual([["b3"], ["a1", "b2"], []]);
  });

  it("is walked with the arrow keys as far as its edge", () => {
    expect([stepped("b2", [1, 0]), stepped("b2", [0, -1])]).toEqual(["c2", "b1"]);
    expect([stepped("a1", [-1, 0]), stepped("c3", [0, 1])]).toEqual(["a1", "c3"]);
  });
});

describe("Tapatan's words and score pad", () => {
  const say = (key: string): string => key;
  const scene = { over: false, winners: [] };

  it("says what to do", () => {
    expect(task({ scene, legal: PLACING, seat: 0, say }, null)).toBe("task-place");
    expect(task({ scene, legal: MOVING, seat: 0, say }, null)).toBe("task-move");
    expect(task({ scene, legal: MOVING, seat: 0, say }, "a1")).toBe("task-where");
    expect(task({ scene, legal: [], seat: 0, say }, null)).toBe("task-wait");
    expect(task({ scene, legal: [], seat: null, say }, null)).toBe("");
    expect(task({ scene: { over: true, winners: [0] }, legal: [], seat: 0, say }, null)).toBe("task-won");
    expect(task({ scene: { over: true, winners: [] }, legal: [], seat: 0, say }, null)).toBe("task-draw");
  });

  it("counts the stones that are placed, and writes the line that won", async () => {
    const board = (await GAME.board()) as Board;
    expect(board.standing?.({ table: ROWS } as Scene, 0)).toMatchObject({
      brief: "2/3",
      values: { placed: 2 },
    });
    const scene = { ply: 9, table: { line: ["a1", "b2", "c3"] } } as Scene;
    const pad = padOf(board, {
      result: { reason: "rules", points: [], winners: [1], breakdown: {} },
      scene: { ...scene, over: true },
      names: ["Anna", "Ben"],
      colours: board.colours(scene),
    });
    expect(pad.rows[0]?.cells.map((cell) => cell.text)).toEqual(["·", "a1–b2–c3"]);
    expect(pad.columns.map((column) => column.winner)).toEqual([false, true]);
  });
});
