/** Second presses that nobody means: of a double click, or of a finger that trembles. */

/** So long after a press, in milliseconds, what it has brought under the pointer is not pressed. */
export const MOMENT = 600;

export const pause = (time: number = MOMENT): Promise<void> => new Promise((done) => setTimeout(done, time));
