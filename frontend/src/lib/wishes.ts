/** From what the form says to what the server is asked for. */
import type { ClockTerms, Json, SeatInfo, SeatWish } from "./protocol";

/** Who is to sit on another seat: whoever has the link, somebody at this device, or a bot. */
export type Sitter = { kind: "open" } | { kind: "here"; name?: string } | { kind: "bot"; level: string };

export function seatWishes(
  own: string,
  sitters: readonly Sitter[],
  guest: (n: number) => string,
): SeatWish[] {
  const others = sitters.map((sitter, i): SeatWish => {
    if (sitter.kind === "here") {
      return { kind: "person", name: sitter.name?.trim() || guest(i + 2) };
    }
    return sitter.kind === "bot" ? { kind: "bot", level: sitter.level } : { kind: "open" };
  });
  return [{ kind: "person", name: own }, ...others];
}

/** As on the command line: what begins like JSON is JSON, everything else a text. */
export function optionValue(value: Json): Json {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value; // The game says what is wrong with it.
  }
}

/** One person among bots: those who sat there, and for people one of the usual strength. */
export function seatsAround(
  own: number,
  seats: readonly SeatInfo[],
  name: string,
  usual: string,
): SeatWish[] {
  return seats.map((one, seat) =>
    seat === own
      ? { kind: "person", name }
      : { kind: "bot", level: (one.kind === "bot" && one.level) || usual },
  );
}

export const CLOCKS = ["none", "move", "quick", "game", "days"] as const;

/** `then` is the bot that moves for whoever has no time left. */
export function clockOf(kind: (typeof CLOCKS)[number], then: string): ClockTerms {
  switch (kind) {
    case "move":
      return { kind: "move", seconds: 60, then };
    case "quick":
      return { kind: "game", seconds: 300, increment: 5, then };
    case "game":
      return { kind: "game", seconds: 1200, increment: 10, then };
    case "days":
      return { kind: "days", days: 3, then };
    default:
      return { kind: "none" };
  }
}
