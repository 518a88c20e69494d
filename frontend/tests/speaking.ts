/** Tests say sentences at once, as people do who have waited for the first page. */
import { speak } from "../src/lib/words.svelte";

await Promise.all([speak("de"), speak("en")]);
