import { say } from "../../lib/words.svelte";
import type { Board } from "../contract";
import { mounting } from "../mounting.svelte";
import { advise } from "./advising";
import GluexBoard from "./GluexBoard.svelte";
import { gluexPad, type GluexBreakdown } from "./pad";
import type { GluexTable } from "./table";

export const BOARD: Board<GluexTable, GluexBreakdown> = {
  mount: mounting(GluexBoard),
  advise,
  pad: gluexPad,
  folds: true,
  colours: (scene) => scene.table.colours,
  standing: (scene, seat) => {
    const table = scene.table;
    const chips = Object.values(table.left[seat] ?? {}).reduce((sum, count) => sum + count, 0);
    const points = scene.points[seat] ?? 0;
    return { brief: say("points", { points }), key: "gluex-standing", values: { points, chips } };
  },
};
