/** Everything Glow shows as an icon, drawn in a box from 0 to 24. */
import type { DieColour, Element } from "./table";

export const GLYPHS: Record<Element, string> = {
  fire: "M12.6 3.2C13.4 6.6 17.9 8.9 17.9 14.2A5.9 5.9 0 0 1 6.1 14.2C6.1 11.4 7.6 9.9 8.3 7.8C9.5 8.8 10.1 9.9 10.3 11.2C11.9 9 12.8 6.3 12.6 3.2Z",
  water:
    "M12 3.4C14.4 7.4 17.6 10.8 17.6 14.4A5.6 5.6 0 0 1 6.4 14.4C6.4 10.8 9.6 7.4 12 3.4ZM8.4 14.2A3.8 3.8 0 0 0 11.6 18.2V16.6A2.3 2.3 0 0 1 9.9 14.2Z",
  stone: "M8.2 4.8H15.8L19.6 10L12 20L4.4 10ZM9.2 10L12 16.6L14.8 10ZM9.6 6.4L9.1 8.8H14.9L14.4 6.4Z",
  air: "M7.6 17.4A4.1 4.1 0 0 1 6.9 9.3A5.3 5.3 0 0 1 16.9 8.9A4.3 4.3 0 0 1 16.9 17.4Z",
  leaf: "M19.2 4.4C9.8 4.2 4.8 8.4 4.8 14C4.8 15.8 5.4 17.5 6.3 18.8C7.8 14.4 11 11.2 14.8 9.6C11.8 12.2 9.4 15.4 8.2 19.8C15.8 20.6 20 14 19.2 4.4Z",
};

export interface Paint {
  fill: string;
  ink: string;
}

export const ELEMENT_PAINT: Record<Element, Paint> = {
  fire: { fill: "#c93a22", ink: "#fff6e8" },
  water: { fill: "#1b62b8", ink: "#f0f8ff" },
  stone: { fill: "#b8640f", ink: "#fff5e4" },
  air: { fill: "#9bdcf4", ink: "#103a50" },
  leaf: { fill: "#2c7f35", ink: "#f2ffe9" },
};

export const DIE_PAINT: Record<DieColour, Paint> = {
  green: { fill: "#2c7f35", ink: "#f2ffe9" },
  blue: { fill: "#1b4fae", ink: "#f0f8ff" },
  azure: { fill: "#9bdcf4", ink: "#103a50" },
  red: { fill: "#bf2c26", ink: "#fff3ee" },
  orange: { fill: "#e58a2c", ink: "#331a00" },
  purple: { fill: "#6d379b", ink: "#fbf2ff" },
  yellow: { fill: "#f3cf3f", ink: "#352a00" },
  black: { fill: "#24242b", ink: "#f3f3f8" },
};

const FOOT = "C10.6 2.6 11.4 5 11.1 7.6C10.9 9.6 10 11.2 8.3 11.2S5.3 9.4 5.1 7.4C4.9 4.8 5.9 2.6 8.2 2.6Z";

interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
}

