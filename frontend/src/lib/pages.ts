/** The pages of the app, each in a file of its own that is loaded when somebody goes there. */
import type { Component, ComponentProps } from "svelte";

const PAGES = {
  home: () => import("../pages/Home.svelte"),
  lobby: () => import("../pages/Lobby.svelte"),
  new: () => import("../pages/Create.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  editor: () => import("../pages/Editor.svelte"),
  settings: () => import("../pages/Settings.svelte"),
  table: () => import("../pages/Table.svelte"),
  replay: () => import("../pages/Replay.svelte"),
  nowhere: () => import("../pages/Nowhere.svelte"),
};

export type PageName = keyof typeof PAGES;

type PageOf<P extends PageName> = Awaited<ReturnType<(typeof PAGES)[P]>>["default"];

export type PageProps<P extends PageName> = ComponentProps<PageOf<P>>;

export async function load<P extends PageName>(page: P): Promise<Component<PageProps<P>>> {
  const file = await PAGES[page]();
  return file.default as Component<PageProps<P>>;
}

/** How long the page that somebody looks at has the line to itself, in milliseconds. */
const PATIENCE = 4000;

/** Fetch all other pages too, once the first one is there, so that none is waited for later. */
export function fetchOthers(): () => void {
  const timer = setTimeout(() => {
    // Whoever goes to a page that could not be fetched is told so there.
    for (const fetch of Object.values(PAGES)) fetch().catch(() => undefined);
  }, PATIENCE);
  return () => clearTimeout(timer);
}
