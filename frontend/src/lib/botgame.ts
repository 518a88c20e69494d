/** One press leads from a game to a table with a bot across from you. */
import { create, Refusal } from "./api";
import { go } from "./place.svelte";
import { tablePath } from "./route";
import { settings } from "./settings.svelte";
import { toast } from "./toasts.svelte";
import { hold } from "./tokens";
import { say } from "./words.svelte";

/** Sit down against a bot; false if that failed, which the person has then been told. */
export async function playBot(game: string, level: string): Promise<boolean> {
  try {
    const newTable = await create({
      game,
      options: {},
      seats: [
        { kind: "person", name: settings.name || say("me") },
        { kind: "bot", level },
      ],
      public: false,
      clock: { kind: "none" },
      hints: true,
      start: null,
    });
    hold(
      newTable.code,
      game,
      newTable.seats.map((seat) => seat.token),
      newTable.host,
    );
    go(tablePath(newTable.code));
    return true;
  } catch (problem) {
    toast(problem instanceof Refusal ? problem.message : say("failed"), "refusal");
    return false;
  }
}
