/** Which game fills in which pad. */
import { gluexPad } from "./gluex";
import { glowPad } from "./glow";
import { labyrinthPad } from "./labyrinth";
import { plainPad, type Finished, type Pad } from "./pad";
import { sequencePad } from "./sequence";

// Every pad reads the tables of its own game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const PADS: Record<string, (finished: Finished<any, any>) => Pad> = {
  sequence: sequencePad,
  labyrinth: labyrinthPad,
  gluex: gluexPad,
  glow: glowPad,
};

/** The pad of a finished match; one that ended early shows how it stood. */
export function padOf(finished: Finished): Pad {
  const pad = (PADS[finished.scene.game] ?? plainPad)(finished);
  const early = !finished.scene.over;
  return early ? { ...pad, notes: [...pad.notes, { key: "pad-early" }] } : pad;
}
