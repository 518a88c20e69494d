/** What a client knows about a table, and how each message changes it. Pure: no browser needed. */
import type { Seat } from "../boards/contract";
import type {
  Event,
  FromServer,
  News,
  Revealed,
  TableFacts,
  View,
  Welcome,
  You,
} from "./protocol";

export interface Known {
  /** The number of the last message seen; null before the first welcome. */
  n: number | null;
  table: TableFacts | null;
  you: You;
  view: View | null;
  log: Event[];
  present: boolean[];
  spectators: number;
}

export const NOTHING: Known = {
  n: null,
  table: null,
  you: { seat: null, seats: [], host: false },
  view: null,
  log: [],
  present: [],
  spectators: 0,
};

/** A message came that does not join on: something is missing, so say hello again. */
export const GAP = Symbol("gap");

export function receive(known: Known, message: FromServer): Known | typeof GAP {
  switch (message.type) {
    case "welcome":
      return welcome(known, message);
    case "news":
      return news(known, message);
    case "presence":
      return { ...known, present: message.seats, spectators: message.spectators };
    default:
      return known;
  }
}

function welcome(known: Known, { n, table, you, view, log }: Welcome): Known {
  return { ...known, n, table, you, view, log };
}

function news(known: Known, message: News): Known | typeof GAP {
  if (known.n === null || message.from > known.n + 1) return GAP;
  const seen = known.n;
  // Two connections may overlap for a moment; what is known already is not told twice.
  const fresh = message.events.filter((event) => event.n > seen);
  const log = reveal([...known.log, ...fresh], message.revealed);
  if (message.n < seen) return known;
  return { ...known, n: message.n, log, view: message.view ?? known.view };
}

function reveal(log: Event[], revealed: readonly Revealed[]): Event[] {
  if (!revealed.length) return log;
  return log.map((event) => {
    const open = revealed.find(
      (r) => event.type === "moved" && r.match === event.match && r.ply === event.ply,
    );
    return open ? { ...event, move: open.move, label: open.label, told: open.told } : event;
  });
}

/** The own seats that are waited for. */
export function ownTurns(known: Known): Seat[] {
  if (known.view?.phase !== "playing") return [];
  const actors = known.view.scene?.actors ?? [];
  return known.you.seats.filter((seat) => actors.includes(seat));
}

/**
 * At a hot seat: whose turn to look it is, if that is somebody else than who looks now. The hand
 * on the screen stays covered until that person says "it's me".
 */
export function nextLooker(known: Known): Seat | null {
  if (known.you.seats.length < 2 || known.you.seat === null) return null;
  const turns = ownTurns(known);
  if (!turns.length || turns.includes(known.you.seat)) return null;
  return turns[0]!;
}

/** What is left on a clock now, in milliseconds. */
export function timeLeft(view: View, seat: Seat, now: number): number | null {
  const left = view.clock.left[seat] ?? null;
  if (left === null) return null;
  const gone = view.clock.running.includes(seat) ? now - view.clock.at : 0;
  return Math.max(0, left - gone);
}

/** Moves of the current match, oldest first. */
export function movesOf(known: Known): Event[] {
  return known.log.filter((e) => e.type === "moved" && e.match === known.view?.match);
}
