/**
 * Sentences as the server hands them over, not yet in any language: a key of the game's own words with its
 * values, or the wording in every language, or one wording for all of them.
 */
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../boards/contract";
import type { Values } from "./words.svelte";

export type Saying = string | Record<Language, string> | Keyed;

export type Keyed = { key: string } & { [value: string]: Value };

export type Value = number | Saying | Value[];

/** How a game says one of its own sentences; null as long as its words are not here. */
export type Speaker = (key: string, values: Values) => string | null;

const isKeyed = (saying: Exclude<Saying, string>): saying is Keyed => "key" in saying;

/** How a game's sentence names a player, counted from 1, who has no name where it is said. */
const PLAYER = "told-player";

/** A sentence of a game, in which players are called by their names. */
export function naming(speak: Speaker, names: readonly string[]): Speaker {
  return (key, values) => {
    const player = key === PLAYER ? Number(values.player) : 0;
    return names[player - 1] || speak(key, values);
  };
}

/** A sentence in words; nothing as long as the game's words are not here. */
export function inWords(saying: Saying, language: Language, speak: Speaker): string {
  if (typeof saying === "string") return saying;
  if (!isKeyed(saying)) return saying[language];
  const { key, ...values } = saying;
  const words = Object.entries(values).map(([name, value]): [string, FluentVariable] => [
    name,
    // Seats, rounds and cells are plain numbers, without anything between their digits.
    typeof value === "number"
      ? new FluentNumber(value, { useGrouping: false })
      : text(value, language, speak),
  ]);
  return speak(key, Object.fromEntries(words)) ?? "";
}

function text(value: Value, language: Language, speak: Speaker): string {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map((part) => text(part, language, speak)).join(", ");
  return inWords(value, language, speak);
}
