/** What people are called where nobody really plays. */
import type { Seat } from "../../boards/contract";
import { say } from "../../lib/words.svelte";

export const namesFor = (players: number, own: Seat | null): string[] =>
  Array.from({ length: players }, (_, seat) => say(seat === own ? "lesson-you" : "lesson-rival"));
