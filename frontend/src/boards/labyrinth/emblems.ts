/**
 * The pictures on the stones, drawn in a box from -10 to 10. Stones 1 to 32 each have their own;
 * 33 to 64 show them again, light on a dark hexagon.
 */

export interface Emblem {
  name: string;
  ink: string;
  /** Filled with ink. */
  fill?: string;
  /** Filled with the colour of the ground, on top of it. */
  cut?: string;
  /** Drawn with a pen in the colour of the ground. */
  groove?: string;
  /** Drawn with a pen in ink. */
  line?: string;
}

const RED = "#9d2b1c";
const BLUE = "#1c5593";
const GREEN = "#1d6a39";
const PURPLE = "#713a93";
const OCHRE = "#855400";
const TEAL = "#0b666c";

function dot(x: number, y: number, r: number): string {
  return `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0Z`;
}

const PETALS = Array.from({ length: 6 }, (_, i) => {
  const angle = (i * Math.PI) / 3;
  return dot(+(5.6 * Math.sin(angle)).toFixed(2), +(-5.6 * Math.cos(angle)).toFixed(2), 3.5);
}).join("");

const EMBLEMS: readonly Emblem[] = [
  {
    name: "key",
    ink: OCHRE,
    fill: dot(-4, -4, 5.6),
    cut: dot(-4, -4, 2.1),
    line: "M0 0L9 9M5 5L8 2M8 8L10.4 5.6",
  },
  {
    name: "crown",
    ink: OCHRE,
    fill: "M-9 8V-5L-4.5 0L0-8.5L4.5 0L9-5V8Z",
    groove: "M-7 4.4H7",
  },
  { name: "moon", ink: BLUE, fill: "M2-9.5A9.5 9.5 0 1 0 9 5A8 8 0 0 1 2-9.5Z" },
  {
    name: "sun",
    ink: RED,
    fill: dot(0, 0, 4.6),
    line: "M0-9.6V-7.4M0 7.4V9.6M-9.6 0H-7.4M7.4 0H9.6M-6.8-6.8L-5.3-5.3M5.3 5.3L6.8 6.8M-6.8 6.8L-5.3 5.3M5.3-5.3L6.8-6.8",
  },
  {
    name: "fir",
    ink: GREEN,
    fill: "M0-10L5-3.4H2.8L7 2.4H4L8.6 7.6H1.6V10H-1.6V7.6H-8.6L-4 2.4H-7L-2.8-3.4H-5Z",
  },
  {
    name: "leaf",
    ink: GREEN,
    fill: "M8.6-9.2C9.4 2 5 8.2-2.6 8.2C-9 8.2-9.4-.6-4.4-3.8C-.4-6.4 5-6 8.6-9.2Z",
    groove: "M-5 5.6L4.4-4",
    line: "M-9.4 9.6L-6 6.4",
  },
  {
    name: "fish",
    ink: TEAL,
    fill: "M-10-5.4L-6.4 0L-10 5.4C-7 5.4-5 3.6-4 2.5C-1 6.4 6.4 6.8 10 0C6.4-6.8-1-6.4-4-2.5C-5-3.6-7-5.4-10-5.4Z",
    cut: dot(5, -1.6, 1.4),
  },
  {
    name: "cat",
    ink: PURPLE,
    fill: "M-8.4-9.6L-3.4-5.8H3.4L8.4-9.6V1.6A8.4 7.8 0 0 1-8.4 1.6Z",
    cut: `${dot(-3.6, 0, 1.8)}${dot(3.6, 0, 1.8)}M-1.7 4.2H1.7L0 6.2Z`,
  },
  {
    name: "toadstool",
    ink: RED,
    fill: "M-9.6 .6A9.6 10 0 0 1 9.6 .6C9.6 2.4-9.6 2.4-9.6 .6ZM-3 1H3L4.2 9.6H-4.2Z",
    cut: `${dot(-4, -3.4, 1.9)}${dot(2, -5.6, 1.7)}${dot(5.6, -1.6, 1.5)}`,
  },
  {
    name: "apple",
    ink: RED,
    fill: "M0-4C3-7 9-6 9 .4C9 6 5 10 2.5 9.6C1 9.2-1 9.2-2.5 9.6C-5 10-9 6-9 .4C-9-6-3-7 0-4Z",
    line: "M0-4.6C0-7 1-8.6 3.2-9.6",
  },
  {
    name: "heart",
    ink: RED,
    fill: "M0 9.4C-12.4 .4-9.4-8.6-4.6-8.6C-2.2-8.6-.6-7.2 0-5.2C.6-7.2 2.2-8.6 4.6-8.6C9.4-8.6 12.4 .4 0 9.4Z",
  },
  {
    name: "anchor",
    ink: BLUE,
    line: `${dot(0, -7.4, 2)}M0-5.2V8.8M-4.6-2.4H4.6M-8.8 1.6C-8.4 6.8-4 8.8 0 8.8C4 8.8 8.4 6.8 8.8 1.6`,
  },
  {
    name: "bell",
    ink: OCHRE,
    fill: "M0-9.8C6.4-9.8 5.8-3 6.6 1.4L9.2 5.6H-9.2L-6.6 1.4C-5.8-3-6.4-9.8 0-9.8ZM-2.8 7H2.8A2.8 2.8 0 0 1-2.8 7Z",
  },
  {
    name: "candle",
    ink: PURPLE,
    fill: "M-3-1H3V8H-3ZM-7.4 7.6H7.4V10H-7.4ZM0-10.2C3.2-6.6 2.8-2.6 0-2.6C-2.8-2.6-3.2-6.6 0-10.2Z",
  },
  {
    name: "goblet",
    ink: TEAL,
    fill: "M-7.4-9.4H7.4C7.4-2 4.8 1.2 1.5 1.9V6.2L6.4 9.6H-6.4L-1.5 6.2V1.9C-4.8 1.2-7.4-2-7.4-9.4Z",
    groove: "M-4.6-6.2H4.6",
  },
  {
    name: "sword",
    ink: BLUE,
    fill: "M9.8-9.8L8.6-4.4L-2.2 5.4L-5.4 2.2L4.4-8.6Z",
    line: "M-8-.6L.6 8M-4.6 4.6L-9 9",
  },
  {
    name: "shield",
    ink: BLUE,
    fill: "M0-10L9-7.2V0C9 5.2 4 9 0 10.2C-4 9-9 5.2-9 0V-7.2Z",
    groove: "M0-7V7M-6.4-1.6H6.4",
  },
  {
    name: "hourglass",
    ink: OCHRE,
    fill: "M-7.6-10H7.6V-7.6H-7.6ZM-7.6 7.6H7.6V10H-7.6ZM-6-6.4H6C6-2.4 1.6-1 1.6 0C1.6 1 6 2.4 6 6.4H-6C-6 2.4-1.6 1-1.6 0C-1.6-1-6-2.4-6-6.4Z",
    cut: "M-3.6-5.2H3.6L1.6-3H-1.6Z",
  },
  {
    name: "gem",
    ink: TEAL,
    fill: "M-5.6-8.2H5.6L10-2.6L0 9.6L-10-2.6Z",
    groove: "M-8.6-2.6H8.6M-3.6-2.6L0 7.6L3.6-2.6L0-7.6Z",
  },
  {
    name: "boat",
    ink: BLUE,
    fill: "M-1-10V3H-8.6ZM1-7.4L8 3H1ZM-10 4.8H10L6.6 9.6H-6.6Z",
  },
  {
    name: "house",
    ink: RED,
    fill: "M0-9.6L10.2-.6H7.4V9H-7.4V-.6H-10.2Z",
    cut: "M-2.2 9V2.8H2.2V9Z",
  },
  {
    name: "tower",
    ink: PURPLE,
    fill: "M-7.4-9.8H-4.2V-7.2H-1.6V-9.8H1.6V-7.2H4.2V-9.8H7.4V-3.4L5.2-1V9.6H-5.2V-1L-7.4-3.4Z",
    cut: "M-2 9.6V5A2 2 0 0 1 2 5V9.6ZM-1-3.4H1V.6H-1Z",
  },
  {
    name: "umbrella",
    ink: PURPLE,
    fill: "M-9.8 0A9.8 9.4 0 0 1 9.8 0C8-2 5.2-2 3.3 0C1.5-2-1.5-2-3.3 0C-5.2-2-8-2-9.8 0Z",
    line: "M0-1V7C0 10.4 4.6 10.2 4.6 7",
  },
  { name: "bolt", ink: OCHRE, fill: "M2.4-10.2L-7.6 1.6H-1.4L-3.2 10.2L7.6-2.6H1Z" },
  {
    name: "flame",
    ink: RED,
    fill: "M1-10.2C2-6 7.4-3.6 7.4 2.6C7.4 7.2 4.2 10 0 10C-4.2 10-7.4 7.2-7.4 2.6C-7.4-.6-5.2-2-4.2-4.6C-2.6-3.6-2-2.6-1.7-1.2C.6-3.6 1.6-6.6 1-10.2Z",
    cut: "M.4 1.6C2.6 3.8 3.2 5.4 2.6 7C1.8 8.8-1.6 8.8-2.4 7C-3 5 .4 4.4 .4 1.6Z",
  },
  {
    name: "drop",
    ink: BLUE,
    fill: "M0-10.2C4-4 7.2-.6 7.2 3A7.2 7 0 0 1-7.2 3C-7.2-.6-4-4 0-10.2Z",
    groove: "M3.8 3.6C3.4 5.4 2.2 6.6 .6 6.9",
  },
  { name: "flower", ink: PURPLE, fill: PETALS, cut: dot(0, 0, 2.6) },
  {
    name: "butterfly",
    ink: TEAL,
    fill: "M-1-1C-4-9.4-10.2-9-9.8-3.6C-9.4 0-5 .6-1 .6C-6 1-8.4 4-6.8 7C-4.6 10-1.5 6-1 2ZM1-1C4-9.4 10.2-9 9.8-3.6C9.4 0 5 .6 1 .6C6 1 8.4 4 6.8 7C4.6 10 1.5 6 1 2Z",
    line: "M0-3V6M0-3L-2.2-7.6M0-3L2.2-7.6",
  },
  {
    name: "snail",
    ink: OCHRE,
    line: "M-.6-.6C1-2 3 0 1.6 1.8C0 3.6-3.8 2.4-3.6-1.2C-3.4-5 2-6 4.6-2.8C7.4 .8 5.4 5.8 1 6.4C-5 7-8.4 3-8-2C-7.8-5.4-6-7.6-4-8.8M1 6.4C3 8.6 7 9.2 9.4 8.2",
  },
  {
    name: "eye",
    ink: TEAL,
    fill: "M-10.2 0C-6-6.8 6-6.8 10.2 0C6 6.8-6 6.8-10.2 0Z",
    cut: dot(0, 0, 3.8),
    line: "M0-.4V.4",
  },
  {
    name: "book",
    ink: GREEN,
    fill: "M-9.6-7.2C-6-8.6-3-8.2-.7-6V8.8C-3 7-6 6.6-9.6 7.6ZM9.6-7.2C6-8.6 3-8.2 .7-6V8.8C3 7 6 6.6 9.6 7.6Z",
    groove:
      "M-7-3.4C-5.6-4-4.6-3.8-3-3M7-3.4C5.6-4 4.6-3.8 3-3M-7 1C-5.6 .4-4.6 .6-3 1.4M7 1C5.6 .4 4.6 .6 3 1.4",
  },
  {
    name: "note",
    ink: GREEN,
    fill: `${dot(-4.6, 6.6, 3.1)}${dot(4.8, 4.6, 3.1)}M-1.5-8L7.9-10V-6.4L-1.5-4.4Z`,
    line: "M-2.5 6.4V-6.6M6.9 4.4V-8.4",
  },
];

export function emblemOf(stone: number): Emblem {
  return EMBLEMS[(stone - 1) % EMBLEMS.length]!;
}

/** Whether a stone shows a picture for the second time. */
export function isSecond(stone: number): boolean {
  return stone > EMBLEMS.length;
}
