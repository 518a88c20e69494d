/** The notations of games, each asked for once. */
import { moveForms } from "./api";
import { Notation } from "./forms";

let known = $state.raw<Readonly<Record<string, Notation>>>({});
let asked: readonly string[] = [];

/** Get to know how the moves of a game are written; when that fails, the next call tries again. */
export async function learnNotation(game: string): Promise<void> {
  if (asked.includes(game)) return;
  asked = [...asked, game];
  try {
    known = { ...known, [game]: new Notation(await moveForms(game)) };
  } catch {
    asked = asked.filter((other) => other !== game);
  }
}

/** How the moves of a game are written; null until that is known. */
export const notationOf = (game: string): Notation | null => known[game] ?? null;
