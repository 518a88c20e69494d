/** Names where there is little room: shortened so that people still tell them apart. */
import type { SeatInfo } from "./protocol";

/** Names that begin alike are told apart by their ends. */
const ALIKE = 5;
const END = 3;
const NUMBERED = /^(.+?)(\s\d+)$/;

/** A name in two parts; what has no room is left out at the end of the first. */
export function halves(name: string, names: readonly string[]): [string, string] {
  const start = name.slice(0, ALIKE);
  const alike = names.some((other) => other !== name && other.startsWith(start));
  if (!alike) return [name, ""];
  const end = NUMBERED.exec(name)?.[2] ?? name.slice(ALIKE).slice(-END);
  return [name.slice(0, name.length - end.length), end];
}

/** Bots by their number alone, where all of them are of one level. */
export function briefNames(
  names: readonly string[],
  seats: readonly SeatInfo[],
  bot: (n: string) => string,
): string[] {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level] : [])));
  return names.map((name, seat) => {
    const number = NUMBERED.exec(name)?.[2]?.trim();
    return seats[seat]?.kind === "bot" && levels.size === 1 && number ? bot(number) : name;
  });
}
