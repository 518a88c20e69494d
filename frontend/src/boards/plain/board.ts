import type { Board, Colour } from "../contract";
import { mounting } from "../mounting.svelte";
import PlainBoard from "./PlainBoard.svelte";

const COLOURS: Colour[] = ["blue", "yellow", "red", "green", "purple", "grey"];

/** For games that nobody has drawn yet: everything legal as a list. */
export const BOARD: Board = {
  mount: mounting(PlainBoard),
  colours: (scene) => Array.from({ length: scene.players }, (_, seat) => COLOURS[seat % COLOURS.length]!),
  standing: (scene, seat) => {
    const points = scene.points[seat] ?? 0;
    return { brief: `${points}`, key: "points", values: { points } };
  },
};
