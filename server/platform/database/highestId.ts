import sql, { raw } from "sql-template-tag";

import { required } from "../required.js";
import { integer } from "./columns.js";
import type { Reader } from "./Database.js";

/** The highest id of a table, whose name is ours and never an input; 0 while it is empty. */
export async function highestId(reader: Reader, table: string): Promise<number> {
  const [row] = await reader.select({ id: integer(sql`COALESCE(MAX(id), 0)`) }, sql`FROM ${raw(table)}`);
  return required(row, "the row of a maximum").id;
}
