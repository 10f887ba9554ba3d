import type { DatabaseReads } from "../platform/database/Database.js";
import { DAY_MS, dayIn } from "../platform/time/libraryClock.js";
import { type LibraryTime, readLendingDay } from "../circulation/policy/lendingDay.js";
import {
  type BooksToMend,
  booksToMend,
  failedImports,
  type LoansToMend,
  loansToMend,
  type StudentsToMend,
  studentsToMend,
} from "./attentionReads.js";
import { popularBookIds } from "./chartReads.js";
import type { FirstIds } from "./growthReads.js";

/** How many of the most borrowed books are kept. */
export const MAX_POPULAR_BOOKS = 20;
export const POPULAR_DAYS = 30;
const POPULAR_LIFETIME_MS = 600_000;
const COUNT_LIFETIME_MS = 60_000;

/** What there is to mend. */
export interface CountsToMend {
  readonly books: BooksToMend;
  readonly students: StudentsToMend;
  readonly failedImports: number;
  readonly loans: LoansToMend;
}

/** Figures of the library that are counted once for all who ask: one for each process, not one for each request. */
export class KeptFigures {
  private popular: { readonly until: number; readonly ids: Promise<readonly number[]> } | null = null;
  private counted: { readonly stamp: string; readonly counts: Promise<CountsToMend> } | null = null;
  /** The first record of each month that has begun, which no later record changes. */
  readonly firstIds: FirstIds = new Map();

  constructor(
    /** The process's own: what one request counts is not ended with that request, as others wait for it too. */
    private readonly database: DatabaseReads,
    private readonly time: LibraryTime,
  ) {}

  /** What was borrowed most in thirty days, the most first, counted every ten minutes. */
  popularBookIds(): Promise<readonly number[]> {
    const now = this.time.now().getTime();
    if (!this.popular || this.popular.until <= now) {
      const since = new Date(now - POPULAR_DAYS * DAY_MS);
      const ids = this.database.read((reader) => popularBookIds(reader, since, MAX_POPULAR_BOOKS));
      this.popular = { until: now + POPULAR_LIFETIME_MS, ids };
      ids.catch(() => (this.popular = null));
    }
    return this.popular.ids;
  }

  /** Counted once for each version of the data, however many desks ask: all of them show it, on every screen. */
  countsToMend(dataVersion: string): Promise<CountsToMend> {
    const now = this.time.now();
    // A day begins, and what a machine ends by itself is no change: so it is counted anew every minute as well.
    const stamp = `${dataVersion} ${Math.floor(now.getTime() / COUNT_LIFETIME_MS)}`;
    if (this.counted?.stamp !== stamp) {
      const counts = this.countToMend(now);
      this.counted = { stamp, counts };
      counts.catch(() => (this.counted = null));
    }
    return this.counted.counts;
  }

  private countToMend(now: Date): Promise<CountsToMend> {
    return this.database.read(async (reader) => ({
      loans: await loansToMend(reader, await readLendingDay(reader, this.time)),
      books: await booksToMend(reader),
      students: await studentsToMend(reader, dayIn(this.time.timeZone, now)),
      failedImports: await failedImports(reader, now),
    }));
  }
}
