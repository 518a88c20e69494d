/** Score pads show the server's numbers, game by game, and say what broke a tie. */
import { describe, expect, it } from "vitest";
import type { Board, Colour, Scene } from "../src/boards/contract";
import { glowPad } from "../src/boards/glow/pad";
import { gluexPad } from "../src/boards/gluex/pad";
import { labyrinthPad } from "../src/boards/labyrinth/pad";
import { padOf as padBy, type Finished, type Pad } from "../src/boards/pad";
import { sequencePad } from "../src/boards/sequence/pad";
import type { Result } from "../src/lib/protocol";

const PADS: Record<string, Board["pad"]> = {
  sequence: sequencePad,
  labyrinth: labyrinthPad,
  gluex: gluexPad,
  glow: glowPad,
};
const padOf = (finished: Finished): Pad => padBy({ pad: PADS[finished.scene.game] }, finished);

const COLOURS: Colour[] = ["yellow", "green", "red", "purple"];

function finished(
  game: string,
  breakdown: object,
  winners: number[],
  table: object = {},
  over = true,
): Finished {
  const players = 2;
  const scene = { game, players, over, table } as unknown as Scene;
  const result: Result = {
    reason: "rules",
    points: [],
    winners,
    breakdown: breakdown as Result["breakdown"],
  };
  return { result, scene, names: ["Anna", "Ben"], colours: COLOURS };
}

const texts = (pad: Pad, key: string): string[] =>
  pad.rows.find((row) => row.label.key === key)?.cells.map((cell) => cell.text) ?? [];
const winners = (pad: Pad): string[] =>
  pad.columns.filter((column) => column.winner).map((column) => column.name);
const notes = (pad: Pad): string[] => pad.notes.map((note) => note.key);

describe("Sequence", () => {
  const teams = [
    { team: "blue", seats: [0], sequences: ["d3-h3", "a10-e10"], won: true },
    { team: "green", seats: [1], sequences: ["b2-b6"], won: false },
  ];

  it("lists the rows of every team up to the goal", () => {
    const pad = padOf(finished("sequence", { end: "sequences", goal: 2, teams }, [0]));
    expect(pad.rows.map((row) => row.cells.map((cell) => cell.text))).toEqual([
      ["d3–h3", "b2–b6"],
      ["a10–e10", "·"],
      ["2", "1"],
    ]);
    expect(pad.columns.map((column) => column.colour)).toEqual(["blue", "green"]);
    expect(winners(pad)).toEqual(["Anna"]);
  });

  it("names a whole team", () => {
    const pairs = [{ ...teams[0], seats: [0, 1] }];
    const pad = padOf(finished("sequence", { end: "stalemate", goal: 2, teams: pairs }, []));
    expect(pad.columns[0]!.name).toBe("Anna, Ben");
    expect(notes(pad)).toEqual(["pad-stalemate"]);
  });
});

describe("Labyrinth", () => {
  it("shows goals found and goals left", () => {
    const seats = [
      { seat: 0, collected: [1, 2, 3], left: 0, won: true },
      { seat: 1, collected: [], left: 3, won: false },
    ];
    const pad = padOf(finished("labyrinth", { end: "goals", turns: 5, turn_limit: null, seats }, [0]));
    expect(texts(pad, "pad-collected")).toEqual(["1, 2, 3", "·"]);
    // Drawn as pictures: a bare number would be read as a count.
    const drawn = pad.rows.find((row) => row.label.key === "pad-collected")!.cells;
    expect(drawn.map((cell) => cell.things)).toEqual([[1, 2, 3], []]);
    expect(texts(pad, "pad-goals")).toEqual(["3", "0"]);
    expect(notes(pad)).toEqual(["pad-turns"]);
    const limited = { end: "limit", turns: 40, turn_limit: 40, seats };
    expect(notes(padOf(finished("labyrinth", limited, [0, 1])))).toContain("pad-limit");
    expect(notes(padOf(finished("labyrinth", limited, [0, 1])))).toContain("pad-shared");
  });
});

