import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import type { Database, Reader } from "../platform/database/Database.js";
import { fromSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertAdmin, isAdmin, type Viewer } from "../viewer.js";
import type { AuditValues } from "../platform/database/auditChange.js";

/** One entry of the audit trail as readers see it. */
export interface AuditRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly userId: number | null;
  /** The name at the time. */
  readonly actor: string;
  readonly action: string;
  readonly recordType: string;
  readonly recordId: number | null;
  readonly before: AuditValues | null;
  readonly after: AuditValues | null;
}

const auditFilter = z.strictObject({
  recordType: z.string().max(40).nullish(),
  recordId: z.int().nullish(),
  userId: z.int().nullish(),
  bookId: z.int().nullish(),
});

export type AuditFilter = z.input<typeof auditFilter>;

interface AuditEntryRow extends Omit<AuditRow, "createdAt" | "before" | "after"> {
  readonly createdAt: string | Date;
  readonly beforeValues: string | null;
  readonly afterValues: string | null;
}

/** Reads the audit trail, for administrators. recordAudit.ts writes it. */
export class AuditService {
  constructor(private readonly database: Database) {}

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
    const [row] = await this.database.read((reader) =>
      reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM audit_entries WHERE ${condition}`),
    );
    return Number(row?.count ?? 0);
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

async function selectEntries(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<AuditRow[]> {
  const rows = await reader.rows<AuditEntryRow>(
    sql`SELECT id, created_at AS createdAt, user_id AS userId, actor, action, record_type AS recordType, record_id AS recordId,
               before_values AS beforeValues, after_values AS afterValues
        FROM audit_entries WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map(({ beforeValues, afterValues, createdAt, ...row }) => ({
    ...row,
    createdAt: fromSqlDateTime(createdAt),
    before: parseValues(beforeValues),
    after: parseValues(afterValues),
  }));
}

function parseValues(json: string | null): AuditValues | null {
  return json === null ? null : (JSON.parse(json) as AuditValues);
}
