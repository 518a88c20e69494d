import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";

// While working on the client: `spieltisch serve` in one terminal, `npm run dev` in another.
const SERVER = "http://127.0.0.1:8765";

/**
 * Few files, because each of them costs a way to the server and back: all that the first page needs,
 * the pictures on it, what several pages or boards share, and what a game's board and editor share.
 * Every other page, board and language has one of its own for the rest.
 */
const GROUPS = [
  { name: "first", tags: ["$initial" as const], priority: 4 },
  { name: common, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
  { name: "lids", test: /\/boards\/[a-z]+\/Lid\.svelte/, priority: 2 },
  { name: own, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
];

const GAME = /\/boards\/(sequence|labyrinth|gluex|glow)\//;

function common(id: string): string | null {
  if (GAME.test(id)) return null;
  return id.includes("/src/editor/") ? "editors" : "shared";
}

function own(id: string): string | null {
  const game = GAME.exec(id)?.[1];
  return game ? `drawings-${game}` : null;
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  // The server puts the path below which it is found in the place of "./" (server/pages.py); what files
  // name each other is relative to themselves.
  base: "./",
  build: {
    outDir: "../src/spieltisch/_web",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the content security policy allows files of our own server only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a busy machine the builder complains about its own speed; that is no fault of the client.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: GROUPS } },
    },
    manifest: "manifest.json",
  },
  server: {
    // Sentences come from the .ftl files beside the Python code.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/boards": SERVER },
  },
});
