/** Hand a link on with whatever this device has for that; else it is copied. */
import { copy } from "./copying";

export async function handOn(url: string, text: string): Promise<void> {
  if (!("share" in navigator)) return copy(url);
  try {
    await navigator.share({ title: "Spieltisch", text, url });
  } catch (problem) {
    // Closed without choosing anybody; anything else means that this device cannot do it after all.
    if (!(problem instanceof DOMException && problem.name === "AbortError")) await copy(url);
  }
}
