/** What has just happened at a table that somebody may not have before their eyes. */
import type { Event } from "./protocol";
import type { Known } from "./table";

export type Tiding =
  { kind: "said"; name: string; text: string } | { kind: "declined"; what: string; seat: number };

/** After a long absence only the newest are worth telling. */
const MOST = 3;
const LONGEST = 140;

/** What is new between two states; nothing on the first look at a table. */
export function tidings(before: Known, after: Known, ownName: string): Tiding[] {
  const seen = before.n;
  if (seen === null) return [];
  return after.log
    .filter((event) => event.n > seen)
    .flatMap((event) => told(event, after, ownName))
    .slice(-MOST);
}

function told(event: Event, known: Known, ownName: string): Tiding[] {
  const own = known.you.seats;
  if (event.type === "said") {
    const ours =
      event.seat === null ? !own.length && event.name === ownName : own.includes(Number(event.seat));
    return ours ? [] : [{ kind: "said", name: event.name ?? "", text: shortened(event.text ?? "") }];
  }
  if (event.type === "answered" && !event.yes) {
    const asked = known.log.findLast(
      (one) => one.type === "asked" && one.what === event.what && one.n < event.n,
    );
    const ours = asked !== undefined && own.includes(Number(asked.seat));
    return ours ? [{ kind: "declined", what: event.what ?? "", seat: Number(event.seat) }] : [];
  }
  return [];
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
