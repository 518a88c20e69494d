/** The pages that come together in one file: whoever goes to one of them soon goes to another. */
export { default as Create } from "./Create.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as Nowhere } from "./Nowhere.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Settings } from "./Settings.svelte";