/** Icons that are not elements: paths from back to front. Without a colour they take the text's. */
export const SIGNS = {
  points: [
    {
      d: "M12 1.2L14.9 9.1L22.8 12L14.9 14.9L12 22.8L9.1 14.9L1.2 12L9.1 9.1Z",
      fill: "#f2b705",
      stroke: "#7a5200",
    },
  ],
  footprints: [
    {
      d: `M8.2 2.6${FOOT}M6 12.8H10.4C10.7 14.9 10 16.4 8.3 16.4S5.8 14.9 6 12.8Z`,
      fill: "#b98b5e",
      stroke: "#573614",
    },
    {
      d: "M16 7.4C18.4 7.4 19.2 9.8 18.9 12.4C18.7 14.4 17.8 16 16.1 16S13.1 14.2 12.9 12.2C12.7 9.6 13.7 7.4 16 7.4ZM13.8 17.6H18.2C18.5 19.7 17.8 21.2 16.1 21.2S13.6 19.7 13.8 17.6Z",
      fill: "#b98b5e",
      stroke: "#573614",
    },
  ],
  rerolls: [
    { d: "M3.5 3.5H20.5V20.5H3.5Z", fill: "#e9e4f7", stroke: "#41307a" },
    { d: "M17 12A5 5 0 1 1 15.2 8.2M15.9 5V8.8H12.1", stroke: "#41307a", fill: "none" },
  ],
  fireflies: [
    { d: "M12 8A7 7 0 1 1 12 22A7 7 0 1 1 12 8Z", fill: "#ffe66b" },
    {
      d: "M12 9C5 9.5 2.5 6.5 3 3.5C7 2.6 10.5 5 12 9C13.5 5 17 2.6 21 3.5C21.5 6.5 19 9.5 12 9Z",
      fill: "#cfe5ef",
      stroke: "#3d5a66",
    },
    {
      d: "M12 6C13.8 6 14.6 8 14.6 11.5C14.6 15.5 13.6 18.6 12 18.6S9.4 15.5 9.4 11.5C9.4 8 10.2 6 12 6Z",
      fill: "#5a4a1c",
      stroke: "#2e2509",
    },
    { d: "M9.6 13.2H14.4C14.2 16.4 13.3 18.6 12 18.6S9.8 16.4 9.6 13.2Z", fill: "#fff3a0" },
  ],
  skull: [
    {
      d: "M12 2.8A8.4 8.4 0 0 0 3.6 11.2C3.6 14 5 16 7.2 17.2V20.8H16.8V17.2C19 16 20.4 14 20.4 11.2A8.4 8.4 0 0 0 12 2.8Z",
      fill: "#f5f1e6",
      stroke: "#2b2623",
    },
    {
      d: "M8.6 9.4A2.2 2.2 0 1 1 8.6 13.8A2.2 2.2 0 1 1 8.6 9.4ZM15.4 9.4A2.2 2.2 0 1 1 15.4 13.8A2.2 2.2 0 1 1 15.4 9.4ZM12 14L13.2 16.4H10.8ZM9.6 18V20.6M12 18V20.6M14.4 18V20.6",
      fill: "#2b2623",
      stroke: "#2b2623",
    },
  ],
  curse: [
    { d: "M12 1.6L21 6.8V17.2L12 22.4L3 17.2V6.8Z", fill: "#4b1f74", stroke: "#20083a" },
    { d: "M13.4 4.6L7 13.2H11.4L10.2 19.4L17 10.6H12.6Z", fill: "#f5c8ff" },
  ],
  fetch: [
    { d: "M5 21V11A7 7 0 0 1 19 11V21Z", fill: "#9aa3ad", stroke: "#2f363d" },
    { d: "M12 18V9.5M8.4 12.6L12 9L15.6 12.6", stroke: "#1b5e2a", fill: "none" },
  ],
  discard: [
    { d: "M5.5 2.5H18.5V21.5H5.5Z", fill: "#f5f1e6", stroke: "#2b2623" },
    { d: "M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5", stroke: "#b3261e", fill: "none" },
  ],
  drop_last: [
    { d: "M3 5H13V20H3Z", fill: "#d6cfbf", stroke: "#2b2623" },
    { d: "M10 3H21V21H10Z", fill: "#f5f1e6", stroke: "#2b2623" },
    { d: "M12.6 9L18.4 15M18.4 9L12.6 15", stroke: "#b3261e", fill: "none" },
  ],
  cemetery: [
    { d: "M5 21V11A7 7 0 0 1 19 11V21Z", fill: "#9aa3ad", stroke: "#2f363d" },
    { d: "M12 8.4V16M9 10.8H15M2.5 21.4H21.5", stroke: "#2f363d", fill: "none" },
  ],
  camp: [
    { d: "M12 3L22 20.5H2Z", fill: "#f4e3c0", stroke: "#3a2a10" },
    { d: "M12 10L16 20.5H8Z", fill: "#3a2a10" },
  ],
  boat: [
    {
      d: "M11.4 2.5V14.4H3.4C6.4 11.6 9.4 8 11.4 2.5ZM12.8 4.6C16.4 7 18.8 10.4 19.6 14.4H12.8Z",
      fill: "#fdf6e3",
      stroke: "#2b2623",
    },
    {
      d: "M2.2 16H21.8C20.8 19.4 18.8 21 16 21H8C5.2 21 3.2 19.4 2.2 16Z",
      fill: "#8a5a2b",
      stroke: "#2b2623",
    },
  ],
  band: [
    { d: "M9.4 5.4A2.6 2.6 0 0 1 14.6 5.4V6.6H9.4Z", fill: "none", stroke: "#2b2623" },
    { d: "M7 8H17L18.4 18.6H5.6ZM5 18.8H19V21.6H5Z", fill: "#3f3a33", stroke: "#1c1916" },
    { d: "M12 9.8C14 12 14.6 13.4 14.6 14.8A2.6 2.6 0 0 1 9.4 14.8C9.4 13.4 10 12 12 9.8Z", fill: "#ffd54a" },
  ],
  alike: [
    { d: "M2 4H11V13H2ZM13 11H22V20H13Z", fill: "#f5f1e6", stroke: "#2b2623" },
    { d: "M6.5 6.4L8.6 8.5L6.5 10.6L4.4 8.5ZM17.5 13.4L19.6 15.5L17.5 17.6L15.4 15.5Z", fill: "#2b2623" },
  ],
  village: [
    { d: "M12 2.5L22 11H19.4V21.5H4.6V11H2Z", fill: "#f4e3c0", stroke: "#3a2a10" },
    { d: "M9.8 21.5V14.4H14.2V21.5Z", fill: "#ffcf4d", stroke: "#3a2a10" },
  ],
  curse_face: [
    {
      d: "M12 2.6L14 8.6L20.4 7L16.2 12L20.4 17L14 15.4L12 21.4L10 15.4L3.6 17L7.8 12L3.6 7L10 8.6Z",
      fill: "#e35a5a",
      stroke: "#2b0a0a",
    },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type Sign = keyof typeof SIGNS;
export type IconName = Element | Sign;
