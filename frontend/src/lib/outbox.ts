/**
 * What was sent and not yet answered. After a broken connection everything goes out once more with
 * the same ids, by which the server knows what it has done already.
 */
import type { ClientMessage, Hello, News, Presence, ServerMessage, Welcome } from "./protocol";

/** Whatever is answered. */
export type Request = Exclude<ClientMessage, Hello>;

type WithoutId<Message> = Message extends Request ? Omit<Message, "id"> : never;

/** A request before it is given its id. */
export type Wish = WithoutId<Request>;

export type Answer = Exclude<ServerMessage, Welcome | News | Presence>;

interface Waiting {
  message: Request;
  resolve: (answer: Answer) => void;
}

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly makeId: () => string = randomId) {}

  /** Give a wish its id; the promise is kept when the answer has come. */
  add(wish: Wish): { message: Request; answer: Promise<Answer> } {
    const message: Request = { ...wish, id: this.makeId() };
    const answer = new Promise<Answer>((resolve) => {
      this.waiting.set(message.id, { message, resolve });
    });
    return { message, answer };
  }

  /** Match an answer to its wish; whether there was one. */
  settle(answer: ServerMessage): boolean {
    if (!("id" in answer) || answer.id === null) return false;
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return false;
    this.waiting.delete(answer.id);
    waiting.resolve(answer);
    return true;
  }

  /** Everything that still waits for an answer, oldest first. */
  open(): Request[] {
    return [...this.waiting.values()].map(({ message }) => message);
  }

  /** Nobody will answer any more. */
  drop(code: string, text: string): void {
    for (const { message, resolve } of this.waiting.values()) {
      resolve({ type: "refused", id: message.id, code, text, rule: null });
    }
    this.waiting.clear();
  }
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A seat token of our own making: 192 random bits in base64url. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
