import { setTimeout as wait } from "node:timers/promises";

import type { Database } from "../../platform/database/Database.js";
import type { BookImportState } from "../BookImport.entity.js";
import { claimImport, ImportTakenOverError, findOpenImports } from "./importLifecycle.js";
import { registerOwner, newOwner, isOwnerAlive } from "./importOwner.js";
import { sweepImports } from "../wizard/sweepImports.js";
import { publishImport } from "./publishImport.js";
import { removeImport } from "./removeImport.js";
import { removeStaleUploads } from "../csv/csvUpload.js";

/**
 * Ends what a process that died has left: an import or an undo that was decided is completed, any other is taken back.
 * Called at every start, before each import and now and then, since another machine's death shows by its silence only.
 */
export async function recoverImports(database: Database, dataDir: string): Promise<void> {
  await removeStaleUploads(dataDir);
  await sweepImports(database, dataDir);
  for (const openImport of await findOpenImports(database)) {
    if (isOwnerAlive(openImport.owner, openImport.heartbeatAt)) {
      continue;
    }
    const owner = newOwner();
    const registration = registerOwner(owner);
    try {
      if (await claimImport(database, openImport, owner)) {
        await recoveryFor(openImport.state)(database, openImport.id, owner);
      }
    } catch (error) {
      if (!(error instanceof ImportTakenOverError)) {
        throw error;
      }
    } finally {
      registration.release();
    }
  }
}

type Recovery = (database: Database, id: number, owner: string) => Promise<void>;

const SERVER_STOPPED = "Server berhenti";

function recoveryFor(state: BookImportState): Recovery {
  switch (state) {
    case "publishing":
      return (database, id, owner) => publishImport(database, id, owner, { from: "publishing" });
    case "undoing":
      return (database, id, owner) =>
        publishImport(database, id, owner, {
          from: "undoing",
          message: `${SERVER_STOPPED} saat impor ini diurungkan. Semua bukunya tetap ada.`,
        });
    case "removing":
      return (database, id, owner) => removeImport(database, id, owner, { from: "removing" });
    default:
      return (database, id, owner) =>
        removeImport(database, id, owner, {
          from: "staging",
          message: `${SERVER_STOPPED} saat impor ini berjalan. Tidak ada buku yang masuk.`,
        });
  }
}

/**
 * What is partly published must be completed before the first request is served; unlisted rows may be removed later.
 */
const MAX_START_DELAY_MS = 8_000;

/**
 * `recoverImports` at the start of the server, which does not wait for the removal of unlisted rows. Resolves to
 * whether everything is done.
 */
export async function recoverAtStart(
  database: Database,
  dataDir: string,
  onLateFailure: (error: unknown) => void,
): Promise<boolean> {
  const hasCommitted = (await findOpenImports(database)).some((openImport) => openImport.state !== "staging");
  const recovered = recoverImports(database, dataDir).then(() => true);
  if (hasCommitted) {
    return recovered;
  }
  const timeout = new AbortController();
  try {
    return await Promise.race([recovered, wait(MAX_START_DELAY_MS, false, { signal: timeout.signal })]);
  } finally {
    timeout.abort();
    recovered.catch(onLateFailure);
  }
}
