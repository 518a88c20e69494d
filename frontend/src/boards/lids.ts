/** The pictures on the boxes of our games. They come together, because the first page shows all of them. */
import type { Component } from "svelte";
import type { Mount } from "./contract";
import { mounting } from "./mounting.svelte";

const FOLDERS = import.meta.glob<Component>("./*/Lid.svelte", { import: "default", eager: true });

export const LIDS: Partial<Record<string, Mount<object, SVGElement>>> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, lid]) => [path.split("/")[1]!, mounting(lid)]),
);
