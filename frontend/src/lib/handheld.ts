import { MediaQuery } from "svelte/reactivity";

/** A device for one hand of cards, beside the board that all look at: small, or touched. */
export const handheld = new MediaQuery("(max-width: 61.99rem), (pointer: coarse)");

/** The smallest phones. */
export const smallest = new MediaQuery("(max-width: 24rem)");
