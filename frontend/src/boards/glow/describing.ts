/** Dice and spaces in whatever is said about moves, so that they can be drawn there. */

/** Companions have two digits after their letter, and tiles a letter of their own. */
const NAMES = /\b(p\d\d|v\d{1,2}|[GBAROPYK][1-5])\b/;

export function thingsIn(words: string): (string | { signs: string })[] {
  return words.split(NAMES).map((part, i) => (i % 2 ? { signs: part } : part));
}
