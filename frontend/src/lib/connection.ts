/** One WebSocket that comes back by itself. It knows nothing of tables; it carries messages. */
import { delay } from "./backoff";
import type { ClientMessage, ServerMessage } from "./protocol";

/** No such table: coming back would not help. */
const TABLE_UNKNOWN = 4404;
/** How often we listen, in milliseconds. Nothing is sent for that. */
const TICK = 1_000;
/** After so many silent ticks we ask whether anybody is there, and after so many the line is dead. */
const SILENCE = 4;
const PATIENCE = 7;

export type Status = "connecting" | "open" | "waiting" | "closed" | "unknown";

export interface Ears {
  /** The socket is open: say hello and whatever is still unanswered. */
  onopen: () => void;
  onmessage: (message: ServerMessage) => void;
  onstatus: (status: Status) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  /** Ticks since the last message: a page that was asleep has counted none. */
  private silent = 0;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Start over on a new socket, at once. */
  restart(): void {
    this.attempt = 0;
    this.drop();
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
    this.ears.onstatus("closed");
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.ears.onstatus("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.silent = 0;
      this.ears.onstatus("open");
      this.ears.onopen();
      this.beat = setInterval(() => this.listen(), TICK);
    };
    socket.onmessage = (event) => {
      this.silent = 0;
      this.attempt = 0;
      this.ears.onmessage(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.drop();
      if (event.code === TABLE_UNKNOWN) {
        this.ended = true;
        this.ears.onstatus("unknown");
      } else if (!this.ended) this.later();
    };
  }

  private later(): void {
    this.ears.onstatus("waiting");
    this.timer = setTimeout(() => this.connect(), delay(this.attempt++));
  }

  /** A line that is dead without having said so is noticed by its silence. */
  private listen(): void {
    this.silent += 1;
    if (this.silent === SILENCE) this.send({ type: "ping", id: `ping-${Date.now()}` });
    else if (this.silent >= PATIENCE) this.lose();
  }

  private readonly lose = (): void => {
    if (this.ended || !this.socket) return;
    this.drop();
    this.later();
  };

  private readonly hurry = (): void => {
    if (this.ended || document.visibilityState !== "visible") return;
    if (!this.socket) this.restart();
    // While nobody looked, browsers may have stopped our clock: ask with the next tick.
    else if (this.socket.readyState === WebSocket.OPEN) this.silent = SILENCE - 1;
  };

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
