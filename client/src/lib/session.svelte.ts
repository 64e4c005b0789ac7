/** A table as one guest hears it: the connection that comes back by itself, the news, and moves one after another. */

import { inWords, sheetOf } from "./api";
import { Heard } from "./heard";
import { keyOf } from "./keys";
import { linkTo, type Ends, type Link } from "./link";
import type { FromTable, Line, News, Orders, Part, Refused, Sheet, TableInfo, Welcome } from "./messages";
import { settings, type Lang } from "./settings.svelte";
import { Story, momentOf, type LogLine } from "./story";

type Frame = Record<string, unknown> & { type: string; id: string };
export type Connection = "connecting" | "open" | "lost" | "refused";

const PROTOCOL = 3;
const RENEWED = "fagin-renewed"; // the protocol of the page that was loaded anew because of it
const FIRST_WAIT = 250; // milliseconds until the first new try
const LONGEST_WAIT = 2000;
const FINAL = [4403, 4404, 4409]; // codes after which trying again is of no use

export class Session {
  connection: Connection = $state("connecting");
  why = $state(""); // why one was refused
  table: TableInfo | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  news: News | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: Line[] = $state.raw([]);
  orders: Orders | null = $state.raw(null);
  refusal: Refused | null = $state.raw(null);
  busy = $state(false); // a move is on its way
  closes: number | null = $state(null); // when a window closes, in this page's own time
  heardAt = $state(0); // when the clocks were told

  private link: Link | null = null;
  private coming: Promise<Link> | null = null;
  private ends: Ends | null = null; // of the latest link
  private heard = new Heard();
  private wait = FIRST_WAIT;
  private lang: Lang = settings.lang;
  private queue: string[] = [];
  private flying: Frame | null = null;
  private story = new Story();
  private ended = false;
  private timer = 0;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.connect();
  }

  // ---- the connection

  private connect(): void {
    const ends: Ends = {
      opened: (link) => {
        const key = this.seat === null ? null : keyOf(this.id, this.seat);
        const known = { seat: this.seat, key, since: this.heard.count, lang: this.lang };
        this.link = link;
        this.send({ type: "hello", protocol: PROTOCOL, ...known });
      },
      heard: (text) => this.hear(JSON.parse(text) as FromTable),
      closed: (code, reason) => {
        if (this.ended || this.ends !== ends) return;
        if (reason === "protocol" && sessionStorage.getItem(RENEWED) !== String(PROTOCOL)) {
          sessionStorage.setItem(RENEWED, String(PROTOCOL)); // the house has a newer page
          location.reload();
          return;
        }
        if (FINAL.includes(code) || reason === "protocol") {
          this.connection = "refused";
          this.why = reason;
          return;
        }
        this.connection = "lost";
        this.timer = window.setTimeout(() => this.connect(), this.wait);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      },
    };
    this.ends = ends;
    this.coming = linkTo(this.id, ends);
  }

  /** Try again at once: the page is seen again, or the network is back. */
  readonly hurry = (): void => {
    if (this.connection !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    void this.coming?.then((link) => link.close());
  }

  private send(frame: Record<string, unknown>): void {
    this.link?.send(JSON.stringify(frame));
  }

  // ---- what is heard

  private hear(message: FromTable): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "table") this.table = message.table;
    else if (message.type === "news") this.tell(message);
    else if (message.type === "said") this.chat = [...this.chat, message.line];
    else if (message.type === "done") this.landed(message.id);
    else if (message.type === "refused") this.refused(message);
  }

  private welcome(message: Welcome): void {
    this.connection = "open";
    this.wait = FIRST_WAIT;
    this.table = message.table;
    this.chat = message.chat;
    this.orders = message.orders;
    if (message.news) this.tell(message.news);
    if (this.flying) this.send(this.flying); // the same key: done once, however often it arrives
    else this.pump();
  }

  private tell(news: News): void {
    if (news.since > this.heard.count) {
      this.send({ type: "sync", since: this.heard.count });
      return;
    }
    if (news.since === 0 || news.since < this.heard.count) {
      if (news.since > 0) {
        this.again();
        return;
      }
      this.heard = new Heard();
      this.story = new Story();
    }
    const before = this.heard.count;
    this.heard.add(news.events);
    if (news.hash !== this.heard.hash) {
      this.again();
      return;
    }
    this.log = this.story.add(news, before);
    this.news = news;
    this.heardAt = performance.now();
    this.closes = news.question?.closes == null ? null : performance.now() + news.question.closes;
    if (this.sheet === null) void this.fetchSheet();
  }

  private again(): void {
    this.heard = new Heard();
    this.send({ type: "sync", since: 0, lang: this.lang });
  }

  private async fetchSheet(): Promise<void> {
    this.sheet = await sheetOf(this.id);
  }

  /** Be told everything in another language. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.send({ type: "sync", since: 0, lang });
  }

  /** The whole table in words, as it is now. */
  readonly inWords = (): Promise<Part[]> => inWords(this.id, this.seat);

  /** The name under which what is being chosen here is kept. */
  get drafts(): string {
    return `${this.id}-${this.seat}`;
  }

  /** Where the table is seen as it was just after an event. */
  replayAt(event: number): string {
    return momentOf(this.id, this.seat, event);
  }

  // ---- what is asked

  /** Make a move, after those that are still on their way. */
  readonly play = (move: string): void => {
    this.refusal = null;
    this.queue.push(move);
    this.pump();
  };

  private pump(): void {
    if (this.flying || this.connection !== "open") return;
    const move = this.queue.shift();
    this.busy = move !== undefined;
    if (move === undefined) return;
    const question = this.news?.question;
    const sealed = question && !question.moves.includes(move) && question.changes.includes(move);
    this.fly(sealed ? { type: "change", id: newId(), move } : { type: "move", id: newId(), version: question?.version ?? 0, move });
  }

  private fly(frame: Frame): void {
    this.flying = frame;
    this.busy = true;
    this.send(frame);
  }

  private landed(id: string): void {
    if (this.flying?.id !== id) return;
    this.flying = null;
    this.pump();
  }

  private refused(message: Refused): void {
    const flying = this.flying?.id === message.id ? this.flying : null;
    if (flying) this.flying = null;
    const move = String(flying?.move ?? "");
    if (message.reason === "stale" && this.news?.question?.moves.includes(move)) {
      this.queue.unshift(move); // the question was put anew meanwhile, and the answer still fits
      this.pump();
      return;
    }
    this.queue = [];
    this.busy = false;
    this.refusal = message;
  }

  /** Ask for something that is not a move. */
  request(type: "undo" | "resign" | "back"): void {
    this.refusal = null;
    this.send({ type, id: newId() });
  }

  order(orders: Orders): void {
    this.orders = orders;
    this.send({ type: "orders", id: newId(), orders });
  }

  say(text: string): void {
    this.send({ type: "say", id: newId(), text });
  }

  forgive(): void {
    this.refusal = null;
  }
}

/** A table as the frame knows it: one that is played at, or one of a lesson. */
export type AtTable = Pick<Session, keyof Session>;

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
