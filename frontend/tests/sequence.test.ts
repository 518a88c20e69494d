/** Which press of Sequence leads to which move, what is lit, and what is said. */
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
  wish,
  type Interaction,
  type Press,
} from "../src/boards/sequence/interaction";
import { cellMoves } from "../src/boards/sequence/moves";
import { CELLS, type SequenceTable } from "../src/boards/sequence/table";
import { busy } from "./moments";

const ALL = busy<SequenceTable>("sequence");
const [{ scene: FIRST }] = ALL as [(typeof ALL)[number]];

/** The board of the first scene, with this hand and these chips, such as { e5: "g" }. */
function table(hand: string[], chips: Record<string, string> = {}, more: Partial<SequenceTable> = {}) {
  const rows = ["*........*", ...Array<string>(8).fill(".........."), "*........*"].map((row) => [...row]);
  for (const [cell, chip] of Object.entries(chips)) {
    rows[Number(cell.slice(1)) - 1]![cell.charCodeAt(0) - 97] = chip;
  }
  return { ...FIRST.table, hand, dead: [], locked: [], board: rows.map((row) => row.join("")), ...more };
}

const EMPTY = CELLS.filter((cell) => !["a1", "j1", "a10", "j10"].includes(cell));
const JACK = EMPTY.map((cell) => `JD ${cell}`);
const HAND = ["JD", "2S", "2S"];
/** A wild jack and twice the 2 of spades, which is printed on b1 and g9. */
const OPEN = situationOf(table(HAND), [...JACK, "2S b1", "2S g9"]);
const NOTHING_POINTED = { place: null, cell: null };

