import type { Board, Scene } from "../contract";
import { thingsIn } from "./describing";
import GoalPicture from "./GoalPicture.svelte";
import LabyrinthBoard from "./LabyrinthBoard.svelte";
import { COLOURS, type LabyrinthTable } from "./table";
import TileSketch from "./TileSketch.svelte";

export const BOARD: Board = {
  component: LabyrinthBoard,
  folds: true,
  showsOpening: true,
  colours: (scene) => COLOURS.slice(0, scene.players),
  freeColours: true,
  picture: GoalPicture,
  sketch: TileSketch,
  things: thingsIn,
  standing: (scene, seat) => {
    const table = (scene as Scene<LabyrinthTable>).table;
    const found = table.collected[seat]?.length ?? 0;
    const goals = found + (table.left[seat] ?? 0);
    return { brief: `${found}/${goals}`, key: "labyrinth-standing", values: { found, goals } };
  },
};
