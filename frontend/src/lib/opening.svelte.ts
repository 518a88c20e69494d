/** How a match began, for boards that show it all along: asked for once per match. */
import type { Board, Scene } from "../boards/contract";
import { moment } from "./api";

export class Opening {
  #found = $state.raw<{ match: number; scene: Scene } | null>(null);
  readonly #match: () => number | null;

  /** `match` is its number at the table, null as long as that is not known. */
  constructor(code: string, board: () => Board | null, match: () => number | null) {
    this.#match = match;
    $effect(() => {
      const wanted = match();
      if (wanted === null || !board()?.showsOpening) return;
      moment(code, 0, "spectator", wanted)
        .then(({ scene }) => (this.#found = { match: wanted, scene }))
        // The board does without.
        .catch(() => undefined);
    });
  }

  get scene(): Scene | null {
    return this.#found?.match === this.#match() ? this.#found.scene : null;
  }
}
