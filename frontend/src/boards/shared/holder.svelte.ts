import { untrack } from "svelte";
import type { BoardProps } from "../contract";
import { follow, type Changes, type Memory, type Outcome } from "./interaction";

interface Wiring<State> extends Changes<State> {
  props: () => Pick<BoardProps, "hint" | "onbegin" | "onmove" | "onwhy">;
  /** Changes when a half-made move is about a position that is gone. */
  position: () => unknown;
  /** Whether a half-made move can still become a whole one. */
  agrees?: (state: State, move: string) => boolean;
}

/**
 * Holds a board's half-made move, and hands what comes of a press to the table. At a new position, and
 * beside a new hint, the state follows from the one before without an effect, so that nothing is drawn
 * twice and the keyboard is still where it was when `following.svelte.ts` looks.
 */
export class Holder<State> {
  readonly #wiring: Wiring<State>;
  #memory: Memory<State> = $state.raw()!;

  constructor(wiring: Wiring<State>) {
    this.#wiring = wiring;
    this.#memory = untrack(() => ({ ...this.#now(), play: null, state: wiring.begin(null) }));
    $effect(() => {
      const now = this.#now();
      const { state } = this;
      untrack(() => (this.#memory = { ...this.#memory, ...now, state }));
    });
  }

  readonly state: State = $derived.by(() => {
    const [memory, now] = [this.#memory, this.#now()];
    return untrack(() => follow(memory, now, this.#wiring));
  });

  take({ state, play, ask }: Outcome<State>): void {
    const before = this.#memory.play;
    this.#memory = { ...untrack(() => this.#now()), play: play ?? null, state };
    const { hint, onbegin, onmove, onwhy } = this.#wiring.props();
    const isHalf = hint !== null && play === undefined && ask === undefined;
    // A move of one's own that waits for a yes is put back by whatever is pressed instead.
    if (isHalf && (hint === before || this.#wiring.agrees?.(state, hint) === false)) onbegin?.();
    if (play !== undefined) onmove(play);
    if (ask !== undefined) onwhy(ask);
  }

  #now(): Pick<Memory<State>, "position" | "hint"> {
    return { position: this.#wiring.position(), hint: this.#wiring.props().hint };
  }
}
