/**
 * Secrets in an address: a seat's secret link, and everything for a browser that remembers nothing.
 * What follows the # is never sent to a server.
 */
import type { Others } from "./protocol";
import { tablePath } from "./route";
import { isToken } from "./tokens";

export interface Secrets {
  seats: string[];
  host: string | null;
}

export interface Brought extends Secrets {
  /** Whether whoever had the seats so far keeps them: on another device of one's own. */
  others: Others;
}

/** The secrets that an address brings, as they are written there; they may be wrong. */
export function secretsIn(hash: string): Brought {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const [passed, shared] = [fragment.get("seat"), fragment.get("device")];
  return {
    seats: (passed ?? shared ?? "").split(",").filter(Boolean),
    host: fragment.get("host"),
    others: passed === null ? "keep" : "sign-out",
  };
}

/** Those among them that could be real ones. */
export function sound({ seats, host }: Secrets): Secrets {
  return { seats: seats.filter(isToken), host: isToken(host) ? host : null };
}

export function secretPath(code: string, { seats, host }: Secrets): string {
  return `${tablePath(code)}#seat=${seats.join(",")}${host ? `&host=${host}` : ""}`;
}

/** For another device of the same person: both keep the seats. */
export const deviceLink = (table: string, seats: readonly string[]): string =>
  `${table}#device=${seats.join(",")}`;

/** For somebody else: whoever takes the seat is the only one who has it. */
export const passingLink = (table: string, seat: string): string => `${table}#seat=${seat}`;
