/** What a person likes, kept in this browser. */
import type { Language } from "../boards/contract";
import type { Palette } from "./colours";
import { isRecord, recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";
/** Table and cards. */
export type TableLook = "green" | "midnight" | "claret";
export type Speed = "none" | "fast" | "normal" | "slow";

export interface Preferences {
  language: Language;
  theme: Theme;
  table: TableLook;
  palette: Palette;
  speed: Speed;
  sound: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  /** Whether the reactions of others are shown. */
  reactions: boolean;
  /** Whether a chosen move waits for a second press. */
  confirm: boolean;
  /** Whether moves are shown, and said by screen readers, as they are written too. */
  notation: boolean;
  name: string;
}

const PACE: Record<Speed, number> = { none: 0, fast: 150, normal: 350, slow: 800 };
const KEY = "settings";

export function spokenLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === "de" || tag === "en");
  return known === "de" ? "de" : "en";
}

function usual(): Preferences {
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    language: spokenLanguage(languages),
    theme: "system",
    table: "green",
    palette: "soft",
    speed: "normal",
    sound: true,
    volume: 60,
    reactions: true,
    confirm: false,
    notation: false,
    name: "",
  };
}

const LONGEST_NAME = 24;

const oneOf =
  (...values: readonly string[]) =>
  (value: unknown): boolean =>
    values.includes(value as string);
const isFlag = (value: unknown): boolean => typeof value === "boolean";

const FITS: Record<keyof Preferences, (value: unknown) => boolean> = {
  language: oneOf("de", "en"),
  theme: oneOf("system", "light", "dark"),
  table: oneOf("green", "midnight", "claret"),
  palette: oneOf("soft", "strong"),
  speed: oneOf(...Object.keys(PACE)),
  sound: isFlag,
  volume: (value) => typeof value === "number" && value >= 0 && value <= 100,
  reactions: isFlag,
  confirm: isFlag,
  notation: isFlag,
  name: (value) => typeof value === "string" && value.length <= LONGEST_NAME,
};

/** What has been stored, as far as it makes sense. */
function recallPreferences(): Partial<Preferences> {
  const record = recall(KEY, isRecord) ?? {};
  const names = (Object.keys(FITS) as (keyof Preferences)[]).filter((name) => FITS[name](record[name]));
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

export const settings: Preferences = $state({ ...usual(), ...recallPreferences() });

export function change(changes: Partial<Preferences>): void {
  Object.assign(settings, changes);
  remember(KEY, { ...settings });
  show();
}

/** The page's language and theme, as attributes that the style sheet and screen readers see. */
export function show(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  if (settings.theme === "system") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.dataset.table = settings.table;
}

/** How long a movement takes now; whoever asked the system for less motion gets none. */
export function pace(): number {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return calm ? 0 : PACE[settings.speed];
}
