import type { OwnParts } from "../registry";

export const GAME: OwnParts = {
  rank: 4,
  board: async () => (await import("./board")).BOARD,
};
