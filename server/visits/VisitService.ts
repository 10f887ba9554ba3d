import sql, { join, type Sql } from "sql-template-tag";

import type { DatabaseReads } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { foldWords } from "../platform/text/fold.js";
import { instantOf, nextDay } from "../platform/time/libraryClock.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertAdmin, assertSignedIn, isAdmin, isStudent, type Viewer } from "../viewer.js";
import { visitListInput } from "./visitInput.js";
import { selectVisits, selectVisitTotals, type VisitRow, type VisitTotals } from "./visitReads.js";

/** Narrows the administrators' list; days are the library's. */
export interface VisitListArgs {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly kind?: string | null;
  readonly className?: string | null;
  readonly search?: string | null;
}

/** The guest book as administrators read it, and students their own lines. */
export class VisitService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly timeZone: string,
  ) {}

  /** All visits, the newest first. @throws ValidationError */
  async page(viewer: Viewer, list: VisitListArgs, page: PageArgs): Promise<Page<VisitRow>> {
    assertAdmin(viewer);
    return this.readVisits("visits", this.listCondition(list), page);
  }

  /** How many visits the list has, and how many people they count. */
  async totals(viewer: Viewer, list: VisitListArgs): Promise<VisitTotals> {
    assertAdmin(viewer);
    return this.database.read((reader) => selectVisitTotals(reader, this.listCondition(list)));
  }

  /** A student's own visits, the newest first; administrators have none. */
  async ownVisits(viewer: Viewer, page: PageArgs): Promise<Page<VisitRow>> {
    assertSignedIn(viewer);
    return this.readVisits("myVisits", ownVisitsCondition(viewer), page);
  }

  async ownTotals(viewer: Viewer): Promise<VisitTotals> {
    assertSignedIn(viewer);
    return this.database.read((reader) => selectVisitTotals(reader, ownVisitsCondition(viewer)));
  }

  /** Null also where the viewer may not know that there is one. */
  byId(viewer: Viewer, id: number): Promise<VisitRow | null> {
    return this.database.read(async (reader) => {
      const [visit] = await selectVisits(reader, sql`visits.id = ${id} AND ${visibleTo(viewer)}`, sql`visits.id`, 1);
      return visit ?? null;
    });
  }

  private listCondition(list: VisitListArgs): Sql {
    const { from, to, kind, className, search } = parseInput(visitListInput, list);
    const nis = search?.trim() ?? "";
    // Folded words contain only letters and digits, so a search cannot contain a LIKE wildcard.
    const found = foldWords(search ?? "").map((word) => {
      const pattern = `%${word}%`;
      return sql`(LOWER(students.name) LIKE ${pattern} OR visits.visitor_key LIKE ${pattern} OR students.nis = ${nis})`;
    });
    return join(
      [
        ...(from ? [sql`visits.visited_at >= ${toSqlDateTime(instantOf(this.timeZone, from))}`] : []),
        ...(to ? [sql`visits.visited_at < ${toSqlDateTime(instantOf(this.timeZone, nextDay(to)))}`] : []),
        ...(kind ? [sql`visits.kind = ${kind}`] : []),
        ...(className ? [sql`visits.class_name = ${className}`] : []),
        ...found,
        sql`1 = 1`,
      ],
      " AND ",
    );
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
  { column: sql`visits.visited_at`, descending: true, valueOf: ({ visitedAt }) => toSqlDateTime(visitedAt) },
  { column: sql`visits.id`, descending: true, valueOf: ({ id }) => id },
];

function ownVisitsCondition(viewer: Viewer): Sql {
  return isStudent(viewer) ? sql`visits.student_id = ${viewer.studentId}` : sql`1 = 0`;
}

function visibleTo(viewer: Viewer): Sql {
  return isAdmin(viewer) ? sql`1 = 1` : ownVisitsCondition(viewer);
}
