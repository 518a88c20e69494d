/** The half-made push: how the free tile is turned, and where it has been laid. */
import { insertion } from "./moves";
import { lineOf, type LabyrinthTable } from "./table";

export class Push {
  readonly #table: () => LabyrinthTable;

  /** Quarter turns clockwise. */
  turns = $state(0);
  /** Where the free tile has been laid. */
  laid = $state<string | null>(null);

  constructor(table: () => LabyrinthTable) {
    this.#table = table;
  }

  /** The open sides of the free tile as it is turned. */
  readonly open: string = $derived.by(() => {
    const { rotations } = this.#table().free;
    const count = rotations.length;
    return rotations[((this.turns % count) + count) % count] ?? "-";
  });
  /** The move that it is, once the tile has been laid. */
  readonly move: string | null = $derived(this.laid ? insertion(this.laid, this.open) : null);
  /** The cell the tile would go to: pressing it pushes. */
  readonly entry: string | null = $derived.by(() =>
    this.laid ? lineOf(this.#table(), this.laid)[0]! : null,
  );

  /** The tile as it lies beside the board. */
  begin(): void {
    const { rotations, open } = this.#table().free;
    this.laid = null;
    this.turns = Math.max(0, rotations.indexOf(open));
  }

  takeBack(): void {
    this.laid = null;
  }
}
