/** Whoever plays by keyboard goes on where the next move is made, even if a button goes under them. */
import { tick } from "svelte";

/** Where moves are made. */
const PLACES = "[data-slot], [data-cell], .push, .stay";

/**
 * `turned` changes with every scene; `next` puts the focus where the own next move is made, and is
 * null while others play.
 */
export function followTheMove(
  root: () => HTMLElement | undefined,
  turned: () => unknown,
  next: () => (() => void) | null,
): void {
  /** Whether the keyboard was last where moves are made. */
  let engaged = false;
  $effect.pre(() => {
    void turned();
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    engaged = root()?.contains(focused) === true && focused.matches(PLACES);
  });
  $effect(() => {
    const go = next();
    if (go) void tick().then(() => engaged && go());
  });
}
