/** The course of a lesson. */
import { describe, expect, it } from "vitest";
import type { LessonStep } from "../src/lib/protocol";
import { judge, layoutOf } from "../src/parts/lesson/course";

const step = (goes_on: boolean): LessonStep =>
  ({
    ...{ name: "card", title: "", text: "", task: "", done: "", other: "", goes_on },
    legal: ["7H d6", "2S b1"],
    accepted: [{ move: "7H d6" }],
  }) as unknown as LessonStep;

describe("a step", () => {
  it("tells the wanted move, another one and a forbidden one apart", () => {
    const verdicts = ["7H d6", "2S b1", "7H a1"].map((move) => judge(step(false), move));
    expect(verdicts).toEqual(["done", "other", "forbidden"]);
  });

  it("stays on the board of the steps before, as long as they go on", () => {
    const steps = [step(false), step(true), step(true), step(false), step(true)];
    expect(steps.map((_, at) => layoutOf(steps, at))).toEqual([0, 0, 0, 3, 3]);
  });
});
