/** What the coach of a lesson says to a move that the rules forbid. */
import { render } from "svelte/server";
import { expect, it } from "vitest";
import type { LessonStep } from "../src/lib/protocol";
import Coach from "../src/parts/lesson/Coach.svelte";

it.each([
  ["k7qx2mprt", "/#/rules/gluex/P3/k7qx2mprt"],
  [null, "/#/rules/gluex/P3"],
])("leads to the rule and back to the table that somebody came from: %s", (table, path) => {
  const ignore = (): void => undefined;
  const { body } = render(Coach, {
    props: {
      game: "gluex",
      table,
      step: { title: "", text: "", task: "", done: "" } as LessonStep,
      done: false,
      last: false,
      answer: { kind: "forbidden", text: "The way is blocked.", rule: "P3" },
      onnext: ignore,
      onshow: ignore,
      onagain: ignore,
    },
  });
  expect(body).toContain(`href="${path}"`);
});
