import sql from "sql-template-tag";

import { integer, pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { visitTable } from "../../visits/Visit.entity.js";
import { type ReportDays, spanOf } from "./reportDays.js";

const visitColumns = {
  ...pick(visitTable, "kind"),
  visits: integer(sql`COUNT(*)`),
  people: integer(sql`SUM(visits.people_count)`),
};

/** People, not entries: a class visit counts its pupils. */
export interface VisitFigures {
  readonly visits: number;
  readonly people: number;
  readonly students: number;
  readonly guests: number;
  readonly classes: number;
}

export async function readVisits(reader: Reader, days: ReportDays): Promise<VisitFigures> {
  const rows = await reader.select(
    visitColumns,
    sql`FROM visits WHERE ${spanOf(days, visitTable.visitedAt)} GROUP BY visits.kind`,
  );
  const peopleOf = (kind: string) => rows.find((row) => row.kind === kind)?.people ?? 0;
  return {
    visits: rows.reduce((sum, { visits }) => sum + visits, 0),
    people: rows.reduce((sum, { people }) => sum + people, 0),
    students: peopleOf("student"),
    guests: peopleOf("guest"),
    classes: peopleOf("class"),
  };
}
