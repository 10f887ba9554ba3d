import type { AuditValues } from "../audit/recordAudit.js";
import type { Transaction } from "../platform/database/Database.js";
import type { DomainError } from "../errors.js";
import type { BinKind } from "./binKinds.js";

/** One thing in the bin. */
export interface BinRow {
  readonly id: number;
  readonly kind: BinKind;
  readonly recordId: number;
  readonly label: string;
  readonly kept: Readonly<Record<string, unknown>> | null;
  readonly actor: string;
  readonly deletedAt: Date;
  /** When it goes for good. */
  readonly expiresAt: Date;
}

export interface RestoreResult {
  /** The book that is there again, or is changed by it; null where no book shows it. */
  readonly bookId: number | null;
  /** What the trail of changes says came back. */
  readonly auditValues: AuditValues;
}

/** How the things of one kind come back, and how they go for good. Both are told before anything is written why it cannot be. */
export interface BinHandler {
  readonly restore: (tx: Transaction, row: BinRow) => Promise<RestoreResult | DomainError>;
  /** Called after thirty days, or when somebody asks for it. */
  readonly purge: (tx: Transaction, rows: readonly BinRow[]) => Promise<void>;
}

/** Nothing but the entry itself was kept. */
export const purgeNothing = (): Promise<void> => Promise.resolve();
