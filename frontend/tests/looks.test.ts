/** Tables and cards can be read in every look, light and dark. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync("src/style/tokens.css", "utf-8");

/** The colours of a look, light and dark. */
function coloursOf(look: string): Map<string, [string, string]> {
  const block = new RegExp(`\\[data-look="${look}"\\] \\{([^}]+)\\}`).exec(CSS)![1]!;
  const pairs = block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g);
  return new Map([...pairs].map(([, name, light, dark]) => [name!, [light!, dark!]]));
}

/** How bright a colour is to the eye, from 0 to 1 (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(["green", "midnight", "claret"])("the look %s", (look) => {
  const colours = coloursOf(look);

  it("has all that a table and its cards need", () => {
    expect([...colours.keys()]).toEqual([...coloursOf("green").keys()]);
  });

  it.each([
    ["on-felt", "felt"],
    ["on-felt", "felt-2"],
    ["card-ink", "card"],
    ["card-red", "card"],
  ])("shows %s on %s", (ink, ground) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colours.get(ink)![scheme], colours.get(ground)![scheme])).toBeGreaterThan(4.5);
    }
  });
});
