import type { Viewer } from "../../viewer.js";

/** Values by field name. Only what readers of the audit trail may see; never a password or a token. */
export type AuditValues = Readonly<Record<string, unknown>>;

export interface AuditChange {
  /** `book.create`: the record's type, then what was done to it. */
  readonly action: `${string}.${string}`;
  readonly recordId: number | null;
  readonly before?: AuditValues | null;
  readonly after?: AuditValues | null;
  /** Who did it, where only the write itself finds that out. */
  readonly viewer?: Viewer;
}

/**
 * What an audited write returns: its result, and what the audit trail says of it. Nothing is said where nothing has
 * changed.
 */
export interface Audited<Result> {
  readonly result: Result;
  readonly audit: readonly AuditChange[];
}
