/**
 * Sentences in the person's language, from the same kind of Fluent files that Python reads: the
 * client's own in frontend/words, the games' beside their rules and their boards.
 *
 * The first page has its words with it. All others come in a file for each language, and a game's
 * with the game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import FIRST_GERMAN from "../../words/first.de.ftl?raw";
import FIRST_ENGLISH from "../../words/first.en.ftl?raw";
import type { Language } from "../boards/contract";
import { games } from "./api";
import { BASE } from "./base";
import { inWords, naming, type Saying } from "./sayings";
import { settings } from "./settings.svelte";

export type Values = Record<string, FluentVariable>;

const SENTENCES: Record<Language, () => Promise<{ SENTENCES: string }>> = {
  de: () => import("./sentences.de"),
  en: () => import("./sentences.en"),
};
const RULES = import.meta.glob<string>("../../../src/spieltisch/games/*/words.*.ftl", {
  query: "?raw",
  import: "default",
});
const BOARDS = import.meta.glob<string>("../boards/*/words.*.ftl", { query: "?raw", import: "default" });

/** What the client itself says, boards included. */
const client: Record<Language, FluentBundle> = {
  de: bundleOf(FIRST_GERMAN, "de"),
  en: bundleOf(FIRST_ENGLISH, "en"),
};
/** What a game says, by `game/language`. */
const gameBundles: Record<string, FluentBundle> = {};

/** How often words of a language or a game have arrived; a sentence that reads it waits for them. */
const arrivals = $state<Record<string, number>>({});

const loads: Partial<Record<string, Promise<void>>> = {};

function bundleOf(source: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

function format(bundle: FluentBundle | undefined, key: string, values?: Values): string | null {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return null;
  return bundle.formatPattern(message.value, values ?? null, []);
}

/** Load something once; what has failed is tried again when somebody asks for it the next time. */
function once(name: string, load: () => Promise<void>): Promise<void> {
  loads[name] ??= load().catch((problem: unknown) => {
    delete loads[name];
    throw problem;
  });
  return loads[name];
}

function arrive(name: string): void {
  arrivals[name] = (arrivals[name] ?? 0) + 1;
}

/** Load all that the client says in a language, games apart. */
export const speak = (language: Language): Promise<void> =>
  once(language, async () => {
    add((await SENTENCES[language]()).SENTENCES, language);
  });

function add(source: string, language: Language): void {
  client[language].addResource(new FluentResource(source));
  arrive(language);
}

/** A sentence of the client; until it has arrived, in the other language if it is there. */
export function say(key: string, values?: Values): string {
  const { language } = settings;
  void arrivals[language];
  const other = language === "de" ? "en" : "de";
  return format(client[language], key, values) ?? format(client[other], key, values) ?? key;
}

/** Load what a game and its board say in a language. */
export const learn = (game: string, language: Language): Promise<void> =>
  once(`${game}/${language}`, async () => {
    const ending = `/${game}/words.${language}.ftl`;
    const [rules, board] = [RULES, BOARDS].map((files) => {
      const path = Object.keys(files).find((one) => one.endsWith(ending));
      return path === undefined ? null : files[path]!();
    });
    const source = await (rules ?? fetchWords(game, language));
    if (board) add(await board, language);
    gameBundles[`${game}/${language}`] = bundleOf(source, language);
    arrive(`${game}/${language}`);
  });

/** The sentences of a game from another package: its own, and those of its board if it has any. */
async function fetchWords(game: string, language: Language): Promise<string> {
  const board = (await games()).find((one) => one.name === game)?.board;
  const files = [`${BASE}api/words/${language}/${game}`];
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
  return format(gameBundles[name], key, values);
}

/** A sentence of a game that the server has handed over; nothing until `learn` has brought its words. */
export function sentence(game: string, saying: Saying, names: readonly string[] = []): string {
  const speak = naming((key, values) => sayOf(game, key, values), names);
  return inWords(saying, settings.language, speak);
}

/** A sentence that a game's board names: one of the game's own, or one of the client. */
export function sayFor(game: string, key: string, values?: Values): string {
  return sayOf(game, key, values) ?? say(key, values);
}
