import sql, { raw, type Sql } from "sql-template-tag";

import { integer } from "./columns.js";
import type { Reader } from "./Database.js";

/** The highest id of a table, whose name is ours and never an input; 0 while it is empty. */
export function highestId(reader: Reader, table: string): Promise<number> {
  return highestIdWhere(reader, raw(table), sql`1 = 1`);
}

/** The highest id of these rows, 0 where there is none: the last by its key, for which no table has to be counted. */
export async function highestIdWhere(reader: Reader, table: Sql, condition: Sql): Promise<number> {
  const [row] = await reader.select(
    { id: integer(sql`id`) },
    sql`FROM ${table} WHERE ${condition} ORDER BY id DESC LIMIT 1`,
  );
  return row?.id ?? 0;
}
