/**
 * The typeface of headings. On the first visit it is fetched when everything else has come; from then
 * on the browser has it, and it is there from the start.
 */
import { recall, remember } from "./storage";

const KEY = "typeface";
const SAMPLE = '600 1rem "Fraunces"';

const isTrue = (value: unknown): value is true => value === true;

function use(): void {
  document.documentElement.dataset.typeface = "own";
}

export function useTypeface(): void {
  if (recall(KEY, isTrue)) use();
}

export async function fetchTypeface(): Promise<void> {
  await document.fonts.load(SAMPLE);
  use();
  remember(KEY, true);
}
