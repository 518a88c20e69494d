/** Moving around the board, from slot to slot. */
import { across, SIDES, sideOf } from "./table";

/** Which key leads on clockwise, on each side. */
const ONWARD = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** Where a key leads from a slot, or null if it is not a key for moving around. */
export function nextSlot(stops: readonly string[], slot: string, key: string): string | null {
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  if (!ONWARD.includes(key)) return null;
  const side = SIDES.indexOf(sideOf(slot));
  const index = Math.max(0, stops.indexOf(slot));
  const count = stops.length;
  if (key === ONWARD[side]) return stops[(index + 1) % count] ?? null;
  if (key === ONWARD[(side + 2) % 4]) return stops[(index + count - 1) % count] ?? null;
  // Into the board: out again at the other end. Away from it: nowhere.
  const inward = key === ONWARD[(side + 1) % 4];
  return inward ? across(slot) : slot;
}
