/** Bots try a board: how the client follows a trial, gives it up, and tells what went wrong. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { percent, Trial } from "../src/editor/trial.svelte";
import type { TrialState } from "../src/lib/protocol";

const FINDINGS = {
  bot: "greedy",
  games: 2000,
  stopped: 0,
  seats: [
    { mean: 0.6, low: 0.58, high: 0.62 },
    { mean: 0.4, low: 0.38, high: 0.42 },
  ],
  first: null,
  length: { mean: 40, low: 39, high: 41 },
  judgement: "ahead",
  seat: 0,
};

function state(more: Partial<TrialState>): TrialState {
  const blank = { trial: "abc", status: "working", done: 0, count: 2000, ahead: 0, findings: null };
  return { ...blank, ...more } as TrialState;
}

let asked: string[];

/** The server answers one after the other; the last answer again and again. */
function answers(...bodies: (TrialState | { status: number; text: string })[]): void {
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path.split("?")[0]}`);
    const body = bodies.length > 1 ? bodies.shift() : bodies[0];
    const refused = body !== undefined && "text" in body;
    const text = JSON.stringify(refused ? { code: "x", text: body.text, rule: null } : body);
    return Promise.resolve(new Response(text, { status: refused ? Number(body.status) : 200 }));
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a trial", () => {
  it("is followed until it is done", async () => {
    answers(
      state({ status: "waiting", ahead: 2 }),
      state({ done: 100 }),
      state({ status: "done", done: 2000, findings: FINDINGS as never }),
    );
    const trial = new Trial();
    await trial.begin("gluex", { board: "x" }, 2);
    expect([trial.isUnderWay, trial.progress?.ahead]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(500);
    expect(trial.progress?.done).toBe(100);
    await vi.advanceTimersByTimeAsync(500);
    expect([trial.isUnderWay, trial.findings?.judgement]).toEqual([false, "ahead"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["POST /api/games/gluex/trials", "GET /api/trials/abc", "GET /api/trials/abc"]);
  });

  it("is given up, and an answer that comes after that is not heard", async () => {
    answers(state({ done: 4 }));
    const trial = new Trial();
    await trial.begin("gluex", {}, 2);
    trial.forget();
    await vi.advanceTimersByTimeAsync(5000);
    expect(trial.progress).toBeNull();
    expect(asked.at(-1)).toBe("DELETE /api/trials/abc");
    const late = trial.begin("gluex", {}, 3);
    trial.forget();
    await late;
    expect(trial.progress).toBeNull();
  });

  it("that is refused says why", async () => {
    answers({ status: 400, text: "The board has no middle." });
    const trial = new Trial();
    await trial.begin("gluex", {}, 2);
    expect([trial.problem, trial.progress]).toEqual(["The board has no middle.", null]);
  });
});

it("shares are whole percents", () => {
  expect([percent(0.496), percent(-0.01), percent(1.02)]).toEqual([50, 0, 100]);
});
