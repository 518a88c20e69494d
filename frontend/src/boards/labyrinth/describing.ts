/** What a screen reader says about a cell. */
import { say } from "../../lib/words.svelte";
import type { Language } from "../contract";
import { emblemOf } from "./emblems";
import { openTo } from "./moves";
import { figuresOn, stonesOn, tileOn, type LabyrinthTable } from "./table";

export function emblemName(stone: number): string {
  return say("labyrinth-emblem", { emblem: emblemOf(stone).name });
}

/** `play` says what pressing the cell does. */
export function describeCell(
  table: LabyrinthTable,
  cell: string,
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
  return say("labyrinth-cell", {
    cell,
    open: openTo(tileOn(table, cell).open, language),
    immovable: tileOn(table, cell).immovable ? "yes" : "no",
    things: [...stones, ...figures].join(", ") || "none",
    play,
  });
}
