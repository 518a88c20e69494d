/** Our own tables as the server knows them: what waits for us, after any reload and on any device. */
import { desk as askForDesk } from "./api";
import { waitsForUs } from "./asking";
import type { OwnTable, Wait } from "./protocol";
import { openLinks } from "./tablelink.svelte";
import { drop, heldTables, putAway, type TableSecrets } from "./tokens";

/** How often we ask about tables to which no line is open. */
const AGAIN = 20_000;
/** Whoever comes back to the page need not wait that long, but two looks are not one after the other. */
const SOON = 2_000;
/** As many as the server answers for at once. */
const MOST = 24;

let tables = $state.raw<readonly OwnTable[]>([]);
/** How often tables were put away or brought back: what is remembered of them cannot be watched. */
let changes = $state(0);
/** Tables whose seat somebody else has by now: there is nothing to ask for. */
let lost: readonly string[] = [];
let asked = 0;

/** The tables we may ask about, those visited last first. */
export function worthAsking(held: readonly TableSecrets[], without: readonly string[]): TableSecrets[] {
  return held
    .filter((one) => one.seats.length && !one.isPutAway && !without.includes(one.code))
    .slice(0, MOST);
}

/** The codes of our tables that we do not want to see for now. */
export function tablesPutAway(): string[] {
  void changes;
  return heldTables().flatMap((one) => (one.isPutAway && one.seats.length ? [one.code] : []));
}

/** Put tables away, or bring them back. */
export function put(codes: readonly string[], isPutAway: boolean): void {
  for (const code of codes) putAway(code, isPutAway);
  changes += 1;
}

/** Our tables, the latest first; none before the server has answered. */
export function ownTables(): readonly OwnTable[] {
  const away = tablesPutAway();
  return tables.filter(({ table }) => !away.includes(table.code));
}

/** Ask the server how our tables stand. */
export async function look(): Promise<void> {
  const held = worthAsking(heldTables(), lost);
  asked = Date.now();
  if (!held.length) {
    tables = [];
    return;
  }
  const answer = await askForDesk(held.map(({ code, seats }) => ({ code, tokens: seats })));
  for (const code of answer.unknown) drop(code);
  lost = [...lost, ...answer.tables.flatMap(({ table, seated }) => (seated ? [] : [table.code]))];
  tables = answer.tables.filter(({ seated }) => seated);
}

export interface Waiting {
  code: string;
  what: Wait;
}

/** The tables that wait for us: an open line knows it at once, of the others the server has told us. */
export function waitingTables(): Waiting[] {
  const links = openLinks().filter((link) => link.known.n !== null);
  const told = ownTables().filter(({ table }) => !links.some(({ code }) => code === table.code));
  const away = tablesPutAway();
  return [
    ...links.map(({ code, known }) => ({ code, what: waitsForUs(known) })),
    ...told.map(({ table, waits }) => ({ code: table.code, what: waits })),
  ].filter((one): one is Waiting => one.what !== null && !away.includes(one.code));
}

/** Whether there is a table of ours to which no line is open. */
function isInTheDark(): boolean {
  const known = openLinks().flatMap((link) => (link.status === "open" ? [link.code] : []));
  return worthAsking(heldTables(), lost).some(({ code }) => !known.includes(code));
}

/** Keep asking, for as long as the page is open; returns how to stop. */
export function watchDesk(): () => void {
  // Without an answer we know what we knew before; the page says elsewhere that there is none.
  const again = (): void => void (isInTheDark() && look().catch(() => null));
  const comeBack = (): void => {
    if (document.visibilityState === "visible" && Date.now() - asked > SOON) again();
  };
  again();
  const timer = setInterval(again, AGAIN);
  document.addEventListener("visibilitychange", comeBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", comeBack);
  };
}
