/** A line that is dead without having said so. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Status } from "../src/lib/connection";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
}

const listeners: Record<string, () => void> = {};
let statuses: Status[] = [];

function connect(): FakeSocket {
  new Connection("ws://here", {
    onopen: () => undefined,
    onmessage: () => undefined,
    onstatus: (status) => statuses.push(status),
  });
  const socket = FakeSocket.all.at(-1)!;
  socket.open();
  return socket;
}

const seconds = (count: number): void => void vi.advanceTimersByTime(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  const listen = (name: string, heed: () => void): void => void (listeners[name] = heed);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("document", { addEventListener: listen, visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("asks after some seconds of silence, and stays if it is answered", () => {
    const socket = connect();
    seconds(3);
    expect(socket.sent).toEqual([]);
    for (let round = 1; round <= 5; round += 1) {
      seconds(round === 1 ? 1 : 4);
      expect(socket.sent).toHaveLength(round);
      socket.onmessage({ data: '{"type":"pong","id":"x","n":1,"at":1}' });
    }
    expect(statuses).toEqual(["connecting", "open"]);
  });

  it("notices within a few seconds that nobody answers, and tries again", () => {
    connect();
    seconds(7);
    expect(statuses.at(-1)).toBe("waiting");
    seconds(60);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("is lost at once when the device has no network, and comes back with it", () => {
    connect();
    listeners.offline!();
    expect(statuses.at(-1)).toBe("waiting");
    listeners.online!();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is asked for as soon as somebody looks again", () => {
    const socket = connect();
    listeners.visibilitychange!();
    seconds(1);
    expect(socket.sent).toHaveLength(1);
  });
});
