import { describe, expect, it } from "vitest";
import { delay } from "../src/lib/backoff";
import { clockText } from "../src/lib/clocktext";
import { seatNames } from "../src/lib/names";
import { Outbox, randomToken } from "../src/lib/outbox";
import type { Moved, News, SeatInfo, SeatView, View, Welcome } from "../src/lib/protocol";
import {
  coveredFor,
  GAP,
  isInCompany,
  lastPlyOf,
  NOTHING,
  otherWatchers,
  ownSeats,
  ownTurns,
  receive,
  sharedSeats,
  timeLeft,
  type Known,
  lossIn,
} from "../src/lib/table";

const view = (ply: number, actors: number[] = [0]): View => ({
  phase: "playing",
  match: 1,
  ply,
  seats: [],
  outcasts: [],
  scene: {
    game: "sequence",
    players: 2,
    seats: null,
    viewer: 0,
    ply,
    actors,
    over: false,
    points: [],
    winners: [],
    last: null,
    table: {},
  },
  legal: [],
  moderator: [],
  clock: { left: [60_000, null], running: [0], at: 1_000 },
  asks: { undo: null, draw: null, rematch: [] },
  deal: null,
  result: null,
  verdict: null,
});

const moved = (n: number, ply: number, move: number | null = 4): Moved => ({
  type: "moved",
  n,
  at: 0,
  match: 1,
  ply,
  seat: 0,
  by: "person",
  move,
  told: null,
  sound: null,
});

const welcome = (n: number, seats: number[] = [0], seat: number | null = 0): Welcome => ({
  type: "welcome",
  n,
  table: {
    code: "abc",
    game: "sequence",
    variant: null,
    source: "dealt",
    options: {},
    players: 2,
    public: false,
    hints: true,
    clock: { kind: "none" },
    replay: false,
    teams: null,
    created: 0,
  },
  you: { seat, seats, host: false, devices: seats.map(() => 1), outcast: false },
  wrong: [],
  view: view(0),
  log: [],
  earlier: 0,
});

const news = (from: number, n: number, changes: Partial<News> = {}): News => ({
  type: "news",
  from,
  n,
  events: [],
  revealed: [],
  view: null,
  ...changes,
});

const after = (known: Known, ...messages: Parameters<typeof receive>[1][]): Known =>
  messages.reduce((state, message) => {
    const next = receive(state, message);
    if (next === GAP) throw new Error("a gap");
    return next;
  }, known);

describe("what is known of a table", () => {
  it("starts with the welcome", () => {
    expect(after(NOTHING, welcome(7)).n).toBe(7);
  });

  it("takes news that join on", () => {
    const known = after(NOTHING, welcome(7), news(8, 8, { events: [moved(8, 1)], view: view(1) }));
    expect([known.n, known.view?.ply, known.log.length]).toEqual([8, 1, 1]);
  });

  it("notices that something is missing", () => {
    expect(receive(after(NOTHING, welcome(7)), news(9, 9))).toBe(GAP);
    expect(receive(NOTHING, news(1, 1))).toBe(GAP);
  });

  it("does not tell twice what overlaps", () => {
    const first = news(8, 8, { events: [moved(8, 1)] });
    const both = news(8, 9, { events: [moved(8, 1), moved(9, 2)] });
    expect(after(NOTHING, welcome(7), first, both).log.map((event) => event.n)).toEqual([8, 9]);
  });

  it("keeps the view when only chat happened", () => {
    const known = after(NOTHING, welcome(7), news(8, 8));
    expect(known.view?.ply).toBe(0);
  });

  it("learns later what was secret", () => {
    const secret = news(8, 8, { events: [moved(8, 1, null)] });
    const open = news(9, 9, {
      revealed: [{ match: 1, ply: 1, move: 6, told: "begins" }],
    });
    expect(after(NOTHING, welcome(7), secret, open).log[0]).toMatchObject({ move: 6, told: "begins" });
  });

  it("knows whose turn it is at this device", () => {
    const known = after(NOTHING, welcome(1, [0, 1]), news(2, 2, { view: view(1, [1]) }));
    expect(ownTurns(known)).toEqual([1]);
  });

  it("names the last own move, and nobody else's", () => {
    const events = [moved(2, 1), { ...moved(3, 2), seat: 1 }, { ...moved(4, 3), seat: 1 }];
    const known = after(NOTHING, welcome(1), news(2, 4, { events, view: view(3) }));
    expect([lastPlyOf(known, 0), lastPlyOf(known, 1)]).toEqual([1, 3]);
    expect(lastPlyOf(after(NOTHING, welcome(1)), 0)).toBeNull();
  });

  it("counts a running clock down, but not below nothing", () => {
    expect(timeLeft(view(0), 0, 11_000)).toBe(50_000);
    expect(timeLeft(view(0), 0, 999_000)).toBe(0);
    expect(timeLeft(view(0), 1, 11_000)).toBeNull();
  });
});

