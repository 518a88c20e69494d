/** What the first page waits for: it has all words it says, and nothing that only other pages need. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "@fluent/syntax";
import { expect, it } from "vitest";

const HOME = new URL("../", import.meta.url).pathname;

/** Files that a file imports at once; types and what is imported later do not count. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf-8");
  const places = [...text.matchAll(/^\s*(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"/gm)];
  return places.map((match) => resolve(join(dirname(file), match[1]!)));
}

function resolve(path: string): string {
  const kinds = ["", ".ts", ".svelte"].map((ending) => path + ending);
  return kinds.find((kind) => isReadable(kind)) ?? path;
}

function isReadable(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}

function closure(first: string): string[] {
  const files = [first];
  for (const file of files) {
    if (/\.(ts|svelte)$/.test(file)) files.push(...importsOf(file).filter((one) => !files.includes(one)));
  }
  return files.filter((file) => /\.(ts|svelte)$/.test(file));
}

const FILES = closure(join(HOME, "src/main.ts"));

it("has its words with it", () => {
  const words = parse(readFileSync(join(HOME, "words/first.en.ftl"), "utf-8"), {});
  const known = words.body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  const asked = FILES.flatMap((file) => {
    const text = readFileSync(file, "utf-8");
    return [...text.matchAll(/\bsay\(([^)]*)/g)].flatMap((call) =>
      [...call[1]!.matchAll(/"([a-z]+(?:-[a-z]+)+|loading|level|close|me|failed|skip)"/g)].map(
        (key) => key[1]!,
      ),
    );
  });
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((key) => !known.includes(key))).toEqual([]);
});

it("brings no table, no board and no editor with it", () => {
  const names = FILES.map((file) => file.slice(HOME.length));
  expect(names).toContain("src/pages/Home.svelte");
  const others = names.filter((name) =>
    /boards\/\w+\/(?!index)|tablelink|Table\.svelte|Desk\.svelte/.test(name),
  );
  expect(others).toEqual([]);
});
