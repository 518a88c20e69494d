/**
 * A board as a part of an address: the options of the game, in letters that no chat and no browser changes.
 * The server reads them too, for the preview of a link; nothing is stored there.
 */
import { BadDesign, LONGEST, type Designer, type Size } from "./designer";

/** More than the largest board needs; anything longer is not one of our boards. */
const LONGEST_LINK = 4000;

/** Boards that were passed on earlier have this version, and then an encoding of the game's own. */
const OLD_VERSION = "1";
/** What separates the parts of such an encoding; newer links have none. */
export const DIVIDER = ".";

export function toLink<Design>(designer: Designer<Design>, design: Design): string {
  const options = { ...designer.options(design), board: designer.write(design) };
  const bytes = new TextEncoder().encode(JSON.stringify(options));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function fromLink<Design>(designer: Designer<Design>, text: string): Design {
  if (text.length > LONGEST_LINK) throw new BadDesign("editor-link-long");
  const [version] = text.split(DIVIDER, 1);
  if (version !== text) return fromOldLink(designer, text, version!);
  return designer.read(boardIn(text));
}

function fromOldLink<Design>(designer: Designer<Design>, text: string, version: string): Design {
  if (!/^\d{1,4}$/.test(version)) throw new BadDesign("editor-link-broken");
  if (version !== OLD_VERSION) throw new BadDesign("editor-link-newer", { version });
  return designer.decode(text.slice(version.length + 1));
}

/** The file of the board among the options. */
function boardIn(text: string): string {
  let options: unknown;
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    options = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new BadDesign("editor-link-broken");
  }
  const board = (options as { board?: unknown } | null)?.board;
  if (typeof board !== "string") throw new BadDesign("editor-link-broken");
  return board;
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
