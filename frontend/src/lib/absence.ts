/** Why somebody does not play just now; each is the key of a message. */
import type { SeatInfo } from "./protocol";

export type Absence = "bot-plays-here" | "has-left" | "is-away";

/** Bots are always there; for a person who is not, a bot may play. */
export function absenceOf(seat: SeatInfo | undefined, present: boolean): Absence | null {
  if (seat?.kind !== "person") return null;
  if (seat.level) return "bot-plays-here";
  if (seat.left) return "has-left";
  return present ? null : "is-away";
}
