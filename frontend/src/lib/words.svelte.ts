/**
 * Sentences in the person's language, from the same kind of Fluent files that Python reads: the
 * client's own in frontend/words, the games' beside their rules.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../boards/contract";
import { games } from "./api";
import { settings } from "./settings.svelte";

export type Values = Record<string, FluentVariable>;

const CLIENT = import.meta.glob<string>(["../../words/*.ftl", "../boards/*/words.*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<string>("../../../src/spieltisch/games/*/words.*.ftl", {
  query: "?raw",
  import: "default",
});

const bundles: Record<string, FluentBundle> = {};

/** Games whose sentences have arrived; reading it makes a sentence wait for them. */
const arrivals = $state<Record<string, boolean>>({});

function bundleOf(source: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

function client(language: Language): FluentBundle {
  const known = bundles[language];
  if (known) return known;
  const parts = Object.entries(CLIENT).filter(([path]) => path.endsWith(`.${language}.ftl`));
  const bundle = bundleOf(parts.map(([, source]) => source).join("\n"), language);
  bundles[language] = bundle;
  return bundle;
}

function format(bundle: FluentBundle | undefined, key: string, values?: Values): string | null {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return null;
  return bundle.formatPattern(message.value, values ?? null, []);
}

/** A sentence of the client. */
export function say(key: string, values?: Values): string {
  return format(client(settings.language), key, values) ?? key;
}

/** Load a game's own sentences in a language, once. */
export async function learn(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  if (bundles[key]) return;
  const path = Object.keys(GAMES).find((p) => p.endsWith(`/${game}/words.${language}.ftl`));
  const source = path ? await GAMES[path]!() : await fetchWords(game, language);
  bundles[key] = bundleOf(source, language);
  arrivals[key] = true;
}

/** The sentences of a game from another package: its own, and those of its board if it has any. */
async function fetchWords(game: string, language: Language): Promise<string> {
  const board = (await games()).find((one) => one.name === game)?.board;
  const files = [`/api/words/${language}/${game}`];
  if (board) files.push(board.replace(/[^/]*$/, `words.${language}.ftl`));
  const texts = files.map(async (file) => {
    const answer = await fetch(file);
    return answer.ok ? answer.text() : "";
  });
  return (await Promise.all(texts)).join("\n");
}

/** A sentence of a game, or null until `learn` has brought it. */
export function sayOf(game: string, key: string, values?: Values): string | null {
  const name = `${game}/${settings.language}`;
  void arrivals[name];
  return format(bundles[name], key, values);
}

/** A sentence that a game's board names: one of the game's own, or one of the client. */
export function sayFor(game: string, key: string, values?: Values): string {
  return sayOf(game, key, values) ?? say(key, values);
}
