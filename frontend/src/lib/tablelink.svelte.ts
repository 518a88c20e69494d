/** A table this browser sits at or watches: what is known of it, and the line to the server. */
import type { Seat } from "../boards/contract";
import { matters, waitsForUs, type Matter } from "./asking";
import { BASE } from "./base";
import { Connection, type Status } from "./connection";
import { holdingHints, isOurMoment, type Hinted } from "./hinting";
import { learnNotation, notationOf } from "./notations.svelte";
import { keepOpen, openLinks } from "./openlinks.svelte";
import { Outbox, randomId, type Answer, type Wish } from "./outbox";
import type { Hint, Refused, ServerMessage, Wait } from "./protocol";
import { rulesPath } from "./route";
import { settings } from "./settings.svelte";
import { play as playSound } from "./sound";
import { GAP, isHotSeat, lossIn, NOTHING, ownTurns, receive, type Known, type Loss } from "./table";
import { sounds } from "./hearing";
import { outdate, toast } from "./toasts.svelte";
import { secretsOf, hold, release } from "./tokens";
import { say } from "./words.svelte";

/** How often a hint is asked for that came too late each time. */
const MOST_TRIES = 3;
const NO_HINTS: readonly Hint[] = [];
/** How many seconds the sound of a move has for itself before the next one. */
const BETWEEN = 0.3;

export class TableLink {
  known = $state.raw<Known>(NOTHING);
  status = $state<Status>("connecting");
  /** What the hints were about when they came. */
  private hinted = $state.raw<Hinted | null>(null);
  /** Those of them that still hold. */
  readonly hints = $derived<readonly Hint[]>(this.hinted ? holdingHints(this.known, this.hinted) : NO_HINTS);
  /** How the moves of the game are written; null until that is known. */
  readonly notation = $derived(notationOf(this.known.table?.game ?? ""));
  /** A move on its way to the server; the board waits for its answer. */
  sending = $state(false);
  /** At a hot seat: who has said "it's me" last. */
  ready = $state<Seat | null>(null);
  /** Whether the secret link by which somebody came opens no seat here. */
  wrongLink = $state(false);
  /** How we have lost a seat of ours, until we have one again. */
  loss = $state<Loss | null>(null);
  /** The keys of matters that somebody does not want to hear about again. */
  settled = $state.raw<readonly string[]>([]);
  /** Whether the chat is in view. */
  reading = false;

  /** How far this device's clock is ahead of the server's, in milliseconds. */
  skew = 0;

  private readonly outbox = new Outbox();
  private readonly connection: Connection;
  private viewpoint: Seat | null | undefined;
  private tokens: string[] = [];
  private awaits = false;

  constructor(
    readonly code: string,
    /** The big screen shows what everybody may see, whatever this browser holds. */
    private readonly screen = false,
  ) {
    const address = `${location.origin.replace(/^http/, "ws")}${BASE}api/tables/${code}/socket`;
    this.connection = new Connection(address, {
      onopen: () => this.hello(),
      onmessage: (message) => this.hear(message),
      onstatus: (status) => (this.status = status),
    });
  }

  /** What is asked or told here, and not put off. */
  get matters(): Matter[] {
    return matters(this.known).filter(({ key }) => !this.settled.includes(key));
  }

  /** Whether the table stands still until somebody at this device acts or answers. */
  get waits(): Wait | null {
    return waitsForUs(this.known);
  }

  putOff(matter: Matter): void {
    this.settled = [...this.settled, matter.key];
  }

  /** Send a wish; the answer may be a refusal, which is also shown. */
  async ask(wish: Wish): Promise<Answer> {
    const { message, answer } = this.outbox.add(wish);
    this.connection.send(message);
    const reply = await answer;
    if (reply.type === "refused") this.refuse(reply);
    return reply;
  }

  async play(move: string, seat: Seat | "moderator" | null = this.known.you.seat): Promise<void> {
    // A second click while the first is on its way must not play twice.
    if (seat === null || this.sending) return;
    this.sending = true;
    this.hinted = null;
    await this.ask({ type: "play", seat, ply: this.known.view?.ply ?? 0, move });
    this.sending = false;
  }

  async why(move: string): Promise<void> {
    const { seat } = this.known.you;
    if (seat === null) return;
    const reply = await this.ask({ type: "explain", seat, move });
    if (reply.type !== "explained") return;
    toast(reply.text, reply.legal ? "reason" : "refusal", this.ruleAt(reply.rule), this.game);
  }

  async hint(): Promise<void> {
    const { seat } = this.known.you;
    if (seat === null) return;
    // The same hint once more is a new one too.
    this.hinted = null;
    for (let asked = 0; asked < MOST_TRIES; asked += 1) {
      const reply = await this.ask({ type: "hint", seat });
      if (reply.type !== "hinted") return;
      this.hinted = reply;
      // What others did meanwhile may have made all of them impossible; nobody has to press again.
      if (this.hints.length || !isOurMoment(this.known, seat)) return;
    }
  }

