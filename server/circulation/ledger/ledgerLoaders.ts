import DataLoader from "dataloader";

import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import type { Viewer } from "../../viewer.js";
import { debtsOf, type EntryRow, entriesOfFines, finesByIds, finesOfLoans, type FineRow } from "./ledgerReads.js";

/**
 * For the rows of a page, in one statement each. A loan's fines are those that the viewer may see: who lends sees the
 * loan without them. From there on callers have checked it.
 */
export function createLedgerLoaders(database: DatabaseReads, viewer: Viewer) {
  const loader = <Value>(load: (reader: Reader, ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>) =>
    new DataLoader<number, Value | undefined>(async (ids) => {
      const found = await database.read((reader) => load(reader, ids));
      return ids.map((id) => found.get(id));
    });
  return {
    fine: loader<FineRow>(
      async (reader, ids) => new Map((await finesByIds(reader, ids)).map((fine) => [fine.id, fine])),
    ),
    finesOfLoan: loader<readonly FineRow[]>((reader, ids) => finesOfLoans(reader, viewer, ids)),
    fineEntries: loader<readonly EntryRow[]>(entriesOfFines),
    debt: loader<number>(debtsOf),
  };
}

export type LedgerLoaders = ReturnType<typeof createLedgerLoaders>;
