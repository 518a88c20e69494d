/** Both languages say the same things about the same values, and nothing asks for a missing key. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const HOME = new URL("../", import.meta.url).pathname;
const SOURCE = join(HOME, "src");

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function messages(file: string): Map<string, string[]> {
  const resource = parse(readFileSync(join(HOME, file), "utf-8"), {});
  const found = new Map<string, string[]>();
  for (const entry of resource.body) {
    expect(entry.type, `${file}: cannot be read`).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    const variables = new Variables();
    variables.visit(entry);
    const key = entry.id.name;
    expect(found.has(key), `${file}: ${key} stands there twice`).toBe(false);
    found.set(key, [...variables.names].toSorted());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((path) => path.endsWith(".svelte") || path.endsWith(".ts"))
    .map((path) => readFileSync(join(folder, path), "utf-8"));
}

const rooms = ["words", "src/boards"].flatMap((folder) =>
  readdirSync(join(HOME, folder), { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".en.ftl"))
    .map((file) => join(folder, file.replace(".en.ftl", ""))),
);

describe.each(rooms)("words of %s", (room) => {
  it("have the same keys and variables in both languages", () => {
    const english = messages(`${room}.en.ftl`);
    expect(Object.fromEntries(messages(`${room}.de.ftl`))).toEqual(Object.fromEntries(english));
    expect(english.size).toBeGreaterThan(0);
  });
});

describe("keys", () => {
  const known = new Set(rooms.flatMap((room) => [...messages(`${room}.en.ftl`).keys()]));

  it("that are asked for exist", () => {
    const asked = sources(SOURCE).flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*"([\w-]+)"/g), ...text.matchAll(/key: "([\w-]+)"/g)].map(
        (match) => match[1]!,
      ),
    );
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });

  it("that exist are used", () => {
    const all = sources(SOURCE).join("\n");
    const made = /^(title|tab|sequence)-/; // Put together from a name.
    const idle = [...known].filter((key) => !made.test(key) && !all.includes(`"${key}"`));
    expect(idle).toEqual([]);
  });
});
