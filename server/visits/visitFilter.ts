import sql, { join, type Sql } from "sql-template-tag";
import type { z } from "zod";

import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { foldWords } from "../../common/fold.js";
import { instantOf, nextDay } from "../platform/time/libraryClock.js";
import type { visitListInput } from "./visitInput.js";

/** Narrows the administrators' list; days are the library's. */
export interface VisitListArgs {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly kind?: string | null;
  readonly className?: string | null;
  readonly purpose?: string | null;
  readonly search?: string | null;
}

/** The condition on `visits`. */
export function visitCondition(timeZone: string, list: z.infer<typeof visitListInput>): Sql {
  const { from, to, kind, className, purpose, search } = list;
  const nis = search?.trim() ?? "";
  // Folded words contain only letters and digits, so a search cannot contain a LIKE wildcard.
  const found = foldWords(search ?? "").map((word) => {
    const pattern = `%${word}%`;
    return sql`(visits.visitor_key LIKE ${pattern} OR visits.student_id IN
      (SELECT students.id FROM students WHERE LOWER(students.name) LIKE ${pattern} OR students.nis = ${nis}))`;
  });
  return join(
    [
      ...(from ? [sql`visits.visited_at >= ${toSqlDateTime(instantOf(timeZone, from))}`] : []),
      ...(to ? [sql`visits.visited_at < ${toSqlDateTime(instantOf(timeZone, nextDay(to)))}`] : []),
      ...(kind ? [sql`visits.kind = ${kind}`] : []),
      ...(className ? [sql`visits.class_name = ${className}`] : []),
      ...(purpose ? [sql`visits.purpose = ${purpose}`] : []),
      ...found,
      sql`1 = 1`,
    ],
    " AND ",
  );
}
