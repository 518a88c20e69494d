/** Hand text to whatever somebody does next with it. */
import { byHand } from "./byhand.svelte";
import { toast } from "./toasts.svelte";
import { say } from "./words.svelte";

export async function copy(text: string): Promise<void> {
  byHand.text = null;
  if ((await toClipboard(text)) || bySelection(text)) toast(say("copied"));
  else byHand.text = text;
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // Forbidden, or a page without a certificate, where there is no such thing.
  }
}

/** The old way, which browsers allow on every page. */
function bySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;top:0;opacity:0";
  document.body.append(field);
  try {
    field.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
