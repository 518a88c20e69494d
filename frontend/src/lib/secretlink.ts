/**
 * Secrets in an address: a seat's secret link, and everything for a browser that remembers nothing.
 * What follows the # is never sent to a server.
 */
import { tablePath } from "./route";
import { isToken } from "./tokens";

export interface Secrets {
  seats: string[];
  host: string | null;
}

/** The secrets that an address brings, as they are written there; they may be wrong. */
export function secretsIn(hash: string): Secrets {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    seats: (fragment.get("seat") ?? "").split(",").filter(Boolean),
    host: fragment.get("host"),
  };
}

/** Those among them that could be real ones. */
export function sound({ seats, host }: Secrets): Secrets {
  return { seats: seats.filter(isToken), host: isToken(host) ? host : null };
}

export function secretPath(code: string, { seats, host }: Secrets): string {
  return `${tablePath(code)}#seat=${seats.join(",")}${host ? `&host=${host}` : ""}`;
}
