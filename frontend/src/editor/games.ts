/** The games whose boards can be drawn; each is loaded when somebody draws one. */
import type { Designer } from "./designer";

const DESIGNERS: Record<string, () => Promise<{ DESIGNER: Designer }>> = {
  labyrinth: () => import("./labyrinth"),
  gluex: () => import("./gluex"),
};

export function isDrawn(game: string): boolean {
  return Object.hasOwn(DESIGNERS, game);
}

export async function designerOf(game: string): Promise<Designer | null> {
  return isDrawn(game) ? (await DESIGNERS[game]!()).DESIGNER : null;
}
