import sql, { type Sql } from "sql-template-tag";

import { omit, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { loanRuleTable } from "./LoanRule.entity.js";

const loanRuleColumns = omit(loanRuleTable, "pairKey");
export type LoanRuleRow = RowOf<typeof loanRuleColumns>;

export function selectLoanRules(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<LoanRuleRow[]> {
  return reader.select(loanRuleColumns, sql`FROM loan_rules WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}

/** All of them: there are never more than the library may make. */
export function readLoanRules(reader: Reader): Promise<LoanRuleRow[]> {
  return reader.select(loanRuleColumns, sql`FROM loan_rules ORDER BY id`);
}
