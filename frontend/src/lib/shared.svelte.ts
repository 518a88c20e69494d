/** The address under which friends on other devices find this server. */
import { sharedAddress } from "./api";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** A page's own origin, unless that means nothing to anybody else. */
export function originFor(
  page: Pick<Location, "origin" | "hostname" | "protocol" | "port">,
  shared: string | null,
): string {
  if (!shared || !HERE.includes(page.hostname)) return page.origin;
  const host = shared.includes(":") ? `[${shared}]` : shared;
  return `${page.protocol}//${host}${page.port ? `:${page.port}` : ""}`;
}

let shared = $state.raw<string | null>(null);
let hasAsked = false;

/** The beginning of links for others; the page's own until the server has answered. */
export function sharedOrigin(): string {
  if (!hasAsked && HERE.includes(location.hostname)) {
    hasAsked = true;
    sharedAddress().then(
      (found) => (shared = found),
      () => (hasAsked = false), // Without an answer the page's own address has to do.
    );
  }
  return originFor(location, shared);
}
