/** What is to be heard of what has just happened at a table. Pure: no browser needed. */
import { waitsForUs } from "./asking";
import type { Audible } from "./sound";
import type { Known } from "./table";

/** The sounds of what is new, one after another; nothing on the first look at a table. */
export function sounds(before: Known, after: Known): Audible[] {
  const last = before.n;
  if (last === null) return [];
  const moves = after.log.filter((event) => event.type === "moved").filter(({ n }) => n > last);
  // After several moves at once, only the newest is worth hearing; a secret one is just something put down.
  const heard: Audible[] = moves.length ? [moves.at(-1)!.sound ?? "piece"] : [];
  if (after.view?.phase === "finished" && before.view?.phase === "playing") return [...heard, "end"];
  const waits = waitsForUs(after);
  return waits && waits !== waitsForUs(before) ? [...heard, "turn"] : heard;
}

/** The seconds before the end of one's time in which the clock can be heard. */
const LAST_SECONDS = 10;
const SECOND = 1000;

/** After how many milliseconds the clock ticks next, when so many are left; null if it does not. */
export function nextTick(left: number): number | null {
  if (left <= 0) return null;
  if (left > LAST_SECONDS * SECOND) return left - LAST_SECONDS * SECOND;
  return left % SECOND || SECOND;
}
