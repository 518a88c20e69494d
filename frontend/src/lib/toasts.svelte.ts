/** Short messages at the edge of the page, read out by screen readers. */
export interface Toast {
  id: number;
  text: string;
  /** A refusal or a reason is about the table as it is now. */
  kind: "info" | "refusal" | "reason";
  /** Where the rule is that it rests on. */
  rule: string | null;
  /** The game whose things it names. */
  game: string | null;
}

const SHOWN = 7_000;
/** Whoever wants to read a rule needs time to press its link. */
const RULE_SHOWN = 12_000;
const MOST = 2;
let count = 0;

export const toasts = $state<Toast[]>([]);

export function toast(
  text: string,
  kind: Toast["kind"] = "info",
  rule: string | null = null,
  game: string | null = null,
  shown = rule ? RULE_SHOWN : SHOWN,
): void {
  const same = toasts.find((one) => one.text === text);
  if (same) dismiss(same.id);
  const id = ++count;
  toasts.push({ id, text, kind, rule, game });
  if (toasts.length > MOST) toasts.shift();
  setTimeout(() => dismiss(id), shown);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** The table has changed: what was said about it as it was is no longer of use. */
export function outdate(): void {
  for (const { id } of toasts.filter((one) => one.kind !== "info")) dismiss(id);
}
