/** Which board draws which game. A game without one is played from a list of its moves. */
import type { Board } from "./contract";
import { BOARD as PLAIN } from "./plain";

const BOARDS: Record<string, () => Promise<{ BOARD: Board }>> = {
  sequence: () => import("./sequence"),
  gluex: () => import("./gluex"),
  labyrinth: () => import("./labyrinth"),
  glow: () => import("./glow"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  return load ? (await load()).BOARD : PLAIN;
}
