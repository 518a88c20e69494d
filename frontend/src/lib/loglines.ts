/** The log as people read it. */
import type { Event } from "./protocol";

const OUT_OF_IT = new Set(["said", "created", "woken"]);

/**
 * Chat has a place of its own. Where nobody had to be asked, taking back is one line: who did it.
 */
export function logLines(log: readonly Event[]): Event[] {
  const lines: Event[] = [];
  for (const event of log) {
    if (OUT_OF_IT.has(event.type)) continue;
    const before = lines.at(-1);
    const isOwn = before?.type === "asked" && before.what === "undo" && before.n === event.n - 1;
    if (event.type === "undone" && isOwn) lines.splice(-1, 1, { ...event, seat: before.seat });
    else lines.push(event);
  }
  return lines;
}
