/** What becomes of a half-made move when the table moves on, and when a hint points at a whole one. */
import { describe, expect, it } from "vitest";
import * as glow from "../src/boards/glow/interaction";
import type { GlowTable } from "../src/boards/glow/table";
import * as gluex from "../src/boards/gluex/interaction";
import type { GluexTable } from "../src/boards/gluex/table";
import * as labyrinth from "../src/boards/labyrinth/interaction";
import type { LabyrinthTable } from "../src/boards/labyrinth/table";
import * as sequence from "../src/boards/sequence/interaction";
import type { SequenceTable } from "../src/boards/sequence/table";
import { follow, type Memory } from "../src/boards/shared/interaction";
import { busy } from "./moments";

const CHANGES = { begin: () => "begun", putBack: () => "put back" };
const HALF: Memory<string> = { position: 1, hint: null, play: null, state: "half" };

describe("a half-made move", () => {
  it("stays while nothing changes", () => {
    expect(follow(HALF, { position: 1, hint: null }, CHANGES)).toBe("half");
    expect(follow({ ...HALF, hint: "4 d9" }, { position: 1, hint: "4 d9" }, CHANGES)).toBe("half");
  });

  it("is gone with its position", () => {
    expect(follow(HALF, { position: 2, hint: "4 d9" }, CHANGES)).toBe("begun");
  });

  it("is put back by a hint, and by another one", () => {
    expect(follow(HALF, { position: 1, hint: "4 d9" }, CHANGES)).toBe("put back");
    expect(follow({ ...HALF, hint: "2 a6" }, { position: 1, hint: "4 d9" }, CHANGES)).toBe("put back");
  });

  it("stays when a hint is let go, and while the move it made waits for a yes", () => {
    expect(follow({ ...HALF, hint: "4 d9" }, { position: 1, hint: null }, CHANGES)).toBe("half");
    expect(follow({ ...HALF, play: "4 a6" }, { position: 1, hint: "4 a6" }, CHANGES)).toBe("half");
  });
});

describe("a half-made move that is put back", () => {
  it("asks nothing in Glüx", () => {
    const { scene, legal, seat } = busy<GluexTable>("gluex")[0]!;
    const situation = gluex.situationOf(scene.table, legal, seat);
    const { state } = gluex.press({ kind: "square chosen", cell: "a6" }, situation, { on: "escape" });
    expect(gluex.prompt(state, situation).half).toBe(false);
  });

  it("asks nothing in Sequence", () => {
    const { scene, legal } = busy<SequenceTable>("sequence")[0]!;
    const situation = sequence.situationOf(scene.table, legal);
    const { state } = sequence.press({ kind: "card chosen", place: 0 }, situation, { on: "escape" });
    expect(sequence.prompt(state, situation, false, "en").half).toBe(false);
  });

  it("asks nothing in Glow", () => {
    const { scene, legal, seat } = busy<GlowTable>("glow")[0]!;
    const situation = glow.situationOf(scene, legal, seat);
    const { state } = glow.press({ kind: "companion chosen", area: "fire" }, situation, { on: "escape" });
    expect(glow.derive(state, situation).half).toBe(false);
  });

  it("leaves the tile of Labyrinth to the hint", () => {
    const { scene, legal } = busy<LabyrinthTable>("labyrinth").find(
      ({ scene: { table } }) => table.phase === "insert",
    )!;
    const situation = labyrinth.situationOf(scene.table, legal);
    const { state } = labyrinth.press({ kind: "tile laid", turns: 0, slot: "N2" }, situation, {
      on: "escape",
    });
    const view = labyrinth.derive(state, situation, { slot: null, cell: null }, legal.at(-1)!);
    expect([view.laid, view.preview?.as]).toEqual([null, "hinted"]);
  });
});
