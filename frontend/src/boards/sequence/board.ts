import type { Board } from "../contract";
import { mounting } from "../mounting.svelte";
import { advise } from "./advising";
import SequenceBoard from "./SequenceBoard.svelte";
import { sequencePad, type SequenceBreakdown } from "./pad";
import type { SequenceTable } from "./table";

export const BOARD: Board<SequenceTable, SequenceBreakdown> = {
  mount: mounting(SequenceBoard),
  advise,
  pad: sequencePad,
  folds: true,
  colours: (scene) => scene.table.teams,
  standing: (scene, seat) => {
    const table = scene.table;
    const team = table.teams[seat];
    const sequences = table.sequences.filter((row) => row.team === team).length;
    return {
      brief: `${sequences}/${table.goal}`,
      key: "sequence-standing",
      values: {
        sequences,
        goal: table.goal,
        cards: table.hand_sizes[seat] ?? 0,
      },
    };
  },
};
