import { untrack } from "svelte";
import type { BoardProps } from "../contract";
import type { Outcome } from "./interaction";

interface Wiring<State> {
  props: () => Pick<BoardProps, "onmove" | "onwhy">;
  /** Changes when a half-made move is about a position that is gone. */
  position: () => unknown;
  /** The state at a new position; at the first one there is none before it. */
  begin: (before: State | null) => State;
}

/**
 * Holds a board's half-made move, and hands what comes of a press to the table. At a new position the
 * state follows from the one before without an effect, so that nothing is drawn twice and the keyboard
 * is still where it was when `following.svelte.ts` looks.
 */
export class Holder<State> {
  readonly #wiring: Wiring<State>;
  #memory: { position: unknown; state: State } = $state.raw()!;

  constructor(wiring: Wiring<State>) {
    this.#wiring = wiring;
    this.#memory = untrack(() => ({ position: wiring.position(), state: wiring.begin(null) }));
    $effect(() => this.#remember(this.state));
  }

  readonly state: State = $derived.by(() => {
    const { position, state } = this.#memory;
    if (position === this.#wiring.position()) return state;
    return untrack(() => this.#wiring.begin(state));
  });

  take({ state, play, ask }: Outcome<State>): void {
    this.#remember(state);
    const { onmove, onwhy } = this.#wiring.props();
    if (play !== undefined) onmove(play);
    if (ask !== undefined) onwhy(ask);
  }

  #remember(state: State): void {
    const position = untrack(this.#wiring.position);
    this.#memory = { position, state };
  }
}
