/** What the server sends about moves reads the same here as there; `scripts/wire_examples.py` writes the examples. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Language, Scene } from "../src/boards/contract";
import { changed } from "../src/lib/changes";
import { Notation } from "../src/lib/forms";
import { wordingOf } from "../src/lib/notation";
import type { Changes, MoveForms, View } from "../src/lib/protocol";
import { inWords, type Saying, type Speaker } from "../src/lib/sayings";

type Pair = Record<Language, string>;

interface Example {
  game: string;
  forms: MoveForms;
  moves: (Pair & { number: number })[];
  sentences: (Pair & { saying: Saying })[];
  scenes: { before: Scene; changes: Changes; after: Scene }[];
}

const path = new URL("../fixtures/wire.json", import.meta.url);
const EXAMPLES = JSON.parse(readFileSync(path, "utf-8")) as Example[];
const LANGUAGES: Language[] = ["en", "de"];

function speakerOf(game: string, language: Language): Speaker {
  const words = new URL(`../../src/spieltisch/games/${game}/words.${language}.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(words, "utf-8")));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : null;
  };
}

describe.each(EXAMPLES)("$game", ({ game, forms, moves, sentences, scenes }) => {
  it.each(LANGUAGES)("writes moves in %s", (language) => {
    const notation = new Notation(forms);
    expect(moves.length).toBeGreaterThan(5);
    expect(moves.map(({ number }) => notation.write(number, language))).toEqual(
      moves.map((move) => move[language]),
    );
  });

  it.each(LANGUAGES)("says sentences in %s", (language) => {
    const speak = speakerOf(game, language);
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.map(({ saying }) => inWords(saying, language, speak))).toEqual(
      sentences.map((one) => one[language]),
    );
  });

  it("makes of a scene and its changes the next one", () => {
    expect(scenes.length).toBeGreaterThan(1);
    for (const { before, changes, after } of scenes) {
      const view = changed({ scene: before, legal: [] } as unknown as View, changes);
      expect(view).toEqual({ scene: after, legal: [1] });
    }
  });
});

describe("a notation", () => {
  it("has no text for numbers that stand for nothing", () => {
    const notation = new Notation({ lists: {}, forms: [{ en: "pass", de: "passen" }] });
    expect(notation.write(0, "de")).toBe("passen");
    for (const number of [-1, 1]) expect(() => notation.write(number, "en")).toThrow(RangeError);
  });
});

describe("a move", () => {
  const write = (number: number): string => `#${number}`;
  const speak = (): string => "does something";

  it("is told in words, or as it is written where there are none", () => {
    expect(wordingOf({ move: 3, told: { key: "k" } }, write, speak).words).toBe("does something");
    expect(wordingOf({ move: 3, told: null }, write, speak)).toEqual({ words: "#3", label: "#3" });
  });

  it("says nothing while it is secret", () => {
    expect(wordingOf({ move: null, told: null }, write, speak)).toEqual({ words: null, label: null });
  });
});

describe("changes", () => {
  const changes: Changes = { view: {}, scene: {}, table: {}, last: null, legal: [] };

  it("are about something that was seen before", () => {
    expect(changed(null, changes)).toBeNull();
    expect(changed({ scene: null } as View, changes)).toBeNull();
  });

  it("leave everything beside them the very same", () => {
    const table = { seats: [{ dice: [1, 2] }, { dice: [3] }], deck: { size: 4 } };
    const view = { scene: { table } } as unknown as View;
    const next = changed(view, { ...changes, table: { "seats.0.dice.1": 9 } })!.scene!.table as typeof table;
    expect(next.seats[0]!.dice).toEqual([1, 9]);
    expect(next.seats[1]).toBe(table.seats[1]);
    expect(next.deck).toBe(table.deck);
    expect(table.seats[0]!.dice).toEqual([1, 2]);
  });
});
