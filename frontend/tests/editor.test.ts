/** Boards that people draw: to links and files and back, and what is not a board. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BadDesign } from "../src/editor/designer";
import * as plan from "../src/editor/gluex/design";
import * as planText from "../src/editor/gluex/text";
import { History } from "../src/editor/history.svelte";
import { applyBrush } from "../src/editor/labyrinth/brushes";
import * as maze from "../src/editor/labyrinth/design";
import { countByLot, tilesOption, withAllStones } from "../src/editor/labyrinth/lots";
import * as mazeText from "../src/editor/labyrinth/text";
import { fromLink, toLink } from "../src/editor/links";

/** What links need of a designer. */
const MAZES = {
  options: (one: maze.Maze) => ({ board: mazeText.lines(one), tiles: tilesOption(one) ?? undefined }),
  write: (one: maze.Maze) => `${mazeText.lines(one).join("\n")}\n`,
  read: mazeText.read,
  decode: mazeText.decode,
} as never;
const PLANS = {
  options: (one: plan.Plan) => ({ board: planText.plain(one) }),
  write: planText.write,
  read: planText.read,
  decode: planText.decode,
} as never;
/** All that an address may hold; the server takes no more either. */
const LONGEST = 4000;

const DRAWN = `┏ ─ ┓  ; as the handbook draws it
│ ? ┼
┗ □ ┛
free: ┘
starts: a1 c3
stones: 1=b2 2=free
goals: 1 | 2`;

function brush(tool: string, more = {}) {
  return { tool, open: 5, fixed: false, player: 0, ...more } as never;
}

function reason(action: () => unknown): string {
  try {
    action();
  } catch (problem) {
    if (problem instanceof BadDesign) return problem.key;
    throw problem;
  }
  return "nothing is wrong";
}

describe("mazes", () => {
  it("are written as the game writes them", () => {
    expect(mazeText.lines(mazeText.read(DRAWN))).toEqual([
      "┏─┓",
      "│?┼",
      "┗□┛",
      "free: ┘",
      "starts: a1 c3",
      "stones: 1=b2 2=free",
      "goals: 1 | 2",
    ]);
  });

  it("survive a link and a file", () => {
    const large = maze.resize(mazeText.read(DRAWN), { width: 15, height: 15 });
    for (const one of [mazeText.read(DRAWN), large, maze.blank({ width: 1, height: 15 })]) {
      expect(fromLink(MAZES, toLink(MAZES, one))).toEqual(one);
      expect(mazeText.read(mazeText.lines(one).join("\n"))).toEqual(one);
    }
  });

  it("fit into an address with everything the game bears on them", () => {
    const cells = maze.cellsOf({ width: 15, height: 15 });
    const numbers = Array.from({ length: 64 }, (_, i) => i + 1);
    const full = {
      ...maze.blank({ width: 15, height: 15 }),
      starts: cells.slice(-8),
      stones: Object.fromEntries(numbers.map((stone) => [stone, cells.at(-stone)!])),
      goals: Array.from({ length: 8 }, () => numbers),
    };
    expect(fromLink(MAZES, toLink(MAZES, full))).toEqual(full);
    expect(toLink(MAZES, full).length).toBeLessThan(LONGEST);
  });

  it("are read from links that were passed on before addresses held files", () => {
    expect(fromLink(MAZES, "1.3x3.WKcFgPTAZ.fJ.sa1-c3.n1b2-2z.g1_2")).toEqual(mazeText.read(DRAWN));
  });

  it("survive a link with every tile there is", () => {
    const tiles = Array.from({ length: 32 }, (_, i) => ({ open: i % 16, fixed: i > 15 }));
    const all = { ...maze.blank({ width: 8, height: 4 }), tiles };
    expect(fromLink(MAZES, toLink(MAZES, all))).toEqual(all);
  });

  it("open up where a way is drawn", () => {
    let now = maze.blank({ width: 3, height: 2 });
    for (const [from, to] of [
      ["a1", "b1"],
      ["b1", "b2"],
      ["a1", "c2"],
    ] as const) {
      now = applyBrush(now, brush("way"), to, from);
    }
    expect(mazeText.lines(now)).toEqual(["╶┐?", "?╵?"]);
  });

  it("turn a tile that is laid twice", () => {
    const once = applyBrush(maze.blank({ width: 1, height: 1 }), brush("tile", { open: 3 }), "a1", null);
    expect(mazeText.lines(once)).toEqual(["└"]);
    expect(mazeText.lines(applyBrush(once, brush("tile", { open: 3 }), "a1", null))).toEqual(["┌"]);
  });

  it("forget stones, starts and goals that fall off the board", () => {
    const small = maze.resize(mazeText.read(DRAWN), { width: 2, height: 1 });
    expect(mazeText.lines(small)).toEqual(["┏─", "free: ┘", "starts: a1", "stones: 2=free", "goals:  | 2"]);
  });

  it("give goals to players and take them away", () => {
    const bare = mazeText.read("┼┼\nstones: 1=a1 2=b1");
    const given = maze.toggleGoal(maze.toggleGoal(bare, "b1", 1), "a1", 0);
    expect(given.goals).toEqual([[1], [2]]);
    expect(maze.toggleGoal(maze.toggleGoal(given, "b1", 1), "a1", 0).goals).toBeNull();
    expect(maze.clear(given, "b1").goals).toEqual([[1]]);
  });
});

