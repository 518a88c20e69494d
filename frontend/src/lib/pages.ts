/**
 * The pages of the app, loaded when somebody goes there. They come in a few files, not one for each:
 * on a slow line every file costs a way to the server and back.
 */
import { untrack, type Component, type ComponentProps } from "svelte";
import Home from "../pages/Home.svelte";
import { settings } from "./settings.svelte";
import { fetchTypeface } from "./typeface";
import { speak } from "./words.svelte";

const PAGES = {
  home: () => Promise.resolve(Home),
  table: async () => (await import("../pages/Table.svelte")).default,
  replay: async () => (await import("../pages/Replay.svelte")).default,
  editor: async () => (await import("../pages/Editor.svelte")).default,
  lobby: async () => (await import("../pages/others")).Lobby,
  new: async () => (await import("../pages/others")).Create,
  learn: async () => (await import("../pages/others")).Learn,
  rules: async () => (await import("../pages/others")).Rules,
  settings: async () => (await import("../pages/others")).Settings,
  nowhere: async () => (await import("../pages/others")).Nowhere,
};

export type PageName = keyof typeof PAGES;

export type PageProps<P extends PageName> = ComponentProps<Awaited<ReturnType<(typeof PAGES)[P]>>>;

export const load = async <P extends PageName>(page: P): Promise<Component<PageProps<P>>> =>
  (await PAGES[page]()) as Component<PageProps<P>>;

/** A page with the words it is told in; the first one has its own. */
export async function open<P extends PageName>(page: P): Promise<Component<PageProps<P>>> {
  const words = page === "home" ? null : untrack(() => speak(settings.language));
  const [content] = await Promise.all([load(page), words]);
  return content;
}

/** How many times as long as it took to come the first page has the line to itself. */
const PATIENCE = 2;
/** What is wanted most often after the first page comes first. */
const NEXT: readonly PageName[] = ["table", "lobby"];

/** Fetch what may be wanted next, so that it is not waited for later; returns how to stop. */
export function fetchOthers(): () => void {
  const timer = setTimeout(() => void fetchNext(), PATIENCE * performance.now());
  return () => clearTimeout(timer);
}

/** One after the other: on a slow line they would be in each other's way. */
async function fetchNext(): Promise<void> {
  await fetchTypeface().catch(() => undefined);
  // Whoever goes to a page that could not be fetched is told so there.
  for (const page of NEXT) await load(page).catch(() => undefined);
}
