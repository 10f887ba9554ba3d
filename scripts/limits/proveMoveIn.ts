import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

import sql from "sql-template-tag";

import { checkLibrary } from "../../server/integrity/checkLibrary.js";
import { openDatabase } from "../../server/openDatabase.js";
import { adjustCounters } from "../../server/platform/database/counters/counters.js";
import type { Database } from "../../server/platform/database/Database.js";
import { LARGE_SLIMS, slimsDump } from "../../tests/support/dumps/slimsDump.js";
import { writeDump } from "../../tests/support/dumps/writeDump.js";
import { type ProofLibrary, proveOnBothEngines } from "./proveOnBothEngines.js";

/** What a move and its undo may take, and how long whoever asks or saves something meanwhile waits. */
const MAX_MOVE_MS = 180_000;
const MAX_WAIT_MS = 1_000;
const PROBE_EVERY_MS = 50;

/** Moves a generated library of 50,000 titles and 200,000 loans in and out, while others ask and write. */
async function proveOn({ engine, url, folder }: ProofLibrary, dump: string): Promise<boolean> {
  const database = await openDatabase({ url });
  try {
    const moved = await runBeside(database, { url, folder }, ["move-in", dump, "--yes", "--verbose"]);
    const sound = await isSound(database, folder);
    const undone = await runBeside(database, { url, folder }, ["undo-move-in"]);
    const soundAgain = await isSound(database, folder);
    const left = await database.read((reader) => reader.count(sql`FROM books`));
    console.log(`${engine}: ${moved.lastLine}; load ${loadavg()[0]?.toFixed(1) ?? "?"}`);
    const outcomes = [
      { name: "a move with its look", value: moved.ms, most: MAX_MOVE_MS },
      { name: "a write meanwhile", value: moved.worstWriteMs, most: MAX_WAIT_MS },
      { name: "a read meanwhile", value: moved.worstReadMs, most: MAX_WAIT_MS },
      { name: "its undo", value: undone.ms, most: MAX_MOVE_MS },
      { name: "a write during the undo", value: undone.worstWriteMs, most: MAX_WAIT_MS },
    ];
    for (const { name, value, most } of outcomes) {
      console.log(`${value <= most ? "✓" : "✗"} ${value.toFixed(0).padStart(7)} ms of ${most}  ${name}`);
    }
    const isRight = sound && soundAgain && left === 0 && moved.code === 0 && undone.code === 0;
    console.log(`${isRight ? "✓" : "✗"} every number is right in between and afterwards, and nothing is left`);
    return isRight && outcomes.every(({ value, most }) => value <= most);
  } finally {
    await database.close();
  }
}

async function isSound(database: Database, dataDir: string): Promise<boolean> {
  const findings = await checkLibrary(database, { dataDir, timeZone: "Asia/Jakarta" }, { repair: false });
  findings.filter(({ wrong }) => wrong > 0).forEach(({ title, wrong }) => console.log(`✗ ${title}: ${wrong}`));
  return findings.every(({ wrong }) => wrong === 0);
}

/** Runs a command as another process does, and meanwhile reads and writes as a server would. */
async function runBeside(
  database: Database,
  { url, folder }: Pick<ProofLibrary, "url" | "folder">,
  parameters: readonly string[],
) {
  const cli = join(import.meta.dirname, "..", "..", "server", "cli.ts");
  const child = spawn(process.execPath, ["--import", "tsx", cli, ...parameters], {
    env: { ...process.env, NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let lastLine = "";
  createInterface({ input: child.stdout }).on("line", (line) => {
    lastLine = line;
  });
  const run = { isOver: false };
  const startedAt = performance.now();
  const ended = once(child, "close").finally(() => {
    run.isOver = true;
  });
  const writes = probe(run, () =>
    database.write({ unaudited: "A proof writes it." }, (tx) => adjustCounters(tx, { changes: 1 })),
  );
  const reads = probe(run, () => database.read((reader) => reader.count(sql`FROM books WHERE listed = 1`)));
  const [code] = (await ended) as [number | null];
  const ms = performance.now() - startedAt;
  return { code, ms, lastLine, worstWriteMs: await writes, worstReadMs: await reads };
}

async function probe(run: { readonly isOver: boolean }, work: () => Promise<unknown>): Promise<number> {
  let worst = 0;
  while (!run.isOver) {
    const startedAt = performance.now();
    await work();
    worst = Math.max(worst, performance.now() - startedAt);
    await wait(PROBE_EVERY_MS);
  }
  return worst;
}

const folder = mkdtempSync(join(tmpdir(), "aksara-move-in-"));
try {
  const dump = join(folder, "senayan.sql");
  await writeFile(dump, writeDump(slimsDump(LARGE_SLIMS).tables, "mysqldump-php"));
  await proveOnBothEngines({ name: "move_in", keptIn: undefined }, (library) => proveOn(library, dump));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
