import { describe, expect, it } from "vitest";
import { inline, parse as markdown } from "../src/lib/markdown";
import { boardPath, editorPath, learnPath, parse, replayPath } from "../src/lib/route";
import { spokenLanguage } from "../src/lib/settings.svelte";
import { clockOf, seatWishes } from "../src/lib/wishes";

describe("addresses", () => {
  it("are found below the path that the server has", () => {
    expect(parse("/games/", "#/lobby", "/games/")).toEqual({ page: "lobby" });
    const table = { page: "table", code: "k7qx2mprt", token: null, screen: false };
    expect(parse("/games/t/k7qx2mprt", "", "/games/")).toEqual(table);
    for (const elsewhere of ["/", "/t/k7qx2mprt", "/games", "/gamesters/"])
      expect(parse(elsewhere, "", "/games/")).toEqual({ page: "nowhere" });
  });

  it("lead to pages", () => {
    expect(parse("/", "")).toEqual({ page: "home" });
    expect(parse("/", "#/lobby")).toEqual({ page: "lobby" });
    expect(parse("/", "#/new/gluex")).toEqual({ page: "new", game: "gluex" });
    expect(parse("/", "#/learn/glow")).toEqual({ page: "learn", game: "glow", table: null });
    const back = { page: "learn", game: "glow", table: "k7qx2mprt" };
    expect(parse("/", learnPath("glow", "k7qx2mprt").slice(1))).toEqual(back);
  });

  it.each(["/t/", "/t/k7qx2mprt/x", "/t", "/abc/def", "/lobby"])("lead nowhere from %s", (path) => {
    expect(parse(path, "")).toEqual({ page: "nowhere" });
    expect(parse(path, "#/lobby")).toEqual({ page: "nowhere" });
  });

  it("lead nowhere after an unknown hash", () => {
    expect(parse("/", "#/cellar")).toEqual({ page: "nowhere" });
  });

  it("lead to tables, with the secret of a seat or as a big screen", () => {
    const plain = { page: "table", code: "k7qx2mprt", token: null, screen: false };
    expect(parse("/t/k7qx2mprt", "")).toEqual(plain);
    expect(parse("/t/k7qx2mprt", "#seat=a_b-c")).toEqual({ ...plain, token: "a_b-c" });
    expect(parse("/t/k7qx2mprt", "#device=a_b-c")).toEqual({ ...plain, token: "a_b-c" });
    expect(parse("/t/k7qx2mprt", "#screen")).toEqual({ ...plain, screen: true });
  });

  it("lead to a position", () => {
    const position = { page: "replay", code: "k7", match: 2, ply: 12, view: "all", analyse: false };
    expect(parse("/t/k7/replay/2/12", "#view=all")).toEqual(position);
    const [path, hash] = replayPath("k7", 12, "all", 2, true).split("#");
    expect(parse(path!, hash!)).toEqual({ ...position, analyse: true });
    expect(parse("/t/k7/replay/2", "")).toEqual({ page: "nowhere" });
  });

  it("lead to the editor, with a board or without", () => {
    const bare = { page: "editor", game: "gluex", design: null };
    expect(parse(editorPath("gluex"), "")).toEqual(bare);
    expect(parse("/editor/gluex/", "")).toEqual(bare);
    expect(parse(boardPath("gluex", "eyJi_-x", 2), "")).toEqual({ ...bare, design: "eyJi_-x" });
    // Messengers add parameters of their own.
    expect(parse("/games/editor/gluex?board=eyJi&utm=7", "", "/games/")).toEqual({ ...bare, design: "eyJi" });
    expect(parse("/editor/", "")).toEqual({ page: "nowhere" });
  });

  it("lead to the editor by links from before boards had paths", () => {
    const old = { page: "editor", game: "gluex", design: "1.2x1.AB" };
    expect(parse("/", "#/editor/gluex/1.2x1.AB")).toEqual(old);
    expect(parse("/", "#/editor/gluex")).toEqual({ ...old, design: null });
  });
});

describe("handbooks", () => {
  it("are read block by block", () => {
    const text =
      "# A\n\nOne\ntwo **b**\n\n- x\n  y\n- z\n\n| h | i |\n|---|---|\n| 1 | `2` |\n\n```\n#c\n```";
    expect(markdown(text).map((block) => block.kind)).toEqual([
      "heading",
      "paragraph",
      "list",
      "table",
      "code",
    ]);
    expect(markdown(text)[2]).toMatchObject({ items: [[{ text: "x y" }], [{ text: "z" }]] });
  });

  it("never become markup", () => {
    expect(inline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});

describe("wishes", () => {
  it("speak the first language of the device that we know", () => {
    expect(spokenLanguage(["fr", "de-AT", "en"])).toBe("de");
    expect(spokenLanguage(["fr"])).toBe("en");
  });

  it("turn a form into seats and a clock", () => {
    const seats = seatWishes("Anna", [{ kind: "here" }, { kind: "bot", level: "expert" }], (n) => `G${n}`);
    expect(seats).toEqual([
      { kind: "person", name: "Anna" },
      { kind: "person", name: "G2" },
      { kind: "bot", level: "expert" },
    ]);
    expect(clockOf("days", "expert")).toEqual({ kind: "days", days: 3, then: "expert" });
  });
});
