/** Which press of Glüx leads to which move, what is lit, and what is said. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import {
  agrees,
  derive,
  IDLE,
  origin,
  press,
  prompt,
  situationOf,
  type Interaction,
  type Press,
  type Situation,
} from "../src/boards/gluex/interaction";
import { placings, startings } from "../src/boards/gluex/moves";
import type { GluexTable } from "../src/boards/gluex/table";
import { busy } from "./moments";

const ALL = busy<GluexTable>("gluex");
const PLACING = ALL.find(({ legal }) => placings(legal).length)!;
const STARTING = ALL.find(({ legal }) => startings(legal).length)!;

/** A chip with 2 and 5 pips: both sides fit c3, the 5 alone fits c4. */
const TABLE: GluexTable = { ...PLACING.scene.table, hand: { type: "25", sides: [2, 5] }, phase: "turn" };
const OPEN = situationOf(TABLE, ["2 c3", "5 c3", "5 c4"], 0);

function pressed(situation: Situation, ...presses: Press[]) {
  let state: Interaction = IDLE;
  const played: string[] = [];
  const asked: string[] = [];
  for (const one of presses) {
    const outcome = press(state, situation, one);
    state = outcome.state;
    if (outcome.play) played.push(outcome.play);
    if (outcome.ask) asked.push(outcome.ask);
  }
  return { state, played, asked };
}

const square = (cell: string): Press => ({ on: "square", cell });
const side = (pips: number): Press => ({ on: "side", pips });

describe("a half-made move beside a hint", () => {
  it("is on its way there, or the beginning of another one", () => {
    const after = (...presses: Press[]): boolean => agrees(pressed(OPEN, ...presses).state, "5 c3");
    expect([after(), after(side(5)), after(square("c3"))]).toEqual([true, true, true]);
    expect(after(side(2))).toBe(false);
    expect(agrees({ kind: "square chosen", cell: "c4" }, "5 c3")).toBe(false);
  });
});

describe("a side and a square make a move", () => {
  it("in either order", () => {
    expect(pressed(OPEN, side(2), square("c3")).played).toEqual(["2 c3"]);
    expect(pressed(OPEN, square("c3"), side(5)).played).toEqual(["5 c3"]);
  });

  it("a square that only one side fits needs no more", () => {
    expect(pressed(OPEN, square("c4")).played).toEqual(["5 c4"]);
  });

  it("a square that both sides fit asks for one", () => {
    const { state, played } = pressed(OPEN, square("c3"));
    expect([played, state]).toEqual([[], { kind: "square chosen", cell: "c3" }]);
    expect(prompt(state, OPEN)).toEqual({
      words: { key: "gluex-which-side", values: { cell: "c3" } },
      half: true,
    });
    expect(pressed(OPEN, square("c3"), square("c4")).played, "another square").toEqual(["5 c4"]);
  });

  it("a start side is chosen by one press", () => {
    const starts = situationOf(STARTING.scene.table, STARTING.legal, STARTING.seat);
    const [first] = startings(STARTING.legal);
    expect(starts.sides).toEqual(startings(STARTING.legal).map(({ pips }) => pips));
    expect(pressed(starts, side(first!.pips)).played).toEqual([first!.move]);
    expect(prompt(IDLE, starts).words).toEqual({ key: "gluex-choose" });
  });
});

describe("what was begun is put back", () => {
  it("by pressing it again or by escape, and the keyboard goes where it began", () => {
    expect(pressed(OPEN, side(2), side(2)).state).toEqual(IDLE);
    expect(pressed(OPEN, square("c3"), square("c3")).state).toEqual(IDLE);
    expect(pressed(OPEN, side(2), { on: "escape" }).state).toEqual(IDLE);
    expect(origin({ kind: "side chosen", pips: 2 })).toEqual({ pips: 2 });
    expect(origin({ kind: "square chosen", cell: "c3" })).toEqual({ cell: "c3" });
    expect(origin(IDLE)).toBeNull();
  });

  it("the other side is turned up instead", () => {
    expect(pressed(OPEN, side(2), side(5)).state).toEqual({ kind: "side chosen", pips: 5 });
  });
});