describe("a hot seat", () => {
  const person = {
    kind: "person",
    name: "",
    colour: null,
    level: null,
    left: false,
    resigned: false,
    why: null,
  } as const;
  const seated = (actors: number[], looker: number | null, bot: string | null = null): Known => ({
    ...NOTHING,
    you: { seat: looker, seats: [0, 1], host: false, devices: [1, 1], outcast: false },
    view: { ...view(0, actors), seats: [person, { ...person, level: bot }] },
  });

  it("is covered before the very first turn, and after the page was loaded", () => {
    expect(coveredFor(seated([0], null), null)).toBe(0);
    expect(coveredFor(seated([0], 0), null)).toBe(0);
  });

  it("lies open for whoever has said so, until it is another's turn", () => {
    expect(coveredFor(seated([0], 0), 0)).toBeNull();
    expect(coveredFor(seated([0, 1], 0), 0)).toBeNull();
    expect(coveredFor(seated([1], 0), 0)).toBe(1);
  });

  it("stays covered until the other's view has come", () => {
    expect(coveredFor(seated([1], 0), 1)).toBe(1);
    expect(coveredFor(seated([1], 1), 1)).toBeNull();
  });

  it("shows no hand while nobody here is to move", () => {
    expect(coveredFor(seated([], null), null)).toBeNull();
    expect(coveredFor(seated([], 0), null)).toBe(0);
    expect(coveredFor(seated([], 0), 0)).toBeNull();
  });

  it("is none for one person, or when a bot plays for the other", () => {
    expect(coveredFor(seated([0], 0, "casual"), null)).toBeNull();
    expect(
      coveredFor(
        { ...seated([0], 0), you: { seat: 0, seats: [0], host: false, devices: [1], outcast: false } },
        null,
      ),
    ).toBeNull();
  });

  it("calls nobody you but who looks", () => {
    expect(ownSeats(seated([0], 0), 0)).toEqual([0]);
    expect(ownSeats(seated([1], 0), 0)).toEqual([]);
    expect(ownSeats(seated([0], 0, "casual"), null)).toEqual([0, 1]);
  });
});

describe("what was sent", () => {
  it("waits for its answer and is then forgotten", async () => {
    const outbox = new Outbox(() => "a1");
    const play = { type: "play", seat: 0, ply: 3, move: "pass" } as const;
    const { answer } = outbox.add(play);
    expect(outbox.open()).toEqual([{ ...play, id: "a1" }]);
    expect(outbox.settle({ type: "done", id: "a1", n: 3 })).toBe(true);
    expect(await answer).toEqual({ type: "done", id: "a1", n: 3 });
    expect(outbox.open()).toEqual([]);
  });

  it("is not mistaken for something else", () => {
    const outbox = new Outbox();
    outbox.add({ type: "undo", seat: 0, ply: 3 });
    expect(outbox.settle({ type: "done", id: "other", n: 3 })).toBe(false);
    expect(outbox.open()).toHaveLength(1);
  });

  it("seat tokens have the form the server takes", () => {
    expect(randomToken()).toMatch(/^[\w-]{32}$/);
  });
});

describe("small things", () => {
  it("waits longer after each failure, up to a quarter of a minute", () => {
    expect(delay(0, 1)).toBe(400);
    expect(delay(3, 0)).toBe(1600);
    expect(delay(30, 1)).toBe(15_000);
  });

  it("shows times as clocks do", () => {
    expect([3_250, 75_000, 3_661_000, 90_000_000].map(clockText)).toEqual([
      "0:03.3",
      "1:15",
      "1:01:01",
      "1d 1h",
    ]);
  });

  it("tells two bots of one level apart", () => {
    const bot: SeatInfo = { kind: "bot", name: "casual", colour: null, level: "casual", left: false };
    const open: SeatInfo = { kind: "open", name: null, colour: null, level: null, left: false };
    const names = seatNames(
      [bot, bot, open],
      (level) => level,
      (n) => `seat ${n}`,
    );
    expect(names).toEqual(["casual 1", "casual 2", "seat 3"]);
  });
});

describe("a seat on several devices", () => {
  it("is told of where it is open on more than one", () => {
    const you = { seat: 0, seats: [0, 2], host: false, devices: [1, 3], outcast: false };
    expect(sharedSeats({ ...NOTHING, you })).toEqual([{ seat: 2, devices: 3 }]);
  });

  it("was taken over if nobody got up", () => {
    const claimed = { type: "devices", n: 4, at: 0 } as const;
    const left = { type: "left", n: 5, at: 0, seat: 1, name: "Ben" } as const;
    expect(lossIn([claimed, moved(6, 1)])).toBe("claimed");
    expect(lossIn([{ ...claimed, type: "passed", seat: 1, name: "Ben" }, moved(6, 1)])).toBe("claimed");
    expect(lossIn([claimed, left])).toBeNull();
    expect(lossIn([])).toBeNull();
  });
});

describe("company", () => {
  const person = (name: string): SeatView => ({ kind: "person", name }) as SeatView;
  const bot = { kind: "bot", name: "Bot" } as SeatView;
  const at = (seats: SeatView[], own: number[], spectators: number): Known => ({
    ...NOTHING,
    view: { ...view(0), seats },
    you: { ...NOTHING.you, seats: own },
    spectators,
  });

  it("is somebody else who sits here or watches", () => {
    expect(isInCompany(at([person("Anna"), bot], [0], 0))).toBe(false);
    expect(isInCompany(at([person("Anna"), person("Ben")], [0], 0))).toBe(true);
    expect(isInCompany(at([person("Anna"), person("Ben")], [0, 1], 0))).toBe(false);
    expect(isInCompany(at([person("Anna"), bot], [0], 1))).toBe(true);
  });

  it("is not oneself, watching", () => {
    expect(isInCompany(at([bot, bot], [], 1))).toBe(false);
    expect(isInCompany(at([bot, bot], [], 2))).toBe(true);
    expect([0, 1, 3].map((count) => otherWatchers(at([bot, bot], [], count)))).toEqual([0, 0, 2]);
  });
});
