/** The secrets this browser holds: which seats at which tables are ours. */
import { isForgetful, isList, isRecord, recall, remember } from "./storage";

export interface TableSecrets {
  code: string;
  game: string;
  /** Seat tokens; whoever holds one owns the seat. */
  seats: string[];
  host: string | null;
  at: number;
}

const KEY = "tables";
const MOST = 60;
const TOKEN = /^[\w-]{16,64}$/;

export const isToken = (value: unknown): value is string => typeof value === "string" && TOKEN.test(value);

function areSecrets(value: unknown): value is TableSecrets {
  if (!isRecord(value)) return false;
  const { code, game, seats, host, at } = value;
  return (
    typeof code === "string" &&
    typeof game === "string" &&
    isList(seats) &&
    seats.every(isToken) &&
    (host === null || isToken(host)) &&
    typeof at === "number"
  );
}

export function heldTables(): TableSecrets[] {
  return (recall(KEY, isList) ?? []).filter(areSecrets);
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
    at: Date.now(),
  };
  const others = heldTables().filter((one) => one.code !== code);
  remember(KEY, [entry, ...others].slice(0, MOST));
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
