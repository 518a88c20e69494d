/** Pressing what is on the board of Glow leads to every legal move, and to nothing else. */
import { describe, expect, it } from "vitest";
import type { Scene } from "../src/boards/contract";
import {
  agrees,
  begin,
  derive,
  IDLE,
  press,
  situationOf,
  type Interaction,
  type Press,
  type Situation,
} from "../src/boards/glow/interaction";
import { specialOf } from "../src/boards/glow/material";
import { ofKind, read, readAll } from "../src/boards/glow/moves";
import { paneNow } from "../src/boards/glow/panes";
import { ELEMENTS, type GlowTable } from "../src/boards/glow/table";
import { whatNow } from "../src/boards/glow/whatnow";
import { busy } from "./moments";

const BUSY = busy<GlowTable>("glow");

/** Somebody at the table, who notes what is played and asked. */
class Guest {
  readonly played: string[] = [];
  readonly asked: string[] = [];
  situation: Situation;
  state: Interaction = IDLE;

  constructor(
    readonly scene: Scene<GlowTable>,
    legal: readonly string[],
    readonly seat: number,
  ) {
    this.situation = situationOf(scene, legal, seat);
  }

  press(...presses: Press[]): this {
    for (const one of presses) {
      const { state, play, ask } = press(this.state, this.situation, one);
      this.state = state;
      if (play) this.played.push(play);
      if (ask) this.asked.push(ask);
    }
    return this;
  }

  get turn() {
    return derive(this.state, this.situation);
  }

  get now() {
    const names = this.scene.table.seats.map((_, i) => `P${i}`);
    return whatNow(this.turn, this.scene, this.seat, names);
  }
}

describe("the line that says what to do", () => {
  it("is silent once somebody has given up", () => {
    for (const { scene, seat } of BUSY) {
      const idle = new Guest({ ...scene, actors: [] }, [], seat);
      const said = (ended: boolean): string =>
        whatNow(idle.turn, idle.scene, seat, ["A", "B"], { ended }).text;
      expect(said(true)).toBe("");
      expect(said(false)).not.toBe("");
    }
  });

  it("does not call somebody done whose turn it is, though nothing can be pressed just now", () => {
    const days = BUSY.filter(({ scene, seat }) => scene.table.phase === "day" && scene.actors.includes(seat));
    expect(days.length).toBeGreaterThan(0);
    for (const { scene, seat } of days) {
      expect(new Guest(scene, [], seat).now).toEqual({ text: "", choices: [] });
    }
  });
});

/** What somebody presses for a move, ending with a button of the bar where it has no place on the board. */
function pressesFor(move: string): Press[] {
  const wanted = read(move)!;
  switch (wanted.kind) {
    case "take":
      return [
        { on: "area", area: wanted.area },
        { on: "area", area: wanted.black ?? wanted.area },
      ];
    case "dismiss":
      return [
        { on: "area", area: wanted.area },
        { on: "area", area: wanted.area },
      ];
    case "choose":
      return [
        { on: "adventurer", name: wanted.name },
        { on: "adventurer", name: wanted.name },
      ];
    case "return":
      return [{ on: "die", die: wanted.die }];
    case "resolve":
    case "discard":
      return [{ on: "card", card: wanted.card }];
    case "go": {
      const space: Press = { on: "space", space: wanted.space };
      return wanted.by && wanted.by !== "footprint" ? [{ on: "die", die: wanted.by }, space] : [space];
    }
    case "sail":
    case "tom":
      return [
        { on: "island", island: wanted.from },
        { on: "island", island: wanted.to },
      ];
    case "reroll":
      return [...new Set(wanted.dice)].map((die) => ({ on: "die", die }));
    case "set":
      return [{ on: "die", die: wanted.die }];
    default:
      return [];
  }
}

/** Everything that can be pressed at a table. */
function pressable({ table }: Scene<GlowTable>, seat: number): Press[] {
  const own = table.seats[seat]!;
  return [
    ...ELEMENTS.map((area): Press => ({ on: "area", area })),
    ...own.dice.map(({ die }): Press => ({ on: "die", die })),
    ...own.companions.map(({ id }): Press => ({ on: "card", card: id! })),
    ...(table.map.spaces ?? []).map(({ id }): Press => ({ on: "space", space: id })),
    ...(table.map.islands ?? []).map(({ id }): Press => ({ on: "island", island: id })),
  ];
}

/** Somebody who has such a move. */
function who(kind: Parameters<Guest["turn"]["can"]>[0], where?: (guest: Guest) => boolean): Guest {
  for (const { scene, legal, seat } of BUSY) {
    const guest = new Guest(scene, legal, seat);
    if (guest.turn.can(kind) && (!where || where(guest))) return guest;
  }
  throw new Error(`nobody can ${kind}`);
}

