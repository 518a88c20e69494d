/** Where there is little room, names are shortened, but never so that two look the same. */
import { describe, expect, it } from "vitest";
import { briefNames, halves } from "../src/lib/shortnames";
import type { SeatInfo } from "../src/lib/protocol";

const seat = (kind: SeatInfo["kind"], level: string | null = null): SeatInfo => ({
  kind,
  name: null,
  colour: null,
  level,
  left: false,
});

describe("halves", () => {
  const bots = ["Anna", "Bot (Novice) 1", "Bot (Novice) 2"];

  it("keeps the number by which bots are told apart", () => {
    expect(halves("Bot (Novice) 2", bots)).toEqual(["Bot (Novice)", " 2"]);
  });

  it("keeps the end of a name that begins like another", () => {
    const names = ["Maximiliane", "Maximilian"];
    expect(names.map((name) => halves(name, names)[1])).toEqual(["ane", "ian"]);
  });

  it("may cut the end of a name that is like no other", () => {
    expect(halves("Maximiliane-Charlotte", [...bots, "Maximiliane-Charlotte"])[1]).toBe("");
  });

  it("loses no letter", () => {
    for (const name of bots) expect(halves(name, bots).join("")).toBe(name);
  });
});

describe("briefNames", () => {
  const bot = (n: string): string => `Bot ${n}`;
  const names = ["Anna 2", "Bot (Novice) 1", "Bot (Novice) 2"];

  it("calls bots of one level by their number, and people by their name", () => {
    const seats = [seat("person"), seat("bot", "novice"), seat("bot", "novice")];
    expect(briefNames(names, seats, bot)).toEqual(["Anna 2", "Bot 1", "Bot 2"]);
  });

  it("leaves bots of several levels their levels", () => {
    const mixed = ["Bot (Novice) 1", "Bot (Novice) 2", "Bot (Master)"];
    const seats = [seat("bot", "novice"), seat("bot", "novice"), seat("bot", "master")];
    expect(briefNames(mixed, seats, bot)).toEqual(mixed);
  });
});
