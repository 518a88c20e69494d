import type { Board, Scene } from "../contract";
import LabyrinthBoard from "./LabyrinthBoard.svelte";
import { COLOURS, type LabyrinthTable } from "./table";

export const BOARD: Board = {
  component: LabyrinthBoard,
  colours: (scene) => COLOURS.slice(0, scene.players),
  freeColours: true,
  standing: (scene, seat) => {
    const table = (scene as Scene<LabyrinthTable>).table;
    const found = table.collected[seat]?.length ?? 0;
    return {
      key: "labyrinth-standing",
      values: { found, goals: found + (table.left[seat] ?? 0) },
    };
  },
};
