import sql from "sql-template-tag";

import { allBooks, type BookRow, selectBooks } from "../books/bookReads.js";
import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { DAY_MS, dayIn } from "../platform/time/libraryClock.js";
import { assertCanRead, canRead, type Viewer } from "../viewer.js";
import {
  type BooksToMend,
  booksToMend,
  countNewest,
  failedImports,
  type LoansToMend,
  loansToMend,
  type StudentsToMend,
  studentsToMend,
} from "./attentionReads.js";
import {
  booksOf,
  borrowingsIn,
  type CategoryPoint,
  categoryPoints,
  popularBookIds,
  type TopBookPoint,
  topBooks,
  visitorsByMonth,
} from "./chartReads.js";
import { type FirstIds, heldByMonth } from "./growthReads.js";
import { readCounters } from "../platform/database/counters/counterReads.js";
import type { PeriodPoint } from "../platform/database/days/periodCounts.js";
import { countPeople } from "../visits/statistics/visitStats.js";
import { visitsCounter } from "../visits/statistics/visitsCounter.js";
import { lastDays, lastMonths } from "../platform/time/libraryCalendar.js";
import { type LendingDay, readLendingDay } from "../circulation/policy/lendingDay.js";
import { type RecentBorrowing, recentBorrowings, type RecentVisit, recentVisits } from "./recentReads.js";

export const MAX_RECENT = 10;
export const MONTHS_SHOWN = 12;
export const DAYS_SHOWN = 30;
export const MAX_SHOWN = 10;
/** Additions of this month are counted no further. */
export const MOST_COUNTED = 5_000;
/** How many of the most borrowed books are kept. */
export const MAX_POPULAR_BOOKS = 20;
export const POPULAR_DAYS = 30;

/** The library's four public statistics. */
export interface LibraryStatistics {
  readonly books: number;
  readonly students: number;
  readonly borrowings: number;
  readonly visitsThisMonth: number;
}

/** What happened last, the newest first. */
export interface RecentInfo {
  readonly borrowings: readonly RecentBorrowing[];
  readonly returns: readonly RecentBorrowing[];
  readonly visits: readonly RecentVisit[];
  readonly books: readonly BookRow[];
}

/** What there is to mend; null where the viewer's role does not reach. */
export interface AttentionStats {
  readonly books: BooksToMend | null;
  readonly students: StudentsToMend | null;
  readonly failedImports: number | null;
  readonly loans: LoansToMend | null;
}

/** What was added lately, by the library's clock. */
export interface GrowthStats {
  readonly booksThisMonth: number;
  readonly studentsThisMonth: number;
  readonly borrowingsToday: number;
  readonly visitsToday: number;
  /** How many of today's books there were at the end of each of twelve months. */
  readonly booksByMonth: readonly PeriodPoint[];
  readonly studentsByMonth: readonly PeriodPoint[];
}

/** A year by months and thirty days by days, zeros included, the oldest first. */
export interface ChartStats {
  readonly borrowingsPerMonth: readonly PeriodPoint[];
  readonly visitsPerMonth: readonly PeriodPoint[];
  readonly borrowingsPerDay: readonly PeriodPoint[];
  readonly visitsPerDay: readonly PeriodPoint[];
  readonly booksPerCategory: readonly CategoryPoint[];
  readonly topBooks: readonly TopBookPoint[];
}

const COUNT_LIFETIME_MS = 60_000;
const POPULAR_LIFETIME_MS = 600_000;

export class LibraryInfoService {
  private popular: { readonly until: number; readonly ids: Promise<readonly number[]> } | null = null;
  private counted: { readonly stamp: string; readonly counts: Promise<AttentionStats> } | null = null;

  private readonly firstIds: FirstIds = new Map();