describe("what cannot be played", () => {
  it("is asked about with the side that is turned up, else with the first", () => {
    expect(pressed(OPEN, square("a1")).asked).toEqual(["2 a1"]);
    expect(pressed(OPEN, side(5), square("a1")).asked).toEqual(["5 a1"]);
    expect(pressed(OPEN, side(2), square("c4")).asked, "where only the other side fits").toEqual(["2 c4"]);
  });

  it("who may not act is not told why", () => {
    const waiting = situationOf(TABLE, [], 0);
    expect(pressed(waiting, square("c3"))).toEqual({ state: IDLE, played: [], asked: [] });
  });
});

describe("what is lit", () => {
  it("all squares, or those of the side that is turned up", () => {
    expect([...derive(IDLE, OPEN, null).targets]).toEqual(["c3", "c4"]);
    const two = derive({ kind: "side chosen", pips: 2 }, OPEN, null);
    expect([[...two.targets], two.first, two.side]).toEqual([["c3"], "c3", 2]);
    expect(two.meaning("c3")).toEqual(["2 c3"]);
    expect(derive(IDLE, OPEN, null).meaning("c3")).toEqual(["2 c3", "5 c3"]);
    expect(derive(IDLE, OPEN, null).first).toBeNull();
  });

  it("ways are shown to the square that waits, else to the one under the mouse", () => {
    expect(derive({ kind: "square chosen", cell: "c3" }, OPEN, "c4").focus).toBe("c3");
    expect(derive(IDLE, OPEN, "c4").focus).toBe("c4");
  });

  it("a way has as many steps as the chip at its start shows pips", () => {
    let ways = 0;
    for (const { scene, legal, seat } of ALL) {
      const situation = situationOf(scene.table, legal, seat);
      for (const { cell, from } of scene.table.targets[seat] ?? []) {
        const { origins } = derive(IDLE, situation, cell);
        expect(origins.map((one) => one.cell)).toEqual(from);
        for (const one of origins) {
          const [x, y] = [one.cell, cell].map((name) => name.charCodeAt(0)) as [number, number];
          const [a, b] = [one.cell, cell].map((name) => Number(name.slice(1))) as [number, number];
          expect(one.steps).toBe(Math.abs(x - y) + Math.abs(a - b));
          ways += 1;
        }
      }
    }
    expect(ways).toBeGreaterThan(20);
  });

  it("nobody is shown ways while others play", () => {
    const { scene, seat } = PLACING;
    const cell = scene.table.targets[seat]![0]!.cell;
    expect(derive(IDLE, situationOf(scene.table, [], seat), cell).origins).toEqual([]);
    expect(derive(IDLE, situationOf(scene.table, PLACING.legal, null), cell).origins).toEqual([]);
  });
});

describe("what is asked for", () => {
  it("a move, a square, or patience", () => {
    expect(prompt(IDLE, OPEN)).toEqual({ words: { key: "gluex-your-turn" }, half: false });
    expect(prompt({ kind: "side chosen", pips: 2 }, OPEN)).toEqual({
      words: { key: "gluex-which-square", values: { pips: 2 } },
      half: true,
    });
    expect(prompt(IDLE, situationOf(TABLE, [], 0)).words).toBeNull();
    const choosing: GluexTable = { ...TABLE, phase: "choose" };
    expect(prompt(IDLE, situationOf(choosing, [], 0)).words).toEqual({ key: "gluex-others-choose" });
    expect(prompt(IDLE, situationOf(choosing, [], null)).words, "a spectator").toBeNull();
    expect(prompt(IDLE, situationOf(choosing, [], 0, true)).words, "a picture in the rules").toBeNull();
  });
});

describe("in real matches", () => {
  it("every legal move can be pressed together, the side or the square first", () => {
    for (const { scene, legal, seat } of ALL) {
      const situation = situationOf(scene.table, legal, seat);
      for (const { move, pips, cell } of placings(legal)) {
        expect(pressed(situation, side(pips), square(cell)).played).toEqual([move]);
        expect(pressed(situation, square(cell), side(pips)).played[0]).toBe(move);
      }
    }
  });
});

describe("what somebody has left", () => {
  const path = new URL("../src/boards/gluex/words.en.ftl", import.meta.url);
  const english = new FluentBundle("en", { useIsolating: false });
  english.addResource(new FluentResource(readFileSync(path, "utf-8")));
  const standing = english.getMessage("gluex-standing")!.value!;

  it.each([
    [1, "1 point, 1 chip left"],
    [2, "1 point, 2 chips left"],
  ])("is counted as people do: %i", (chips, words) => {
    expect(english.formatPattern(standing, { points: 1, chips })).toBe(words);
  });
});