describe("Glüx", () => {
  const rooms = [
    { room: "D", pips: [13, 6], places: [1, 2], points: [4, 0] },
    { room: "E", pips: [5, 0], places: [1, null], points: [4, 0] },
  ];
  const breakdown = { end: "placed", rooms, points: [8, 0], tie_break: null };

  it("scores room by room and marks the middle one", () => {
    const pad = padOf(finished("gluex", breakdown, [0], { middle: "E" }));
    expect(pad.rows.map((row) => row.label.values?.middle)).toEqual(["no", "yes", undefined]);
    expect(pad.rows[0]!.cells[1]).toMatchObject({ text: "0", note: { values: { pips: 6 } } });
    expect(pad.rows[1]!.cells[1]).toEqual({ text: "·", best: false });
    expect(texts(pad, "pad-total")).toEqual(["8", "0"]);
  });

  it("shows the tie-break only where there was one", () => {
    const tie = { room: "E", tied: [0, 1], pips: [5, 3], winners: [0] };
    const pad = padOf(finished("gluex", { ...breakdown, tie_break: tie }, [0], { middle: "E" }));
    expect(texts(pad, "pad-gluex-tie")).toEqual(["5", "3"]);
    expect(texts(padOf(finished("gluex", breakdown, [0], { middle: "E" })), "pad-gluex-tie")).toEqual([]);
  });
});

describe("Glow", () => {
  const points = (total: number, more: object = {}) => ({
    ...{ track: total, cards: 0, not_lost: 0, fireflies: 0, place: 0, footprints: 0, total },
    ...{ each_card: { Braccio: 1, A05: 0, A22: -5 }, reroll_tokens: 1, ...more },
  });
  const table = {
    board: "shadows",
    seats: [{ companions: [{ id: "A22", name: "Dvol" }] }, { companions: [] }],
  };

  it("says where the points come from, with the village and the cards", () => {
    const pad = padOf(
      finished(
        "glow",
        { over: true, seats: [points(63, { place: 3 }), points(60)], tom: null, tied: [] },
        [0],
        table,
      ),
    );
    const cards = pad.rows.find((row) => row.label.key === "pad-cards")!;
    expect(cards.cells[0]!.note?.values?.list).toBe("Braccio\u00a01, Dvol\u00a0−5");
    expect(texts(pad, "pad-village")).toEqual(["3", "0"]);
    expect(texts(pad, "pad-total")).toEqual(["63", "60"]);
    expect(texts(pad, "pad-not-lost")).toEqual([]);
  });

  it("has islands on the sea, and what was not lost where that matters", () => {
    const seats = [points(5, { not_lost: 2 }), points(4)];
    const pad = padOf(
      finished("glow", { over: true, seats, tom: null, tied: [] }, [0], { ...table, board: "sea" }),
    );
    expect(pad.rows.map((row) => row.label.key)).toContain("pad-islands");
    expect(texts(pad, "pad-not-lost")).toEqual(["2", "0"]);
  });

  it("breaks a tie by reroll tokens", () => {
    const seats = [points(60, { reroll_tokens: 3 }), points(60)];
    const pad = padOf(finished("glow", { over: true, seats, tom: null, tied: [0, 1] }, [0], table));
    expect(texts(pad, "pad-glow-tie")).toEqual(["3", "1"]);
    expect(notes(pad)).toEqual([]);
    const shared = padOf(finished("glow", { over: true, seats, tom: null, tied: [0, 1] }, [0, 1], table));
    expect(notes(shared)).toEqual(["pad-shared"]);
    const clear = padOf(finished("glow", { over: true, seats, tom: null, tied: [] }, [0], table));
    expect(texts(clear, "pad-glow-tie")).toEqual([]);
  });

  it("puts Tom beside a single player, who must beat him", () => {
    const tom = points(60, { place: 15 });
    const solo = {
      ...finished("glow", { over: true, seats: [points(60)], tom, tied: [0] }, [], table),
      names: ["Anna"],
    };
    const pad = padOf(solo);
    expect(pad.columns.map((column) => [column.name, column.winner])).toEqual([
      ["Anna", false],
      ["Tom", true],
    ]);
    expect(texts(pad, "pad-village")).toEqual(["0", "15"]);
    expect(notes(pad)).toEqual(["pad-tom-tie"]);
  });
});

describe("any match", () => {
  it("that ended early says so", () => {
    const pad = padOf(finished("chess", {}, [0], {}, false));
    expect(notes(pad)).toEqual(["pad-early"]);
    expect(pad.rows.map((row) => row.kind)).toEqual(["total"]);
  });
});
