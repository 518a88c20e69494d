/** Whoever plays by keyboard continues where the next move is made, even if the focused button vanishes. */
import { tick } from "svelte";

interface Following {
  /** Where moves are made, as a selector. */
  places: string;
  root: () => HTMLElement | undefined;
  /** Puts the focus where the next move is made; null if it should stay. Reads what every scene changes. */
  next: () => (() => void) | null;
}

export function followTheMove({ places, root, next }: Following): void {
  /** Whether the keyboard was last where moves are made; a focused button that vanishes changes nothing. */
  let engaged = false;
  $effect(() => {
    const note = ({ target }: FocusEvent): void => {
      engaged = target instanceof Element && root()?.contains(target) === true && target.matches(places);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  });
  $effect(() => {
    const go = next();
    if (go) void tick().then(() => engaged && go());
  });
}

/** Only if the focus vanished with what had it; otherwise it stays. */
export function ifLost(go: () => void): () => void {
  return () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(":disabled")) go();
  };
}
