/** What a move of Glow points at, by its notation alone. */
import { ELEMENTS, type DieColour, type Element, type Space } from "./table";

export type Payment = "token" | "lumipili" | "points";

export type Reading =
  | { kind: "choose"; name: string }
  | { kind: "take"; area: Element; black: Element | null }
  | { kind: "dismiss"; area: Element }
  | { kind: "die"; colour: DieColour }
  | { kind: "pay"; by: Payment }
  | { kind: "reroll"; dice: string[] }
  | { kind: "set"; die: string; face: Element | "special" }
  | { kind: "resolve"; card: string }
  | { kind: "discard"; card: string }
  | { kind: "fetch"; card: string | null }
  | { kind: "return"; die: string }
  | { kind: "go"; space: string; by: string | null }
  | { kind: "sail"; from: string; to: string }
  | { kind: "tom"; from: string; to: string }
  | { kind: "keep" }
  | { kind: "camp" }
  | { kind: "stop" };

export type Kind = Reading["kind"];
export type Move = Reading & { move: string };
export type MoveOf<K extends Kind> = Extract<Reading, { kind: K }> & { move: string };

const isElement = (word: string): word is Element => (ELEMENTS as readonly string[]).includes(word);

/** Islands are written with a hyphen in moves and with an underscore in scenes. */
const island = (word: string): string => word.replace("-", "_");
export const islandWord = (id: string): string => id.replace("_", "-");

export function read(move: string): Reading | null {
  const [kind = "", ...rest] = move.split(" ");
  const [first = "", second, third] = rest;
  switch (kind) {
    case "choose":
      return { kind, name: first };
    case "take":
      if (!isElement(first)) return null;
      if (second === undefined) return { kind, area: first, black: null };
      return second === "black" && isElement(third ?? "")
        ? { kind, area: first, black: third as Element }
        : null;
    case "dismiss":
      return isElement(first) ? { kind, area: first } : null;
    case "die":
      return { kind, colour: first as DieColour };
    case "pay":
      return { kind, by: first as Payment };
    case "reroll":
      return { kind, dice: rest };
    case "set":
      return { kind, die: first, face: second as Element | "special" };
    case "resolve":
    case "discard":
      return { kind, card: rest.join(" ") };
    case "fetch":
      return { kind, card: first === "nothing" ? null : first };
    case "return":
      return { kind, die: first };
    case "go":
      return { kind, space: first, by: second ?? null };
    case "sail":
    case "tom":
      return { kind, from: island(first), to: island(second ?? "") };
    case "keep":
    case "camp":
    case "stop":
      return { kind };
    default:
      return null;
  }
}

/** All legal moves, read. */
export function readAll(legal: readonly string[]): Move[] {
  return legal.flatMap((move) => {
    const reading = read(move);
    return reading ? [{ ...reading, move }] : [];
  });
}

export function ofKind<K extends Kind>(moves: readonly Move[], kind: K): MoveOf<K>[] {
  return moves.filter((move): move is Move & MoveOf<K> => move.kind === kind);
}

/** How a step that cannot be made is written, so that the server can say why. */
export function stepWish(space: Pick<Space, "id" | "kind">, die: string | null): string {
  if (space.kind !== "symbol") return `go ${space.id}`;
  return `go ${space.id} ${die ?? "footprint"}`;
}

export function voyage(kind: "sail" | "tom", from: string, to: string): string {
  return `${kind} ${islandWord(from)} ${islandWord(to)}`;
}
