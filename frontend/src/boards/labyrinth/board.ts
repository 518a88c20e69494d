import type { Board } from "../contract";
import { mounting } from "../mounting.svelte";
import { advise } from "./advising";
import { thingsIn } from "./describing";
import GoalPicture from "./GoalPicture.svelte";
import LabyrinthBoard from "./LabyrinthBoard.svelte";
import { COLOURS, type LabyrinthTable } from "./table";
import { labyrinthPad, type LabyrinthBreakdown } from "./pad";
import TileSketch from "./TileSketch.svelte";

export const BOARD: Board<LabyrinthTable, LabyrinthBreakdown> = {
  mount: mounting(LabyrinthBoard),
  advise,
  pad: labyrinthPad,
  folds: true,
  showsOpening: true,
  colours: (scene) => COLOURS.slice(0, scene.players),
  freeColours: true,
  picture: mounting(GoalPicture),
  sketch: mounting(TileSketch),
  things: thingsIn,
  standing: (scene, seat) => {
    const table = scene.table;
    const count = table.collected[seat]?.length ?? 0;
    const goals = count + (table.left[seat] ?? 0);
    return { brief: `${count}/${goals}`, key: "labyrinth-standing", values: { found: count, goals } };
  },
};
