/** Pressing what lies on the board of Glow leads to every legal move, and to nothing else. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BoardProps, Scene } from "../src/boards/contract";
import { read } from "../src/boards/glow/moves";
import { ELEMENTS, type GlowTable } from "../src/boards/glow/table";
import { Turn } from "../src/boards/glow/turn.svelte";
import { whatNow } from "../src/boards/glow/whatnow";

interface Moment {
  scenes: Scene<GlowTable>[];
  legal: string[][];
}
const MOMENTS = JSON.parse(
  readFileSync(new URL("../fixtures/glow.json", import.meta.url), "utf-8"),
) as Moment[];
const BUSY = MOMENTS.flatMap(({ scenes, legal }) =>
  legal.flatMap((moves, seat) => (moves.length ? [{ scene: scenes[seat]!, moves, seat }] : [])),
);

/** A turn that notes what it plays and what it asks about. */
function sitDown(scene: Scene<GlowTable>, legal: string[], seat: number) {
  const played: string[] = [];
  const asked: string[] = [];
  const props: BoardProps<GlowTable> = {
    scene,
    legal,
    seat,
    names: scene.table.seats.map((_, i) => `P${i}`),
    hint: null,
    language: "en",
    pace: 0,
    noted: (move) => move,
    onmove: (move) => played.push(move),
    onwhy: (move) => asked.push(move),
  };
  return { turn: new Turn(() => props), played, asked };
}

/** What somebody presses for a move; buttons of the bar stand for what has no place of its own. */
function press(turn: Turn, scene: Scene<GlowTable>, seat: number, move: string): void {
  const wanted = read(move)!;
  const space = (id: string) => scene.table.map.spaces!.find((one) => one.id === id)!;
  switch (wanted.kind) {
    case "take":
      turn.pressArea(wanted.area);
      return turn.pressArea(wanted.black ?? wanted.area);
    case "dismiss":
      turn.pressArea(wanted.area);
      return turn.pressArea(wanted.area);
    case "choose":
      turn.pressName(wanted.name);
      return turn.pressName(wanted.name);
    case "return":
      return turn.pressDie(wanted.die);
    case "resolve":
    case "discard":
      return turn.pressCard(wanted.card);
    case "go":
      if (wanted.by && wanted.by !== "footprint") turn.pressDie(wanted.by);
      turn.pressSpace(space(wanted.space));
      break;
    case "sail":
    case "tom":
      turn.pressIsland(wanted.from);
      return turn.pressIsland(wanted.to);
    case "reroll":
      wanted.dice.forEach((die) => turn.pressDie(die));
      break;
    case "set":
      turn.pressDie(wanted.die);
      break;
    default:
      break;
  }
  const names = scene.table.seats.map((_, i) => `P${i}`);
  const choice = whatNow(turn, scene, seat, names).choices.find((one) => one.move === move);
  if (choice) turn.play(choice.move);
}

describe("the board of Glow", () => {
  it("every legal move can be pressed together", () => {
    for (const { scene, moves, seat } of BUSY) {
      for (const move of moves) {
        // The cards of the cemetery are laid out and play by themselves.
        if (read(move)?.kind === "fetch" && move !== "fetch nothing") continue;
        const { turn, played, asked } = sitDown(scene, moves, seat);
        press(turn, scene, seat, move);
        expect({ move, played, asked }).toEqual({ move, played: [move], asked: [] });
      }
    }
  });

  it("whatever is pressed plays a legal move, waits, or asks why", () => {
    for (const { scene, moves, seat } of BUSY) {
      const own = scene.table.seats[seat]!;
      const presses: ((turn: Turn) => void)[] = [
        ...ELEMENTS.map((area) => (turn: Turn) => turn.pressArea(area)),
        ...own.dice.map(
          ({ die }) =>
            (turn: Turn) =>
              turn.pressDie(die),
        ),
        ...own.companions.map(
          ({ id }) =>
            (turn: Turn) =>
              turn.pressCard(id!),
        ),
        ...(scene.table.map.spaces ?? []).map((one) => (turn: Turn) => turn.pressSpace(one)),
        ...(scene.table.map.islands ?? []).map((one) => (turn: Turn) => turn.pressIsland(one.id)),
      ];
      const wrong: string[] = [];
      for (const one of presses) {
        for (const other of presses.slice(0, 4)) {
          const { turn, played, asked } = sitDown(scene, moves, seat);
          one(turn);
          other(turn);
          wrong.push(...played.filter((move) => !moves.includes(move)));
          wrong.push(...asked.filter((move) => moves.includes(move)));
        }
      }
      expect(wrong).toEqual([]);
    }
  });

  it("a half-made move can be put back, and dice stay chosen while one pays for them", () => {
    const rolling = BUSY.find(
      ({ scene, moves, seat }) =>
        scene.table.seats[seat]!.stage === "rolling" && moves.some((move) => move.startsWith("pay")),
    )!;
    const { turn } = sitDown(rolling.scene, rolling.moves, rolling.seat);
    const die = rolling.scene.table.seats[rolling.seat]!.dice[0]!.die;
    turn.pressDie(die);
    expect([turn.half, turn.dice]).toEqual([true, [die]]);
    turn.moveOn();
    expect(turn.dice).toEqual([die]);
    turn.forget();
    expect(turn.half).toBe(false);
  });

  it("who may not act presses in vain, and nobody is asked", () => {
    const { scene } = BUSY[0]!;
    const { turn, played, asked } = sitDown(scene, [], 0);
    turn.pressArea("fire");
    turn.pressSpace(scene.table.map.spaces![1]!);
    expect([played, asked]).toEqual([[], []]);
  });
});
