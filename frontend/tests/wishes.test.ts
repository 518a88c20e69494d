import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../src/lib/protocol";
import { seatsAround } from "../src/lib/wishes";

const seat = (kind: SeatInfo["kind"], level: string | null = null): SeatInfo => ({
  kind,
  name: level ?? "Ben",
  colour: null,
  level,
  left: false,
});

describe("who sits around somebody who plays on", () => {
  it("are the bots of the match, and for people one as strong as usual", () => {
    const seats = [seat("person"), seat("bot", "master"), seat("person")];
    expect(seatsAround(0, seats, "Anna", "novice")).toEqual([
      { kind: "person", name: "Anna" },
      { kind: "bot", level: "master" },
      { kind: "bot", level: "novice" },
    ]);
  });
});
