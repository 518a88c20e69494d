/** How a match ended, in sentences by their keys: who won, and why. Pure: no browser needed. */
import type { Seat } from "../boards/contract";
import type { Phrase } from "../boards/pad";
import { resignersOf } from "./names";
import type { Result, SeatView } from "./protocol";

/** Who won; whoever sits alone at this side is "you". In a replay (null) nobody sits there. */
export function headline(result: Result, names: readonly string[], own: readonly Seat[] | null): Phrase {
  const { winners } = result;
  if (!result.points.length) return { key: "not-over" };
  if (!winners.length && names.length > 1) return { key: "a-draw" };
  if (!winners.length) return { key: own ? "you-lost" : "nobody-won" };
  if (own?.length === 1 && winners.includes(own[0]!)) return { key: "you-won" };
  const called = winners.map((seat) => names[seat] ?? "").join(", ");
  return { key: "won-by", values: { winners: called, count: winners.length } };
}

/** What the rules do not say: that somebody gave up, or that a bot played on in somebody's place. */
export function circumstances(
  result: Result,
  names: readonly string[],
  seats: readonly Pick<SeatView, "kind" | "level" | "why">[],
): Phrase[] {
  const ending: Phrase[] =
    result.reason === "rules"
      ? []
      : [{ key: "end-reason", values: { reason: result.reason, name: resignersOf(result, names) } }];
  const absences = seats.flatMap(({ kind, level, why }, seat) =>
    kind === "person" && level && why
      ? [{ key: "bot-played-on", values: { why, name: names[seat] ?? "" } }]
      : [],
  );
  return [...ending, ...absences];
}
