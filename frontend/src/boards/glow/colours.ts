/** Seats keep one colour through a match, whichever adventurer they play. */
import type { Colour } from "../contract";

const SEATS: readonly Colour[] = ["blue", "yellow", "red", "green"];
const TOMS: readonly Colour[] = ["grey", "purple"];

export function coloursOf(players: number): Colour[] {
  return SEATS.slice(0, players);
}

/** Tom takes what the player has left him. */
export function tomsColour(taken: readonly Colour[]): Colour {
  return TOMS.find((colour) => !taken.includes(colour))!;
}
