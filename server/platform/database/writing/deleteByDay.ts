import sql, { join, type Sql } from "sql-template-tag";

import { integer } from "../columns.js";
import type { Database, UnauditedWrite } from "../Database.js";

const ROWS_AT_ONCE = 200;

interface RowsByDay {
  readonly table: Sql;
  /** Its column of days. */
  readonly day: Sql;
  /** Rows of an earlier day are deleted. */
  readonly before: string;
  /** The number of rows that may stay: of more, the oldest are deleted. */
  readonly most: number;
}

/** Forgets what a table has from too long ago, and the oldest of too many; between its short writes others write. */
export async function deleteByDay(
  database: Database,
  { table, day, before, most }: RowsByDay,
  unaudited: UnauditedWrite,
): Promise<void> {
  const id = { id: integer(sql`id`) };
  const ids = await database.read(async (reader) => {
    const old = await reader.select(id, sql`FROM ${table} WHERE ${day} < ${before} LIMIT ${most}`);
    const surplus = await reader.select(
      id,
      sql`FROM ${table} ORDER BY ${day} DESC, id DESC LIMIT ${most} OFFSET ${most}`,
    );
    return [...new Set([...old, ...surplus].map((row) => row.id))];
  });
  for (let first = 0; first < ids.length; first += ROWS_AT_ONCE) {
    const some = ids.slice(first, first + ROWS_AT_ONCE);
    await database.write(unaudited, (tx) => tx.run(sql`DELETE FROM ${table} WHERE id IN (${join(some)})`));
  }
}
