import sql, { type Sql } from "sql-template-tag";

import { integer } from "./columns.js";
import type { Reader } from "./Database.js";

/** The highest id of these rows, 0 where there is none: the last by its key, for which no table has to be counted. */
export async function maxId(reader: Reader, table: Sql, condition = sql`1 = 1`): Promise<number> {
  const [row] = await reader.select(
    { id: integer(sql`id`) },
    sql`FROM ${table} WHERE ${condition} ORDER BY id DESC LIMIT 1`,
  );
  return row?.id ?? 0;
}
