import sql from "sql-template-tag";

import { readCounter } from "../../platform/database/counters/counterReads.js";
import type { Database, UnauditedWrite } from "../../platform/database/Database.js";
import { deleteByDay } from "../../platform/database/writing/deleteByDay.js";
import { DAY_MS, dayIn } from "../../platform/time/libraryClock.js";
import { type UnmetOutcome, unmetSearchTable } from "./UnmetSearch.entity.js";
import { unmetWords } from "./unmetWords.js";

/** How often what was searched for is written; until then it is in memory. */
export const FLUSH_INTERVAL_MS = 60_000;
/** Different searches that are kept in a minute; nobody types more. */
const MAX_WAITING = 200;
/** Rows in all; of more the oldest go. */
const MAX_ROWS = 5_000;
/** What nobody has searched for in so long is forgotten. */
export const UNMET_DAYS = 365;

const unaudited: UnauditedWrite = { unaudited: "Nobody is to know who searched for what." };

/**
 * Keeps what readers search for in vain, without who they are. Each search counts once in a minute, so that neither a
 * reload nor a script that repeats itself makes it wanted.
 */
export class UnmetSearchRecorder {
  private waiting = new Map<string, UnmetOutcome>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly time: { readonly timeZone: string; readonly now: () => Date },
  ) {}

  record(search: string, outcome: UnmetOutcome): void {
    const words = unmetWords(search);
    if (words !== null && (this.waiting.size < MAX_WAITING || this.waiting.has(words))) {
      this.waiting.set(words, outcome);
    }
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  /** Forgets what nobody has searched for in a year, and the oldest of too many. */
  async sweep(): Promise<void> {
    const before = dayIn(this.time.timeZone, new Date(this.time.now().getTime() - UNMET_DAYS * DAY_MS));
    const rows = { table: sql`unmet_searches`, day: sql`last_day`, before, most: MAX_ROWS };
    await deleteByDay(this.database, rows, unaudited);
  }

  private async write(): Promise<void> {
    const searches = [...this.waiting];
    this.waiting = new Map();
    // What was still being typed goes on as another search.
    const whole = searches.filter(([words]) => !searches.some(([other]) => other !== words && other.startsWith(words)));
    // While books are indexed anew, what is searched for in vain may be there.
    if (whole.length === 0 || (await this.database.read((reader) => readCounter(reader, "searchIndexLeft"))) > 0) {
      return;
    }
    const lastDay = dayIn(this.time.timeZone, this.time.now());
    // In one order, so that two processes do not wait for each other.
    const rows = whole
      .map(([words, outcome]) => ({ words, outcome, searchCount: 1, lastDay, isDone: false }))
      .sort((one, other) => (one.words < other.words ? -1 : 1));
    await this.database.write(unaudited, (tx) =>
      tx.insert(
        unmetSearchTable,
        rows,
        tx.engine === "sqlite"
          ? sql`ON CONFLICT (words) DO UPDATE SET search_count = unmet_searches.search_count + 1,
                outcome = excluded.outcome, last_day = excluded.last_day`
          : sql`ON DUPLICATE KEY UPDATE search_count = unmet_searches.search_count + 1,
                outcome = VALUES(outcome), last_day = VALUES(last_day)`,
      ),
    );
  }
}
