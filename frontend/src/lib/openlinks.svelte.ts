/** The tables that stay connected while we look at something else, newest last. */
import type { TableLink } from "./tablelink.svelte";

let open = $state.raw<readonly TableLink[]>([]);

export const openLinks = (): readonly TableLink[] => open;

export function keepOpen(links: readonly TableLink[]): void {
  open = links;
}
