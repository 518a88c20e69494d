/** Where in the app we are, and how to get elsewhere without loading the page anew. */
import { BASE } from "./base";
import { parse, type Route } from "./route";

let current = $state.raw<Route>(here());

export const place = {
  get route(): Route {
    return current;
  },
};

function here(): Route {
  return parse(location.pathname + location.search, location.hash);
}

function arrive(): void {
  current = here();
}

/** `state` stays with the address in this tab, also when the page is loaded anew. */
export function go(address: string, replace = false, state: unknown = null): void {
  if (replace) history.replaceState(state, "", address);
  else history.pushState(null, "", address);
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Whether an address is one of our pages: below our path, and nothing that the server alone answers. */
const isPage = (path: string): boolean => path.startsWith(BASE) && !path.startsWith(`${BASE}api/`);

/** Follow links of our own here; leave new tabs and downloads to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || !isPage(link.pathname)) return;
  if (link.dataset.jump !== undefined) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
