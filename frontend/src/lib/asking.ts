/** What a table asks of whoever sits at this device, or has to tell them until they have seen it. */
import type { Seat } from "../boards/contract";
import type { DrawOffer, SeatView, UndoRequest } from "./protocol";
import { ownTurns, type Known } from "./table";

export type Matter =
  /** Somebody asks; `answering` lists our seats that have not answered, `own` is the one of ours that asks. */
  | { kind: "undo" | "draw"; key: string; ask: UndoRequest | DrawOffer; answering: Seat[]; own: Seat | null }
  /** Others would like another match, and these seats of ours have not said so. */
  | { kind: "rematch"; key: string; by: Seat[]; answering: Seat[] }
  /** The seat we look from is empty, or a bot plays for it. */
  | { kind: "away"; key: string; seat: Seat; bot: boolean }
  /** Somebody has left the host's table, and nobody plays for them. */
  | { kind: "left"; key: string; seat: Seat };

export function matters(known: Known): Matter[] {
  return [...openQuestions(known), ...rematchWishes(known), ...ownAbsence(known), ...departures(known)];
}

/** Whether something stands still until somebody at this device acts or answers. */
export function waitsForUs(known: Known): "turn" | "question" | null {
  if (ownTurns(known).length) return "turn";
  const questions = [...openQuestions(known), ...rematchWishes(known)];
  return questions.some(({ answering }) => answering.length) ? "question" : null;
}

type OpenQuestion = Extract<Matter, { ask: DrawOffer }>;
type RematchWish = Extract<Matter, { kind: "rematch" }>;

function openQuestions({ view, you }: Known): OpenQuestion[] {
  return (["undo", "draw"] as const).flatMap((kind) => {
    const ask = view?.asks[kind];
    if (!ask) return [];
    const answering = ask.open.filter((seat) => you.seats.includes(seat));
    const own = you.seats.includes(ask.seat) ? ask.seat : null;
    return [{ kind, key: `${kind}/${ask.n}`, ask, answering, own }];
  });
}

function rematchWishes({ view, you, table }: Known): RematchWish[] {
  if (view?.phase !== "finished" || table?.replay) return [];
  const { rematch } = view.asks;
  const by = rematch.filter((seat) => !you.seats.includes(seat));
  const answering = you.seats.filter((seat) => !rematch.includes(seat));
  if (!by.length || !answering.length) return [];
  return [{ kind: "rematch", key: `rematch/${view.match}/${by.join()}`, by, answering }];
}

/** Whether somebody is not in their own place, for any reason other than having resigned. */
const isAway = (seat: SeatView | undefined): boolean =>
  seat?.kind === "person" && !seat.resigned && (seat.left || seat.level !== null);

function ownAbsence({ view, you }: Known): Matter[] {
  const { seat } = you;
  if (view?.phase !== "playing" || seat === null || !isAway(view.seats[seat])) return [];
  return [{ kind: "away", key: `away/${seat}`, seat, bot: view.seats[seat]!.level !== null }];
}

function departures({ view, you, log }: Known): Matter[] {
  if (view?.phase !== "playing" || !you.host) return [];
  return view.seats.flatMap((one, seat): Matter[] => {
    if (!one.left || one.level || you.seats.includes(seat)) return [];
    const since = log.findLast((event) => event.type === "left" && event.seat === seat)?.n ?? 0;
    return [{ kind: "left", key: `left/${seat}/${since}`, seat }];
  });
}
