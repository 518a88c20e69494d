/** Sections, anchors of rulings and what a search finds in a handbook. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { examplesOf, search, sectionsOf } from "../src/lib/handbook";
import { inline } from "../src/lib/markdown";
import type { Lesson, LessonStep } from "../src/lib/protocol";

const TEXT = `# A game: the handbook

A tag such as (R1) names a ruling.

## In short

- Push, then walk.

## Your turn

1. **Insert:** push it in (R1).
2. **Walk:** go or stay (R2, R3).

Later the same again (R1).

| Rule | What it says |
|---|---|
| (P1) | Größe zählt. |
| T1 | Here a tile has a name like that. |

\`G4\` is a die, and so is \`(G5)\`.
`;

describe("a handbook", () => {
  const sections = sectionsOf(TEXT);

  it("begins with the short version", () => {
    expect(sections.map(({ anchor, passages }) => [anchor, passages.length])).toEqual([
      ["s1", 1],
      ["s2", 4],
    ]);
  });

  it("has an anchor where a ruling is stated first, in tables too", () => {
    const anchors = sections.flatMap(({ passages }) => passages.map((one) => one.anchors));
    expect(anchors).toEqual([[], ["R1", "R2", "R3"], [], ["P1"], []]);
  });

  it("has a name for dice and tiles that is no ruling", () => {
    const pieces = inline("`G4`, **A4** and T1 (R5)");
    expect(pieces.filter(({ kind }) => kind === "tags")).toEqual([
      { kind: "tags", text: " (R5)", tags: ["R5"] },
    ]);
    expect(inline("T1")).toEqual([{ kind: "text", text: "T1" }]);
  });

  it("is one section if it is short", () => {
    const [only, ...others] = sectionsOf("# Tapatan\n\nPlace, then move (T3).");
    expect([only?.passages[0]?.anchors, others]).toEqual([["T3"], []]);
  });

  it("is searched by words, however they are written", () => {
    expect(search(sections, "GROSSE zahlt").length).toBe(0);
    expect(search(sections, "grösse")).toHaveLength(0);
    expect(search(sections, "große")[0]?.passages).toHaveLength(1);
    expect(search(sections, "walk stay")[0]?.anchor).toBe("s2");
    expect(search(sections, " ")).toEqual(sections);
  });

  it("finds what is said under a heading by the words of both", () => {
    const [only] = search(
      sectionsOf("## Turn\n\n### The wall\n\nPush it.\n\n### The rest\n\nWalk."),
      "wall push",
    );
    expect(only?.passages.map(({ block }) => block.kind)).toEqual(["heading", "paragraph"]);
  });
});

describe.each(["glow", "gluex", "labyrinth", "sequence"])("the handbooks of %s", (game) => {
  it.each(["de", "en"])("say in %s at once what the game is, and state the same rulings", (language) => {
    const read = (one: string) =>
      sectionsOf(readFileSync(`../src/spieltisch/games/${game}/rules.${one}.md`, "utf-8"));
    const anchors = (one: string) =>
      new Set(read(one).flatMap(({ passages }) => passages.flatMap((passage) => passage.anchors)));
    expect(anchors(language)).toEqual(anchors("en"));
    expect(read(language)[0]?.passages).toHaveLength(1);
  });
});

describe("the examples of a lesson", () => {
  const step = (name: string, rule: string | null, goes_on: boolean): LessonStep =>
    ({ name, rule, goes_on, title: name, text: "", done: "done", accepted: [{ scene: {} }] }) as never;
  const lesson = { steps: [step("a", "R1", false), step("b", null, true), step("c", "R2", true)] };

  it("go on until the board is laid out anew or another rule begins", () => {
    const examples = examplesOf(lesson as Lesson);
    expect(examples.get("R1")?.map(({ title }) => title)).toEqual(["a", "a", "b", "b"]);
    expect(examples.get("R2")).toHaveLength(2);
  });
});
