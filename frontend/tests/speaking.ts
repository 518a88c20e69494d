/** Tests say sentences at once, as people do who have waited for a board. */
import { learn, speak } from "../src/lib/words.svelte";

const GAMES = ["sequence", "labyrinth", "gluex", "glow"];
await Promise.all(
  (["de", "en"] as const).flatMap((language) => [
    speak(language),
    ...GAMES.map((game) => learn(game, language)),
  ]),
);
