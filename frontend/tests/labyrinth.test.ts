/** Which press of Labyrinth leads to which move, what is lit, and what is said. */
import { describe, expect, it } from "vitest";
import {
  agrees,
  begin,
  derive,
  NOWHERE,
  pointAtGoal,
  press,
  pressGoal,
  prompt,
  situationOf,
  type Interaction,
  type Press,
  type Situation,
} from "../src/boards/labyrinth/interaction";
import { arrival } from "../src/boards/labyrinth/movement";
import { insertion, pushable, walks } from "../src/boards/labyrinth/moves";
import { homeward, lineOf, type LabyrinthTable } from "../src/boards/labyrinth/table";
import { busy, moments } from "./moments";

const ALL = busy<LabyrinthTable>("labyrinth");
const INSERTING = ALL.find(({ scene }) => scene.table.phase === "insert")!;
const WALKING = ALL.find(({ scene, legal }) => scene.table.phase === "walk" && legal.length > 2)!;

/** A corner as the free tile, which lies there open to the south and west. */
const TABLE: LabyrinthTable = {
  ...INSERTING.scene.table,
  free: { open: "SW", rotations: ["NE", "ES", "SW", "NW"], stones: [] },
};
const OPEN = situationOf(
  TABLE,
  ["N2", "E4", "S2"].flatMap((slot) => TABLE.free.rotations.map((open) => insertion(slot, open))),
);
const WALK = situationOf(WALKING.scene.table, WALKING.legal);
const POINTING = { slot: null, cell: null };

