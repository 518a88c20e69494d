/** From which tables the host has removed this device: nobody sits down there again with it. */
import { isList, isText, recall, remember } from "./storage";

const KEY = "sent-away";
const MOST = 60;

const recallCodes = (): string[] => (recall(KEY, isList) ?? []).filter(isText);

export const wasSentAway = (code: string): boolean => recallCodes().includes(code);

/** Whether we were; whoever has a seat again, by somebody's link, is welcome. */
export function markSentAway(code: string, isSentAway: boolean): void {
  if (isSentAway === wasSentAway(code)) return;
  const others = recallCodes().filter((one) => one !== code);
  remember(KEY, isSentAway ? [code, ...others].slice(0, MOST) : others);
}
