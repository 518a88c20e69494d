/**
 * The browser's memory. It may be full, forbidden or damaged: what it does not keep is known to
 * this page alone, and what somebody else has written there is not believed.
 */
const PREFIX = "spieltisch:";

/** What the browser would not keep. */
const here = new Map<string, string>();

/** Whether something that was read is what it should be. */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === "string";
export const isList: Check<unknown[]> = (value) => Array.isArray(value);
export const isRecord: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function recall<T>(key: string, is: Check<T>): T | null {
  try {
    const text = here.get(key) ?? localStorage.getItem(PREFIX + key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    here.delete(key);
  } catch {
    here.set(key, text);
  }
}

/** Whether the browser would not keep something: it is gone when this page is closed. */
export const isForgetful = (key: string): boolean => here.has(key);