describe("what a maze leaves to chance", () => {
  const CLASSIC = [
    "┏?┳?┳?┓",
    "???????",
    "┣?┣?┳?┫",
    "???????",
    "┣?┻?┫?┫",
    "???????",
    "┗?┻?┻?┛",
    "stones: 1=c1 2=e1 3=a3 4=c3 5=e3 6=g3 7=a5 8=c5 9=e5 10=g5 11=c7 12=e7",
  ];
  const classic = withAllStones(mazeText.read(CLASSIC.join("\n")));

  it("is the classic set, with all of its stones", () => {
    expect(tilesOption(classic)).toBe("straight=13 corner=15 t=6");
    expect(Object.keys(classic.stones)).toHaveLength(24);
    expect(new Set(Object.values(classic.stones)).size).toBe(24);
  });

  it("is the rest of that set after some strokes, and never a wall", () => {
    let now = classic;
    for (const [cell, open] of [
      ["b2", 5],
      ["d2", 3],
      ["f2", 0],
      ["free", 7],
    ] as const) {
      now = maze.layTile(now, cell, { open, fixed: false });
    }
    expect(tilesOption(now)).toBe("straight=12 corner=13 t=5");
    expect(countByLot(now)).toBe(30);
  });

  it("is a mix in the same proportions where the set does not suffice", () => {
    expect(tilesOption(maze.blank({ width: 9, height: 9 }))).toBe("straight=13 corner=15 t=6");
  });

  it("is nothing on a board that is drawn to the last tile", () => {
    expect(tilesOption(mazeText.read("┼┼\nfree: ─"))).toBeNull();
  });
});

describe("boards of rooms", () => {
  const TEXT = "A1 A . . B\nA . . . B2\nmiddle: B\n";

  it("are read with marks, lists and as data", () => {
    const marked = planText.read(TEXT);
    expect(marked).toEqual({ rows: ["AA..B", "A...B"], starts: ["a1", "e2"], middle: "B" });
    expect(planText.read(planText.write(marked))).toEqual(marked);
    expect(planText.read(JSON.stringify(planText.plain(marked)))).toEqual(marked);
  });

  it("survive a link", () => {
    for (const one of [planText.read(TEXT), plan.blank({ width: 15, height: 15 })]) {
      expect(fromLink(PLANS, toLink(PLANS, one))).toEqual(one);
      expect(toLink(PLANS, one)).toMatch(/^[\w-]+$/);
    }
  });

  it("are read from links that were passed on before addresses held files", () => {
    expect(fromLink(PLANS, "1.5x2.AA__BA___B.sa1-e2.mB")).toEqual(planText.read(TEXT));
  });

  it("lose their middle room with its last square", () => {
    const one = planText.read("AB\nstarts: a1 b1\nmiddle: B");
    expect(plan.paint(one, "b1", "A")).toMatchObject({ rows: ["AA"], middle: null });
  });
});