/** What comes of several presses, one after another. */
function pressed(situation: ReturnType<typeof situationOf>, ...presses: Press[]) {
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

const WORDS = new FluentBundle("en", { useIsolating: false });
WORDS.addResource(
  new FluentResource(readFileSync(new URL("../src/boards/sequence/words.en.ftl", import.meta.url), "utf-8")),
);

/** What the board says in English beside the half-made move. */
function said(state: Interaction, situation: ReturnType<typeof situationOf>): string {
  const { key, values } = prompt(state, situation, false, "en").words!;
  return WORDS.formatPattern(WORDS.getMessage(key)!.value!, values);
}

function dimmed(state: Interaction, situation: ReturnType<typeof situationOf>): string[] {
  return CELLS.filter((name) => derive(state, situation, NOTHING_POINTED).light(name) === "dim");
}

const cell = (name: string): Press => ({ on: "cell", cell: name });
const card = (place: number): Press => ({ on: "card", place });

describe("a half-made move beside a hint", () => {
  it("is on its way there, or the beginning of another one", () => {
    const after = (...presses: Press[]): boolean => agrees(pressed(OPEN, ...presses).state, OPEN, "JD e5");
    expect([after(), after(card(0)), after(cell("e5"))]).toEqual([true, true, true]);
    expect([after(card(1)), after(cell("e6"))]).toEqual([false, false]);
  });
});

describe("a card and a cell make a move", () => {
  it("the card first", () => {
    const { state, played } = pressed(OPEN, card(1), cell("g9"));
    expect(played).toEqual(["2S g9"]);
    expect(state, "it stays until the table has moved on").toEqual({ kind: "card chosen", place: 1 });
  });

  it("a cell that shows a card of the hand takes that card and no jack", () => {
    expect(pressed(OPEN, cell("b1")).played).toEqual(["2S b1"]);
  });

  it("a jack that was chosen before is played at once, also where another card fits", () => {
    expect(pressed(OPEN, card(0), cell("e5")).played).toEqual(["JD e5"]);
    expect(pressed(OPEN, card(0), cell("b1")).played).toEqual(["JD b1"]);
  });

  it("a cell that only a jack reaches asks before it is played", () => {
    const { state, played } = pressed(OPEN, cell("e5"));
    expect(played).toEqual([]);
    expect(state).toEqual({ kind: "cell chosen", cell: "e5" });
    expect(prompt(state, OPEN, false, "en")).toEqual({
      words: { key: "sequence-sure", values: { card: "J♦", cell: "e5", removes: "no" } },
      half: true,
      sure: true,
    });
    expect(said(state, OPEN)).toBe("Play J♦ on e5?");
    expect(pressed(OPEN, cell("e5"), { on: "yes" }).played).toEqual(["JD e5"]);
    expect(pressed(OPEN, cell("e5"), card(0)).played).toEqual(["JD e5"]);
  });

  it("a chip is taken away only after a question", () => {
    const situation = situationOf(table(["JS", "2S"], { e5: "g" }), ["JS xe5", "2S b1", "2S g9"]);
    const { state, played } = pressed(situation, cell("e5"));
    expect(played).toEqual([]);
    expect(prompt(state, situation, false, "en").words).toEqual({
      key: "sequence-sure",
      values: { card: "J♠", cell: "e5", removes: "yes" },
    });
    expect(said(state, situation)).toBe("Take the chip on e5 away with J♠?");
    expect(pressed(situation, cell("e5"), { on: "yes" }).played).toEqual(["JS xe5"]);
    expect(pressed(situation, cell("e5"), card(0)), "the jack is put back").toEqual({
      ...pressed(situation),
      state: IDLE,
    });
  });

  it("two kinds of jacks for one cell ask which card it should be", () => {
    const situation = situationOf(table(["JD", "JC"]), ["JD e5", "JC e5"]);
    const { state } = pressed(situation, cell("e5"));
    const now = prompt(state, situation, false, "en");
    expect(now).toMatchObject({ words: { key: "sequence-which-card" }, half: true, sure: false });
    expect(pressed(situation, cell("e5"), { on: "yes" }).played).toEqual([]);
    expect(pressed(situation, cell("e5"), card(1)).played).toEqual(["JC e5"]);
    const view = derive(state, situation, NOTHING_POINTED);
    expect(["JD", "JC", "2S"].filter(view.fits)).toEqual(["JD", "JC"]);
  });
});

describe("what was begun is put back", () => {
  it("by pressing it again", () => {
    expect(pressed(OPEN, card(1), card(1)).state).toEqual(IDLE);
    expect(pressed(OPEN, cell("e5"), cell("e5")).state).toEqual(IDLE);
  });

  it("the second of two cards that are alike is another one", () => {
    expect(pressed(OPEN, card(1), card(2)).state).toEqual({ kind: "card chosen", place: 2 });
  });

  it("by escape, which leaves the keyboard where it began", () => {
    expect(pressed(OPEN, card(1), { on: "escape" }).state).toEqual(IDLE);
    expect(origin({ kind: "card chosen", place: 1 })).toEqual({ place: 1 });
    expect(origin({ kind: "cell chosen", cell: "e5" })).toEqual({ cell: "e5" });
    expect(origin(IDLE)).toBeNull();
    expect(origin({ kind: "card stuck", card: "JS" })).toBeNull();
  });
});

describe("what cannot be played", () => {
  it("a cell without a move is asked about with the chosen card, else with the one that it shows", () => {
    const situation = situationOf(table(["2S"]), ["2S b1", "2S g9"]);
    expect(pressed(situation, card(0), cell("c1")).asked).toEqual(["2S c1"]);
    expect(pressed(situation, cell("c1")).asked).toEqual([`${FIRST.table.layout[0]![2]} c1`]);
    expect(pressed(situation, cell("a1")).asked, "a free corner shows none").toEqual(["JC a1"]);
  });

  it("a jack that takes away is asked about with a cross where a chip lies", () => {
    const taken = table(["JS"], { e5: "g" });
    expect(wish(taken, "JS", "e5")).toBe("JS xe5");
    expect(wish(taken, "JS", "e6")).toBe("JS e6");
    expect(wish(taken, "7H", "e5")).toBe("7H e5");
  });

  it("a dead card and a jack without a target say so themselves", () => {
    const dead = situationOf(table(["2S", "QC"], {}, { dead: ["2S"] }), ["QC a7"]);
    const one = pressed(dead, card(0));
    expect([one.asked, one.state]).toEqual([[], { kind: "card stuck", card: "2S" }]);
    const words = prompt(one.state, dead, false, "en");
    expect(words).toMatchObject({ words: { values: { card: "2♠", why: "dead" } }, half: false, sure: false });
    expect(said(one.state, dead)).toBe("2♠ is dead: both its cells are taken.");
    expect(dimmed(one.state, dead)).toEqual([]);

    const jack = situationOf(table(["JS", "2S"]), ["2S b1"]);
    const other = pressed(jack, card(0));
    expect(other.asked).toEqual([]);
    expect(prompt(other.state, jack, false, "en")).toMatchObject({
      words: { values: { why: "remove" } },
      half: false,
      sure: false,
    });
    expect(said(other.state, jack)).toContain("there is none it can remove now");
    expect(dimmed(other.state, jack)).toEqual([]);
    expect(pressed(jack, card(0), cell("b1")), "the next press forgets it").toMatchObject({
      state: IDLE,
      played: ["2S b1"],
    });
  });

  it("the rules are asked about any other card that fits nowhere, on its first cell", () => {
    const situation = situationOf(table(["2S", "QC"]), ["QC a7"]);
    expect(pressed(situation, card(0)).asked).toEqual(["2S b1"]);
  });

  it("who may not act looks at cards, and is not told why", () => {
    const waiting = situationOf(table(HAND), []);
    expect(pressed(waiting, cell("e5"))).toEqual({ state: IDLE, played: [], asked: [] });
    expect(pressed(waiting, card(1))).toMatchObject({ state: { kind: "card chosen" }, asked: [] });
    expect(prompt(IDLE, waiting, false, "en")).toEqual({ words: null, half: false, sure: false });
  });
});

describe("what is lit", () => {
  it("only cells that show a card of the hand are open; a chosen card lights its own", () => {
    const idle = derive(IDLE, OPEN, NOTHING_POINTED);
    expect(CELLS.filter((name) => idle.light(name) === "open")).toEqual(["b1", "g9"]);
    expect([...idle.stops].toSorted()).toEqual(["b1", "g9"]);
    expect(idle.live.size, "a jack reaches all").toBe(EMPTY.length);
    const jack = derive({ kind: "card chosen", place: 0 }, OPEN, NOTHING_POINTED);
    expect(CELLS.filter((name) => jack.light(name) === "lit")).toEqual(EMPTY);
    const two = derive({ kind: "card chosen", place: 1 }, OPEN, NOTHING_POINTED);
    expect([...two.live]).toEqual(["b1", "g9"]);
    expect(two.first, "the keyboard goes on there").toBe("b1");
    expect(two.light("c1")).toBe("dim");
  });

  it("a card under the mouse lights its cells without being chosen", () => {
    const view = derive(IDLE, OPEN, { place: 1, cell: null });
    expect([view.light("b1"), view.light("c1"), view.place]).toEqual(["lit", "dim", null]);
    expect(view.live.size).toBe(EMPTY.length);
  });

  it("a cell under the mouse says which card fits", () => {
    expect(HAND.filter(derive(IDLE, OPEN, { place: null, cell: "b1" }).fits)).toEqual(["2S", "2S"]);
    expect(HAND.filter(derive(IDLE, OPEN, { place: null, cell: "e5" }).fits)).toEqual(["JD"]);
  });

  it("a cell is told as playable, only with a jack, or not at all", () => {
    const idle = derive(IDLE, OPEN, NOTHING_POINTED);
    expect(idle.meaning("b1")).toEqual({ moves: ["JD b1", "2S b1"], play: "yes" });
    expect(idle.meaning("e5")).toEqual({ moves: ["JD e5"], play: "jack" });
    expect(idle.meaning("a1")).toEqual({ moves: [], play: "no" });
    const jack = derive({ kind: "card chosen", place: 0 }, OPEN, NOTHING_POINTED);
    expect(jack.meaning("e5").play, "the jack is chosen already").toBe("yes");
  });

  it("cards that fit nowhere are idle, but only on one's own turn", () => {
    const situation = situationOf(table(["2S", "QC"]), ["QC a7"]);
    expect(["2S", "QC"].filter(derive(IDLE, situation, NOTHING_POINTED).usable)).toEqual(["QC"]);
    const waiting = situationOf(table(["2S", "QC"]), []);
    expect(["2S", "QC"].filter(derive(IDLE, waiting, NOTHING_POINTED).usable)).toEqual(["2S", "QC"]);
  });
});

describe("what is asked for", () => {
  const key = (situation: ReturnType<typeof situationOf>, folded = false) =>
    prompt(IDLE, situation, folded, "en").words?.key;

  it("a card or a cell; only a card where no cell shows one, or where the board is folded away", () => {
    expect(key(OPEN)).toBe("sequence-your-turn");
    expect(key(OPEN, true)).toBe("sequence-your-card");
    expect(key(situationOf(table(["JD"]), JACK))).toBe("sequence-your-card");
  });

  it("a row while one has to be claimed", () => {
    const claim = situationOf(table(HAND, {}, { phase: "claim" }), ["claim a2-e2", "claim b2-f2"]);
    expect(key(claim)).toBe("sequence-which-row");
  });

  it("a cell for the chosen card", () => {
    const { state } = pressed(OPEN, card(1));
    expect(prompt(state, OPEN, false, "de")).toMatchObject({
      words: { key: "sequence-which-cell", values: { card: "2♠" } },
      half: true,
      sure: false,
    });
  });
});

describe("in real matches", () => {
  it("every move that plays a card is made by its card and its cell", () => {
    for (const { scene, legal } of ALL) {
      const situation = situationOf(scene.table, legal);
      for (const one of cellMoves(legal)) {
        const { played } = pressed(situation, card(scene.table.hand!.indexOf(one.card)), cell(one.cell));
        expect(played).toEqual([one.move]);
      }
    }
  });

  it("two presses play a legal move or none, and ask about none that is legal", () => {
    for (const { scene, legal } of ALL) {
      const situation = situationOf(scene.table, legal);
      const presses = [...CELLS.map(cell), ...scene.table.hand!.map((_, place) => card(place))];
      const wrong: string[] = [];
      for (const first of presses) {
        for (const second of presses.filter((_, i) => i % 7 === 0)) {
          const { played, asked } = pressed(situation, first, second);
          wrong.push(...played.filter((move) => !legal.includes(move)));
          wrong.push(...asked.filter((move) => legal.includes(move)));
        }
      }
      expect(wrong).toEqual([]);
    }
  });
});
