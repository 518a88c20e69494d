import type { Attachment } from "svelte/attachments";

/**
 * The board beside a big screen. Everybody sees it there, so here it is folded away and the hand is
 * large; it lies open while a half-made move needs it, or while somebody wants to look at it.
 */
export class Fold {
  readonly #folding: () => boolean;
  readonly #needed: () => boolean;
  #wanted = $state(false);

  /** `acting` says whether the own move is waited for: after it the board is folded away again. */
  constructor(folding: () => boolean, needed: () => boolean, acting: () => boolean) {
    this.#folding = folding;
    this.#needed = needed;
    $effect(() => {
      if (!acting()) this.#wanted = false;
    });
  }

  readonly folded: boolean = $derived.by(() => this.#folding() && !this.#needed() && !this.#wanted);

  /** Whether there is something to choose: a half-made move is put back first. */
  readonly offered: boolean = $derived.by(() => this.#folding() && !this.#needed());

  /** Where the board is: whoever unfolds it sees it at once. */
  readonly follow: Attachment<Element> = (board) => {
    if (this.#unfolds && !this.folded) board.scrollIntoView({ block: "nearest" });
    this.#unfolds = this.folded;
  };
  #unfolds = false;

  open(): void {
    this.#wanted = true;
  }

  toggle(): void {
    this.#wanted = !this.#wanted;
  }
}
