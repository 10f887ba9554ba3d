import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { omit, type RowOf } from "../platform/database/columns.js";
import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertAdmin, isAdmin, type Viewer } from "../viewer.js";
import { auditEntryTable } from "./AuditEntry.entity.js";

/** One entry of the audit trail as readers see it. */
const entryColumns = {
  ...omit(auditEntryTable, "bookId", "beforeValues", "afterValues"),
  before: auditEntryTable.beforeValues,
  after: auditEntryTable.afterValues,
};
export type AuditRow = RowOf<typeof entryColumns>;

const auditFilter = z.strictObject({
  recordType: z.string().max(40).nullish(),
  recordId: z.int().nullish(),
  userId: z.int().nullish(),
  bookId: z.int().nullish(),
});

export type AuditFilter = z.input<typeof auditFilter>;

/** Reads the audit trail, for administrators. recordAudit.ts writes it. */
export class AuditService {
  constructor(private readonly database: DatabaseReads) {}

  /** The newest first; of one record, of one account, of one book with its copies, or all. */
  async page(viewer: Viewer, filter: AuditFilter, page: PageArgs): Promise<Page<AuditRow>> {
    assertAdmin(viewer);
    const condition = conditionOf(filter);
    return this.database.read((reader) =>
      readPage<AuditRow>(
        "auditEntries",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) => selectEntries(reader, sql`${condition} AND ${where}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer, filter: AuditFilter): Promise<number> {
    assertAdmin(viewer);
    const condition = conditionOf(filter);
    return this.database.read((reader) => reader.count(sql`FROM audit_entries WHERE ${condition}`));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<AuditRow | null> {
    if (!isAdmin(viewer)) {
      return null;
    }
    const [row] = await this.database.read((reader) => selectEntries(reader, sql`id = ${id}`, sql`id`, 1));
    return row ?? null;
  }
}

function conditionOf(filter: AuditFilter): Sql {
  const given = parseInput(auditFilter, filter);
  return join(
    [
      sql`1 = 1`,
      ...(given.recordType ? [sql`record_type = ${given.recordType}`] : []),
      ...(typeof given.recordId === "number" ? [sql`record_id = ${given.recordId}`] : []),
      ...(typeof given.userId === "number" ? [sql`user_id = ${given.userId}`] : []),
      ...(typeof given.bookId === "number" ? [sql`book_id = ${given.bookId}`] : []),
    ],
    " AND ",
  );
}

function selectEntries(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<AuditRow[]> {
  return reader.select(entryColumns, sql`FROM audit_entries WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}
