/** The colours people chose, where a game leaves them the choice. */
import type { Board, Colour, Scene } from "../boards/contract";
import { COLOURS, isColour } from "./colours";
import type { SeatInfo } from "./protocol";

/**
 * The colour of every seat. Chosen ones come first; whoever's usual colour is taken by somebody
 * gets one that nobody has.
 */
export function seatColours(board: Board, scene: Scene, seats: readonly SeatInfo[]): Colour[] {
  const usual = board.colours(scene);
  return board.freeColours
    ? shared(
        usual,
        seats.map((seat) => seat.colour),
      )
    : usual;
}

export function shared(usual: readonly Colour[], chosen: readonly (string | null)[]): Colour[] {
  const wished = usual.map((_, seat) => {
    const colour = chosen[seat] ?? null;
    return colour !== null && isColour(colour) ? colour : null;
  });
  const taken = new Set<Colour>(wished.filter((colour) => colour !== null));
  return usual.map((own, seat) => {
    const choice = wished[seat] ?? [own, ...usual, ...COLOURS].find((colour) => !taken.has(colour)) ?? own;
    taken.add(choice);
    return choice;
  });
}
