/**
 * The half-made move: a companion, dice, a space or an island that was pressed and does not make a
 * move by itself yet. Whatever is pressed comes here and becomes a legal move, a further half, or a
 * question to the server why it cannot be done.
 */
import type { BoardProps } from "../contract";
import { withMoves } from "../shared/noting";
import { ofKind, readAll, stepWish, voyage, type Kind, type Move, type MoveOf } from "./moves";
import { printed } from "./material";
import type { Element, GlowTable, SeatTable, Space } from "./table";

/** A reroll is for one or two dice. */
const MOST_DICE = 2;

export class Turn {
  readonly #props: () => BoardProps<GlowTable>;

  /** A companion on the track, by its area. */
  area = $state<Element | null>(null);
  /** An adventurer on offer. */
  name = $state<string | null>(null);
  /** Dice to be rolled again, or in the afternoon the die that is to pay. */
  dice = $state<string[]>([]);
  space = $state<string | null>(null);
  island = $state<string | null>(null);

  constructor(props: () => BoardProps<GlowTable>) {
    this.#props = props;
  }

  readonly moves: Move[] = $derived.by(() => readAll(this.#props().legal));
  readonly acting: boolean = $derived(this.moves.length > 0);
  readonly own: SeatTable | null = $derived.by(() => {
    const { scene, seat } = this.#props();
    return seat === null ? null : (scene.table.seats[seat] ?? null);
  });
  readonly half: boolean = $derived(
    this.area !== null ||
      this.name !== null ||
      this.dice.length > 0 ||
      this.space !== null ||
      this.island !== null,
  );

  of<K extends Kind>(kind: K): MoveOf<K>[] {
    return ofKind(this.moves, kind);
  }

  /** What a screen reader says about something, and the moves that it stands for. */
  saying(words: string, moves: readonly Move[]): string {
    return withMoves(
      words,
      moves.map((one) => one.move),
      this.#props().noted,
    );
  }

  can(kind: Kind): boolean {
    return this.moves.some((move) => move.kind === kind);
  }

  forget(): void {
    this.area = this.name = this.space = this.island = null;
    this.dice = [];
  }

  /**
   * The own moves are other ones now. Dice stay chosen while they can be rolled: paying comes
   * between choosing them and rolling them.
   */
  moveOn(): void {
    const rolling = this.own?.stage === "rolling";
    const dice = this.dice.filter((die) => rolling && this.own?.dice.some((one) => one.die === die));
    this.forget();
    this.dice = dice;
  }

  play(move: string): void {
    this.#props().onmove(move);
  }

  #why(move: string): void {
    if (this.acting) this.#props().onwhy(move);
  }

  /** The moves that a companion on the track stands for. */
  ofArea(area: Element): (MoveOf<"take"> | MoveOf<"dismiss">)[] {
    return [...this.of("take"), ...this.of("dismiss")].filter((move) => move.area === area);
  }

  /** Where the black die may go before the chosen companion is taken; mostly it need not. */
  readonly blackTargets: MoveOf<"take">[] = $derived(
    this.of("take").filter((move) => move.area === this.area && move.black !== null),
  );

  pressArea(area: Element): void {
    const target = this.blackTargets.find((move) => move.black === area);
    const here = this.ofArea(area);
    if (target) this.play(target.move);
    else if (!here.length) this.#why(`${this.can("dismiss") ? "dismiss" : "take"} ${area}`);
    else if (this.area !== area) this.area = area;
    else if (here.length === 1) this.play(here[0]!.move);
    else this.area = null;
  }

  pressName(name: string): void {
    const move = this.of("choose").find((one) => one.name === name);
    if (!move) this.#why(`choose ${name}`);
    else if (this.name === name) this.play(move.move);
    else this.name = name;
  }

  pressDie(die: string): void {
    const back = this.of("return").find((move) => move.die === die);
    const step = this.of("go").find((move) => move.space === this.space && move.by === die);
    if (back) this.play(back.move);
    else if (step) this.play(step.move);
    else if (this.can("return")) this.#why(`return ${die}`);
    else if (this.own?.stage === "rolling") {
      this.dice = this.dice.includes(die)
        ? this.dice.filter((one) => one !== die)
        : [...this.dice, die].slice(-MOST_DICE);
    } else if (this.of("go").some((move) => move.by === die)) {
      this.space = null;
      this.dice = this.dice.includes(die) ? [] : [die];
    } else this.#why(`reroll ${die}`);
  }

  /** The moves that a card or spell before the own seat stands for. */
  ofCard(key: string): (MoveOf<"resolve"> | MoveOf<"discard">)[] {
    return [...this.of("resolve"), ...this.of("discard")].filter((one) => one.card === key);
  }

  pressCard(key: string): void {
    const [move] = this.ofCard(key);
    if (move) this.play(move.move);
    // An adventurer is never discarded: there is nothing to ask.
    else if (this.can("discard") && !printed(key)?.colour) this.#why(`discard ${key}`);
    else if (this.can("resolve")) this.#why(`resolve ${key}`);
  }

  /** The ways to pay for a step; with a die chosen before, only that one. */
  stepsTo(space: string): MoveOf<"go">[] {
    const payer = this.dice[0];
    return this.of("go").filter((move) => move.space === space && (payer === undefined || move.by === payer));
  }

  pressSpace(space: Space): void {
    if (!this.acting) return;
    const steps = this.stepsTo(space.id);
    if (steps.length === 1 || (steps.length && this.space === space.id)) this.play(steps[0]!.move);
    else if (steps.length) this.space = space.id;
    else if (space.id === this.own?.band && this.can("camp")) this.play("camp");
    else if (space.id === this.own?.band) this.#why("camp");
    else this.#why(stepWish(space, this.dice[0] ?? null));
  }

  readonly voyages: MoveOf<"sail" | "tom">[] = $derived([...this.of("sail"), ...this.of("tom")]);

  /** The voyages that begin or end at an island. */
  voyagesAt(island: string | null): MoveOf<"sail" | "tom">[] {
    return this.voyages.filter((move) => move.from === island || move.to === island);
  }

  pressIsland(island: string): void {
    if (!this.acting) return;
    const both = this.voyagesAt(this.island).find((move) => move.from === island || move.to === island);
    const here = this.voyagesAt(island);
    if (this.island === island) this.island = null;
    else if (this.island !== null && both) this.play(both.move);
    else if (here.length === 1 && here[0]!.to === island) this.play(here[0]!.move);
    else if (here.length) this.island = island;
    else {
      const from = this.island ?? this.own?.boats?.[0] ?? "centre";
      this.#why(voyage(this.can("tom") ? "tom" : "sail", from, island));
    }
  }
}
