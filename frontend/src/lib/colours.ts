/**
 * Colours of seats and teams. The hues are those of Okabe and Ito, which people with any of the
 * common kinds of colour blindness can tell apart; each also has a shape, so that colour is never needed.
 */
import type { Colour } from "../boards/contract";

export interface Paint {
  fill: string;
  /** What is drawn on the fill. */
  ink: string;
  /** A path in a box from -10 to 10. */
  shape: string;
}

const CIRCLE = "M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7Z";
const TRIANGLE = "M0-8L8 6H-8Z";
const SQUARE = "M-6-6H6V6H-6Z";
const DIAMOND = "M0-9L7 0L0 9L-7 0Z";
const CROSS = "M-2.5-8H2.5V-2.5H8V2.5H2.5V8H-2.5V2.5H-8V-2.5H-2.5Z";
const STAR = "M0-9L2.4-3.3L8.6-2.8L3.9 1.3L5.3 7.3L0 4.1L-5.3 7.3L-3.9 1.3L-8.6-2.8L-2.4-3.3Z";
const HOURGLASS = "M-7-8H7L2.2 0L7 8H-7L-2.2 0Z";
const RING = "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8ZM0-3.5A3.5 3.5 0 1 0 0 3.5A3.5 3.5 0 1 0 0-3.5Z";

const SOFT: Record<Colour, Paint> = {
  blue: { fill: "#0b6bb0", ink: "#ffffff", shape: CIRCLE },
  green: { fill: "#00856a", ink: "#ffffff", shape: TRIANGLE },
  red: { fill: "#c8501a", ink: "#ffffff", shape: SQUARE },
  yellow: { fill: "#efb61c", ink: "#2b2100", shape: DIAMOND },
  purple: { fill: "#7b4bb0", ink: "#ffffff", shape: CROSS },
  grey: { fill: "#66707a", ink: "#ffffff", shape: RING },
  pink: { fill: "#cf5f9b", ink: "#ffffff", shape: STAR },
  teal: { fill: "#58b7dc", ink: "#06222e", shape: HOURGLASS },
};

/** Further apart in lightness, for screens in the sun and eyes that see little colour. */
const STRONG: Record<Colour, Paint> = {
  blue: { ...SOFT.blue, fill: "#003d8f" },
  green: { ...SOFT.green, fill: "#3fd0a4", ink: "#00251b" },
  red: { ...SOFT.red, fill: "#d13f00" },
  yellow: { ...SOFT.yellow, fill: "#ffe14d", ink: "#2b2100" },
  purple: { ...SOFT.purple, fill: "#3b0a66" },
  grey: { ...SOFT.grey, fill: "#3c444c" },
  pink: { ...SOFT.pink, fill: "#f7a3cc", ink: "#3a0520" },
  teal: { ...SOFT.teal, fill: "#8fe1ff" },
};

export const COLOURS = Object.keys(SOFT) as readonly Colour[];

export function isColour(name: string): name is Colour {
  return Object.hasOwn(SOFT, name);
}

export type Palette = "soft" | "strong";

export function paint(colour: Colour, palette: Palette = "soft"): Paint {
  return (palette === "strong" ? STRONG : SOFT)[colour];
}
