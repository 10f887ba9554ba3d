import { createReadStream } from "node:fs";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

import { BookImportService } from "../../server/bookImport/BookImportService.js";
import { bookLock } from "../../server/books/bookLock.js";
import { readConfig } from "../../server/config.js";
import { buildApp } from "../../server/http.js";
import { openDatabase } from "../../server/openDatabase.js";
import { adjustCounters } from "../../server/platform/database/counters/counters.js";
import { system } from "../../server/viewer.js";

/** What the import of a proof has cost its server. */
export interface ImportFigures {
  readonly address?: string;
  readonly rows?: number;
  readonly books?: number;
  readonly copies?: number;
  readonly wallMs?: number;
  /** Of all threads. */
  readonly cpuMs?: number;
  readonly heldMs?: number;
  readonly worstWriteMs?: number;
  readonly peakMb?: number;
}

const WRITE_EVERY_MS = 250;

/** The server of a proof, in a process of its own: it imports a file and tells what that has cost. */
const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
const database = await openDatabase({ url: DATABASE_URL });
const app = await buildApp({
  config: readConfig({ ...process.env, LOG_LEVEL: "warn" }),
  database,
  root: process.cwd(),
  renderer: { render: () => Promise.resolve({ status: 200, html: "<!doctype html><title>page</title>" }) },
});
const tell = (figures: ImportFigures) => process.send?.(figures);

/** As somebody who edits books meanwhile. */
async function writeMeanwhile(isOver: () => boolean): Promise<number> {
  let worst = 0;
  while (!isOver()) {
    const asked = performance.now();
    await database.write({ unaudited: "Nothing is changed.", locks: [bookLock] }, (tx) =>
      adjustCounters(tx, { changes: 1 }),
    );
    worst = Math.max(worst, performance.now() - asked);
    await wait(WRITE_EVERY_MS);
  }
  return worst;
}

process.on("message", (file: string) => {
  void importFile(file);
});
process.on("disconnect", () => process.exit(0));

async function importFile(file: string): Promise<void> {
  const progress = { isOver: false };
  const held = monitorEventLoopDelay({ resolution: 10 });
  held.enable();
  const writes = writeMeanwhile(() => progress.isOver);
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const { rows, books, copies } = await new BookImportService(database, { dataDir: DATA_DIR }).importBooks(system, {
    stream: createReadStream(file),
    fileName: "besar.csv",
  });
  const { user, system: inKernel } = process.cpuUsage(cpu);
  const wallMs = performance.now() - startedAt;
  progress.isOver = true;
  tell({
    rows,
    books,
    copies,
    wallMs,
    cpuMs: (user + inKernel) / 1_000,
    heldMs: held.max / 1e6,
    worstWriteMs: await writes,
    peakMb: process.resourceUsage().maxRSS / 1_024,
  });
}

tell({ address: await app.listen({ port: 0, host: "127.0.0.1" }) });
