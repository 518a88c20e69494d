/** Which first lessons were done in this browser, and whether they are still offered. */
import { isList, isRecord, isText, recall, remember } from "./storage";

const KEY = "lessons";

interface Lessons {
  done: string[];
  /** Whoever says so is not asked again. */
  declined: boolean;
}

function recallLessons(): Lessons {
  const { done, declined } = recall(KEY, isRecord) ?? {};
  return { done: isList(done) ? done.filter(isText) : [], declined: declined === true };
}

const lessons = $state<Lessons>(recallLessons());

export const hasLearned = (game: string): boolean => lessons.done.includes(game);

/** Lessons are offered to those who have neither done one nor declined. */
export const wantsLessons = (): boolean => !lessons.declined && !lessons.done.length;

export function markLearned(game: string): void {
  if (!hasLearned(game)) lessons.done.push(game);
  remember(KEY, { ...lessons });
}

export function declineLessons(): void {
  lessons.declined = true;
  remember(KEY, { ...lessons });
}
