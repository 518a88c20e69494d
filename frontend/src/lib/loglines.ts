/** The log as people read it. */
import type { Seat } from "../boards/contract";
import type { Created, Devices, Notice, Reacted, Said, Undone, Woken } from "./protocol";

/** What is taken back without asking names whoever did it. */
export type LogLine =
  | Exclude<Notice, Said | Reacted | Created | Woken | Devices>
  | (Undone & { seat: Seat; name: string | null });

/** What people are called, and bots by their level; moves are those of the match that is played now. */
export interface Naming {
  seats: readonly string[];
  level: (level: string) => string;
  moderator: string;
}

/**
 * Who a line is about, as they were called then: seats turn from match to match, and others sit down
 * there. Some lines are about nobody, or about the whole table.
 */
export function nameIn(line: LogLine, { seats, level, moderator }: Naming): string | null {
  if (line.type === "moved") return line.seat === "moderator" ? moderator : (seats[line.seat] ?? "");
  if (!("name" in line)) return null;
  return line.name ?? ("level" in line ? level(line.level) : "");
}

/**
 * Chat has a place of its own, and on how many devices somebody plays concerns nobody else. Where nobody
 * had to be asked, taking back is one line: who did it.
 */
export function logLines(log: readonly Notice[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of log) {
    if (event.type === "said" || event.type === "reacted" || event.type === "created") continue;
    if (event.type === "woken" || event.type === "devices") continue;
    const before = lines.at(-1);
    const isOwn = before?.type === "asked" && before.what === "undo" && before.n === event.n - 1;
    if (event.type === "undone" && isOwn)
      lines.splice(-1, 1, { ...event, seat: before.seat, name: before.name });
    else lines.push(event);
  }
  return lines;
}
