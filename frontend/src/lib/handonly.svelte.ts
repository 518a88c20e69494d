/** At which tables this device is for the hand alone, because the board is on a big screen. */
import { isList, isText, recall, remember } from "./storage";

const KEY = "hand-only";
const MOST = 60;

let codes = $state.raw<readonly string[]>((recall(KEY, isList) ?? []).filter(isText));

export const isHandOnly = (code: string): boolean => codes.includes(code);

export function toggleHandOnly(code: string): void {
  const others = codes.filter((one) => one !== code);
  codes = (isHandOnly(code) ? others : [code, ...others]).slice(0, MOST);
  remember(KEY, codes);
}
