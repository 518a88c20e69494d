import { say } from "../../lib/words.svelte";
import type { Board, Scene } from "../contract";
import { coloursOf } from "./colours";
import GlowBoard from "./GlowBoard.svelte";
import type { GlowTable } from "./table";

export const BOARD: Board = {
  component: GlowBoard,
  folds: true,
  colours: (scene) => coloursOf(scene.players),
  freeColours: true,
  standing: (scene, seat) => {
    const own = (scene as Scene<GlowTable>).table.seats[seat];
    if (!own) return null;
    return {
      brief: say("glow-has-points", { count: own.score }),
      key: "glow-standing",
      values: { points: own.score, companions: own.companions.length },
    };
  },
};
