/** A time as clocks show it. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Tenths when it gets tight, then minutes and seconds, then hours, then days. */
export function clockText(left: number): string {
  if (left < 10 * SECOND) return `0:0${(left / SECOND).toFixed(1)}`.replace("0:010.0", "0:10");
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const hours = Math.floor(left / HOUR);
  if (!hours) return `${minutes}:${seconds}`;
  if (hours < 24) return `${hours}:${two(minutes)}:${seconds}`;
  return `${Math.floor(hours / 24)}d ${hours % 24}h`;
}

const two = (number: number): string => String(number).padStart(2, "0");
