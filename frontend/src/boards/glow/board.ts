import { say } from "../../lib/words.svelte";
import type { Board } from "../contract";
import { mounting } from "../mounting.svelte";
import { advise } from "./advising";
import { coloursOf } from "./colours";
import { thingsIn } from "./describing";
import GlowBoard from "./GlowBoard.svelte";
import { glowPad, type GlowBreakdown } from "./pad";
import type { GlowTable } from "./table";
import Thing from "./Thing.svelte";

export const BOARD: Board<GlowTable, GlowBreakdown> = {
  mount: mounting(GlowBoard),
  advise,
  pad: glowPad,
  sketch: mounting(Thing),
  things: thingsIn,
  colours: (scene) => coloursOf(scene.players),
  freeColours: true,
  standing: (scene, seat) => {
    const own = scene.table.seats[seat];
    if (!own) return null;
    return {
      brief: say("glow-has-points", { count: own.score }),
      key: "glow-standing",
      values: { points: own.score, companions: own.companions.length },
    };
  },
};
