/** What is to be heard, and that every sound can be made. */
import { describe, expect, it } from "vitest";
import { nextTick, sounds } from "../src/lib/hearing";
import type { Moved, Notice, Sound, View } from "../src/lib/protocol";
import { SOUNDS } from "../src/lib/sound";
import { NOTHING, type Known } from "../src/lib/table";

const moved = (n: number, sound: Sound | null): Moved => ({
  type: "moved",
  n,
  at: 0,
  match: 1,
  ply: n,
  seat: 1,
  by: "person",
  move: null,
  told: null,
  sound,
});

function known(n: number | null, log: Notice[], actors: number[], phase: View["phase"] = "playing"): Known {
  const view = { phase, scene: { actors }, asks: { undo: null, draw: null, rematch: [] }, seats: [] };
  return {
    ...NOTHING,
    n,
    log,
    you: { seat: 0, seats: [0], host: false, devices: [1], outcast: false },
    view: view as unknown as View,
  };
}

describe("what is heard", () => {
  const before = known(1, [moved(1, "chip")], [1]);

  it("is nothing on the first look at a table", () => {
    expect(sounds({ ...before, n: null }, before)).toEqual([]);
  });
  it("is the newest move as its game has it sound, then that it is our turn", () => {
    const after = known(3, [moved(1, "chip"), moved(2, "card"), moved(3, "tile")], [0]);
    expect(sounds(before, after)).toEqual(["tile", "turn"]);
  });
  it("gives nothing away of a secret move", () => {
    expect(sounds(before, known(2, [moved(1, "chip"), moved(2, null)], [1]))).toEqual(["piece"]);
  });
  it("is the end rather than our turn", () => {
    const after = known(2, [moved(1, "chip"), moved(2, "dice")], [], "finished");
    expect(sounds(before, after)).toEqual(["dice", "end"]);
  });
  it("is nothing when only somebody talks", () => {
    const said: Notice = { type: "said", n: 2, at: 0, seat: 1, name: "Ben", text: "Hm" };
    expect(sounds(before, known(2, [moved(1, "chip"), said], [1]))).toEqual([]);
  });
});

describe("the clock", () => {
  it("is silent until the last ten seconds, then ticks with each", () => {
    expect(nextTick(60_000)).toBe(50_000);
    expect(nextTick(9_400)).toBe(400);
    expect(nextTick(9_000)).toBe(1_000);
    expect(nextTick(0)).toBeNull();
  });
});

describe("every sound", () => {
  it.each(Object.entries(SOUNDS))("%s is short and does not hurt", (_, voices) => {
    expect(voices.length).toBeGreaterThan(0);
    for (const voice of voices) {
      expect(voice.at + voice.lasts).toBeLessThan(1.5);
      expect(voice.gain).toBeGreaterThan(0);
      expect(voice.gain).toBeLessThan(0.8);
    }
  });
});
