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

/** Holds a board's half-made move, and hands what comes of a press to the table. */
export class Holder<State> {
  readonly #props: Wiring<State>["props"];
  #state: State = $state.raw()!;

  constructor({ props, position, begin }: Wiring<State>) {
    this.#props = props;
    this.#state = untrack(() => begin(null));
    const current = $derived(position());
    $effect.pre(() => {
      void current;
      untrack(() => (this.#state = begin(this.#state)));
    });
  }

  get state(): State {
    return this.#state;
  }

  take({ state, play, ask }: Outcome<State>): void {
    this.#state = state;
    const { onmove, onwhy } = this.#props();
    if (play !== undefined) onmove(play);
    if (ask !== undefined) onwhy(ask);
  }
}
