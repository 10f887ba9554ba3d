import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { integer, omit, pick, type RowOf } from "../platform/database/columns.js";
import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { required } from "../platform/required.js";
import { DAY_MS, instantOf, nextDay } from "../platform/time/libraryClock.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { libraryDay } from "../platform/validation/fields.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanRead, canRead, type Viewer } from "../viewer.js";
import { auditEntryTable } from "./AuditEntry.entity.js";

/** One entry of the audit trail as readers see it. */
const entryColumns = {
  ...omit(auditEntryTable, "beforeValues", "afterValues"),
  before: auditEntryTable.beforeValues,
  after: auditEntryTable.afterValues,
};
export type AuditRow = RowOf<typeof entryColumns>;

const auditFilter = z
  .strictObject({
    recordType: z.string().max(40).nullish(),
    recordId: z.int().nullish(),
    userId: z.int().nullish(),
    bookId: z.int().nullish(),
    from: libraryDay.nullish(),
    to: libraryDay.nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "Tanggal akhir tidak boleh sebelum tanggal awal.",
  });

export type AuditFilter = z.input<typeof auditFilter>;

/** Reads the audit trail, for administrators. recordAudit.ts writes it. */
export class AuditService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly timeZone: string,
  ) {}

  /** The newest first; of one record, one account, one book with its copies, some of the library's days, or all. */
  async page(viewer: Viewer, filter: AuditFilter, page: PageArgs): Promise<Page<AuditRow>> {
    assertCanRead(viewer, "audit");
    const given = parseInput(auditFilter, filter);
    return this.database.read(async (reader) => {
      const condition = await this.conditionOf(reader, given);
      return readPage<AuditRow>(
        "auditEntries",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) => selectEntries(reader, sql`${condition} AND ${where}`, order, limit),
          },
        ],
        page,
      );
    });
  }

  async count(viewer: Viewer, filter: AuditFilter): Promise<number> {
    assertCanRead(viewer, "audit");
    const given = parseInput(auditFilter, filter);
    return this.database.read(async (reader) =>
      reader.count(sql`FROM audit_entries WHERE ${await this.conditionOf(reader, given)}`),
    );
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<AuditRow | null> {
    if (!canRead(viewer, "audit")) {
      return null;
    }
    const [row] = await this.database.read((reader) => selectEntries(reader, sql`id = ${id}`, sql`id`, 1));
    return row ?? null;
  }

  private async conditionOf(reader: Reader, { recordType, recordId, userId, bookId, from, to }: Filter): Promise<Sql> {
    const begin = from ? instantOf(this.timeZone, from) : null;
    const end = to ? instantOf(this.timeZone, nextDay(to)) : null;
    return join(
      [
        sql`1 = 1`,
        ...(recordType ? [sql`record_type = ${recordType}`] : []),
        ...(typeof recordId === "number" ? [sql`record_id = ${recordId}`] : []),
        ...(typeof userId === "number" ? [sql`user_id = ${userId}`] : []),
        ...(typeof bookId === "number" ? [sql`book_id = ${bookId}`] : []),
        ...(begin
          ? [
              sql`created_at >= ${toSqlDateTime(begin)}
                AND id >= ${await firstIdFrom(reader, shifted(begin, -LATEST_MS))}`,
            ]
          : []),
        ...(end
          ? [sql`created_at < ${toSqlDateTime(end)} AND id < ${await firstIdFrom(reader, shifted(end, LATEST_MS))}`]
          : []),
      ],
      " AND ",
    );
  }
}

type Filter = z.output<typeof auditFilter>;

/** An entry written in a long transaction gets its number later than its time by this much at most. */
const LATEST_MS = 10 * 60_000;

/**
 * The list is read by id: a bound on it spares reading all entries since a day that is long ago. Forgotten entries keep
 * only their day as time: the first of a day by time need not have its lowest id.
 */
async function firstIdFrom(reader: Reader, instant: Date): Promise<number> {
  const [first] = await reader.select(
    pick(auditEntryTable, "createdAt"),
    sql`FROM audit_entries WHERE created_at >= ${toSqlDateTime(instant)} ORDER BY created_at LIMIT 1`,
  );
  if (!first) return Number.MAX_SAFE_INTEGER;
  const [lowest] = await reader.select(
    // Not the number itself: SQLite would look for it through all entries.
    { id: integer(sql`MIN(id + 0)`) },
    sql`FROM audit_entries WHERE created_at >= ${toSqlDateTime(first.createdAt)}
      AND created_at < ${toSqlDateTime(shifted(first.createdAt, 2 * DAY_MS))}`,
  );
  return required(lowest, "the row of a minimum").id;
}

function shifted(instant: Date, byMs: number): Date {
  return new Date(instant.getTime() + byMs);
}

function selectEntries(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<AuditRow[]> {
  return reader.select(entryColumns, sql`FROM audit_entries WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}
