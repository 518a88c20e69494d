import type { Board, Scene } from "../contract";
import SequenceBoard from "./SequenceBoard.svelte";
import type { SequenceTable } from "./table";

export const BOARD: Board = {
  component: SequenceBoard,
  folds: true,
  colours: (scene) => (scene as Scene<SequenceTable>).table.teams,
  standing: (scene, seat) => {
    const table = (scene as Scene<SequenceTable>).table;
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