function pressed(situation: Situation, ...presses: Press[]) {
  let state: Interaction = begin(situation.table);
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

const arrow = (slot: string): Press => ({ on: "arrow", slot });
const key = (slot: string): Press => ({ on: "arrow by key", slot });
const cell = (name: string): Press => ({ on: "cell", cell: name });
const turn = (quarters: number): Press => ({ on: "turn", quarters });
const view = (state: Interaction, situation = OPEN, hint: string | null = null) =>
  derive(state, situation, POINTING, hint);

describe("the way home", () => {
  const away: LabyrinthTable = { ...TABLE, left: [0, 2], homes: ["a1", "g7"] };

  it("is marked for whoever has all goals, and for nobody else", () => {
    expect(homeward(away, 0)).toBe("a1");
    expect([homeward(away, 1), homeward(away, null)]).toEqual([null, null]);
  });

  it("is no matter where nobody has to return", () => {
    expect(homeward({ ...TABLE, left: [0, 2] }, 0)).toBeNull();
  });
});

describe("the free tile", () => {
  it("lies beside the board as it came out of it", () => {
    expect(begin(TABLE)).toEqual({ kind: "tile aside", turns: 2 });
    expect(view(begin(TABLE)).open).toBe("SW");
  });

  it("is turned both ways, also when it has been laid", () => {
    expect(view(pressed(OPEN, turn(1)).state).open).toBe("NW");
    expect(view(pressed(OPEN, turn(1), turn(1)).state).open).toBe("NE");
    expect(view(pressed(OPEN, turn(-1), turn(-1), turn(-1)).state).open).toBe("NW");
    expect(view(pressed(OPEN, arrow("N2"), turn(1)).state).move).toBe("N2:NW");
  });

  it("is laid at an arrow, turns under the finger, and is pushed by its first cell", () => {
    const { state, played } = pressed(OPEN, arrow("N2"));
    expect([state, played]).toEqual([{ kind: "tile laid", turns: 2, slot: "N2" }, []]);
    expect([...view(state).live]).toEqual(["b1"]);
    expect(view(state).meaning("b1")).toEqual({ play: "push", move: "N2:SW" });
    expect(pressed(OPEN, arrow("N2"), arrow("N2")).state).toEqual({
      kind: "tile laid",
      turns: 3,
      slot: "N2",
    });
    expect(pressed(OPEN, arrow("N2"), arrow("N2"), cell("b1")).played).toEqual(["N2:NW"]);
    expect(pressed(OPEN, arrow("N2"), { on: "push" }).played).toEqual(["N2:SW"]);
  });

  it("is laid by Enter, and pushed by Enter again", () => {
    expect(pressed(OPEN, key("N2")).played).toEqual([]);
    expect(pressed(OPEN, key("N2"), key("N2")).played).toEqual(["N2:SW"]);
    expect(pressed(OPEN, key("N2"), key("E4")).state).toMatchObject({ slot: "E4" });
  });

  it("is moved to another arrow as it is turned, by press or by drag", () => {
    const { state } = pressed(OPEN, arrow("N2"), arrow("N2"), arrow("E4"));
    expect(state).toEqual({ kind: "tile laid", turns: 3, slot: "E4" });
    expect(pressed(OPEN, { on: "drop", slot: "E4" }).state).toMatchObject({ slot: "E4" });
  });

  it("is put back as it is turned", () => {
    const { state } = pressed(OPEN, arrow("N2"), turn(1), { on: "escape" });
    expect(state).toEqual({ kind: "tile aside", turns: 3 });
    expect([...view(state).live]).toEqual([]);
    expect(pressed(OPEN, { on: "push" }).played, "nothing is laid").toEqual([]);
  });

  it("is shown where it is laid, else where the mouse is, else where the hint says", () => {
    const aside = begin(TABLE);
    const laid: Interaction = { kind: "tile laid", turns: 2, slot: "N2" };
    const at = { slot: "E4", cell: null };
    expect(derive(laid, OPEN, at, "S2:NE").preview).toEqual({ slot: "N2", turns: 2, as: "laid" });
    expect(derive(aside, OPEN, at, "S2:NE").preview).toEqual({ slot: "E4", turns: 2, as: "pointed" });
    expect(view(aside, OPEN, "S2:NE").preview).toEqual({ slot: "S2", turns: 0, as: "hinted" });
    expect(view(aside).preview).toBeNull();
    const closed = { slot: "W1", cell: null };
    expect(derive(aside, OPEN, closed, null).preview, "an arrow that is closed").toBeNull();
  });
});

describe("a walk", () => {
  it("is one press on a lit cell; staying has a button as well", () => {
    for (const [goal, move] of WALK.targets) expect(pressed(WALK, cell(goal)).played).toEqual([move]);
    expect(pressed(WALK, { on: "stay" }).played).toEqual([WALK.targets.get(WALK.here)]);
    expect(view(begin(WALK.table), WALK).live).toEqual(new Set(WALK.targets.keys()));
  });

  it("is drawn to the cell under the mouse, if that is lit", () => {
    const goal = [...WALK.targets.keys()].find((one) => one !== WALK.here)!;
    const { route } = derive(begin(WALK.table), WALK, { slot: null, cell: goal }, null);
    expect([route[0], route.at(-1)]).toEqual([WALK.here, goal]);
    expect(derive(begin(TABLE), OPEN, { slot: null, cell: "c3" }, null).route).toEqual([]);
  });
});

describe("what cannot be done is asked about", () => {
  it("a line that cannot be pushed, with the tile as it is turned", () => {
    expect(pressed(OPEN, arrow("W1")).asked).toEqual(["W1:SW"]);
    expect(pressed(OPEN, turn(1), { on: "drop", slot: "W1" }).asked).toEqual(["W1:NW"]);
    expect(pressed(OPEN, arrow("N2"), arrow("W1")).state, "what is laid stays").toMatchObject({ slot: "N2" });
  });

  it("a cell before the tile was inserted, one out of reach, and an arrow while walking", () => {
    expect(pressed(OPEN, cell("e2")).asked).toEqual(["stay"]);
    const far = ["a1", "g1", "a7", "g7", "d4"].find((one) => !WALK.targets.has(one))!;
    expect(pressed(WALK, cell(far)).asked).toEqual([far]);
    expect(pressed(WALK, arrow("N2")).asked[0]).toMatch(/^N2:/);
  });

  it("who may not act is not told why", () => {
    const waiting = situationOf(TABLE, []);
    expect(pressed(waiting, arrow("N2"), cell("b1"), { on: "stay" })).toMatchObject({
      state: { kind: "tile aside" },
      played: [],
      asked: [],
    });
  });
});

describe("what is said and hinted at", () => {
  it("says what is to be done", () => {
    expect(prompt(OPEN, false)).toEqual({ key: "labyrinth-insert" });
    expect(prompt(OPEN, true)).toEqual({ key: "labyrinth-laid" });
    expect(prompt(WALK, false)).toEqual({ key: "labyrinth-walk" });
    expect(prompt(situationOf(TABLE, []), false)).toEqual({ key: "labyrinth-free-title" });
  });

  it("a hint points at an arrow or a cell, and at nothing while others play", () => {
    const here = begin(WALK.table);
    expect(view(begin(TABLE), OPEN, "S2:NE")).toMatchObject({ hintedSlot: "S2", hintedCell: null });
    expect(view(here, WALK, "c3")).toMatchObject({ hintedSlot: null, hintedCell: "c3" });
    expect(view(here, WALK, "stay").hintedCell).toBe(WALK.here);
    const waiting = situationOf(TABLE, []);
    expect(view(begin(TABLE), waiting, "S2:NE")).toMatchObject({ hintedSlot: null, preview: null });
  });

  it("a goal is shown while its card is pressed or under the mouse", () => {
    const pressedOnce = pressGoal(NOWHERE, 7);
    expect(pressedOnce).toEqual({ pressed: 7, shown: 7 });
    expect(pointAtGoal(pressedOnce, 3)).toEqual({ pressed: 7, shown: 3 });
    expect(pointAtGoal(pointAtGoal(pressedOnce, 3), null)).toEqual({ pressed: 7, shown: 7 });
    expect(pressGoal(pressedOnce, 7)).toEqual(NOWHERE);
    expect(pressGoal(pressedOnce, 3)).toEqual({ pressed: 3, shown: 3 });
  });
});

describe("in real matches", () => {
  it("every legal move can be pressed", () => {
    for (const { scene, legal } of ALL) {
      const { table } = scene;
      const situation = situationOf(table, legal);
      for (const slot of pushable(legal)) {
        const moves = table.free.rotations.map((_, quarters) => {
          const presses = [turn(quarters), arrow(slot), cell(lineOf(table, slot)[0]!)];
          return pressed(situation, ...presses).played[0];
        });
        const written = table.free.rotations.map((open) => insertion(slot, open));
        expect(moves.toSorted()).toEqual(written.toSorted());
      }
      for (const [goal, move] of walks(legal, situation.here)) {
        expect(pressed(situation, cell(goal)).played).toEqual([move]);
      }
    }
  });
});

describe("scenes that come in while things move", () => {
  const [shown, next] = moments<LabyrinthTable>("labyrinth").map(({ scenes }) => scenes[0]!) as [
    (typeof INSERTING)["scene"],
    (typeof INSERTING)["scene"],
  ];
  const later = (plies: number) => ({ ...shown, ply: shown.ply + plies });

  it("wait for those before them, but not for long", () => {
    expect(arrival(shown, [], next, false)).toBe("wait");
    expect(arrival(shown, [later(1)], later(2), false)).toBe("wait");
    expect(arrival(shown, [later(1), later(2), later(3)], later(4), false)).toBe("jump");
  });

  it("are known already, or shown at once where nothing leads to them", () => {
    expect(arrival(shown, [], shown, false)).toBe("known");
    expect(arrival(shown, [next], next, false)).toBe("known");
    expect(arrival(shown, [], later(2), false)).toBe("jump");
    expect(arrival(shown, [], { ...next, viewer: null }, false), "another viewer").toBe("jump");
    expect(arrival(shown, [], next, true), "where nothing is to move").toBe("jump");
  });
});

describe("a hint", () => {
  it("stays until the tile is laid elsewhere", () => {
    expect(agrees({ kind: "tile aside", turns: 1 }, "N2:EW")).toBe(true);
    expect(agrees({ kind: "tile laid", turns: 1, slot: "N2" }, "N2:EW")).toBe(true);
    expect(agrees({ kind: "tile laid", turns: 1, slot: "S4" }, "N2:EW")).toBe(false);
  });
});
