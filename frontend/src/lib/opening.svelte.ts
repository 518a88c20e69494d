/** How a match began, for boards that show it all along: asked for once per match. */
import type { Board, Scene } from "../boards/contract";
import { moment } from "./api";

export class Opening {
  #opening = $state.raw<{ match: number; scene: Scene } | null>(null);
  readonly #match: () => number | null;

  /** `match` is its number at the table, null as long as that is not known. */
  constructor(code: string, board: () => Board | null, match: () => number | null) {
    this.#match = match;
    $effect(() => {
      const number = match();
      if (number === null || !board()?.showsOpening) return;
      moment(code, 0, "spectator", number)
        .then(({ scene }) => (this.#opening = { match: number, scene }))
        // The board does without.
        .catch(() => undefined);
    });
  }

  get scene(): Scene | null {
    return this.#opening?.match === this.#match() ? this.#opening.scene : null;
  }
}
