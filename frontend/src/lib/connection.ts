/** One WebSocket that comes back by itself. It knows nothing of tables; it carries messages. */
import { delay } from "./backoff";
import type { ClientMessage, ServerMessage } from "./protocol";

/** No such table: coming back would not help. */
const TABLE_UNKNOWN = 4404;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;

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
  private heard = 0;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.hurry);
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
      this.heard = Date.now();
      this.ears.onstatus("open");
      this.ears.onopen();
      this.beat = setInterval(() => this.check(), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
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
  private check(): void {
    this.send({ type: "ping", id: `ping-${Date.now()}` });
    if (Date.now() - this.heard > HEARTBEAT + PATIENCE) {
      this.drop();
      this.later();
    }
  }

  private readonly hurry = (): void => {
    const away = !this.socket && !this.ended;
    if (away && document.visibilityState === "visible") this.restart();
  };

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
