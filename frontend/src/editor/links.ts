/**
 * A board as a part of an address: the version of the encoding, then what the game's own encoding
 * says, in characters that no chat and no browser changes. Nothing is stored on a server.
 */
import { BadDesign, LONGEST, type Designer, type Size } from "./designer";

const VERSION = "1";
/** Twice what the largest board needs; anything longer is not one of our boards. */
const LONGEST_LINK = 4000;

/** What separates the parts of an encoding. */
export const DIVIDER = ".";

export function toLink<Design>(designer: Designer<Design>, design: Design): string {
  return `${VERSION}${DIVIDER}${designer.encode(design)}`;
}

export function fromLink<Design>(designer: Designer<Design>, text: string): Design {
  if (text.length > LONGEST_LINK) throw new BadDesign("editor-link-long");
  const [version] = text.split(DIVIDER, 1);
  if (!version || !/^\d{1,4}$/.test(version)) throw new BadDesign("editor-link-broken");
  if (version !== VERSION) throw new BadDesign("editor-link-newer", { version });
  return designer.decode(text.slice(version.length + 1));
}

/** The size at the beginning of an encoding, such as 7x9. */
export function readSize(text: string | undefined): Size {
  const parts = /^(\d{1,2})x(\d{1,2})$/.exec(text ?? "");
  const size = { width: Number(parts?.[1]), height: Number(parts?.[2]) };
  if (!parts || !isSize(size)) throw new BadDesign("editor-link-broken");
  return size;
}

export function isSize({ width, height }: Size): boolean {
  const fits = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= LONGEST;
  return fits(width) && fits(height);
}
