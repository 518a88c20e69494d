/**
 * Portraits of the companions. We could not draw forty like the printed ones, nor may we; so each is
 * put together from a few parts, always the same ones for the same name.
 */
export interface Creature {
  hue: number;
  body: string;
  ears: string;
  eyes: { x: number; y: number; r: number }[];
  mouth: string;
}

const BODIES = [
  "M20 60C18 34 30 22 50 22S82 34 80 60Z",
  "M24 60C16 40 26 18 50 18S84 40 76 60Z",
  "M16 60C20 44 24 30 50 30S80 44 84 60Z",
  "M28 60C28 30 36 16 50 16S72 30 72 60Z",
  "M14 60C14 38 34 34 50 20C66 34 86 38 86 60Z",
];
const EARS = [
  "M30 32C24 14 26 6 32 4C38 10 40 20 42 26ZM70 32C76 14 74 6 68 4C62 10 60 20 58 26Z",
  "M28 34L14 10L42 24ZM72 34L86 10L58 24Z",
  "M38 24C34 10 24 6 18 10C26 12 30 20 32 30ZM62 24C66 10 76 6 82 10C74 12 70 20 68 30Z",
  "M26 36A10 10 0 1 1 40 22ZM74 36A10 10 0 1 0 60 22Z",
  "M50 22C46 12 48 4 56 2C54 8 56 14 54 22ZM38 25C33 18 32 12 35 7C38 13 41 18 44 23ZM62 25C67 18 68 12 65 7C62 13 59 18 56 23Z",
  "M44 22C40 12 32 8 26 12L28 8C36 2 46 8 48 21ZM56 22C60 12 68 8 74 12L72 8C64 2 54 8 52 21Z",
];
const EYES = [[-12, 12], [-9, 9], [0], [-15, 0, 15], [-16, -6, 6, 16]];
const MOUTHS = [
  "M44 52Q50 57 56 52",
  "M42 51H58",
  "M40 50L44 54L48 50L52 54L56 50L60 54",
  "M46 50Q50 47 54 50Q50 56 46 50",
];

/** A number that stays the same for the same text. */
function numberOf(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) % 1_000_003;
  return sum;
}

export function creature(name: string): Creature {
  const number = numberOf(name);
  const pick = <T>(parts: readonly T[], by: number): T => parts[Math.floor(number / by) % parts.length]!;
  const eyes = pick(EYES, 97);
  return {
    hue: (number * 47) % 360,
    body: pick(BODIES, 3),
    ears: pick(EARS, 17),
    eyes: eyes.map((dx) => ({ x: 50 + dx, y: 41 + Math.abs(dx) / 8, r: eyes.length > 2 ? 3.6 : 5 })),
    mouth: pick(MOUTHS, 29),
  };
}
