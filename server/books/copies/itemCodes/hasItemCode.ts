import sql, { join, type Sql } from "sql-template-tag";

import { caseSpellings } from "../../../platform/text/caseSpellings.js";

/** The condition on `copies` of one of these codes, however a scanner or a person writes its letters. */
export function hasItemCode(...codes: readonly string[]): Sql {
  return sql`copies.item_code IN (${join([...new Set(codes.flatMap(caseSpellings))])})`;
}
