import { setTimeout as wait } from "node:timers/promises";

import type { Database } from "../../platform/database/Database.js";
import type { BookImportState } from "../BookImport.entity.js";
import { claimImport, ImportTakenOver, openImports } from "./importJournal.js";
import { keepAlive, newOwner, ownerIsAlive } from "./importOwner.js";
import { sweepImports } from "../wizard/sweepImports.js";
import { publishImport } from "./publishImport.js";
import { removeImport } from "./removeImport.js";
import { removeForgottenFiles } from "../csv/spoolFile.js";

/**
 * Ends what a process that died has left: an import or an undo that was decided is completed, any other is taken back.
 * Called at every start, before each import and now and then, since another machine's death shows by its silence only.
 */
export async function recoverImports(database: Database, dataDir: string): Promise<void> {
  await removeForgottenFiles(dataDir);
  await sweepImports(database, dataDir);
  for (const open of await openImports(database)) {
    if (ownerIsAlive(open.owner, open.heartbeatAt)) {
      continue;
    }
    const owner = newOwner();
    const life = keepAlive(owner);
    try {
      if (await claimImport(database, open, owner)) {
        await endOf(open.state)(database, open.id, owner);
      }
    } catch (error) {
      if (!(error instanceof ImportTakenOver)) {
        throw error;
      }
    } finally {
      life.release();
    }
  }
}

type Ending = (database: Database, id: number, owner: string) => Promise<void>;

const STOPPED = "Server berhenti";

function endOf(state: BookImportState): Ending {
  switch (state) {
    case "publishing":
      return (database, id, owner) => publishImport(database, id, owner, { from: "publishing" });
    case "undoing":
      return (database, id, owner) =>
        publishImport(database, id, owner, {
          from: "undoing",
          message: `${STOPPED} saat impor ini diurungkan. Semua bukunya tetap ada.`,
        });
    case "removing":
      return (database, id, owner) => removeImport(database, id, owner, { from: "removing" });
    default:
      return (database, id, owner) =>
        removeImport(database, id, owner, {
          from: "staging",
          message: `${STOPPED} saat impor ini berjalan. Tidak ada buku yang masuk.`,
        });
  }
}

/** What readers see is whole before the first of them is served; what they do not see may be removed while they read. */
const REMOVAL_HOLDS_START_MS = 8_000;

/** `recoverImports` for a start, which a hundred thousand hidden rows do not hold up. Resolves to whether all is done. */
export async function recoverAtStart(
  database: Database,
  dataDir: string,
  onLateFailure: (error: unknown) => void,
): Promise<boolean> {
  const hasDecided = (await openImports(database)).some((open) => open.state !== "staging");
  const recovered = recoverImports(database, dataDir).then(() => true);
  if (hasDecided) {
    return recovered;
  }
  const timer = new AbortController();
  try {
    return await Promise.race([recovered, wait(REMOVAL_HOLDS_START_MS, false, { signal: timer.signal })]);
  } finally {
    timer.abort();
    recovered.catch(onLateFailure);
  }
}
