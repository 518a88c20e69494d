/** The names of seats in the reader's words: bots by their level, free seats by what they are. */
import { seatNames } from "./names";
import type { SeatInfo } from "./protocol";
import { say } from "./words.svelte";

export function spokenNames(
  seats: readonly SeatInfo[],
  free: (n: number) => string = (n) => say("seat-number", { n }),
): string[] {
  return seatNames(seats, (level) => say("bot-name", { level: say("level", { level }) }), free);
}
