import type { Fault } from "../../lib/protocol";
import type { Designer } from "../designer";
import { blank, isOn, resize, sizeOf, squaresOf, type Plan } from "./design";
import PlanBench from "./PlanBench.svelte";
import { decode, fromPlain, plain, read, write } from "./text";

/** A sentence names a square, a start, or rooms of which all squares are meant. */
function places(plan: Plan, { about }: Fault): string[] {
  const square = about.cell ?? about.start;
  if (typeof square === "string") return isOn(plan, square) ? [square] : [];
  const rooms = Array.isArray(about.rooms) ? about.rooms : [];
  return rooms.flatMap((room) => squaresOf(plan, room));
}

export const DESIGNER: Designer<Plan> = {
  bench: PlanBench,
  file: "gluex.txt",
  size: sizeOf,
  blank,
  resize,
  players: (plan) => Math.max(2, plan.starts.length),
  options: (plan) => ({ board: { ...plain(plan) } }),
  lots: () => [],
  fromBoard: fromPlain,
  write,
  read,
  decode,
  places,
};
