import type { OwnParts } from "../registry";

export const GAME: OwnParts = {
  rank: 2,
  board: async () => (await import("./board")).BOARD,
  lid: async () => (await import("./lid")).LID,
  designer: async () => (await import("../../editor/labyrinth")).DESIGNER,
};
