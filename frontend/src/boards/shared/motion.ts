/** How things come to where they lie; each takes as long as it is told, and no time at all for 0. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Time {
  duration: number;
}

/** A die turns in the air and lands. */
export function roll(_die: Element, { duration }: Time): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translateY(${-16 * Math.sin(Math.PI * t)}px) rotate(${540 * u}deg) scale(${0.6 + 0.4 * t})`,
  };
}

/** A card or a chip comes from the pile or the bag above the hand. */
export function arrive(_card: Element, { duration }: Time): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translateY(${-130 * u}%) rotate(${-14 * u}deg); opacity: ${Math.min(1, 3 * t)}`,
  };
}
