import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { OperationTimeoutError } from "../../../errors.js";

/** So many statements of one operation run at the same time: the others' connections stay free for others. */
const MAX_CONCURRENT = 2;

/** A page of books with all that one shows of them takes some 20 ms. */
const OBJECTS_PER_TURN = 100;

/**
 * How long one operation may read, and how much of it is done in one turn of the event loop. It has no end before
 * `start`, so that a command is never stopped halfway and an upload may take its time.
 */
export class TimeBudget {
  private endsAt = Infinity;
  private onlyReads = false;
  private objects = 0;
  private lastTurn: Promise<void> | null = null;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limitMs: number) {}

  /**
   * The operation writes nothing: from here on it may read a replica, if its viewer may be told what was so a moment
   * ago.
   */
  readOnly(): void {
    this.onlyReads = true;
  }

  /** Starts the time of what only reads, the first time that it is called. */
  start(): void {
    this.readOnly();
    if (this.endsAt === Infinity) {
      this.endsAt = performance.now() + this.limitMs;
    }
  }

  get isReadOnly(): boolean {
    return this.onlyReads;
  }

  /** For a response that is read in short steps, as long as somebody takes them. */
  lift(): void {
    this.endsAt = Infinity;
  }

  /** Runs a statement as soon as few enough others run, with the time that it may take. */
  async spend<Result>(statement: (leftMs: number) => Promise<Result>): Promise<Result> {
    if (this.running >= MAX_CONCURRENT) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await statement(this.leftMs());
    } finally {
      // The next one takes over this one's place.
      const next = this.waiting.shift();
      if (next) {
        next();
      } else {
        this.running -= 1;
      }
    }
  }

  /** When so many more objects may be completed; null for at once, as in most operations. */
  turn(objects: number): Promise<void> | null {
    if (this.objects > 0 && this.objects + objects > OBJECTS_PER_TURN) {
      this.lastTurn = (this.lastTurn ?? Promise.resolve()).then(() => yieldToEventLoop());
      this.objects = 0;
    }
    this.objects += objects;
    return this.lastTurn;
  }

  /** @throws OperationTimeoutError if none is left. */
  leftMs(): number {
    const left = this.endsAt - performance.now();
    if (left <= 0) {
      throw new OperationTimeoutError();
    }
    return left;
  }
}