describe("the board of Glow", () => {
  it("every legal move can be pressed together", () => {
    for (const { scene, legal, seat } of BUSY) {
      for (const move of legal) {
        // The cards of the cemetery are laid out and play by themselves.
        if (read(move)?.kind === "fetch" && move !== "fetch nothing") continue;
        const guest = new Guest(scene, legal, seat).press(...pressesFor(move));
        const button = guest.now.choices.find((one) => one.move === move);
        if (!guest.played.length && button) guest.played.push(button.move);
        expect({ move, played: guest.played, asked: guest.asked }).toEqual({
          move,
          played: [move],
          asked: [],
        });
      }
    }
  });

  it("whatever is pressed plays a legal move, waits, or asks why", () => {
    for (const { scene, legal, seat } of BUSY) {
      const presses = pressable(scene, seat);
      const wrong: string[] = [];
      for (const one of presses) {
        for (const other of presses.slice(0, 4)) {
          const { played, asked } = new Guest(scene, legal, seat).press(one, other);
          wrong.push(...played.filter((move) => !legal.includes(move)));
          wrong.push(...asked.filter((move) => legal.includes(move)));
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  it("who may not act presses in vain, and nobody is asked", () => {
    const { scene } = BUSY[0]!;
    const guest = new Guest(scene, [], 0).press(...pressable(scene, 0));
    expect([guest.played, guest.asked]).toEqual([[], []]);
  });

  it("escape puts back whatever was begun", () => {
    for (const { scene, legal, seat } of BUSY) {
      for (const one of pressable(scene, seat)) {
        const guest = new Guest(scene, legal, seat).press(one);
        expect(guest.turn.half).toBe(guest.state.kind !== "idle");
        expect(guest.press({ on: "escape" }).state).toEqual(IDLE);
      }
    }
  });
});

describe("companions", () => {
  it("are chosen by one press and recruited by the next", () => {
    const guest = who("take", ({ turn }) => turn.of("take").every((move) => move.black === null));
    const { area, move } = guest.turn.of("take")[0]!;
    guest.press({ on: "area", area });
    expect([guest.state, guest.played]).toEqual([{ kind: "companion chosen", area }, []]);
    expect(guest.now.choices).toMatchObject([{ move, main: true }]);
    expect(guest.press({ on: "area", area }).played).toEqual([move]);
  });

  it("another one is chosen instead, and an area without one is asked about", () => {
    const guest = who("take", ({ turn }) => new Set(turn.of("take").map((move) => move.area)).size > 1);
    const [one, other] = [...new Set(guest.turn.of("take").map((move) => move.area))];
    guest.press({ on: "area", area: one! }, { on: "area", area: other! });
    if (!guest.played.length) expect(guest.state).toEqual({ kind: "companion chosen", area: other });
    const empty = who("take", ({ turn }) => ELEMENTS.some((area) => !turn.ofArea(area).length));
    const area = ELEMENTS.find((element) => !empty.turn.ofArea(element).length)!;
    expect(empty.press({ on: "area", area }).asked).toEqual([`take ${area}`]);
  });

  it("an adventurer is chosen and confirmed, by a second press or by the button", () => {
    const guest = who("choose");
    const [first] = guest.turn.of("choose");
    expect(guest.now.choices).toEqual([]);
    guest.press({ on: "adventurer", name: first!.name });
    expect(guest.now.choices).toMatchObject([{ move: first!.move }]);
    expect(guest.press({ on: "adventurer", name: first!.name }).played).toEqual([first!.move]);
  });
});

describe("dice", () => {
  const rolling = () => who("pay", ({ turn }) => turn.own!.stage === "rolling" && turn.own!.dice.length > 2);
  const names = ({ turn }: Guest) => turn.own!.dice.map((one) => one.die) as [string, string, string];

  it("are chosen and put back, no more of them than one reroll is for", () => {
    const guest = rolling();
    const [a, b, c] = names(guest);
    expect(guest.situation.table.reroll_dice).toBe(2);
    guest.press({ on: "die", die: a }, { on: "die", die: b }, { on: "die", die: c });
    expect(guest.state, "the first is let go").toEqual({ kind: "dice chosen", dice: [b, c] });
    guest.press({ on: "die", die: b });
    expect(guest.state).toEqual({ kind: "dice chosen", dice: [c] });
    expect(guest.press({ on: "die", die: c }).state).toEqual(IDLE);
  });

  it("stay chosen while one pays for them, and no longer", () => {
    const guest = rolling();
    const [a, b] = names(guest);
    guest.press({ on: "die", die: a }, { on: "die", die: b });
    const own = guest.turn.own!;
    expect(begin(guest.state, guest.situation)).toEqual(guest.state);
    const without = { ...guest.situation, own: { ...own, dice: own.dice.filter((one) => one.die !== a) } };
    expect(begin(guest.state, without), "one is gone").toEqual({ kind: "dice chosen", dice: [b] });
    const noon = { ...guest.situation, own: { ...own, stage: "noon" as const } };
    expect(begin(guest.state, noon)).toEqual(IDLE);
    expect(begin(null, guest.situation)).toEqual(IDLE);
    const companion: Interaction = { kind: "companion chosen", area: "fire" };
    expect(begin(companion, guest.situation), "nothing else stays").toEqual(IDLE);
  });

  it("call to be chosen while a reroll is paid for", () => {
    const guest = who("reroll");
    const [die] = names(guest);
    expect(guest.turn.calling).toBe(true);
    expect(guest.press({ on: "die", die }).turn.calling).toBe(false);
    expect(rolling().turn.calling).toBe(rolling().turn.own!.credits > 0);
  });

  it("a die is set by a button for each of its faces, with the icon of what its special one brings", () => {
    const colours = ["purple", "yellow", "black"] as const;
    expect(colours.map(specialOf)).toEqual(["footprints", "points", "points"]);
    expect(specialOf("green")).toBeNull();
    const signs = colours.map((colour) => {
      const guest = rolling();
      const own = guest.turn.own!;
      const dice = own.dice.map((one, i) => (i ? one : { ...one, die: "X1", colour }));
      const moves = readAll(["pay token", "set X1 fire", "set X1 special", "set Y2 fire"]);
      guest.situation = { ...guest.situation, own: { ...own, dice }, moves };
      guest.press({ on: "die", die: "X1" });
      const buttons = guest.now.choices.filter(({ move }) => read(move)?.kind === "set");
      expect(buttons.map(({ move }) => move)).toEqual(["set X1 fire", "set X1 special"]);
      return buttons.map(({ sign }) => sign);
    });
    expect(signs).toEqual([
      ["fire", "footprints"],
      ["fire", "points"],
      ["fire", "points"],
    ]);
  });

  it("can be used only for what is asked", () => {
    const giving = who("return");
    const given = giving.turn.of("return").map((move) => move.die);
    const own = names(giving);
    expect(own.filter(giving.turn.usable)).toEqual(own.filter((die) => given.includes(die)));
    const other = own.find((die) => !given.includes(die));
    if (other) expect(giving.press({ on: "die", die: other }).asked).toEqual([`return ${other}`]);
    const morning = who("take");
    const [die] = names(morning);
    expect(morning.turn.usable(die)).toBe(false);
    expect(morning.press({ on: "die", die }).asked).toEqual([`reroll ${die}`]);
  });
});

describe("cards", () => {
  it("are resolved by one press, and the first also by a button", () => {
    const guest = who("resolve");
    const moves = guest.turn.of("resolve");
    expect(guest.now.choices).toMatchObject([{ move: moves[0]!.move, main: true }]);
    expect(guest.press({ on: "card", card: moves.at(-1)!.card }).played).toEqual([moves.at(-1)!.move]);
  });

  it("one that cannot be resolved or discarded is asked about, but never an adventurer's discard", () => {
    const guest = who("discard");
    const { name } = guest.turn.own!.adventurer!;
    expect(guest.press({ on: "card", card: name }).asked).toEqual([]);
    const noon = who("resolve", ({ turn }) =>
      turn.own!.companions.some(({ id }) => !turn.ofCard(id!).length),
    );
    const card = noon.turn.own!.companions.find(({ id }) => !noon.turn.ofCard(id!).length)!.id!;
    expect(noon.press({ on: "card", card }).asked).toEqual([`resolve ${card}`]);
  });
});

describe("the afternoon", () => {
  const ways = ({ turn }: Guest): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const { space, move } of turn.of("go")) found.set(space, [...(found.get(space) ?? []), move]);
    return found;
  };

  it("a space with one way to pay is gone to at once; one with several asks how", () => {
    for (const { scene, legal, seat } of BUSY) {
      for (const [space, moves] of ways(new Guest(scene, legal, seat))) {
        const guest = new Guest(scene, legal, seat).press({ on: "space", space });
        if (moves.length === 1) expect(guest.played).toEqual(moves);
        else {
          expect([guest.played, guest.state]).toEqual([[], { kind: "space chosen", space }]);
          expect(guest.now.choices.map(({ move }) => move)).toEqual(moves);
          expect(guest.press({ on: "space", space }).played, "the first of them").toEqual([moves[0]]);
        }
      }
    }
  });

  it("a die pays for the space that waits, or is chosen first", () => {
    const isByDie = (by: string | null): boolean => by !== null && by !== "footprint";
    const guest = who("go", ({ turn }) => turn.of("go").some((move) => isByDie(move.by)));
    const { scene, seat } = guest;
    const { space, by, move } = guest.turn.of("go").find((one) => isByDie(one.by))!;
    const legal = guest.situation.moves.map((one) => one.move);
    const first = new Guest(scene, legal, seat).press({ on: "die", die: by! });
    expect(first.state).toEqual({ kind: "dice chosen", dice: [by] });
    expect(first.turn.stepsTo(space).map((one) => one.move)).toEqual([move]);
    expect(first.press({ on: "space", space }).played).toEqual([move]);
    const waiting = new Guest(scene, legal, seat);
    waiting.state = { kind: "space chosen", space };
    expect(waiting.press({ on: "die", die: by! }).played).toEqual([move]);
  });

  it("a space out of reach is asked about; pressing one's own camps, or says why not", () => {
    const guest = who("stop", ({ turn }) => turn.table.board === "shadows" && !turn.can("camp"));
    const far = guest.situation.table.map.spaces!.find(
      ({ id, kind }) => kind === "symbol" && id !== guest.turn.own!.band && !guest.turn.stepsTo(id).length,
    )!;
    expect(guest.press({ on: "space", space: far.id }).asked).toEqual([`go ${far.id} footprint`]);
    expect(guest.press({ on: "space", space: guest.turn.own!.band! }).asked.at(-1)).toBe("camp");
    const camper = who("camp");
    expect(camper.press({ on: "space", space: camper.turn.own!.band! }).played).toEqual(["camp"]);
  });

  it("a voyage is pressed by its ends in any order, and its fare comes from the scene", () => {
    const guest = who("sail", ({ turn }) => turn.of("sail").length > 1);
    const legal = guest.situation.moves.map((one) => one.move);
    for (const { move, from, to } of guest.turn.of("sail")) {
      const back = new Guest(guest.scene, legal, guest.seat);
      back.press({ on: "island", island: to });
      if (!back.played.length) back.press({ on: "island", island: from });
      expect(back.played).toEqual([move]);
    }
    const words = (fare: number): string[] => {
      const own = { ...guest.turn.own!, fares: guest.turn.own!.fares.map(() => fare) };
      const dear = new Guest(guest.scene, legal, guest.seat);
      dear.situation = { ...guest.situation, own };
      return dear
        .press({ on: "island", island: guest.turn.voyages[0]!.from })
        .now.choices.map((one) => one.words);
    };
    expect(words(7)).not.toEqual(words(0));
    const both = guest.turn.voyagesAt(guest.turn.voyages[0]!.from);
    guest.press({ on: "island", island: both[0]!.from });
    expect(guest.state.kind).toBe("island chosen");
    expect(guest.now.choices.flatMap(({ move }) => ofKind(readAll([move]), "sail"))).toHaveLength(
      both.length,
    );
    expect(guest.press({ on: "island", island: both[0]!.from }).state, "pressed again").toEqual(IDLE);
  });

  it("the map lies open on the way, for Tom's voyage, and at the end; else the track", () => {
    for (const { scene, legal, seat } of BUSY) {
      const { turn } = new Guest(scene, legal, seat);
      expect(paneNow(scene, turn, false)).toBe(turn.can("stop") || turn.can("tom") ? "map" : "track");
    }
    const { scene, turn } = who("take");
    expect(paneNow({ ...scene, over: true }, turn, false)).toBe("map");
  });
});

describe("a hint beside a half-made move", () => {
  it.each<[Interaction, string, boolean]>([
    [IDLE, "take fire", true],
    [{ kind: "companion chosen", area: "fire" }, "take fire black water", true],
    [{ kind: "companion chosen", area: "fire" }, "take water", false],
    [{ kind: "adventurer chosen", name: "Orium" }, "choose Braccio", false],
    [{ kind: "dice chosen", dice: ["G1"] }, "reroll G1 B4", true],
    [{ kind: "dice chosen", dice: ["G1"] }, "pay token", true],
    [{ kind: "dice chosen", dice: ["G1"] }, "set B4 leaf", false],
    [{ kind: "dice chosen", dice: ["G1"] }, "keep", false],
    [{ kind: "dice chosen", dice: ["G1"] }, "go p01 G1", true],
    [{ kind: "space chosen", space: "p01" }, "go p01 R1", true],
    [{ kind: "space chosen", space: "p01" }, "go p03 R1", false],
    [{ kind: "island chosen", island: "north_near" }, "sail centre north-near", true],
    [{ kind: "island chosen", island: "north_near" }, "stop", false],
  ])("stays while %j can become %s: %j", (state, move, expected) => {
    expect(agrees(state, move)).toBe(expected);
  });
});
