/** Which of our tables we do not want to see on the first page for now; a visit brings one back. */
import { isList, isText, recall, remember } from "./storage";

const KEY = "put-away";
const MOST = 60;

let codes = $state.raw<readonly string[]>((recall(KEY, isList) ?? []).filter(isText));

/** The codes of these tables. */
export const codesPutAway = (): readonly string[] => codes;

export function putAway(code: string): void {
  keep([code, ...codes.filter((one) => one !== code)].slice(0, MOST));
}

export function bringBack(...wanted: readonly string[]): void {
  if (codes.some((one) => wanted.includes(one))) keep(codes.filter((one) => !wanted.includes(one)));
}

function keep(list: readonly string[]): void {
  codes = list;
  remember(KEY, codes);
}
