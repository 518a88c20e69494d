/** The bridge from our pages to what games draw. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Mount } from "../boards/contract";

/** Fills an element, for `{@attach}`; whatever the properties read is drawn anew when it changes. */
export function drawing<Props, Place extends Element>(
  mount: Mount<Props, Place>,
  props: () => Props,
): Attachment<Place> {
  return (place) => {
    const instance = untrack(() => mount(place, props()));
    $effect(() => {
      const now = props();
      untrack(() => instance.update(now));
    });
    return () => instance.destroy();
  };
}
