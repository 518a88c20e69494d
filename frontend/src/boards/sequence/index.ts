import type { OwnParts } from "../registry";

export const GAME: OwnParts = {
  rank: 1,
  board: async () => (await import("./board")).BOARD,
};
