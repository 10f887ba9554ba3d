import sql, { join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import type { RowOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { serialTable } from "../Serial.entity.js";
import { serialIssueTable } from "../SerialIssue.entity.js";
import { issueNotFound, serialNotFound } from "../serialNotFound.js";

const serialColumns = { ...serialTable, title: bookTable.title };
const issueColumns = { ...serialIssueTable };

export type LockedSerial = RowOf<typeof serialColumns>;
export type LockedIssue = RowOf<typeof issueColumns>;

/** Locked until the transaction ends. @throws NotFoundError also while it, or its title, lies in the bin. */
export async function lockSerial(tx: Transaction, id: number): Promise<LockedSerial> {
  const [serial] = await selectLocked(tx, sql`serials.id = ${id}`);
  if (!serial) throw serialNotFound();
  return serial;
}

export interface IssueOfSerial {
  readonly issue: LockedIssue;
  readonly serial: LockedSerial;
}

/**
 * These issues with their subscriptions, in the given order, locked until the transaction ends: the subscriptions
 * first, so that two who take in the same issues take turns. @throws NotFoundError where one is not there.
 */
export async function lockIssues(tx: Transaction, ids: readonly number[]): Promise<IssueOfSerial[]> {
  const owners = sql`SELECT serial_id FROM serial_issues WHERE id IN (${join([...ids])})`;
  const serials = new Map(
    (await selectLocked(tx, sql`serials.id IN (${owners})`)).map((serial) => [serial.id, serial]),
  );
  const issues = await tx.select(
    issueColumns,
    sql`FROM serial_issues WHERE id IN (${join([...ids])}) ORDER BY id ${forUpdate(tx)}`,
  );
  const found = new Map(issues.map((issue) => [issue.id, issue]));
  return ids.map((id) => {
    const issue = found.get(id);
    const serial = issue && serials.get(issue.serialId);
    if (!issue || !serial) throw issueNotFound();
    return { issue, serial };
  });
}

function selectLocked(tx: Transaction, where: Sql): Promise<LockedSerial[]> {
  return tx.select(
    serialColumns,
    sql`FROM serials JOIN books ON books.id = serials.book_id
        WHERE serials.deleted_at IS NULL AND books.listed = 1 AND ${where} ORDER BY serials.id ${forUpdate(tx)}`,
  );
}
