/** Second presses that nobody means: from a double click, or from a finger that trembles. */

/** For this long after a press, in milliseconds, what has appeared under the pointer cannot be pressed. */
export const MOMENT = 600;

export const pause = (time: number = MOMENT): Promise<void> => new Promise((done) => setTimeout(done, time));
