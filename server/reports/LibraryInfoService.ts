import sql from "sql-template-tag";

import { allBooks, type BookRow, selectBooks } from "../books/bookReads.js";
import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { assertCanRead, assertLibrarian, canRead, type Viewer } from "../viewer.js";
import { countNewest } from "./attentionReads.js";
import {
  booksOf,
  borrowingsIn,
  type CategoryPoint,
  categoryPoints,
  type TopBookPoint,
  topBooks,
  visitorsByMonth,
} from "./chartReads.js";
import { heldByMonth } from "./growthReads.js";
import { type CountsToMend, KeptFigures } from "./KeptFigures.js";
import { readCounters } from "../platform/database/counters/counterReads.js";
import type { PeriodPoint } from "../platform/database/days/periodCounts.js";
import { countPeople } from "../visits/statistics/visitStats.js";
import { visitsCounter } from "../visits/statistics/visitsCounter.js";
import type { VisitorFigureService } from "../visits/guestBook/VisitorFigureService.js";
import { lastDays, lastMonths } from "../platform/time/libraryCalendar.js";
import { type LendingDay, readLendingDay } from "../circulation/policy/lendingDay.js";
import { type RecentBorrowing, recentBorrowings, type RecentVisit, recentVisits } from "./recentReads.js";

export const MAX_RECENT = 10;
export const MONTHS_SHOWN = 12;
export const DAYS_SHOWN = 30;
export const MAX_SHOWN = 10;
/** Additions of this month are counted no further. */
export const MOST_COUNTED = 5_000;
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
export type AttentionStats = { readonly [Kind in keyof CountsToMend]: CountsToMend[Kind] | null };

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

interface InfoOptions {
  readonly now?: () => Date;
  /** The process's, whose counts outlast a request. */
  readonly kept?: KeptFigures;
  /** Left out: the public's figure of visits is the stored one. */
  readonly visitorFigures?: Pick<VisitorFigureService, "read">;
}

export class LibraryInfoService {
  private readonly now: () => Date;
  private readonly kept: KeptFigures;
  private readonly visitorFigures: InfoOptions["visitorFigures"];

  constructor(
    private readonly database: DatabaseReads,
    readonly timeZone: string,
    { now = () => new Date(), kept = new KeptFigures(database, { timeZone, now }), visitorFigures }: InfoOptions = {},
  ) {
    this.now = now;
    this.kept = kept;
    this.visitorFigures = visitorFigures;
  }

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
  async statistics(viewer: Viewer): Promise<LibraryStatistics> {
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
      visitsThisMonth:
        this.visitorFigures && !canRead(viewer, "visits")
          ? (await this.visitorFigures.read(viewer)).thisMonth
          : statistic(visits),
    };
  }

  /** What was borrowed most in thirty days, counted every ten minutes, without what is gone or hidden meanwhile. */
  async popularBooks(_viewer: Viewer, limit: number): Promise<BookRow[]> {
    const ids = await this.kept.popularBookIds();
    const bookOf = await this.database.read((reader) => booksOf(reader, ids));
    return ids
      .flatMap((id) => bookOf.get(id) ?? [])
      .filter(({ isHidden }) => !isHidden)
      .slice(0, Math.max(0, limit));
  }

  /** It names students, so that it is the administrators'. */
  async recent(viewer: Viewer): Promise<RecentInfo> {
    assertCanRead(viewer, "reports");
    const seesLoans = canRead(viewer, "circulation");
    return this.database.read(async (reader) => {
      const day = await this.lendingDay(reader);
      return {
        // They name members, whom not everybody sees who reads figures.
        borrowings: seesLoans ? await recentBorrowings(reader, "borrowings", day, MAX_RECENT) : [],
        returns: seesLoans ? await recentBorrowings(reader, "returns", day, MAX_RECENT) : [],
        visits: canRead(viewer, "visits") ? await recentVisits(reader, MAX_RECENT) : [],
        books: await selectBooks(reader, allBooks, sql`books.id DESC`, sql`${MAX_RECENT}`),
      };
    });
  }

  async attention(viewer: Viewer): Promise<AttentionStats> {
    assertLibrarian(viewer);
    const counted = await this.kept.countsToMend(await this.dataVersion(viewer));
    return {
      loans: canRead(viewer, "circulation") ? counted.loans : null,
      books: canRead(viewer, "catalogue") ? counted.books : null,
      students: canRead(viewer, "students") ? counted.students : null,
      failedImports: canRead(viewer, "imports") ? counted.failedImports : null,
    };
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
        booksByMonth: await heldByMonth(reader, "books", months, this.kept.firstIds),
        studentsByMonth: await heldByMonth(reader, "students", months, this.kept.firstIds),
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
