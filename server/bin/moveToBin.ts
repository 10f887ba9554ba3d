import { actorOf } from "../audit/recordAudit.js";
import type { Transaction } from "../platform/database/Database.js";
import { markFilesHeld } from "../platform/files/fileState.js";
import { foldKey } from "../../common/fold.js";
import type { Viewer } from "../viewer.js";
import { binEntryTable } from "./BinEntry.entity.js";
import type { BinKind } from "./binKinds.js";

export interface BinItem {
  readonly kind: BinKind;
  readonly recordId: number;
  readonly label: string;
  /** The record itself, where its row does not stay. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Addresses of its files, which nobody gets while it is in the bin. */
  readonly files?: readonly (string | null)[];
}

const MAX_LABEL_LENGTH = 500;

/**
 * Adds bin entries for what this transaction deletes, and holds their files. Returns the ids of the entries in the same
 * order.
 */
export async function moveToBin(
  tx: Transaction,
  viewer: Viewer,
  items: readonly BinItem[],
  now = new Date(),
): Promise<number[]> {
  if (items.length === 0) {
    return [];
  }
  await markFilesHeld(tx, ...items.flatMap(({ files = [] }) => files));
  const ids = await tx.insert(
    binEntryTable,
    items.map(({ kind, recordId, label, kept }) => ({
      kind,
      recordId,
      label: label.slice(0, MAX_LABEL_LENGTH),
      labelKey: foldKey(label),
      kept: kept ?? null,
      actor: actorOf(viewer),
      deletedAt: now,
    })),
  );
  return [...ids];
}
