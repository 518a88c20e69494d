/**
 * Every board keeps its half-made move as one declared state, in `interaction.ts` of its folder: pure
 * functions say what a press makes of it and what is lit. Components draw that and hand presses over.
 */

/** What comes of a press. */
export interface Outcome<State> {
  /** The half-made move from now on. One that has been played stays until the table has moved on. */
  state: State;
  /** A legal move to play. */
  play?: string;
  /** A move that is not legal: the server says which rule forbids it. */
  ask?: string;
}

/** A message of the client's catalogue with its values. */
export interface Phrase {
  key: string;
  values?: Record<string, string | number>;
}

/** The board beside a big screen, where it is folded away as long as nobody needs it. */
export interface Folding {
  /** Everybody sees the board on a big screen. */
  folding: boolean;
  /** A half-made move continues on the board. */
  needed: boolean;
  /** Somebody wants to look at it here. */
  wanted: boolean;
}

/** Whether the board is folded away, and whether there is a choice: a half-made move is put back first. */
export function fold({ folding, needed, wanted }: Folding): { folded: boolean; offered: boolean } {
  return { folded: folding && !needed && !wanted, offered: folding && !needed };
}
