/** The numbers of goals are found in whatever Labyrinth says about moves, in both languages. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { goalsIn } from "../src/boards/labyrinth/describing";

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
      told: bundle.formatPattern(bundle.getMessage("told-walk")!.value!, { from: "a1", cell: "g7" }),
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
    const found = (words: string): unknown[] => goalsIn(words).filter((part) => typeof part === "number");
    expect(found(say(key, one, 1))).toEqual([7]);
    expect(found(say(key, two, 2))).toEqual([7, 12]);
    expect(found(say(key, three, 3))).toEqual([7, 12, 3]);
    expect(goalsIn(say(key, three, 3)).join("")).toBe(say(key, three, 3));
  });
});

it("other numbers are no goals", () => {
  for (const words of [
    "walks from a1 to g7",
    "next turn few pushes lead to a goal from there (3 of 12)",
    "in 2 Zügen kannst du an einem Ziel sein, wenn die anderen nicht dazwischenkommen",
    "you can walk up to 1 cell from a goal, and reach 12 cells in all",
  ]) {
    expect(goalsIn(words)).toEqual([words]);
  }
});
