/** What a screen reader says about cells and slots. */
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import type { Language } from "../contract";
import { withMoves } from "../shared/noting";
import { emblemOf } from "./emblems";
import { insertion, inWords } from "./moves";
import { figuresOn, lineName, sideOf, SIDES, stonesOn, tileOn, type LabyrinthTable } from "./table";

export function emblemName(stone: number): string {
  return say("labyrinth-emblem", { emblem: emblemOf(stone).name });
}

/** The open sides of a tile in words, as sentences take them. */
export function openTo(open: string, language: Language): string {
  const sides = SIDES.filter((side) => open.includes(side)).map((side) => say("labyrinth-side", { side }));
  return sides.length ? new Intl.ListFormat(language).format(sides) : "none";
}

/** What pushing at a slot means in words, and for those who want it as the log would write it. */
export function describeSlot(
  table: LabyrinthTable,
  slot: string,
  open: string,
  laid: string | null,
  language: Language,
): string {
  const loose = table.movable.includes(slot);
  const forbidden = slot === table.forbidden;
  const words = say("labyrinth-slot", {
    side: sideOf(slot),
    line: lineName(slot),
    state: !loose ? "immovable" : forbidden ? "forbidden" : slot === laid ? "laid" : "plain",
    open: loose && !forbidden ? openTo(open, language) : "none",
  });
  return withMoves(words, loose ? [insertion(slot, open)] : [], (move) => inWords(move, language));
}

/** `homes` lists the cells where the seats began; `play` says what pressing the cell does. */
export function describeCell(
  table: LabyrinthTable,
  cell: string,
  homes: readonly string[],
  names: readonly string[],
  language: Language,
  play: "push" | "walk" | "no",
): string {
  const stones = stonesOn(table, cell).map((stone) =>
    say("labyrinth-stone", {
      stone,
      name: emblemName(stone),
      own: table.goals?.includes(stone) ? "yes" : "no",
    }),
  );
  const figures = figuresOn(table, cell).map((seat) => names[seat] ?? "");
  const begun = homes.flatMap((home, seat) =>
    home === cell ? [say("labyrinth-home", { name: names[seat] ?? "" })] : [],
  );
  return say("labyrinth-cell", {
    cell,
    open: openTo(tileOn(table, cell).open, language),
    immovable: tileOn(table, cell).immovable ? "yes" : "no",
    things: [...stones, ...figures, ...begun].join(", ") || "none",
    play,
  });
}

/** A goal's number after its word, or further on in the list that begins there. */
const GOAL = /(?<=\b(?:goals?|stones?|Ziel(?:en?)?|Stein(?:en?)?),? (?:\d+(?:,|,? and|,? und) )*)(\d+)\b/;

/** The open sides of a tile, in sentences and in moves. */
const SIGNS = /(?<=\b(?:open to|offen nach) |\b[NESWO]\d+:)([NESWO]+)\b/;

type Part = string | number | { signs: string; words: string };

/** Words about a move, cut up so that the numbers of goals and the open sides of tiles stand alone. */
export function thingsIn(words: string): Part[] {
  return words
    .split(SIGNS)
    .flatMap((part, i): Part[] =>
      i % 2 ? [{ signs: part, words: openTo(part.replace("O", "E"), settings.language) }] : goalsIn(part),
    );
}

function goalsIn(words: string): (string | number)[] {
  return words.split(GOAL).map((part, i) => (i % 2 ? Number(part) : part));
}
