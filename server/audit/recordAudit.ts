import type { AuditChange, AuditValues } from "../platform/database/auditChange.js";
import type { Transaction } from "../platform/database/Database.js";
import { adjustCounters } from "../platform/database/counters/counters.js";
import { required } from "../platform/required.js";
import { hasAccount, isVisitor, type Viewer } from "../viewer.js";
import { auditEntryTable } from "./AuditEntry.entity.js";

/** MySQL's text column takes 65,535 bytes; a character may take four of them. */
const MAX_VALUE_LENGTH = 2_000;
const MAX_ITEMS = 50;
const MAX_ENTRY_BYTES = 60_000;

/**
 * Writes the entries of the audit trail, and increments the data version. `database.write` calls it last: the data
 * version is one row, which every other write waits for until the transaction ends.
 */
export async function recordAudit(tx: Transaction, writer: Viewer, changes: readonly AuditChange[]): Promise<void> {
  if (changes.length === 0) {
    return;
  }
  const now = new Date();
  await tx.insert(
    auditEntryTable,
    changes.map((change) => {
      const { action, recordId, viewer = writer } = change;
      const { before, after } = differences(change.before ?? null, change.after ?? null);
      return {
        createdAt: now,
        userId: userIdOf(viewer),
        actor: actorOf(viewer),
        address: (hasAccount(viewer) && viewer.address) || null,
        action,
        recordType: required(action.split(".")[0], "the type of the record"),
        recordId,
        bookId: bookOf(change),
        beforeValues: before && bounded(before),
        afterValues: after && bounded(after),
      };
    }),
  );
  await adjustCounters(tx, { changes: 1 });
}

/** The book's own number, or the one that the record says it belongs to. */
function bookOf({ action, recordId, before, after }: AuditChange): number | null {
  const bookId = action.startsWith("book.") ? recordId : (after?.bookId ?? before?.bookId);
  return typeof bookId === "number" ? bookId : null;
}

export function userIdOf(viewer: Viewer): number | null {
  if (hasAccount(viewer)) {
    return viewer.userId;
  }
  return isVisitor(viewer) ? null : (viewer.sender?.userId ?? null);
}

/** Who it was, by the name at the time. */
export function actorOf(viewer: Viewer): string {
  if (!hasAccount(viewer)) {
    return isVisitor(viewer) ? "pengunjung" : (viewer.sender?.actor ?? "sistem");
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

/** What fits into the column, or else only the names of what has changed. */
function bounded(values: AuditValues): AuditValues {
  const present = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, truncated(value)]),
  );
  const bytes = Buffer.byteLength(JSON.stringify(present));
  return bytes <= MAX_ENTRY_BYTES ? present : { terlalu_besar: Object.keys(present) };
}

function truncated(value: unknown): unknown {
  if (typeof value === "string" && value.length > MAX_VALUE_LENGTH) {
    return `${value.slice(0, MAX_VALUE_LENGTH)}…`;
  }
  return Array.isArray(value) ? value.slice(0, MAX_ITEMS).map(truncated) : value;
}
