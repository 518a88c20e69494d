/** What has just happened at a table, which somebody may not have noticed. */
import type { Consent, Notice, Reaction } from "./protocol";
import type { Known } from "./table";

export type Tiding =
  | { kind: "said"; name: string; text: string }
  | { kind: "reacted"; name: string; sign: Reaction; watching: boolean }
  | { kind: "declined"; what: Consent; name: string }
  | { kind: "stumbled"; seat: number };

/** After a long absence only the newest are worth telling. */
const MOST = 3;
const LONGEST = 140;

/** What is new between two states; nothing on the first look at a table. */
export function tidings(before: Known, after: Known, ownName: string): Tiding[] {
  const last = before.n;
  if (last === null) return [];
  return after.log
    .filter((event) => event.n > last)
    .flatMap((event) => tidingsOf(event, after, ownName))
    .slice(-MOST);
}

function tidingsOf(event: Notice, known: Known, ownName: string): Tiding[] {
  const own = known.you.seats;
  if (event.type === "said") {
    const ours = event.seat === null ? !own.length && event.name === ownName : own.includes(event.seat);
    return ours ? [] : [{ kind: "said", name: event.name, text: shortened(event.text) }];
  }
  if (event.type === "reacted") {
    return [{ kind: "reacted", name: event.name, sign: event.sign, watching: event.seat === null }];
  }
  if (event.type === "answered" && !event.yes) {
    const question = known.log
      .filter((one) => one.type === "asked")
      .findLast((one) => one.what === event.what && one.n < event.n);
    const ours = question !== undefined && own.includes(question.seat);
    return ours ? [{ kind: "declined", what: event.what, name: event.name ?? "" }] : [];
  }
  return event.type === "stumbled" ? [{ kind: "stumbled", seat: event.seat }] : [];
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
