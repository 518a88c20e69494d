/** Boards know no rules: whatever is legal in real matches must be reachable by its notation. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Scene } from "../src/boards/contract";
import { placings, startings } from "../src/boards/gluex/moves";
import { leader, squaresOf, walls, type GluexTable } from "../src/boards/gluex/table";
import { cardName, cellMoves, otherMoves, read, wish } from "../src/boards/sequence/moves";
import { cardOn, chipOn, type SequenceTable } from "../src/boards/sequence/table";
import { cellName, placeOf, walk } from "../src/boards/shared/cells";

interface Moment<T> {
  scenes: Scene<T>[];
  legal: string[][];
}

function moments<T>(game: string): Moment<T>[] {
  const path = new URL(`../fixtures/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf-8")) as Moment<T>[];
}

describe("Sequence", () => {
  it("every legal move is a cell or a button", () => {
    for (const { legal } of moments<SequenceTable>("sequence")) {
      for (const moves of legal) {
        const found = [...cellMoves(moves), ...otherMoves(moves)].map((one) => one.move);
        expect(found.toSorted()).toEqual(moves.toSorted());
      }
    }
  });

  it("a card is played on a free cell that shows it, unless it is a jack", () => {
    for (const { scenes, legal } of moments<SequenceTable>("sequence")) {
      legal.forEach((moves, seat) => {
        const { table } = scenes[seat]!;
        for (const { card, cell, removes } of cellMoves(moves)) {
          expect(table.hand).toContain(card);
          expect(chipOn(table, cell) !== null).toBe(removes);
          if (!card.startsWith("J")) expect(cardOn(table, cell)).toBe(card);
        }
      });
    }
  });

  it("reads the kinds of moves", () => {
    expect(read("JS xe5")).toEqual({ kind: "cell", card: "JS", cell: "e5", removes: true });
    expect(read("7H dead")).toEqual({ kind: "swap", card: "7H" });
    expect(read("claim c1-g1")).toEqual({ kind: "claim", ends: ["c1", "g1"] });
    expect(read("pass")).toEqual({ kind: "word", word: "pass" });
  });

  it("asks about taking away where a chip lies", () => {
    expect(wish("JS", "e5", true)).toBe("JS xe5");
    expect(wish("7H", "e5", true)).toBe("7H e5");
  });

  it("names cards in both languages", () => {
    expect([cardName("QH", "en"), cardName("QH", "de"), cardName("TS", "de")]).toEqual([
      "Q♥",
      "D♥",
      "10♠",
    ]);
  });
});

describe("Glüx", () => {
  it("every legal move is a side and a square, or a start side", () => {
    for (const { scenes, legal } of moments<GluexTable>("gluex")) {
      legal.forEach((moves, seat) => {
        const found = [...placings(moves), ...startings(moves)].map((one) => one.move);
        expect(found.toSorted()).toEqual(moves.toSorted());
        const targets = scenes[seat]!.table.targets[seat]!.map((target) => target.cell);
        for (const { cell, pips } of placings(moves)) {
          expect(targets).toContain(cell);
          expect(scenes[seat]!.table.hand?.sides).toContain(pips);
        }
      });
    }
  });

  it("walls surround every room", () => {
    const layout = ["AA.", "AA.", "..B"];
    expect([...squaresOf(layout).keys()]).toEqual(["A", "B"]);
    expect(walls(layout).match(/M/g)).toHaveLength(8 + 4);
  });

  it("nobody leads a room that is tied", () => {
    const room = { room: "A", pips: [3, 3], places: [1, 1], points: [4, 4] };
    expect(leader(room)).toBeNull();
    expect(leader({ ...room, places: [1, 2] })).toBe(0);
  });
});

describe("cells", () => {
  it("names and places are the same thing", () => {
    for (const cell of ["a1", "j10", "o15"]) expect(cellName(placeOf(cell))).toBe(cell);
  });

  it("arrows stop at the border, other keys mean nothing", () => {
    expect(walk({ x: 0, y: 0 }, "ArrowLeft", 10, 10)).toEqual({ x: 0, y: 0 });
    expect(walk({ x: 0, y: 0 }, "ArrowDown", 10, 10)).toEqual({ x: 0, y: 1 });
    expect(walk({ x: 3, y: 3 }, "x", 10, 10)).toBeNull();
  });
});
