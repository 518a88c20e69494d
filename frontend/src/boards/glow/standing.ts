/** Where pieces stand around a space of the map: neither on its sign nor on a path, and not on each other. */
export interface Point {
  x: number;
  y: number;
}

export interface Ground {
  /** The middle of the space. */
  at: Point;
  /** How far from it pieces stand. */
  reach: number;
  /** Where the paths from here lead. */
  ways: readonly Point[];
  /** What else is drawn nearby. */
  near: readonly Point[];
  /** The corners of the map: top left and bottom right. */
  within: readonly [Point, Point];
}

const TURN = 2 * Math.PI;
const DIRECTIONS = Array.from({ length: 36 }, (_, i) => (i * TURN) / 36);
/** How far from other things the middle of a piece is to be. */
const ROOM = 34;
const EDGE = 18;

const between = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % TURN;
  return Math.min(turn, TURN - turn);
};

/** Where so many pieces stand, the first of them with the most room. */
export function places({ at, reach, ways, near, within }: Ground, count: number): Point[] {
  const taken = ways.map(({ x, y }) => Math.atan2(y - at.y, x - at.x));
  const stand = (turn: number): Point => ({
    x: at.x + reach * Math.cos(turn),
    y: at.y + reach * Math.sin(turn),
  });
  const [least, most] = within;
  const crowding = ({ x, y }: Point): number => {
    const distances = near.map((one) => Math.hypot(one.x - x, one.y - y));
    const beyond = Math.max(least.x + EDGE - x, x - most.x + EDGE, least.y + EDGE - y, y - most.y + EDGE, 0);
    return Math.max(0, ROOM - Math.min(ROOM, ...distances)) + 2 * beyond;
  };
  return Array.from({ length: count }, () => {
    const freedom = (turn: number): number =>
      reach * Math.min(...taken.map((other) => between(turn, other)), 2) - 3 * crowding(stand(turn));
    const best = DIRECTIONS.reduce((one, other) => (freedom(other) > freedom(one) + 1e-9 ? other : one));
    taken.push(best);
    return stand(best);
  });
}
