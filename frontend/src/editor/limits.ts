/**
 * How much the games bear of what an editor lays.
 * Written by scripts/limits.py from the games: change those, and run it again.
 */
export const GLUEX = { players: 4 };
export const LABYRINTH = { players: 8, stones: 64 };
