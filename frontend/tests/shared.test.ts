import { describe, expect, it } from "vitest";
import { shared } from "../src/lib/seatcolours";
import { originFor } from "../src/lib/shared.svelte";
import { optionValue } from "../src/lib/wishes";

describe("links for friends", () => {
  const local = { origin: "http://localhost:8765", hostname: "localhost", protocol: "http:", port: "8765" };

  it("name the network's address instead of this device alone", () => {
    expect(originFor(local, "192.0.2.8")).toBe("http://192.0.2.8:8765");
    expect(originFor(local, "2001:db8::8")).toBe("http://[2001:db8::8]:8765");
    expect(originFor(local, null)).toBe(local.origin);
  });

  it("leave an address alone that others know", () => {
    const known = { ...local, origin: "https://play.example", hostname: "play.example", port: "" };
    expect(originFor(known, "192.0.2.8")).toBe("https://play.example");
  });
});

describe("colours of seats", () => {
  it("are the chosen ones, and never one twice", () => {
    expect(shared(["blue", "red", "green"], [null, "blue", null])).toEqual(["red", "blue", "green"]);
    expect(shared(["blue", "red"], ["pink", null])).toEqual(["pink", "red"]);
    expect(shared(["blue", "red"], ["red", "blue"])).toEqual(["red", "blue"]);
  });

  it("are the usual ones for what is no colour here", () => {
    expect(shared(["blue", "red"], ["toString", null])).toEqual(["blue", "red"]);
  });
});

describe("options", () => {
  it("that begin like JSON are read so", () => {
    expect(optionValue('{"rows": ["A"]}')).toEqual({ rows: ["A"] });
    expect(optionValue("[1")).toBe("[1");
    expect(optionValue("┼┼\n┼┼")).toBe("┼┼\n┼┼");
    expect(optionValue(7)).toBe(7);
  });
});
