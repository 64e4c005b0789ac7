/** A first lesson as a table: its moments one after another; a move goes on if it is the one that is asked for. */

import type { LessonTold, Line, News, Orders, Part, Refused, Sheet, TableInfo, Taught } from "./messages";
import type { AtTable, Connection } from "./session.svelte";
import { motion } from "./settings.svelte";
import { Story, type LogLine } from "./story";
import { say } from "./words.svelte";

const PAUSE = 1400; // milliseconds for which one sees what another has done

export class Lesson implements AtTable {
  readonly id = ""; // kept nowhere
  readonly connection: Connection = "open";
  readonly why = "";
  readonly chat: Line[] = [];
  readonly orders: Orders | null = null;
  readonly busy = false;
  readonly closes: number | null = null;
  readonly heardAt = 0;
  readonly table: TableInfo;
  readonly seat: number;
  readonly last: number; // the number of the last step

  readonly sheet: Sheet;
  refusal: Refused | null = $state.raw(null);
  private at = $state(0);
  private jumps = $state(0); // after each of them nothing is being chosen yet
  private calm = $state(false); // whether one came here by a jump: nothing moves
  private timer = 0;

  readonly moment: Taught = $derived.by(() => this.told.moments[this.at]!);
  readonly news: News = $derived.by(() => (this.calm ? { ...this.moment.news, events: [] } : this.moment.news));
  readonly log: LogLine[] = $derived.by(() => this.logs[this.at]!);
  private readonly logs: LogLine[][];

  constructor(private readonly told: LessonTold, step: number, private readonly reached: (step: number) => void) {
    this.table = told.table;
    this.sheet = told.sheet;
    this.seat = told.seat;
    this.last = told.steps - 1;
    const story = new Story();
    this.logs = told.moments.map(({ news }) => story.add(news, news.since));
    this.jump(step);
  }

  get drafts(): string {
    return `lesson-${this.table.game}-${this.jumps}`;
  }

  get step(): number {
    return this.moment.step;
  }

  /** What is asked for now, or "". */
  get wanted(): string {
    return this.moment.news.question?.moves[0] ?? "";
  }

  /** Whether others play just now. */
  get watching(): boolean {
    return !this.moment.hint;
  }

  /** Go to the beginning of a step; whatever was begun is forgotten. */
  jump(step: number): void {
    clearTimeout(this.timer);
    const found = this.told.moments.findIndex((one) => one.step >= step);
    this.jumps += 1;
    this.refusal = null;
    this.calm = true;
    this.at = found < 0 ? this.told.moments.length - 1 : found;
    this.reached(this.step);
  }

  /** On to the next moment: after a pause where others play, at once where nothing is to move. */
  readonly go = (): void => {
    clearTimeout(this.timer);
    if (this.at === this.told.moments.length - 1) return;
    this.refusal = null;
    this.calm = false;
    this.at += 1;
    if (!this.watching) this.reached(this.step);
    else if (motion() === 0) this.go();
    else this.timer = window.setTimeout(this.go, PAUSE);
  };

  /** Make a move; as at any table the answer comes a moment later. */
  readonly play = (move: string): void => {
    window.setTimeout(() => this.answer(move));
  };

  private answer(move: string): void {
    if (move === this.wanted) {
      this.go();
    } else if (this.wanted) {
      const text = say("lesson-other", { move: this.news.texts?.moves[this.wanted] ?? this.wanted });
      this.refusal = { type: "refused", id: "", reason: "lesson", clause: "", text };
    }
  }

  /** Taking back leads to the beginning of the step, or to the one before. */
  request(type: "undo" | "resign" | "back"): void {
    if (type !== "undo") return;
    const first = this.told.moments.findIndex((one) => one.step === this.step);
    this.jump(this.at > first ? this.step : Math.max(0, this.step - 1));
  }

  readonly inWords = async (): Promise<Part[]> => this.moment.table;
  replayAt(): string {
    return "";
  }
  readonly hurry = (): void => undefined;
  end(): void {
    clearTimeout(this.timer);
  }
  speak(): void {}
  order(): void {}
  say(): void {}
  forgive(): void {
    this.refusal = null;
  }
}
