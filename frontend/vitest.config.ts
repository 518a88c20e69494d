import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Apart from vite.config.ts, because a build without development packages must not load vitest.
export default defineConfig({
  plugins: [svelte()],
  // The tests are of pure functions and leave nothing behind, so all files may share their modules.
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/speaking.ts"],
    environment: "node",
    isolate: false,
  },
});
