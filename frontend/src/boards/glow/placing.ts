/** Where a close-up floats: near its card, but not over what people need to see with it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Corner {
  left: number;
  top: number;
}

const GAP = 10;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On a narrow screen: right above the bar, where choices seldom are; at the top if the card is there. */
export function docked(card: Box, bar: Box, size: { width: number; height: number }): Corner {
  const left = bar.left + (bar.right - bar.left - size.width) / 2;
  const top = bar.top - GAP - size.height;
  return { left, top: card.bottom > top ? GAP : top };
}

/**
 * Below the card if that hides nothing of `free`, else beside it, above it, or beside the whole
 * board; where the screen is too small for all of that, as low as it goes.
 */
export function placed(
  card: Box,
  board: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  free: readonly Box[],
): Corner {
  const { width, height } = size;
  const lowest = screen.height - height - GAP;
  const middle = Math.max(
    GAP,
    Math.min(card.left + (card.right - card.left - width) / 2, screen.width - width - GAP),
  );
  const level = Math.max(GAP, Math.min(card.top, lowest));
  const right = card.right + GAP;
  const left = card.left - GAP - width;
  const corners: Corner[] = [
    { left: middle, top: card.bottom + GAP },
    { left: right, top: level },
    { left, top: level },
    { left: right, top: card.bottom - height },
    { left, top: card.bottom - height },
    { left: middle, top: card.top - GAP - height },
    { left: board.right + GAP, top: level },
  ];
  const fitting = corners.filter(
    (one) =>
      one.left >= 0 && one.top >= 0 && one.left + width <= screen.width && one.top + height <= screen.height,
  );
  const clear = fitting.find(
    (one) => !free.some((box) => meets({ ...one, right: one.left + width, bottom: one.top + height }, box)),
  );
  return clear ?? fitting[0] ?? { left: middle, top: Math.max(GAP, lowest) };
}
