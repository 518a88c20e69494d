/** What a browser remembers for us: not always something, and not always what we wrote. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const TOKEN = "a".repeat(32);
const OTHER = "b".repeat(32);

function memory(kept: Record<string, string>): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
}

function blocked(): void {
  const refuse = (): never => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe("seats this browser holds", () => {
  it("are kept", async () => {
    memory({});
    const tokens = await import("../src/lib/tokens");
    tokens.hold("abc", "glow", [TOKEN], OTHER);
    expect(tokens.secretsOf("abc")).toMatchObject({ seats: [TOKEN], host: OTHER, game: "glow" });
    expect(tokens.areFleeting()).toBe(false);
  });

  it("are known to the page where the browser keeps nothing", async () => {
    blocked();
    const tokens = await import("../src/lib/tokens");
    tokens.hold("abc", "glow", [TOKEN]);
    expect(tokens.secretsOf("abc")?.seats).toEqual([TOKEN]);
    expect(tokens.areFleeting()).toBe(true);
  });

  it("are found again by the link they were taken with, of which nothing is kept that opens a seat", async () => {
    const kept: Record<string, string> = {};
    memory(kept);
    const tokens = await import("../src/lib/tokens");
    const own = tokens.secretFor("abc", TOKEN);
    expect(tokens.secretFor("abc", TOKEN)).toBe(own);
    expect(tokens.isOwnLink("abc", TOKEN)).toBe(false);
    tokens.hold("abc", "glow", [own]);
    expect(tokens.isOwnLink("abc", TOKEN)).toBe(true);
    expect(tokens.isOwnLink("abc", OTHER)).toBe(false);
    expect(Object.values(kept).join()).not.toContain(TOKEN);
    tokens.release("abc", [own]);
    expect(tokens.isOwnLink("abc", TOKEN)).toBe(false);
  });

  it.each([
    ["[null]"],
    ["{}"],
    ["[1, []]"],
    ["nonsense"],
    ['[{"code": "abc", "game": "glow", "seats": null, "host": null, "at": 1}]'],
    ['[{"code": "abc", "game": "glow", "seats": [5], "host": null, "at": 1}]'],
    [`[{"code": "abc", "game": "glow", "seats": ["${"x".repeat(99)}"], "host": null, "at": 1}]`],
    [`[{"code": "abc", "game": 7, "seats": [], "host": {}, "at": 1}]`],
  ])("that are damaged are dropped: %s", async (text) => {
    const good = { code: "ok", game: "glow", seats: [TOKEN], host: null, links: {}, at: 1 };
    memory({ "spieltisch:tables": text.replace(/^\[/, `[${JSON.stringify(good)}, `) });
    const tokens = await import("../src/lib/tokens");
    expect(tokens.heldTables()).toEqual(text.startsWith("[") ? [good] : []);
  });
});

describe("settings and lessons", () => {
  it("are believed as far as they can be true", async () => {
    const text = JSON.stringify({ language: "xx", theme: 5, speed: "fast", sound: "no", name: { a: 1 } });
    memory({ "spieltisch:settings": text, "spieltisch:lessons": '{"done": [null, "glow"]}' });
    vi.stubGlobal("navigator", { languages: ["de"] });
    const { settings } = await import("../src/lib/settings.svelte");
    expect(settings).toMatchObject({ language: "de", theme: "system", speed: "fast", sound: true, name: "" });
    const { hasLearned, wantsLessons } = await import("../src/lib/learned.svelte");
    expect([hasLearned("glow"), wantsLessons()]).toEqual([true, false]);
  });

  it.each(["[null]", '"x"', "7", "{"])("that are nothing of the kind are forgotten: %s", async (text) => {
    memory({ "spieltisch:settings": text, "spieltisch:lessons": text });
    const { settings } = await import("../src/lib/settings.svelte");
    expect(settings.speed).toBe("normal");
    const { wantsLessons } = await import("../src/lib/learned.svelte");
    expect(wantsLessons()).toBe(true);
  });
});

describe("secrets in an address", () => {
  it("come back as they went", async () => {
    const { secretPath, secretsIn } = await import("../src/lib/secretlink");
    const secrets = { seats: [TOKEN, OTHER], host: "h".repeat(32) };
    const path = secretPath("abc", secrets);
    expect(path.startsWith("/t/abc#seat=")).toBe(true);
    expect(secretsIn(path.slice(path.indexOf("#")))).toEqual({ ...secrets, others: "sign-out" });
    expect(secretsIn("#device=x").others).toBe("keep");
    expect(secretsIn("")).toMatchObject({ seats: [], host: null });
  });

  it("that are cut off are told apart", async () => {
    const { secretsIn, sound } = await import("../src/lib/secretlink");
    expect(sound(secretsIn(`#seat=${TOKEN},abc&host=<b>`))).toEqual({ seats: [TOKEN], host: null });
  });
});

describe("tables that are put away", () => {
  it("stay ours and are not asked about, whatever the server says of them, until somebody visits them", async () => {
    memory({});
    const tokens = await import("../src/lib/tokens");
    const { worthAsking } = await import("../src/lib/desk.svelte");
    const away = await import("../src/lib/putaway.svelte");
    const asked = (...lost: string[]): string[] =>
      worthAsking(tokens.heldTables(), away.codesPutAway(), lost).map(({ code }) => code);
    tokens.hold("one", "glow", [TOKEN]);
    tokens.hold("two", "glow", [OTHER]);
    tokens.hold("watched", "glow", []);
    expect(asked()).toEqual(["two", "one"]);
    away.putAway("one");
    expect(asked()).toEqual(["two"]);
    // As a welcome does that comes by itself, over a line that is still open.
    tokens.hold("one", "glow", []);
    expect(asked()).toEqual(["two"]);
    expect(tokens.secretsOf("one")?.seats).toEqual([TOKEN]);
    vi.resetModules();
    const later = await import("../src/lib/putaway.svelte");
    expect(later.codesPutAway()).toEqual(["one"]);
    later.bringBack("one");
    expect(later.codesPutAway()).toEqual([]);
  });
});

describe("a table whose seat somebody else has", () => {
  it("is asked about again once we sit there with another token", async () => {
    memory({});
    vi.stubGlobal("navigator", { languages: ["en"] });
    const tokens = await import("../src/lib/tokens");
    const { look, ownTables } = await import("../src/lib/desk.svelte");
    const wishes: unknown[] = [];
    const answers = [false, true].map((seated) => ({
      tables: [{ table: { code: "one" }, waits: null, seated }],
      unknown: [],
    }));
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      wishes.push(JSON.parse(body));
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[wishes.length - 1]) });
    });
    tokens.hold("one", "glow", [TOKEN]);
    await look();
    await look();
    expect([wishes.length, ownTables().length]).toEqual([1, 0]);
    tokens.hold("one", "glow", [OTHER]);
    await look();
    expect(wishes[1]).toEqual({ tables: [{ code: "one", tokens: [TOKEN, OTHER] }] });
    expect(ownTables().map(({ table }) => table.code)).toEqual(["one"]);
  });
});

describe("a device for the hand alone", () => {
  it("is one at the table where somebody said so, and at no other", async () => {
    memory({});
    const hand = await import("../src/lib/handonly.svelte");
    hand.toggleHandOnly("one");
    expect([hand.isHandOnly("one"), hand.isHandOnly("two")]).toEqual([true, false]);
    vi.resetModules();
    const again = await import("../src/lib/handonly.svelte");
    expect(again.isHandOnly("one")).toBe(true);
    again.toggleHandOnly("one");
    expect(again.isHandOnly("one")).toBe(false);
  });
});
