/** Bots try a board: asked for, looked after until it is done, and given up. */
import { beginTrial, giveUpTrial, Refusal, trialState } from "../lib/api";
import type { Findings, Json, TrialState } from "../lib/protocol";
import { say } from "../lib/words.svelte";

const AGAIN = 500;

type Options = Record<string, Json>;

export class Trial {
  progress = $state.raw<TrialState | null>(null);
  problem = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isUnderWay(): boolean {
    return this.progress?.status === "working" || this.progress?.status === "waiting";
  }

  get findings(): Findings | null {
    return this.progress?.findings ?? null;
  }

  begin(game: string, options: Options, players: number): Promise<void> {
    this.forget();
    return this.follow(() => beginTrial(game, options, players), this.asked);
  }

  /** The board has changed, or nobody wants to know any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.problem = "";
    const trial = this.isUnderWay ? this.progress?.trial : undefined;
    this.progress = null;
    // Nobody asks any more, and that ends it too.
    if (trial !== undefined) void giveUpTrial(trial).catch(() => undefined);
  }

  private async follow(ask: () => Promise<TrialState>, number: number): Promise<void> {
    try {
      const progress = await ask();
      if (number !== this.asked) return;
      this.progress = progress;
      const again = () => void this.follow(() => trialState(progress.trial), number);
      if (this.isUnderWay) this.timer = setTimeout(again, AGAIN);
    } catch (refusal) {
      if (number !== this.asked) return;
      this.progress = null;
      this.problem = refusal instanceof Refusal ? refusal.message : say("no-server");
    }
  }
}

/** A share in whole percent, as people read it. */
export const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
