import { describe, expect, it } from "vitest";
import type { Answered, Asked, Notice, Said } from "../src/lib/protocol";
import { NOTHING, type Known } from "../src/lib/table";
import { tidings } from "../src/lib/tidings";

const knows = (n: number | null, log: Notice[], seats: number[] = [0]): Known => ({
  ...NOTHING,
  n,
  log,
  you: { seat: seats[0] ?? null, seats, host: false, devices: [], outcast: false },
});
const asked = (n: number, seat: number): Asked => ({
  type: "asked",
  n,
  at: 0,
  what: "draw",
  seat,
  name: `P${seat}`,
});
const answered = (n: number, seat: number, yes: boolean): Answered => {
  return { type: "answered", n, at: 0, what: "draw", seat, name: `P${seat}`, yes };
};
const said = (n: number, seat: number | null, text = "Hi"): Said => {
  return { type: "said", n, at: 0, seat, name: seat === null ? "Zoe" : `P${seat}`, text };
};

describe("what has just happened", () => {
  it("is what others say, once", () => {
    const before = knows(3, [said(3, 1, "old")]);
    const after = knows(5, [said(3, 1, "old"), said(4, 1, "new"), said(5, 0, "own")]);
    expect(tidings(before, after, "")).toEqual([{ kind: "said", name: "P1", text: "new" }]);
    expect(tidings(after, after, "")).toEqual([]);
  });

  it("is a bot that cannot think", () => {
    const stumbled = { type: "stumbled", n: 4, at: 0, seat: 1, name: null, level: "casual" } as const;
    expect(tidings(knows(3, []), knows(4, [stumbled]), "")).toEqual([{ kind: "stumbled", seat: 1 }]);
  });

  it("is a reaction, also one's own, marked if it comes from a spectator", () => {
    const reacted = (n: number, seat: number | null): Notice => {
      return { type: "reacted", n, at: 0, seat, name: "Zoe", sign: "bravo" };
    };
    const told = { kind: "reacted", name: "Zoe", sign: "bravo" };
    expect(tidings(knows(3, []), knows(5, [reacted(4, 0), reacted(5, null)]), "")).toEqual([
      { ...told, watching: false },
      { ...told, watching: true },
    ]);
  });

  it("is nothing on the first look", () => {
    expect(tidings(knows(null, []), knows(9, [said(3, 1)]), "")).toEqual([]);
  });

  it("is not what a spectator has said here", () => {
    const after = knows(4, [said(4, null)], []);
    expect(tidings(knows(3, [], []), after, "Zoe")).toEqual([]);
    expect(tidings(knows(3, [], []), after, "Yan")).toHaveLength(1);
  });

  it("is a no to what was asked here, and to nobody else's question", () => {
    const no = answered(5, 1, false);
    const own = [asked(4, 0), no];
    const others = [asked(4, 2), no];
    expect(tidings(knows(4, []), knows(5, own), "")).toEqual([
      { kind: "declined", what: "draw", name: "P1" },
    ]);
    expect(tidings(knows(4, []), knows(5, others), "")).toEqual([]);
  });

  it("is told shortly", () => {
    const [long] = tidings(knows(1, []), knows(2, [said(2, 1, "x".repeat(500))]), "");
    expect(long).toMatchObject({ text: `${"x".repeat(139)}…` });
    const many = [2, 3, 4, 5, 6].map((n) => said(n, 1, `${n}`));
    expect(tidings(knows(1, []), knows(6, many), "").map((one) => "text" in one && one.text)).toEqual([
      "4",
      "5",
      "6",
    ]);
  });
});
