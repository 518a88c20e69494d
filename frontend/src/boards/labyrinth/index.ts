import type { OwnParts } from "../registry";

export const GAME: OwnParts = {
  rank: 2,
  board: async () => (await import("./board")).BOARD,
  designer: async () => (await import("../../editor/labyrinth")).DESIGNER,
};