  constructor(
    private readonly database: DatabaseReads,
    readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  private lendingDay(reader: Reader): Promise<LendingDay> {
    return readLendingDay(reader, { timeZone: this.timeZone, now: this.now });
  }

  /**
   * The data version, which increases with every change: with the same version every list is unchanged. Imports
   * change `books` while they publish.
   */
  async dataVersion(_viewer: Viewer): Promise<string> {
    const counters = await this.database.read((reader) => readCounters(reader, ["changes", "books"]), { byKey: true });
    return [...counters.values()].join(".");
  }

  /** "This month" is the month on the library's own clock. */
  async statistics(_viewer: Viewer): Promise<LibraryStatistics> {
    const visits = visitsCounter(this.now(), this.timeZone);
    const counters = await this.database.read(
      (reader) => readCounters(reader, ["books", "students", "borrowings", visits]),
      { byKey: true },
    );
    const statistic = (name: string) => required(counters.get(name), "a counter");
    return {
      books: statistic("books"),
      students: statistic("students"),
      borrowings: statistic("borrowings"),
      visitsThisMonth: statistic(visits),
    };
  }

  /** What was borrowed most in thirty days, counted every ten minutes; books that are gone meanwhile are left out. */
  async popularBooks(_viewer: Viewer, limit: number): Promise<BookRow[]> {
    const now = this.now().getTime();
    if (!this.popular || this.popular.until <= now) {
      const since = new Date(now - POPULAR_DAYS * DAY_MS);
      const ids = this.database.read((reader) => popularBookIds(reader, since, MAX_POPULAR_BOOKS));
      this.popular = { until: now + POPULAR_LIFETIME_MS, ids };
      ids.catch(() => (this.popular = null));
    }
    const ids = await this.popular.ids;
    const bookOf = await this.database.read((reader) => booksOf(reader, ids));
    return ids.flatMap((id) => bookOf.get(id) ?? []).slice(0, Math.max(0, limit));
  }

  /** It names students, so that it is the administrators'. */
  async recent(viewer: Viewer): Promise<RecentInfo> {
    assertCanRead(viewer, "reports");
    return this.database.read(async (reader) => {
      const day = await this.lendingDay(reader);
      return {
        borrowings: await recentBorrowings(reader, "borrowings", day, MAX_RECENT),
        returns: await recentBorrowings(reader, "returns", day, MAX_RECENT),
        visits: await recentVisits(reader, MAX_RECENT),
        books: await selectBooks(reader, allBooks, sql`books.id DESC`, sql`${MAX_RECENT}`),
      };
    });
  }

  /** Counted once for every change, however many desks ask: all of them show it, on every screen. */
  async attention(viewer: Viewer): Promise<AttentionStats> {
    assertCanRead(viewer, "reports");
    const now = this.now();
    // A day begins, and what a machine ends by itself is no change: so it is counted anew every minute as well.
    const stamp = `${await this.dataVersion(viewer)} ${Math.floor(now.getTime() / COUNT_LIFETIME_MS)}`;
    if (this.counted?.stamp !== stamp) {
      const counts = this.countToMend(now);
      this.counted = { stamp, counts };
      counts.catch(() => (this.counted = null));
    }
    const counted = await this.counted.counts;
    return {
      loans: canRead(viewer, "circulation") ? counted.loans : null,
      books: canRead(viewer, "catalogue") ? counted.books : null,
      students: canRead(viewer, "students") ? counted.students : null,
      failedImports: canRead(viewer, "imports") ? counted.failedImports : null,
    };
  }

  private countToMend(now: Date): Promise<AttentionStats> {
    return this.database.read(async (reader) => ({
      loans: await loansToMend(reader, await this.lendingDay(reader)),
      books: await booksToMend(reader),
      students: await studentsToMend(reader, dayIn(this.timeZone, now)),
      failedImports: await failedImports(reader, now),
    }));
  }

  async growth(viewer: Viewer): Promise<GrowthStats> {
    assertCanRead(viewer, "reports");
    const { timeZone } = this;
    const now = this.now();
    const months = lastMonths(timeZone, now, MONTHS_SHOWN);
    const month = required(months.at(-1), "this month").from;
    const today = lastDays(timeZone, now, 1);
    return this.database.read(async (reader) => {
      const [borrowings] = await borrowingsIn(reader, today);
      const [visits] = await countPeople(reader, today);
      return {
        booksThisMonth: await countNewest(reader, "books", month, MOST_COUNTED),
        studentsThisMonth: await countNewest(reader, "students", month, MOST_COUNTED),
        borrowingsToday: required(borrowings, "today's borrowings").count,
        visitsToday: required(visits, "today's visits").count,
        booksByMonth: await heldByMonth(reader, "books", months, this.firstIds),
        studentsByMonth: await heldByMonth(reader, "students", months, this.firstIds),
      };
    });
  }

  /** Days and months are those on the library's own clock. */
  async chartData(viewer: Viewer): Promise<ChartStats> {
    assertCanRead(viewer, "reports");
    const { timeZone } = this;
    const now = this.now();
    const months = lastMonths(timeZone, now, MONTHS_SHOWN);
    const days = lastDays(timeZone, now, DAYS_SHOWN);
    return this.database.read(async (reader) => ({
      borrowingsPerMonth: await borrowingsIn(reader, months),
      visitsPerMonth: await visitorsByMonth(reader, months),
      borrowingsPerDay: await borrowingsIn(reader, days),
      visitsPerDay: await countPeople(reader, days),
      booksPerCategory: await categoryPoints(reader, MAX_SHOWN),
      topBooks: await topBooks(reader, required(months[0], "the first month").from, MAX_SHOWN),
    }));
  }
}
