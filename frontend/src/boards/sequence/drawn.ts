/** Which card of a hand has just been drawn: found by comparing the hand with what it was. */
import type { Scene, Seat } from "../contract";
import type { SequenceTable } from "./table";

export interface HandAt {
  seat: Seat | null;
  ply: number;
  hand: readonly string[];
  /** The place in the hand of the card that came last, or null. */
  fresh: number | null;
}

/** The hand after a new scene; the card that came last stays marked until the hand changes again. */
export function nextHand(before: HandAt | null, scene: Scene<SequenceTable>, seat: Seat | null): HandAt {
  const hand = scene.table.hand ?? [];
  const now = { seat, ply: scene.ply, hand };
  if (before === null || before.seat !== seat || scene.ply < before.ply) return { ...now, fresh: null };
  if (before.hand.join() === hand.join()) return { ...now, fresh: before.fresh };
  return { ...now, fresh: newPlace(before.hand, hand) };
}

/** The place of the only card that there is one more of; a whole new hand has none. */
function newPlace(before: readonly string[], after: readonly string[]): number | null {
  const rest = [...before];
  const places = after.flatMap((card, place) => {
    const known = rest.indexOf(card);
    if (known < 0) return [place];
    rest.splice(known, 1);
    return [];
  });
  return places.length === 1 ? places[0]! : null;
}
