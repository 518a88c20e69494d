/** The secrets this browser holds: which seats at which tables are ours. */
import { randomToken } from "./outbox";
import { isForgetful, isList, isRecord, recall, remember } from "./storage";

export interface TableSecrets {
  code: string;
  game: string;
  /** Seat tokens; whoever holds one owns the seat. */
  seats: string[];
  host: string | null;
  /** Which of them were taken by which link, so that the same link leads back to the seat. */
  links: Record<string, string>;
  at: number;
}

const KEY = "tables";
const MOST = 60;
const TOKEN = /^[\w-]{16,64}$/;

export const isToken = (value: unknown): value is string => typeof value === "string" && TOKEN.test(value);

/** What is kept of a link: enough to know it again, and too little to open anything. */
const markOf = (link: string): string => link.slice(0, 8);

function areSecrets(value: unknown): value is TableSecrets {
  if (!isRecord(value)) return false;
  const { code, game, seats, host, links, at } = value;
  return (
    typeof code === "string" &&
    typeof game === "string" &&
    isList(seats) &&
    seats.every(isToken) &&
    (host === null || isToken(host)) &&
    isRecord(links) &&
    Object.values(links).every(isToken) &&
    typeof at === "number"
  );
}

export function heldTables(): TableSecrets[] {
  return (recall(KEY, isList) ?? [])
    .map((one) => (isRecord(one) ? { links: {}, ...one } : one))
    .filter(areSecrets);
}

/** Whether the secrets are gone when this page is closed. */
export const areFleeting = (): boolean => isForgetful(KEY);

export function secretsOf(code: string): TableSecrets | null {
  return heldTables().find((one) => one.code === code) ?? null;
}

/** Remember a seat or the host's token, and that this table was visited last. */
export function hold(code: string, game: string, seats: readonly string[], host?: string | null): void {
  const old = secretsOf(code);
  const entry: TableSecrets = {
    code,
    game: game || (old?.game ?? ""),
    seats: [...new Set([...(old?.seats ?? []), ...seats])],
    host: host ?? old?.host ?? null,
    links: old?.links ?? {},
    at: Date.now(),
  };
  const others = heldTables().filter((one) => one.code !== code);
  remember(KEY, [entry, ...others].slice(0, MOST));
}

/**
 * The secret with which this device takes the seat of a link; the same one for a second try, so that
 * a lost answer does not cost the seat.
 */
export function secretFor(code: string, link: string): string {
  hold(code, "", []);
  const own = secretsOf(code)?.links[markOf(link)] ?? randomToken();
  const rest = heldTables().map((one) =>
    one.code === code ? { ...one, links: { ...one.links, [markOf(link)]: own } } : one,
  );
  remember(KEY, rest);
  return own;
}

/** Whether a link leads to a seat that this browser has already. */
export function isOwnLink(code: string, link: string): boolean {
  const ours = secretsOf(code);
  if (!ours) return false;
  return ours.seats.includes(link) || ours.seats.includes(ours.links[markOf(link)] ?? "");
}

/** Forget tokens that the server does not know (any more). */
export function release(code: string, wrong: readonly string[]): void {
  const rest = heldTables().map((one) =>
    one.code !== code
      ? one
      : {
          ...one,
          seats: one.seats.filter((token) => !wrong.includes(token)),
          host: one.host && wrong.includes(one.host) ? null : one.host,
        },
  );
  remember(KEY, rest);
}

export function drop(code: string): void {
  remember(
    KEY,
    heldTables().filter((one) => one.code !== code),
  );
}
