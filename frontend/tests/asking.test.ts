import { describe, expect, it } from "vitest";
import { matters, waitsForUs } from "../src/lib/asking";
import { logLines, nameIn } from "../src/lib/loglines";
import type { Notice, Phase, SeatView, View } from "../src/lib/protocol";
import { NOTHING, type Known } from "../src/lib/table";

const person = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  kind: "person",
  name,
  colour: null,
  level: null,
  left: false,
  resigned: false,
  why: null,
  ...more,
});

function knows(
  phase: Phase,
  asks: Partial<View["asks"]>,
  seats = [person("Anna"), person("Ben")],
  host = false,
): Known {
  return {
    ...NOTHING,
    n: 1,
    you: { seat: 0, seats: [0], host, devices: [1], outcast: false },
    view: {
      phase,
      match: 1,
      ply: 0,
      seats,
      outcasts: [],
      scene: null,
      legal: [],
      moderator: [],
      clock: { left: [], running: [], at: 0 },
      asks: { undo: null, draw: null, rematch: [], ...asks },
      deal: null,
      result: null,
      verdict: null,
    },
  };
}

describe("what a table asks", () => {
  it("is another match, of whoever has not said so", () => {
    expect(matters(knows("finished", { rematch: [1] }))).toMatchObject([
      { kind: "rematch", by: [1], answering: [0] },
    ]);
    expect(waitsForUs(knows("finished", { rematch: [1] }))).toBe("question");
    expect(matters(knows("finished", { rematch: [0] }))).toEqual([]);
    expect(waitsForUs(knows("finished", {}))).toBeNull();
  });

  it("can be withdrawn by whoever asked", () => {
    const undo = { n: 4, seat: 0, to: 2, yes: [], open: [1], learners: [] };
    expect(matters(knows("playing", { undo }))).toMatchObject([{ kind: "undo", own: 0, answering: [] }]);
    const draw = { n: 5, seat: 1, yes: [], open: [0] };
    expect(matters(knows("playing", { draw }))).toMatchObject([{ kind: "draw", own: null, answering: [0] }]);
    expect(waitsForUs(knows("playing", { undo }))).toBeNull();
    expect(waitsForUs(knows("playing", { draw }))).toBe("question");
  });

  it("tells who has left that they have, and the host who else has", () => {
    expect(matters(knows("playing", {}, [person("Anna", { left: true }), person("Ben")]))).toMatchObject([
      { kind: "away", bot: false },
    ]);
    const gone = [person("Anna"), person("Ben", { left: true })];
    expect(matters(knows("playing", {}, gone, true))).toMatchObject([{ kind: "left", seat: 1 }]);
    expect(matters(knows("playing", {}, gone))).toEqual([]);
    expect(
      matters(knows("playing", {}, [gone[0]!, person("Ben", { left: true, level: "casual" })], true)),
    ).toEqual([]);
  });
});

describe("the log", () => {
  it("has one line for a move that was taken back without asking anybody", () => {
    const log: Notice[] = [
      { type: "created", n: 1, at: 0 },
      { type: "asked", n: 2, at: 0, what: "undo", seat: 0, name: "Anna" },
      { type: "undone", n: 3, at: 0, match: 1, ply: 1, revealing: false },
    ];
    expect(logLines(log)).toEqual([{ ...log[2], seat: 0, name: "Anna" }]);
  });

  it("keeps question and answer where somebody was asked", () => {
    const log: Notice[] = [
      { type: "asked", n: 2, at: 0, what: "undo", seat: 0, name: "Anna" },
      { type: "answered", n: 3, at: 0, what: "undo", seat: 1, name: "Ben", yes: true },
      { type: "undone", n: 4, at: 0, match: 1, ply: 1, revealing: false },
    ];
    expect(logLines(log)).toEqual(log);
  });

  it("names whoever sat there then, though seats have turned since", () => {
    const naming = { seats: ["Ben", "Anna"], level: (level: string) => `bot ${level}`, moderator: "M" };
    const log: Notice[] = [
      { type: "resigned", n: 5, at: 0, seat: 0, name: "Anna" },
      { type: "asked", n: 7, at: 0, what: "rematch", seat: 1, name: "Ben" },
      { type: "stumbled", n: 8, at: 0, seat: 1, name: null, level: "casual" },
      { type: "set", n: 9, at: 0, seat: 1, kind: "open", level: null },
      {
        type: "moved",
        n: 10,
        at: 0,
        match: 2,
        ply: 1,
        seat: 0,
        by: "person",
        move: null,
        told: null,
        sound: null,
      },
    ];
    const names = logLines(log).map((line) => nameIn(line, naming));
    expect(names).toEqual(["Anna", "Ben", "bot casual", null, "Ben"]);
  });
});
