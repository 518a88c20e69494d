/** Up to which event the talk at a table was read in this browser. */
import { isList, recall, remember } from "./storage";

const KEY = "read";
const MOST = 60;

type Read = [code: string, n: number];
const isRead = (value: unknown): value is Read =>
  isList(value) && typeof value[0] === "string" && typeof value[1] === "number";
const all = (): Read[] => (recall(KEY, isList) ?? []).filter(isRead);

export const readUpTo = (code: string): number => all().find(([of]) => of === code)?.[1] ?? 0;

export function noteRead(code: string, n: number): void {
  remember(KEY, [[code, n], ...all().filter(([of]) => of !== code)].slice(0, MOST));
}
