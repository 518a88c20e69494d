/** Boards know no rules: whatever is legal in real matches must be reachable by its notation. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printedCard } from "../src/boards/glow/material";
import { ofKind, read as readGlow, readAll, stepWish, voyage } from "../src/boards/glow/moves";
import { nearest, type Spot } from "../src/boards/glow/spots";
import { keyOf, looksAt, spellKey, type GlowTable, type OwnDie } from "../src/boards/glow/table";
import { placings, startings } from "../src/boards/gluex/moves";
import { leader, squaresOf, walls, type GluexTable } from "../src/boards/gluex/table";
import { emblemOf, isSecond } from "../src/boards/labyrinth/emblems";
import { figureAt, movement, slideOf } from "../src/boards/labyrinth/movement";
import { insertion, inWords, pushable, read as readLabyrinth, walks } from "../src/boards/labyrinth/moves";
import { nextSlot } from "../src/boards/labyrinth/ring";
import {
  CELL,
  centre,
  lineOf,
  opposite,
  SIDES,
  slotsOf,
  STEPS,
  tileOn,
  way,
  type LabyrinthTable,
} from "../src/boards/labyrinth/table";
import { cardName, cellMoves, otherMoves, read } from "../src/boards/sequence/moves";
import { cardOn, chipOn, type SequenceTable } from "../src/boards/sequence/table";
import { cellName, jump, placeOf, walk } from "../src/boards/shared/cells";
import { moments } from "./moments";

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

  it("names cards in both languages", () => {
    expect([cardName("QH", "en"), cardName("QH", "de"), cardName("TS", "de")]).toEqual(["Q♥", "D♥", "10♠"]);
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

describe("Labyrinth", () => {
  const all = moments<LabyrinthTable>("labyrinth");
  const busy = all.flatMap(({ scenes, legal }) =>
    legal.flatMap((moves, seat) => (moves.length ? [{ table: scenes[seat]!.table, moves, seat }] : [])),
  );

  it("every legal move is an arrow with a turn of the free tile, or a lit cell", () => {
    for (const { table, moves, seat } of busy) {
      const slots = slotsOf(table).filter((slot) => pushable(moves).has(slot));
      const pushes = slots.flatMap((slot) => table.free.rotations.map((open) => insertion(slot, open)));
      const found = [...pushes, ...walks(moves, table.figures[seat]!).values()];
      expect(found.toSorted()).toEqual(moves.toSorted());
    }
    expect(new Set(busy.map(({ table }) => table.phase))).toEqual(new Set(["insert", "walk"]));
  });

  it("arrows are at the ends of movable lines, but not where a tile fell out", () => {
    for (const { table, moves } of busy) {
      const lines = slotsOf(table).filter((slot) =>
        lineOf(table, slot).every((cell) => !tileOn(table, cell).immovable),
      );
      expect(new Set(table.movable)).toEqual(new Set(lines));
      if (table.phase !== "insert") continue;
      expect(new Set(lines.filter((slot) => slot !== table.forbidden))).toEqual(pushable(moves));
    }
  });

  it("ways lead through drawn corridors to every lit cell and to no other", () => {
    for (const { table, moves, seat } of busy.filter((one) => one.table.phase === "walk")) {
      const here = table.figures[seat]!;
      const lit = walks(moves, here);
      expect(new Set([here, ...Object.keys(table.ways)])).toEqual(new Set(lit.keys()));
      for (const cell of lit.keys()) {
        const cells = way(table, cell);
        expect([cells[0], cells.at(-1)]).toEqual([here, cell]);
        for (let i = 1; i < cells.length; i++) {
          const [a, b] = [placeOf(cells[i - 1]!), placeOf(cells[i]!)];
          const side = SIDES.find((one) => a.x + STEPS[one].x === b.x && a.y + STEPS[one].y === b.y)!;
          expect(tileOn(table, cells[i - 1]!).open).toContain(side);
          expect(tileOn(table, cells[i]!).open).toContain(opposite(side));
        }
      }
    }
  });

  it("what moved follows from two scenes", () => {
    const seen = all.map(({ scenes }) => scenes[0]!);
    const moved = seen.slice(1).map((scene, i) => movement(seen[i]!, scene));
    expect(moved[0]).toMatchObject({ kind: "push", line: lineOf(seen[0]!.table, "N2"), times: 1 });
    expect(moved[1]).toMatchObject({ kind: "walk", seat: 0 });
    expect(moved[2]).toBeNull();
    const twice = moved.find((one) => one?.kind === "push" && one.times === 2);
    expect(twice).toMatchObject({ line: ["a2", "b2", "c2", "d2", "e2"], carried: [1] });
    expect(slideOf(twice!, 0, "c2")).toEqual({ x: -2 * CELL, y: 0 });
    expect(figureAt(twice!, 0, 1, "a2")).toEqual(centre("e2"));
    expect(figureAt(twice!, 1, 1, "a2")).toEqual(centre("a2"));
  });

  it("keys walk around the board and across it", () => {
    const stops = ["N2", "N4", "E2", "S4", "S2", "W2"];
    expect(nextSlot(stops, "N2", "ArrowRight")).toBe("N4");
    expect(nextSlot(stops, "N4", "ArrowRight")).toBe("E2");
    expect(nextSlot(stops, "N2", "ArrowLeft")).toBe("W2");
    expect(nextSlot(stops, "S2", "ArrowUp")).toBe("N2");
    expect(nextSlot(stops, "W2", "ArrowRight")).toBe("E2");
    expect(nextSlot(stops, "W2", "x")).toBeNull();
  });

  it("64 stones look different, and every picture has a name in both languages", () => {
    const looks = Array.from({ length: 64 }, (_, i) => `${emblemOf(i + 1).name} ${isSecond(i + 1)}`);
    expect(new Set(looks).size).toBe(64);
    for (const language of ["en", "de"]) {
      const path = new URL(`../src/boards/labyrinth/words.${language}.ftl`, import.meta.url);
      const words = readFileSync(path, "utf-8");
      for (const look of looks) expect(words).toContain(`[${look.split(" ")[0]}] `);
    }
  });

  it("writes directions as people do", () => {
    expect([inWords("E2:NE", "en"), inWords("E2:NE", "de")]).toEqual(["E2:NE", "O2:NO"]);
    expect(readLabyrinth("E2:-")).toEqual({ kind: "insert", slot: "E2", open: "-" });
    expect(readLabyrinth("e2")).toEqual({ kind: "walk", cell: "e2" });
  });
});

describe("Glow", () => {
  const all = moments<GlowTable>("glow");

  /** What lies on the board for a seat, named as moves name it. */
  function things(table: GlowTable, seat: number) {
    const own = table.seats[seat]!;
    const cards = [...(own.adventurer ? [own.adventurer] : []), ...own.companions];
    return {
      areas: table.track.filter((area) => area.companion).map((area) => area.area),
      dice: own.dice.map((die) => die.die),
      reserve: table.reserve.map((die) => die.colour),
      cards: [...cards.map(keyOf), ...own.spells.map(spellKey)],
      ways: (table.map.connections ?? [])
        .filter(([one, other]) => one === own.band || other === own.band)
        .map(([one, other]) => (one === own.band ? other : one)),
      islands: (table.map.islands ?? []).map((island) => island.id),
      boats: [...(own.boats ?? []), ...(table.tom?.boats ?? [])],
    };
  }

  it("every legal move is read and points at something that lies on the board", () => {
    const kinds = new Set<string>();
    for (const { scenes, legal } of all) {
      legal.forEach((moves, seat) => {
        const found = readAll(moves);
        expect(found.map((one) => one.move)).toEqual(moves);
        const lying = things(scenes[seat]!.table, seat);
        for (const move of found) {
          kinds.add(move.kind);
          if (move.kind === "take" || move.kind === "dismiss") {
            expect(lying.areas).toContain(move.area);
            if (move.kind === "take" && move.black) expect(lying.areas).toContain(move.black);
          }
          if (move.kind === "reroll") expect(lying.dice).toEqual(expect.arrayContaining(move.dice));
          if (move.kind === "set" || move.kind === "return") expect(lying.dice).toContain(move.die);
          if (move.kind === "resolve" || move.kind === "discard") {
            expect(lying.cards).toContain(move.card);
          }
          if (move.kind === "die") expect(lying.reserve).toContain(move.colour);
          if (move.kind === "choose") expect(printedCard(move.name)?.colour).toBeDefined();
          if (move.kind === "fetch" && move.card) expect(printedCard(move.card)?.id).toBe(move.card);
          if (move.kind === "go") {
            expect(lying.ways).toContain(move.space);
            if (move.by && move.by !== "footprint") expect(lying.dice).toContain(move.by);
          }
          if (move.kind === "sail" || move.kind === "tom") {
            expect(lying.islands).toContain(move.to);
            expect(lying.boats).toContain(move.from);
          }
        }
      });
    }
    expect([...kinds].toSorted()).toEqual(
      [
        ...["camp", "choose", "die", "discard", "dismiss", "fetch", "go", "keep", "pay", "reroll"],
        ...["resolve", "return", "sail", "set", "stop", "take", "tom"],
      ].toSorted(),
    );
  });

  it("one press or two make one move: no two legal moves look the same", () => {
    for (const { legal } of all) {
      for (const moves of legal) {
        const seen = moves.map((move) => JSON.stringify(readGlow(move)));
        expect(new Set(seen).size).toBe(moves.length);
      }
    }
  });

  it("reads the kinds of moves, and no others", () => {
    expect(readGlow("take fire black air")).toEqual({ kind: "take", area: "fire", black: "air" });
    expect(readGlow("resolve spell 2")).toEqual({ kind: "resolve", card: "spell 2" });
    expect(readGlow("fetch nothing")).toEqual({ kind: "fetch", card: null });
    expect(readGlow("go v5")).toEqual({ kind: "go", space: "v5", by: null });
    expect(readGlow("sail centre north-near")).toEqual({
      kind: "sail",
      from: "centre",
      to: "north_near",
    });
    expect(readGlow("take gold")).toBeNull();
    expect(readGlow("dance")).toBeNull();
  });

  it("asks about steps and voyages as people write them", () => {
    expect(stepWish({ id: "p05", kind: "symbol" }, null)).toBe("go p05 footprint");
    expect(stepWish({ id: "p05", kind: "symbol" }, "G1")).toBe("go p05 G1");
    expect(stepWish({ id: "v5", kind: "village" }, "G1")).toBe("go v5");
    expect(voyage("tom", "centre", "west_near")).toBe("tom centre west-near");
  });

  it("lights the dice that a condition looks at", () => {
    const die = (name: string, face: OwnDie["face"], alike: number): OwnDie => ({
      die: name,
      colour: "green",
      size: "large",
      face,
      counts: alike > 0,
      used: false,
      alike,
    });
    const dice = [die("G1", "fire", 2), die("G2", "fire", 0), die("G3", "air", 1), die("G4", "fire", 2)];
    const names = (lit: OwnDie[]): string[] => lit.map((one) => one.die);
    expect(names(looksAt({ need: ["fire", "air"] }, dice))).toEqual(["G1", "G3", "G4"]);
    expect(names(looksAt({ identical: 2 }, dice))).toEqual(["G1", "G4"]);
    expect(names(looksAt({ identical: 3 }, dice))).toEqual([]);
    expect(names(looksAt({ absent: ["air"] }, dice))).toEqual(["G3"]);
  });

  it("every route that can be sailed has a fare that its owner can pay", () => {
    let voyages = 0;
    for (const { scenes, legal } of all) {
      legal.forEach((moves, seat) => {
        const { map, seats } = scenes[seat]!.table;
        for (const { from, to } of ofKind(readAll(moves), "sail")) {
          const route = map.routes!.findIndex(
            (one) => [one.from, one.to].includes(from) && [one.from, one.to].includes(to),
          );
          expect(map.routes![route]!.closed).toBe(false);
          expect(seats[seat]!.fares[route]).toBeLessThanOrEqual(seats[seat]!.footprints);
          voyages += 1;
        }
      });
    }
    expect(voyages).toBeGreaterThan(0);
  });

  it("arrow keys go to the nearest place in their direction", () => {
    const spot = (id: string, x: number, y: number): Spot => ({ id, x, y, r: 1, label: "", live: false });
    const spots = [spot("a", 0, 0), spot("b", 10, 2), spot("c", 11, 30), spot("d", 30, 0)];
    expect(nearest(spots, spots[0]!, "ArrowRight")?.id).toBe("b");
    expect(nearest(spots, spots[1]!, "ArrowDown")?.id).toBe("c");
    expect(nearest(spots, spots[0]!, "ArrowLeft")?.id).toBe("a");
    expect(nearest(spots, spots[0]!, "Enter")).toBeNull();
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

  it("n and p go from one place to play to the next, around the end", () => {
    const all = ["a1", "b1", "a2", "b2"];
    const stops = new Set(["b1", "b2"]);
    expect(["a1", "b1", "b2"].map((from) => jump(all, stops, from, "n"))).toEqual(["b1", "b2", "b1"]);
    expect(["a1", "b1", "b2"].map((from) => jump(all, stops, from, "p"))).toEqual(["b2", "b2", "b1"]);
    expect(jump(all, new Set(["b1"]), "b1", "n")).toBe("b1");
    expect(jump(all, new Set(), "a1", "n")).toBeNull();
    expect(jump(all, stops, "a1", "x")).toBeNull();
  });
});
