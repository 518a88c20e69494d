/** Which first lessons were done in this browser, and whether they are still offered. */
import { isList, isRecord, isText, recall, remember } from "./storage";

const KEY = "lessons";

interface Learned {
  done: string[];
  /** Whoever says so is not asked again. */
  declined: boolean;
}

function kept(): Learned {
  const { done, declined } = recall(KEY, isRecord) ?? {};
  return { done: isList(done) ? done.filter(isText) : [], declined: declined === true };
}

const learned = $state<Learned>(kept());

export const hasLearned = (game: string): boolean => learned.done.includes(game);

/** Lessons are offered to those who have neither done one nor declined. */
export const wantsLessons = (): boolean => !learned.declined && !learned.done.length;

export function markLearned(game: string): void {
  if (!hasLearned(game)) learned.done.push(game);
  remember(KEY, { ...learned });
}

export function declineLessons(): void {
  learned.declined = true;
  remember(KEY, { ...learned });
}
