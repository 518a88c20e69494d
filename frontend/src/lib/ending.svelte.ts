/** The end is told when the last move has been seen: the board comes to rest first. */

/** A chip drops and then a line is drawn through its row, which takes twice as long. */
const LONGEST = 3;

interface Match {
  /** Whether the match has ended, and whether by a move. */
  over: () => boolean;
  byMove: () => boolean;
  /** Whether something moves on the board. */
  moving: () => boolean;
  pace: () => number;
}

export class Ending {
  /** Whether the end may be told. */
  told = $state(false);
  /** Whether it came while somebody was looking. */
  live = $state(false);

  constructor({ over, byMove, moving, pace }: Match) {
    /** Whoever comes after the end has missed the last move anyway. */
    let wasThere = false;
    $effect(() => {
      if (!over()) {
        wasThere = true;
        this.told = this.live = false;
        return undefined;
      }
      this.live = wasThere;
      if (!wasThere || !byMove()) {
        this.told = true;
      } else if (!moving()) {
        const rest = setTimeout(() => (this.told = true), LONGEST * pace());
        return () => clearTimeout(rest);
      }
      return undefined;
    });
  }
}