  /** Answered by a welcome, and after a break the hello says it anyway: nothing to wait for. */
  look(seat: Seat | null): void {
    this.viewpoint = seat;
    this.connection.send({ type: "look", id: randomId(), seat });
  }

  /** At a hot seat somebody says "it's me". */
  uncover(seat: Seat): void {
    this.ready = seat;
    this.look(seat);
  }

  /** Somebody comes with a secret link; before it is exchanged, nobody says hello. */
  await(): void {
    this.awaits = true;
  }

  /** The link has been exchanged, perhaps for seats that are new here; or it opens none. */
  bring(isNew: boolean, isWrong: boolean): void {
    this.awaits = false;
    this.wrongLink = isWrong;
    if (isNew) this.loss = null;
    if (this.known.n === null) this.hello();
    else if (isNew) this.again();
  }

  /** Seats were taken or the language changed: introduce ourselves anew. */
  again(): void {
    this.known = { ...this.known, n: null };
    this.connection.restart();
  }

  close(): void {
    this.outbox.drop("closed", "");
    this.connection.close();
  }

  private hello(): void {
    if (this.awaits) return;
    const ours = this.screen ? null : secretsOf(this.code);
    this.tokens = ours ? [...ours.seats, ...(ours.host ? [ours.host] : [])] : [];
    // Whoever has one seat is shown it at once, whichever it is.
    const own = this.known.you.seat ?? (ours?.seats.length === 1 ? 0 : null);
    const seat = this.viewpoint === undefined ? own : this.viewpoint;
    this.connection.send({
      type: "hello",
      tokens: this.tokens,
      lang: settings.language,
      seat,
      last: this.known.n,
      changes: true,
      ...(settings.name && !ours?.seats.length ? { name: settings.name } : {}),
    });
    for (const message of this.outbox.open()) this.connection.send(message);
    this.connection.send({ type: "ping", id: randomId() });
  }

  private hear(message: ServerMessage): void {
    this.outbox.settle(message);
    if (message.type === "refused" && message.id === null) this.refuse(message);
    if (message.type === "pong") this.skew = Date.now() - message.at;
    const before = this.known;
    const after = receive(before, message);
    if (after === GAP) {
      this.connection.restart();
      return;
    }
    this.known = after;
    if (message.type === "welcome") {
      void learnNotation(message.table.game);
      const wrong = message.wrong.map((place) => this.tokens[place] ?? "");
      const held = secretsOf(this.code)?.seats ?? [];
      hold(this.code, message.table.game, []);
      if (message.you.seats.length) this.loss = null;
      else if (message.you.outcast) this.loss = "sent away";
      else if (wrong.some((token) => held.includes(token))) this.loss = lossIn(message.log);
      release(this.code, wrong);
      // After a rematch everybody sits one seat further; go on from where the server sees us.
      if (typeof this.viewpoint === "number") this.viewpoint = message.you.seat ?? undefined;
    }
    if (before.view?.match !== after.view?.match) this.ready = null;
    this.takeASeat();
    if (before.view && before.view.ply !== after.view?.ply) outdate();
    sounds(before, after).forEach((sound, i) => playSound(sound, i * BETWEEN));
  }

  /**
   * Whoever holds a seat looks from it, not from where spectators stand. Where several people
   * sit at this device, each of them says so first.
   */
  private takeASeat(): void {
    const { seat, seats } = this.known.you;
    if (this.screen || seat !== null || !seats.length || this.viewpoint !== undefined) return;
    if (isHotSeat(this.known)) return;
    const turn = ownTurns(this.known)[0];
    this.look(turn ?? seats[0]!);
  }

  private refuse(refusal: Refused): void {
    if (refusal.code === "closed") return;
    toast(refusal.text || say("failed"), "refusal", this.ruleAt(refusal.rule), this.game);
  }

  private get game(): string | null {
    return this.known.table?.game ?? null;
  }

  /** Where a rule of the game is explained. */
  private ruleAt(rule: string | null): string | null {
    return rule && this.game ? rulesPath(this.game, rule, this.code) : null;
  }
}

const MOST_OPEN = 8;

/** The line to a table, which stays open while we look at something else. */
export function linkTo(code: string): TableLink {
  const link = openLinks().find((one) => one.code === code) ?? new TableLink(code);
  const links = [...openLinks().filter((one) => one !== link), link];
  for (const oldest of links.slice(0, -MOST_OPEN)) oldest.close();
  keepOpen(links.slice(-MOST_OPEN));
  return link;
}
