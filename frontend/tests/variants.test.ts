/** Which variant the options of a form make, and what choosing another does to them. */
import { describe, expect, it } from "vitest";
import type { GameInfo, GameOption, GameVariant } from "../src/lib/protocol";
import { variantOf, withVariant } from "../src/lib/variants";

const pair = { de: "", en: "" };
const option = (name: string, value: unknown): GameOption =>
  ({ name, default: value, label: pair, values: [], takes: pair, help: pair }) as unknown as GameOption;
const variant = (name: string, options: Record<string, unknown>): GameVariant =>
  ({ name, options, label: pair, about: pair, players: [2] }) as GameVariant;
const INFO = {
  options: [option("goals_shown", "all"), option("return_home", false), option("goals", null)],
  variants: [variant("general", {}), variant("family", { goals_shown: "one", return_home: true })],
} as unknown as GameInfo;
const [GENERAL, FAMILY] = INFO.variants as [GameVariant, GameVariant];

describe("a variant", () => {
  it("is known by its options, whether or not the usual ones are named", () => {
    expect(variantOf(INFO, {})).toBe(GENERAL);
    expect(variantOf(INFO, { return_home: false, goals: "" })).toBe(GENERAL);
    expect(variantOf(INFO, { goals_shown: "one", return_home: true })).toBe(FAMILY);
  });

  it("has no name any more when another option is changed", () => {
    expect(variantOf(INFO, { goals_shown: "one" })).toBeNull();
    expect(variantOf(INFO, { goals_shown: "one", return_home: true, goals: 3 })).toBeNull();
  });

  it("takes the place of another and leaves alone what neither is about", () => {
    const family = withVariant(INFO, { goals: 3 }, FAMILY);
    expect(family).toEqual({ goals: 3, goals_shown: "one", return_home: true });
    expect(withVariant(INFO, family, GENERAL)).toEqual({ goals: 3 });
  });
});
