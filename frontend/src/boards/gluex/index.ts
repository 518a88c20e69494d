import { say } from "../../lib/words.svelte";
import type { Board, Scene } from "../contract";
import GluexBoard from "./GluexBoard.svelte";
import type { GluexTable } from "./table";

export const BOARD: Board = {
  component: GluexBoard,
  folds: true,
  colours: (scene) => (scene as Scene<GluexTable>).table.colours,
  standing: (scene, seat) => {
    const table = (scene as Scene<GluexTable>).table;
    const chips = Object.values(table.left[seat] ?? {}).reduce((sum, count) => sum + count, 0);
    const points = scene.points[seat] ?? 0;
    return { brief: say("points", { points }), key: "gluex-standing", values: { points, chips } };
  },
};
