import sql, { type Sql } from "sql-template-tag";

import { invalid } from "../errors.js";
import type { DatabaseReads } from "../platform/database/Database.js";
import { isSqlDateTime, toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanRead, assertSignedIn, type Viewer } from "../viewer.js";
import { isOwn, isVisible } from "../students/studentRecords.js";
import { visitCondition, type VisitListArgs } from "./visitFilter.js";
import { visitListInput } from "./visitInput.js";
import { selectVisits, selectVisitTotals, type VisitRow, type VisitTotals } from "./visitReads.js";
import { monthsBefore, monthsIn, readVisitStats, type VisitStats } from "./statistics/visitStats.js";

/** No library's visits are told of over a longer time at once. */
const MOST_MONTHS = 120;
const MONTHS_SHOWN = 12;

/** The guest book as administrators read it, and students their own lines. */
export class VisitService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** All visits, the newest first. @throws ValidationError */
  async page(viewer: Viewer, list: VisitListArgs, page: PageArgs): Promise<Page<VisitRow>> {
    assertCanRead(viewer, "visits");
    return this.readVisits("visits", this.listCondition(list), page);
  }

  /** How many visits the list has, and how many people they count. */
  async totals(viewer: Viewer, list: VisitListArgs): Promise<VisitTotals> {
    assertCanRead(viewer, "visits");
    return this.database.read((reader) => selectVisitTotals(reader, this.listCondition(list)));
  }

  /**
   * The people of the list over time and by class and purpose; of the last twelve months where no days are given.
   * @throws ValidationError, also for more than ten years.
   */
  async stats(viewer: Viewer, list: VisitListArgs): Promise<VisitStats> {
    assertCanRead(viewer, "visits");
    const given = parseInput(visitListInput, list);
    const to = given.to ?? dayIn(this.timeZone, this.now());
    const range = { from: given.from ?? monthsBefore(to, MONTHS_SHOWN - 1), to };
    if (range.from > to) {
      throw invalid("from", "Tanggal awal belum tiba.");
    }
    if (monthsIn(range) > MOST_MONTHS) {
      throw invalid("from", "Maksimal sepuluh tahun. Pilih tanggal awal yang lebih baru.");
    }
    const where = visitCondition(this.timeZone, { ...given, ...range });
    return this.database.read((reader) => readVisitStats(reader, this.timeZone, range, where));
  }

  /** A student's own visits, the newest first; administrators have none. */
  async ownVisits(viewer: Viewer, page: PageArgs): Promise<Page<VisitRow>> {
    assertSignedIn(viewer);
    return this.readVisits("myVisits", ownedBy(viewer), page);
  }

  async ownTotals(viewer: Viewer): Promise<VisitTotals> {
    assertSignedIn(viewer);
    return this.database.read((reader) => selectVisitTotals(reader, ownedBy(viewer)));
  }

  /** Null also where the viewer may not know that there is one. */
  byId(viewer: Viewer, id: number): Promise<VisitRow | null> {
    return this.database.read(async (reader) => {
      const [visit] = await selectVisits(reader, sql`visits.id = ${id} AND ${visibleTo(viewer)}`, sql`visits.id`, 1);
      return visit ?? null;
    });
  }

  private listCondition(list: VisitListArgs): Sql {
    return visitCondition(this.timeZone, parseInput(visitListInput, list));
  }

  private readVisits(name: string, where: Sql, page: PageArgs): Promise<Page<VisitRow>> {
    return this.database.read((reader) =>
      readPage<VisitRow>(
        name,
        [
          {
            keys: newestFirst,
            fetch: (condition, order, limiter) => selectVisits(reader, sql`${where} AND ${condition}`, order, limiter),
          },
        ],
        page,
      ),
    );
  }
}

const newestFirst: readonly KeyColumn<VisitRow>[] = [
  {
    column: sql`visits.visited_at`,
    descending: true,
    valueOf: ({ visitedAt }) => toSqlDateTime(visitedAt),
    accepts: isSqlDateTime,
  },
  { column: sql`visits.id`, descending: true, valueOf: ({ id }) => id },
];

const ownedBy = (viewer: Viewer): Sql => isOwn(viewer, sql`visits.student_id`);
const visibleTo = (viewer: Viewer): Sql => isVisible(viewer, "visits", sql`visits.student_id`);
