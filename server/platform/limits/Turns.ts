import { ThrottledError } from "../../errors.js";

interface TurnsOptions {
  /** How many work at the same time. */
  readonly total: number;
  /** How many of them are one caller's. */
  readonly perKey: number;
  /** How long somebody waits for a turn. */
  readonly waitMs: number;
  /** The reason, a whole sentence; how long to wait is added. */
  readonly message: string;
}

interface Waiting {
  readonly key: string;
  readonly begin: () => void;
}

/** Others are refused at once: a line that long would not end in time. */
const MAX_WAITING = 500;
const RETRY_AFTER_SECONDS = 10;

/** Lets a few work at the same time, of one caller fewer; the others wait for a moment, in the order they came. */
export class Turns {
  private readonly working: string[] = [];
  private readonly waiting: Waiting[] = [];

  constructor(private readonly options: TurnsOptions) {}

  /** Returns what ends the turn, which may be called again. @throws ThrottledError if none comes in time */
  async take(key: string): Promise<() => void> {
    if (this.isFree(key)) {
      this.working.push(key);
    } else {
      await this.waitFor(key);
    }
    let hasEnded = false;
    return () => {
      if (!hasEnded) {
        hasEnded = true;
        this.working.splice(this.working.indexOf(key), 1);
        this.callNext();
      }
    };
  }

  private isFree(key: string): boolean {
    const { total, perKey } = this.options;
    return this.working.length < total && this.working.filter((other) => other === key).length < perKey;
  }

  private waitFor(key: string): Promise<void> {
    const { waitMs, message } = this.options;
    if (this.waiting.length >= MAX_WAITING) {
      throw new ThrottledError(message, RETRY_AFTER_SECONDS);
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(new ThrottledError(message, RETRY_AFTER_SECONDS));
      }, waitMs);
      const waiting: Waiting = {
        key,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.waiting.push(waiting);
    });
  }

  private callNext(): void {
    const next = this.waiting.findIndex(({ key }) => this.isFree(key));
    const [called] = next === -1 ? [] : this.waiting.splice(next, 1);
    if (called) {
      this.working.push(called.key);
      called.begin();
    }
  }
}
