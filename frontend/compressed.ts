import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Below this, a packet holds the file as it is. */
const WORTHWHILE = 1000;

const TEXT = /\.(js|css|html|svg)$/;

/** Puts a smaller copy of each text beside it, once for all who will ask for it. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, name);
        if (TEXT.test(name) && statSync(file).size >= WORTHWHILE) compress(file);
      }
    },
  };
}

function compress(file: string): void {
  const text = readFileSync(file);
  const best = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: best }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
