import sql, { join, type Sql } from "sql-template-tag";

import { caseSpellings } from "../../../platform/text/caseSpellings.js";

/** The condition on `copies` of one code, however a scanner or a person writes its letters. */
export function hasItemCode(code: string): Sql {
  return sql`copies.item_code IN (${join(caseSpellings(code))})`;
}
