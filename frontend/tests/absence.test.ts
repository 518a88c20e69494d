/** Who is not playing just now, and why. */
import { expect, it } from "vitest";
import { absenceOf } from "../src/lib/absence";
import type { SeatInfo } from "../src/lib/protocol";

const seat = (changes: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name: "Anna",
  colour: null,
  level: null,
  left: false,
  ...changes,
});

it.each<[Partial<SeatInfo>, boolean, string | null]>([
  [{}, true, null],
  [{}, false, "is-away"],
  [{ left: true }, false, "has-left"],
  [{ left: true }, true, "has-left"],
  [{ left: true, level: "casual" }, false, "bot-plays-here"],
  [{ kind: "bot", level: "casual" }, false, null],
  [{ kind: "open" }, false, null],
])("%o, present %s: %s", (changes, present, absence) => {
  expect(absenceOf(seat(changes), present)).toBe(absence);
});
