/** Hand text to whatever somebody does next with it. */
import { toast } from "./toasts.svelte";
import { say } from "./words.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("copied"));
  } catch {
    // Browsers forbid it on pages without a certificate: then people copy by hand.
    toast(text);
  }
}