describe("what is no board", () => {
  const broken = [
    "",
    "x",
    "1",
    "1.",
    "1.7x7",
    "1.7x7.AAA",
    "1.0x0.",
    "1.99x99.A",
    "1.1x1.!",
    "1.1x1.A.q1",
    "1.1x1.A.s",
    "1.1x1.A.sa1.sa1",
    "1.1x1.A.f!",
    "1.1x1.A.fR",
    "1.1x1.A.n1",
    "1.1x1.%3Cscript%3E",
    "__proto__",
    btoa('"board"'),
    btoa("null"),
    btoa('{"board": 7}'),
    btoa('{"board": "\xff"}'),
    "1.-1x3.AAA",
    "1.1e1x1.A",
  ];

  it.each(broken)("is told for a link with %j", (text) => {
    expect(reason(() => fromLink(MAZES, text))).toBe("editor-link-broken");
  });

  it.each([
    ["2.7x7.AAA", "editor-link-newer"],
    [`1.7x7.${"A".repeat(9000)}`, "editor-link-long"],
    ["1.1x1.A.sb9", "editor-off-board"],
    ["1.1x1.A.n99a1", "editor-file-stone"],
    ["1.1x1.A.g1-x", "editor-file-stone"],
    [`1.1x1.A.s${Array(9).fill("a1").join("-")}`, "editor-too-many-players"],
  ])("is told why for %j", (text, key) => {
    expect(reason(() => fromLink(MAZES, text))).toBe(key);
  });

  it.each([
    ["1.2x1.Ab", "editor-link-broken"],
    ["1.2x1.A_.sq1", "editor-off-board"],
    ["1.2x1.A_.mB", "editor-no-room"],
    ["1.2x1.A_.m__proto__", "editor-no-room"],
  ])("is told for rooms in %j", (text, key) => {
    expect(reason(() => fromLink(PLANS, text))).toBe(key);
  });

  it.each([
    ["", "editor-file-size"],
    ["┼x", "editor-file-sign"],
    ["┼┼\n┼", "editor-file-row"],
    ["┼\ncolour: red", "editor-file-field"],
    ["┼\nfree: ╋", "editor-file-free"],
    ["┼\nstarts: z9", "editor-off-board"],
    ["┼\nstones: 77=a1", "editor-file-stone"],
    ["┼\n".repeat(16), "editor-file-size"],
    ["\u0000\uffff", "editor-file-sign"],
  ])("is told for the maze file %j", (text, key) => {
    expect(reason(() => mazeText.read(text))).toBe(key);
  });

  it.each([
    ["{", "editor-file-form"],
    ["{}", "editor-file-size"],
    ['{"rows": ["A"], "starts": 7}', "editor-file-form"],
    ["a b", "editor-file-square"],
    ["AA\nA", "editor-file-row"],
  ])("is told for the file of rooms %j", (text, key) => {
    expect(reason(() => planText.read(text))).toBe(key);
  });

  it("has a sentence for each reason", () => {
    const english = readFileSync(new URL("../words/editor.en.ftl", import.meta.url), "utf-8");
    const sources = ["links.ts", "labyrinth/text.ts", "gluex/text.ts", "labyrinth/index.ts"].map((file) =>
      readFileSync(new URL(`../src/editor/${file}`, import.meta.url), "utf-8"),
    );
    const keys = [...sources.join("\n").matchAll(/(?:BadDesign|fail)\(\s*"([\w-]+)"/g)].map(
      (found) => found[1]!,
    );
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !english.includes(`\n${key} = `))).toEqual([]);
  });
});

describe("history", () => {
  it("goes back and forth, a line under a finger in one step", () => {
    const history = new History("empty");
    history.change("l", true);
    history.change("li", true);
    history.rest();
    history.change("dot");
    expect([history.now, history.canUndo, history.canRedo]).toEqual(["dot", true, false]);
    history.undo();
    expect(history.now).toBe("li");
    history.undo();
    expect([history.now, history.canUndo]).toEqual(["empty", false]);
    history.redo();
    expect(history.now).toBe("li");
    history.change("other");
    expect(history.canRedo).toBe(false);
  });
});
