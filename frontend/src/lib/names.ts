/** What the seats are called. */
import type { Result, SeatInfo } from "./protocol";

/** A bot is called by its level, in the person's language; an open seat by its number. */
export function seatNames(
  seats: readonly SeatInfo[],
  level: (name: string) => string,
  open: (n: number) => string,
): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind === "bot" && seat.level) return level(seat.level);
    return seat.name ?? open(i + 1);
  });
  // Two bots of one level are told apart by a number.
  return plain.map((name, i) => {
    const same = plain.filter((other) => other === name).length;
    return same > 1 ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}` : name;
  });
}

/** Who gave up: that ends a match only of two players or of one, so it is whoever has not won. */
export const resignersOf = (result: Result, names: readonly string[]): string =>
  names.filter((_, seat) => !result.winners.includes(seat)).join(", ");
