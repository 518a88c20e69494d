/** The lobby, page by page. */
import type { TableInfo } from "./protocol";

/** How many tables the server puts on a page. */
export const PAGE = 100;

export interface Lobby {
  tables: TableInfo[];
  /** Whether there may be another page. */
  hasMore: boolean;
}

/** The first pages. While they come, tables open and move on, so one may come twice. */
export async function firstPages(
  count: number,
  page: (number: number) => Promise<TableInfo[]>,
): Promise<Lobby> {
  const pages = await Promise.all(Array.from({ length: count }, (_, i) => page(i + 1)));
  const byCode = new Map(pages.flat().map((one) => [one.code, one]));
  return { tables: [...byCode.values()], hasMore: pages.at(-1)?.length === PAGE };
}
