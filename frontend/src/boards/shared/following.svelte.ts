/** Whoever plays by keyboard goes on where the next move is made, even if a button goes under them. */
import { tick } from "svelte";

interface Following {
  /** Where moves are made, as a selector. */
  places: string;
  root: () => HTMLElement | undefined;
  /** Changes with every scene. */
  turned: () => unknown;
  /** Puts the focus where the next move is made; null where it shall stay. */
  next: () => (() => void) | null;
}

export function followTheMove({ places, root, turned, next }: Following): void {
  /** Whether the keyboard was last where moves are made. */
  let engaged = false;
  $effect.pre(() => {
    void turned();
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    engaged = root()?.contains(focused) === true && focused.matches(places);
  });
  $effect(() => {
    const go = next();
    if (go) void tick().then(() => engaged && go());
  });
}

/** Only where the focus went with what had it; else it stays. */
export function ifLost(go: () => void): () => void {
  return () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(":disabled")) go();
  };
}
