/** The numbers of goals and the ways of tiles are found in whatever Labyrinth says about moves, in both languages. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { BOARD as GLOW } from "../src/boards/glow/board";
import { thingsIn } from "../src/boards/labyrinth/describing";
import { inWords, naming } from "../src/lib/sayings";
import { asSentence, spoken, withoutRuling } from "../src/lib/told";
import "./speaking";

const LISTS = {
  en: { one: "7", two: "7 and 12", three: "7, 12, and 3" },
  de: { one: "7", two: "7 und 12", three: "7, 12 und 3" },
};

describe.each(["en", "de"] as const)("%s", (language) => {
  const path = `../../src/spieltisch/games/labyrinth/words.${language}.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(path, import.meta.url), "utf-8")));
  const say = (key: string, stones: string, count: number): string =>
    bundle.formatPattern(bundle.getMessage(key)!.value!, {
      slot: "N2",
      sides: "SW",
      deed: bundle.formatPattern(bundle.getMessage("told-walk")!.value!, { from: "a1", cell: "g7" }),
      player: 4,
      stones,
      count,
    });

  it.each([
    "told-collecting",
    "told-other-collecting",
    "advice-collects",
    "advice-collects-last",
    "advice-opens",
    "advice-opens-last",
    "advice-denies",
    "advice-lets",
  ])("%s", (key) => {
    const { one, two, three } = LISTS[language];
    const found = (words: string): unknown[] => thingsIn(words).filter((part) => typeof part === "number");
    expect(found(say(key, one, 1))).toEqual([7]);
    expect(found(say(key, two, 2))).toEqual([7, 12]);
    expect(found(say(key, three, 3))).toEqual([7, 12, 3]);
    expect(
      thingsIn(say(key, three, 3))
        .map((part) => (typeof part === "object" ? "?" : part))
        .join(""),
    ).toBe(say(key, three, 3));
  });

  it("players by their names, and by their seats where they have none", () => {
    const speak = (key: string, values: Record<string, FluentVariable>): string =>
      bundle.formatPattern(bundle.getMessage(key)!.value!, values);
    const deed = { key: "told-stay", cell: "a1" };
    const players = [1, 3].map((player) => ({ key: "told-player", player }));
    const wrapped = { key: "told-wrapped", deed, players, cell: "g7" };
    const home = { key: "told-other-home", deed, player: players[0]! };
    const collecting = { key: "told-other-collecting", deed, player: players[1]!, count: 1, stones: [4] };
    const named = naming(speak, ["Änne", "Ben", ""]);
    const someone = language === "de" ? "Spieler 3" : "player 3";
    expect(inWords(wrapped, language, named)).toContain(` Änne, ${someone} `);
    expect(inWords(home, language, named)).toContain("; Änne ");
    expect(inWords(collecting, language, named)).toContain(`; ${someone} `);
    expect(inWords(collecting, language, naming(speak, ["Änne", "Ben", "Cem"]))).toContain("; Cem ");
  });

  it("an inserted tile", () => {
    const parts = thingsIn(say("told-insert", "", 0));
    expect(parts.filter((part) => typeof part === "object")).toEqual([
      { signs: "SW", words: "south and west" },
    ]);
  });
});

it("other numbers are no goals", () => {
  for (const words of [
    "walks from a1 to g7",
    "from there few pushes lead to a goal next turn (3 of 12)",
    "in 2 Zügen kannst du an einem Ziel sein, wenn die anderen nicht dazwischenkommen",
    "you can walk up to 1 cell from a goal, and reach 12 cells in all",
  ]) {
    expect(thingsIn(words)).toEqual([words]);
  }
});

it("a move says how the tile is turned", () => {
  expect(thingsIn("N2:ESW")).toEqual(["N2:", { signs: "ESW", words: "east, south, and west" }, ""]);
  expect(thingsIn("O12:NO")).toEqual(["O12:", { signs: "NO", words: "north and east" }, ""]);
  expect(thingsIn("c5")).toEqual(["c5"]);
});

describe("what is said aloud", () => {
  it("names dice and spaces of Glow by what they are", () => {
    expect(spoken("goes to p38 with A2", GLOW)).toBe("goes to a leaf space with the azure die");
    expect(spoken("camps on v5", GLOW)).toBe("camps on the village worth 5");
    expect(spoken("recruits A05 Thoape", GLOW)).toBe("recruits A05 Thoape");
  });

  it("of a refusal leaves out the number of its ruling", () => {
    expect(withoutRuling("G3.3: setting a die costs three rerolls.")).toBe(
      "Setting a die costs three rerolls.",
    );
    expect(withoutRuling("G5.1: p38 is not next to v5.")).toBe("p38 is not next to v5.");
    expect(withoutRuling("R10: Die Linie N1 ist fest.")).toBe("Die Linie N1 ist fest.");
    expect(withoutRuling("You do not hold 3♠.")).toBe("You do not hold 3♠.");
  });
});

it("begins a sentence with a capital, but leaves the names of places as they are", () => {
  expect(asSentence("übernimmt die Führung in Raum H")).toBe("Übernimmt die Führung in Raum H");
  expect(asSentence("takes the lead in room H")).toBe("Takes the lead in room H");
  expect(asSentence("g8 is in room H")).toBe("g8 is in room H");
});
