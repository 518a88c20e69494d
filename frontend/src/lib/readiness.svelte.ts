/** Which games are still being made ready, asked for as long as some page shows it. */
import { health, want } from "./api";
import type { Making, Status } from "./protocol";

const AGAIN = 1_000;

export class Readiness {
  private known = $state.raw<Record<string, Status>>({});
  private making = $state.raw<Record<string, Making>>({});

  /**
   * Keep looking until all games are ready; the game that somebody has picked comes before
   * all others. To be called in an effect.
   */
  watch(picked: string | null = null): () => void {
    let ask = picked === null ? health : () => want(picked);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (): Promise<void> => {
      const answer = await ask().catch(() => null);
      ask = health;
      if (answer) [this.known, this.making] = [answer.games, answer.making];
      if (!over && this.isBusy) timer = setTimeout(() => void look(), AGAIN);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }

  /** Nobody is promised anything before the server has said so; but nobody is worried either. */
  of(game: string): Status {
    return this.known[game] ?? "ready";
  }

  /** How far a game has come that is being made ready now. */
  progress(game: string): Making | null {
    return this.making[game] ?? null;
  }

  /** Whether games are still being made ready. */
  get isBusy(): boolean {
    return Object.values(this.known).some((status) => status === "waiting" || status === "compiling");
  }

  /** The game that is being made ready now. */
  get current(): string | null {
    return Object.keys(this.known).find((game) => this.known[game] === "compiling") ?? null;
  }
}
