/** Our own tables as the server knows them: what waits for us, after any reload and on any device. */
import { desk as askForDesk } from "./api";
import type { OwnTable, Wait } from "./protocol";
import { codesPutAway } from "./putaway.svelte";
import { openLinks } from "./openlinks.svelte";
import { drop, heldTables, type TableSecrets } from "./tokens";

/** How often we ask about tables to which no line is open. */
const AGAIN = 20_000;
/** Whoever comes back to the page need not wait that long, but two looks are not one after the other. */
const SOON = 2_000;
/** As many as the server answers for at once. */
const MOST = 24;

let tables = $state.raw<readonly OwnTable[]>([]);
/** Tokens of seats that somebody else has by now: there is nothing to ask for with them. */
let refused: readonly string[] = [];
let lastAsked = 0;

/** The tables we may ask about, those visited last first. */
export function worthAsking(
  held: readonly TableSecrets[],
  away: readonly string[],
  lost: readonly string[],
): TableSecrets[] {
  return held
    .filter(({ code, seats }) => !away.includes(code) && seats.some((token) => !lost.includes(token)))
    .slice(0, MOST);
}

const tablesToAskAbout = (): TableSecrets[] => worthAsking(heldTables(), codesPutAway(), refused);

const own = $derived(tables.filter(({ table }) => !codesPutAway().includes(table.code)));

/** Our tables, the latest first; none before the server has answered. */
export const ownTables = (): readonly OwnTable[] => own;

/** Ask the server how our tables stand. */
export async function look(): Promise<void> {
  const held = tablesToAskAbout();
  lastAsked = Date.now();
  if (!held.length) {
    tables = [];
    return;
  }
  const answer = await askForDesk(held.map(({ code, seats }) => ({ code, tokens: seats })));
  for (const code of answer.unknown) drop(code);
  const lost = answer.tables.flatMap(({ table, seated }) => (seated ? [] : [table.code]));
  refused = [...refused, ...held.flatMap(({ code, seats }) => (lost.includes(code) ? seats : []))];
  tables = answer.tables.filter(({ seated }) => seated);
}

export interface Waiting {
  code: string;
  what: Wait;
}

/** An open line knows at once whether a table waits; of the others the server has told us. */
const waiting = $derived.by(() => {
  const links = openLinks().filter((link) => link.known.n !== null);
  const others = own.filter(({ table }) => !links.some(({ code }) => code === table.code));
  return [
    ...links.map(({ code, waits }) => ({ code, what: waits })),
    ...others.map(({ table, waits }) => ({ code: table.code, what: waits })),
  ].filter((one): one is Waiting => one.what !== null && !codesPutAway().includes(one.code));
});

/** The tables that wait for us. */
export const waitingTables = (): readonly Waiting[] => waiting;

/** Whether there is a table of ours to which no line is open. */
function isInTheDark(): boolean {
  const known = openLinks().flatMap((link) => (link.status === "open" ? [link.code] : []));
  return tablesToAskAbout().some(({ code }) => !known.includes(code));
}

/** Keep asking, for as long as the page is open; returns how to stop. */
export function watchDesk(): () => void {
  // Without an answer we know what we knew before; the page says elsewhere that there is none.
  const again = (): void => void (isInTheDark() && look().catch(() => null));
  const unlessJustDone = (): void => {
    if (Date.now() - lastAsked > SOON) again();
  };
  const comeBack = (): void => {
    if (document.visibilityState === "visible") unlessJustDone();
  };
  unlessJustDone();
  const timer = setInterval(again, AGAIN);
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", comeBack);
  };
}
