/** The log as people read it. */
import type { Seat } from "../boards/contract";
import type { Created, Devices, Notice, Reacted, Said, Undone, Woken } from "./protocol";

/** What is taken back without asking names whoever did it. */
export type LogLine = Exclude<Notice, Said | Reacted | Created | Woken | Devices> | (Undone & { seat: Seat });

/**
 * Chat has a place of its own, and on how many devices somebody plays concerns nobody else. Where nobody had to be asked, taking back is one line: who did it.
 */
export function logLines(log: readonly Notice[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of log) {
    if (event.type === "said" || event.type === "reacted" || event.type === "created") continue;
    if (event.type === "woken" || event.type === "devices") continue;
    const before = lines.at(-1);
    const isOwn = before?.type === "asked" && before.what === "undo" && before.n === event.n - 1;
    if (event.type === "undone" && isOwn) lines.splice(-1, 1, { ...event, seat: before.seat });
    else lines.push(event);
  }
  return lines;
}
