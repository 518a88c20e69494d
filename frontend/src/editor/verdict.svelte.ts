/** What the game itself says about a board, asked while it is drawn. */
import { check } from "../lib/api";
import type { Fault, Json } from "../lib/protocol";

/** A finger that keeps drawing is not interrupted by questions. */
const PATIENCE = 250;

type Options = Record<string, Json>;

export class Verdict {
  state = $state<"asking" | "good" | "bad" | "lost">("asking");
  players = $state.raw<number[]>([]);
  fault = $state.raw<Fault | null>(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask about a board; an answer about an older one comes too late. */
  ask(game: string, options: Options, players: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(game, options, players, ++this.asked), PATIENCE);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private async send(game: string, options: Options, players: number, number: number): Promise<void> {
    try {
      const verdict = await check(game, options, players);
      if (number !== this.asked) return;
      this.players = verdict.players;
      this.fault = verdict.fault;
      this.state = verdict.fault ? "bad" : "good";
    } catch {
      if (number === this.asked) this.state = "lost";
    }
  }
}
