/** What a client knows about a table, and how each message changes it. Pure: no browser needed. */
import type { Seat } from "../boards/contract";
import { changed } from "./changes";
import type {
  Moved,
  News,
  Notice,
  Revealed,
  ServerMessage,
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
  log: Notice[];
  /** How many lines of chat are older than the log. */
  earlier: number;
  present: boolean[];
  spectators: number;
}

export const NOTHING: Known = {
  n: null,
  table: null,
  you: { seat: null, seats: [], host: false, devices: [], outcast: false },
  view: null,
  log: [],
  earlier: 0,
  present: [],
  spectators: 0,
};

/** A message does not follow on from the last one: something is missing, so say hello again. */
export const GAP = Symbol("gap");

export function receive(known: Known, message: ServerMessage): Known | typeof GAP {
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

function welcome(known: Known, { n, table, you, view, log, earlier }: Welcome): Known {
  return { ...known, n, table, you, view, log, earlier };
}

function news(known: Known, message: News): Known | typeof GAP {
  if (known.n === null || message.from > known.n + 1) return GAP;
  const last = known.n;
  if (message.n < last) return known;
  const view = viewAfter(known, message);
  if (view === GAP) return GAP;
  // Two connections may overlap for a moment; what is known already is not told twice.
  const fresh = message.events.filter((event) => event.n > last);
  const log = reveal([...known.log, ...fresh], message.revealed);
  return { ...known, n: message.n, log, view };
}

/** Changes are about the view after the message before, and no other. */
function viewAfter(known: Known, { from, view, changes }: News): View | null | typeof GAP {
  if (!changes) return view ?? known.view;
  return from - 1 === known.n ? (changed(known.view, changes) ?? GAP) : GAP;
}

function reveal(log: Notice[], revealed: readonly Revealed[]): Notice[] {
  if (!revealed.length) return log;
  return log.map((event) => {
    if (event.type !== "moved") return event;
    const open = revealed.find(({ match, ply }) => match === event.match && ply === event.ply);
    return open ? { ...event, move: open.move, told: open.told } : event;
  });
}

/** Those of our seats that the table is waiting for. */
export function ownTurns(known: Known): Seat[] {
  if (known.view?.phase !== "playing") return [];
  const actors = known.view.scene?.actors ?? [];
  return known.you.seats.filter((seat) => actors.includes(seat));
}

/** Whether several people who move themselves sit at this device. */
export function isHotSeat(known: Known): boolean {
  const moves = (seat: Seat): boolean => {
    const one = known.view?.seats[seat];
    return one?.kind === "person" && !one.level;
  };
  return known.you.seats.filter(moves).length > 1;
}

/**
 * At a hot seat: who has to say "it's me" before anything is shown, or null if the board may be
 * seen. `ready` is who has said so last.
 */
export function coveredFor(known: Known, ready: Seat | null): Seat | null {
  if (known.view?.phase !== "playing" || !isHotSeat(known)) return null;
  const turns = ownTurns(known);
  const looker = known.you.seat;
  if (looker !== null && looker === ready && (!turns.length || turns.includes(looker))) return null;
  // While nobody of this device is to move, what spectators see gives nothing away.
  return turns[0] ?? looker;
}

/** The seats that are called "you": at a hot seat only whoever looks. */
export function ownSeats(known: Known, ready: Seat | null): Seat[] {
  if (!isHotSeat(known)) return known.you.seats;
  const { seat } = known.you;
  return seat !== null && seat === ready && coveredFor(known, ready) === null ? [seat] : [];
}

/** How many watch besides us. */
export const otherWatchers = ({ you, spectators }: Known): number =>
  Math.max(0, spectators - (you.seats.length ? 0 : 1));

/** Whether anybody else is there, at the table or watching. */
export function isInCompany(known: Known): boolean {
  const isOther = (kind: string, seat: Seat): boolean => kind === "person" && !known.you.seats.includes(seat);
  const people = known.view?.seats.some(({ kind }, seat) => isOther(kind, seat)) ?? false;
  return people || otherWatchers(known) > 0;
}

/** The ply that the last move of a seat led to; null if it has not moved at this table. */
export function lastPlyOf(known: Known, seat: Seat): number | null {
  return movesOf(known).findLast((event) => event.seat === seat)?.ply ?? null;
}

/** What is left on a clock now, in milliseconds. */
export function timeLeft(view: Pick<View, "clock">, seat: Seat, now: number): number | null {
  const left = view.clock.left[seat] ?? null;
  if (left === null) return null;
  const gone = view.clock.running.includes(seat) ? now - view.clock.at : 0;
  return Math.max(0, left - gone);
}

/** Moves of the current match, oldest first. */
export function movesOf(known: Known): Moved[] {
  return known.log
    .filter((event) => event.type === "moved")
    .filter(({ match }) => match === known.view?.match);
}

/** How a seat was lost: another device has taken it, or the host has sent us away. */
export type Loss = "claimed" | "sent away";

/** Of a seat whose secret opens nothing any more: how we lost it; null if we got up ourselves. */
export function lossIn(log: readonly Notice[]): Loss | null {
  const last = log.findLast(({ type }) => type in LOSSES);
  return last ? (LOSSES[last.type] ?? null) : null;
}

const LOSSES: Partial<Record<Notice["type"], Loss | null>> = {
  devices: "claimed",
  passed: "claimed",
  left: null,
};

/** How many devices can open each of our seats that is open on more than one. */
export function sharedSeats({ you }: Known): { seat: Seat; devices: number }[] {
  return you.seats
    .map((seat, i) => ({ seat, devices: you.devices[i] ?? 1 }))
    .filter(({ devices }) => devices > 1);
}
