import { expect, test } from "vitest";
import { firstPages, PAGE } from "../src/lib/lobby";
import type { TableInfo } from "../src/lib/protocol";

const table = (code: string): TableInfo => ({ code }) as TableInfo;
const full = (first: number): TableInfo[] => Array.from({ length: PAGE }, (_, i) => table(`t${first + i}`));

test("a page that is not full is the last", async () => {
  const lobby = await firstPages(1, () => Promise.resolve([table("a"), table("b")]));
  expect(lobby.tables.map(({ code }) => code)).toEqual(["a", "b"]);
  expect(lobby.hasMore).toBe(false);
});

test("after a full page there may be another", async () => {
  const pages = [full(0), [table("last")]];
  const page = (number: number): Promise<TableInfo[]> => Promise.resolve(pages[number - 1] ?? []);
  expect((await firstPages(1, page)).hasMore).toBe(true);
  const both = await firstPages(2, page);
  expect(both.tables.length).toBe(PAGE + 1);
  expect(both.hasMore).toBe(false);
});

test("a table that has moved on to the next page is listed once", async () => {
  const lobby = await firstPages(2, () => Promise.resolve(full(0)));
  expect(lobby.tables.length).toBe(PAGE);
});
