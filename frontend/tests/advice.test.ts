/** Moves that can be made are read in words, without notation. */
import { afterEach, describe, expect, it } from "vitest";
import { BOARD as GLOW } from "../src/boards/glow/board";
import { BOARD as GLUEX } from "../src/boards/gluex/board";
import { BOARD as LABYRINTH } from "../src/boards/labyrinth/board";
import { BOARD as SEQUENCE } from "../src/boards/sequence/board";
import { withMoves } from "../src/boards/shared/noting";
import { adviceFor } from "../src/lib/advice";
import { settings, spokenLanguage } from "../src/lib/settings.svelte";
import { moments } from "./moments";

const BOARDS = { glow: GLOW, gluex: GLUEX, labyrinth: LABYRINTH, sequence: SEQUENCE };

afterEach(() => Object.assign(settings, { notation: false, language: spokenLanguage(["en"]) }));

describe.each(Object.entries(BOARDS))("the moves of %s", (game, board) => {
  it.each(["en", "de"] as const)("have words in %s", (language) => {
    settings.language = language;
    const moves = new Set(moments(game).flatMap(({ legal }) => legal.flat()));
    for (const move of moves) {
      const words = adviceFor(board, move, move);
      expect(words, move).not.toBe(move);
      expect(words, move).toMatch(/^[\p{Lu}\d]\S* .+/u);
      expect(words, move).not.toMatch(/advice|[{}]/);
    }
  });
});

describe("a move", () => {
  it.each([
    [SEQUENCE, "TH b7", "Play 10♥ on b7"],
    [SEQUENCE, "JS xe5", "Remove the chip on e5 with J♠"],
    [GLUEX, "5 c4", "Place the 5 on c4"],
    [LABYRINTH, "N6:EW", "Push the tile in at N6, open to EW"],
    [LABYRINTH, "stay", "Stay where you are"],
    [GLOW, "take fire", "Recruit the companion under fire"],
    [GLOW, "go p38 Y2", "Walk to leaf with the yellow die"],
    [GLOW, "go v5", "Walk to the village worth 5"],
    [GLOW, "reroll G1 K1", "Roll the green and the black die again"],
    [GLOW, "set B4 leaf", "Set the blue die to leaf"],
  ])("is advised in words: %#", (board, move, words) => {
    settings.language = "en";
    expect(adviceFor(board, move, move).replace(/[\u2068\u2069]/g, "")).toBe(words);
  });

  it("is shown and said as it is written to those who want that", () => {
    expect(withMoves("c4, target", ["5 c4"], (move) => move)).toBe("c4, target");
    settings.notation = true;
    expect(withMoves("c4, target", ["5 c4"], (move) => move)).toBe("c4, target: 5 c4");
    expect(adviceFor(GLUEX, "5 c4", "5 c4")).toBe("5 c4");
  });

  it("of a game without words is shown as it is written", () => {
    expect(adviceFor(null, "7S b7", "7S b7")).toBe("7♠ b7");
  });
});
