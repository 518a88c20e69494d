import type { OwnParts } from "../registry";

export const GAME: OwnParts = {
  rank: 3,
  board: async () => (await import("./board")).BOARD,
  lid: async () => (await import("./lid")).LID,
  designer: async () => (await import("../../editor/gluex")).DESIGNER,
};
