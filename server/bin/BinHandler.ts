import type { z } from "zod";

import type { AuditChange, AuditValues } from "../platform/database/auditChange.js";
import type { Transaction } from "../platform/database/Database.js";
import type { DomainError } from "../errors.js";
import type { BinKind } from "./binKinds.js";
import type { BinRow } from "./binReads.js";

interface RestoreResult {
  /** The books that are there again, or are changed by it. */
  readonly bookIds: readonly number[];
  /** The values that the audit trail records for the restoration. */
  readonly auditValues: AuditValues;
  /** What the audit trail records instead, where a restoration consists of changes. */
  readonly changes?: readonly AuditChange[];
  /** What stays as it is because it has changed since, in words for people. */
  readonly remark?: string | null;
}

/** Restores and purges the items of one kind. Both report their refusals before they write anything. */
export interface BinHandler {
  readonly restore: (tx: Transaction, entry: BinRow) => Promise<RestoreResult | DomainError>;
  /** Called after thirty days, or when a user empties the bin. */
  readonly purge: (tx: Transaction, entries: readonly BinRow[]) => Promise<void>;
}

export type BinHandlers = Readonly<Record<BinKind, BinHandler>>;

interface KeptBinHandler<Kept> {
  readonly restore: (tx: Transaction, entry: BinRow, kept: Kept) => Promise<RestoreResult | DomainError>;
  /** Only if more than the bin entry was stored. */
  readonly purge?: (tx: Transaction, kept: readonly Kept[]) => Promise<void>;
}

/**
 * A handler of a kind whose row does not stay: `schema` says what the entry keeps of it, and an entry that keeps
 * something else throws.
 */
export function keptBinHandler<Kept>(schema: z.ZodType<Kept>, { restore, purge }: KeptBinHandler<Kept>): BinHandler {
  const readKept = ({ id, kept }: BinRow): Kept => {
    const { data, error } = schema.safeParse(kept);
    if (error) {
      throw new Error(`Bin entry ${id} does not keep what its kind needs`, { cause: error });
    }
    return data;
  };
  return {
    restore: (tx, entry) => restore(tx, entry, readKept(entry)),
    purge: async (tx, entries) => {
      await purge?.(tx, entries.map(readKept));
    },
  };
}
