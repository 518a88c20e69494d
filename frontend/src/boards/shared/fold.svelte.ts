import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../contract";
import { fold } from "./interaction";

/**
 * The board beside a big screen. Everybody sees it there, so here it is folded away and the hand is
 * large; it is unfolded while a half-made move needs it, or while somebody wants to look at it.
 */
export class Fold {
  readonly #props: () => Pick<BoardProps, "folding" | "legal">;
  readonly #needed: () => boolean;
  #wanted = $state(false);
  #wasFolded = false;

  constructor(props: () => Pick<BoardProps, "folding" | "legal">, needed: () => boolean) {
    this.#props = props;
    this.#needed = needed;
    // After one's own move the board is folded away again.
    const acting = $derived(props().legal.length > 0);
    $effect(() => {
      if (!acting) this.#wanted = false;
    });
  }

  readonly #now = $derived.by(() =>
    fold({
      folding: this.#props().folding ?? false,
      needed: this.#needed(),
      wanted: this.#wanted,
    }),
  );
  readonly folded: boolean = $derived(this.#now.folded);
  readonly offered: boolean = $derived(this.#now.offered);

  /** Where the board is: whoever unfolds it sees it at once. */
  readonly follow: Attachment<Element> = (board) => {
    if (this.#wasFolded && !this.folded) board.scrollIntoView({ block: "nearest" });
    this.#wasFolded = this.folded;
  };

  open(): void {
    this.#wanted = true;
  }

  toggle(): void {
    this.#wanted = !this.#wanted;
  }
}
