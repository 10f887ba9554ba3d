import type { AuditValues } from "../platform/database/auditChange.js";
import type { Transaction } from "../platform/database/Database.js";
import type { DomainError } from "../errors.js";
import type { BinKind } from "./binKinds.js";

/** One item of the bin. */
export interface BinRow {
  readonly id: number;
  readonly kind: BinKind;
  readonly recordId: number;
  readonly label: string;
  readonly kept: Readonly<Record<string, unknown>> | null;
  readonly actor: string;
  readonly deletedAt: Date;
  /** When it is purged. */
  readonly expiresAt: Date;
}

export interface RestoreResult {
  /** The book that is there again, or is changed by it; null where no book shows it. */
  readonly bookId: number | null;
  /** The values that the audit trail records for the restoration. */
  readonly auditValues: AuditValues;
}

/** Restores and purges the items of one kind. Both report their refusals before they write anything. */
export interface BinHandler {
  readonly restore: (tx: Transaction, row: BinRow) => Promise<RestoreResult | DomainError>;
  /** Called after thirty days, or when a user empties the bin. */
  readonly purge: (tx: Transaction, rows: readonly BinRow[]) => Promise<void>;
}

export type BinHandlers = Readonly<Record<BinKind, BinHandler>>;

/** Nothing but the bin entry was stored. */
export const purgeNothing = (): Promise<void> => Promise.resolve();
