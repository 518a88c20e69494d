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

/** What a board remembers of its half-made move, and what it stood beside. */
export interface Memory<State> {
  position: unknown;
  /** The move that was pointed at. */
  hint: string | null;
  /** The move that the last press made. */
  play: string | null;
  state: State;
}

/** Which states follow from one that is no longer about what is on the table. */
export interface Changes<State> {
  /** The state at a new position; at the first one there is none before it. */
  begin: (before: State | null) => State;
  /** The state once a half-made move is put back. */
  putBack: (state: State) => State;
}

/**
 * The state beside a position and a hint. A hint is about a whole move, so a half-made one is put back;
 * but a move of one's own that waits for a yes is pointed at too, and stays.
 */
export function follow<State>(
  { position, hint, play, state }: Memory<State>,
  now: Pick<Memory<State>, "position" | "hint">,
  { begin, putBack }: Changes<State>,
): State {
  if (position !== now.position) return begin(state);
  const isNew = now.hint !== null && now.hint !== hint && now.hint !== play;
  return isNew ? putBack(state) : state;
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
