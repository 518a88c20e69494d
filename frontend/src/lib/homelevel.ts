/** How strong bots should be, as somebody has chosen on the first page. */
import { isText, recall, remember } from "./storage";

const KEY = "level";
export const LEVELS = ["novice", "casual", "skilled", "expert", "master"];

export const homeLevel = (): string => recall(KEY, isText) ?? "casual";
export const keepLevel = (level: string): void => remember(KEY, level);
