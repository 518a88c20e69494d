/** Undo and redo over designs that never change themselves. */
const MOST = 200;

export class History<Design> {
  private past = $state.raw<Design[]>([]);
  private future = $state.raw<Design[]>([]);
  now: Design;
  /** Whether the step at hand may still grow, as a line under a moving finger does. */
  private growing = false;

  constructor(first: Design) {
    this.now = $state.raw(first);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** The next step; one that continues is part of the step before. */
  change(design: Design, goesOn = false): void {
    if (design === this.now) return;
    if (!(goesOn && this.growing)) this.past = [...this.past.slice(-MOST + 1), this.now];
    this.growing = goesOn;
    this.future = [];
    this.now = design;
  }

  /** The finger was lifted: what comes next is a step of its own. */
  rest(): void {
    this.growing = false;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.now, ...this.future];
    this.now = before;
    this.growing = false;
  }

  redo(): void {
    const next = this.future[0];
    if (next === undefined) return;
    this.future = this.future.slice(1);
    this.past = [...this.past, this.now];
    this.now = next;
    this.growing = false;
  }
}
