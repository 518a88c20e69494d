import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";

// While working on the client: `spieltisch serve` in one terminal, `npm run dev` in another.
const SERVER = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), compressed()],
  // Tables live at /t/CODE, so addresses of files start at the root.
  base: "/",
  build: {
    outDir: "../src/spieltisch/_web",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the content security policy allows files of our own server only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a busy machine the builder complains about its own speed; that is no fault of the client.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // Sentences come from the .ftl files beside the Python code.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/boards": SERVER },
  },
});
