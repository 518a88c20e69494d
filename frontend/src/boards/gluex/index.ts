import type { OwnParts } from "../registry";

export const GAME: OwnParts = {
  rank: 3,
  board: async () => (await import("./board")).BOARD,
  designer: async () => (await import("../../editor/gluex")).DESIGNER,
};
