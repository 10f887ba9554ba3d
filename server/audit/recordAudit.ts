import sql, { bulk } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { adjustCounters } from "../platform/database/counters.js";
import { isSignedIn, isVisitor, type Viewer } from "../viewer.js";

/** Values by field name. Only what readers of the audit trail may see; never a password or a token. */
export type AuditValues = Readonly<Record<string, unknown>>;

export interface AuditChange {
  /** `book.create`: the record's type, then what was done to it. */
  readonly action: `${string}.${string}`;
  readonly recordId: number | null;
  readonly before?: AuditValues | null;
  readonly after?: AuditValues | null;
}

/** MySQL's text column takes 65,535 bytes; a character may take four of them. */
const MAX_VALUE_LENGTH = 2_000;
const MAX_ITEMS = 50;
const MAX_ENTRY_BYTES = 60_000;

/**
 * Writes an audit entry in the transaction that makes the change, and increments the data version. Call it last: the
 * data version is one row, which every other write waits for until the transaction ends.
 */
export async function recordAudit(tx: Transaction, viewer: Viewer, ...changes: readonly AuditChange[]): Promise<void> {
  const entries = changes.map((change) => ({
    ...change,
    bookId: bookOf(change),
    ...differences(change.before ?? null, change.after ?? null),
  }));
  if (entries.length === 0) {
    return;
  }
  const now = toSqlDateTime(new Date());
  const rows = entries.map(({ action, recordId, bookId, before, after }) => [
    now,
    userIdOf(viewer),
    actorOf(viewer),
    action,
    action.split(".")[0],
    recordId,
    bookId,
    toJson(before),
    toJson(after),
  ]);
  await tx.run(
    sql`INSERT INTO audit_entries (created_at, user_id, actor, action, record_type, record_id, book_id, before_values, after_values) VALUES ${bulk(rows)}`,
  );
  await adjustCounters(tx, { changes: 1 });
}

/** The book's own number, or the one that the record says it belongs to. */
function bookOf({ action, recordId, before, after }: AuditChange): number | null {
  const bookId = action.startsWith("book.") ? recordId : (after?.bookId ?? before?.bookId);
  return typeof bookId === "number" ? bookId : null;
}

export function userIdOf(viewer: Viewer): number | null {
  return isSignedIn(viewer) ? viewer.userId : null;
}

/** Who it was, by the name at the time. */
export function actorOf(viewer: Viewer): string {
  if (!isSignedIn(viewer)) {
    return isVisitor(viewer) ? "pengunjung" : "sistem";
  }
  const { credential, username } = viewer;
  return (credential.kind === "token" ? `${username} (token ${credential.tokenName})` : username).slice(0, 190);
}

/** For an update only the values that differ; for a creation or deletion all values. */
function differences(before: AuditValues | null, after: AuditValues | null) {
  if (before === null || after === null) {
    return { before, after };
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

function toJson(values: AuditValues | null): string | null {
  if (values === null) {
    return null;
  }
  const present = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, truncated(value)]),
  );
  const json = JSON.stringify(present);
  return Buffer.byteLength(json) <= MAX_ENTRY_BYTES ? json : JSON.stringify({ terlalu_besar: Object.keys(present) });
}

function truncated(value: unknown): unknown {
  if (typeof value === "string" && value.length > MAX_VALUE_LENGTH) {
    return `${value.slice(0, MAX_VALUE_LENGTH)}…`;
  }
  return Array.isArray(value) ? value.slice(0, MAX_ITEMS).map(truncated) : value;
}
