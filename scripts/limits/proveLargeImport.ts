import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

import { createConnection } from "mysql2/promise";

import { findMariaDb, startMariaDb } from "../../tests/support/databases/startMariaDb.mjs";
import { makeLargeFile } from "./makeLargeFile.js";
import type { ImportFigures } from "./serveImport.js";

const ROWS = Number(process.env.IMPORT_ROWS ?? 100_000);
const MAX_IMPORT_MS = 60_000;
/** How long an import may hold the event loop, and how long whoever asks or saves something meanwhile waits. */
const MAX_HELD_MS = 250;
const MAX_WAIT_MS = 2_000;
const PROBE_EVERY_MS = 100;

const PROBES: readonly (readonly [name: string, path: string])[] = [
  ["/healthz", "/healthz"],
  ["a page of books", "/api/books?per_page=24"],
  ["a search", "/api/books?per_page=24&search=sejarah"],
];

/** Imports a file of 100,000 rows into an empty library on both engines, while others ask and write. */
async function proveLargeImport(folder: string, only: RegExp): Promise<boolean> {
  const file = join(folder, "besar.csv");
  await makeLargeFile(file, ROWS);
  let passed = true;
  if (only.test("sqlite")) {
    passed = await proveOn("SQLite", `sqlite:${join(folder, "library.sqlite")}`, { folder, file });
  }
  if (!only.test("mariadb")) {
    return passed;
  }
  const program = findMariaDb();
  const server = process.env.TEST_MYSQL_URL
    ? { url: process.env.TEST_MYSQL_URL, stop: () => Promise.resolve() }
    : program && (await startMariaDb(program, join(folder, "mariadb")));
  if (!server) {
    console.log("There is no MariaDB: SQLite only.");
    return passed;
  }
  const connection = await createConnection({ uri: server.url });
  const name = `aksara_import_${process.pid}`;
  try {
    await connection.query(`CREATE DATABASE ${name}`);
    return (await proveOn("MariaDB", new URL(`/${name}`, server.url).href, { folder, file })) && passed;
  } finally {
    await connection.query(`DROP DATABASE IF EXISTS ${name}`);
    await connection.end();
    await server.stop();
  }
}

async function proveOn(
  engine: string,
  url: string,
  { folder, file }: { readonly folder: string; readonly file: string },
): Promise<boolean> {
  const server = fork(join(import.meta.dirname, "serveImport.ts"), [], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: folder,
      READ_BUDGET: "1000000",
      SESSION_SECRET: "rahasia-untuk-pembuktian-0123456789",
    },
  });
  const answered = async (): Promise<ImportFigures> => ((await once(server, "message")) as [ImportFigures])[0];
  try {
    const { address = "" } = await answered();
    const call = { isOver: false };
    server.send(file);
    const answer = answered().finally(() => {
      call.isOver = true;
    });
    const waits = await Promise.all(
      PROBES.map(async ([name, path]) => ({ name, ...(await probe(`${address}${path}`, () => call.isOver)) })),
    );
    const { rows = 0, books, copies, wallMs = 0, cpuMs = 0, heldMs = 0, worstWriteMs = 0, peakMb = 0 } = await answer;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    console.log(
      `${engine}: ${rows} rows, ${books ?? 0} books and ${copies ?? 0} copies in ${seconds(wallMs)}, ` +
        `${seconds(cpuMs)} of CPU, at most ${peakMb.toFixed(0)} MB; load ${loadavg()[0]?.toFixed(1) ?? "?"}`,
    );
    const outcomes = [
      { name: "import", ms: wallMs, most: MAX_IMPORT_MS, median: null },
      { name: "event loop held", ms: heldMs, most: MAX_HELD_MS, median: null },
      { name: "a write", ms: worstWriteMs, most: MAX_WAIT_MS, median: null },
      ...waits.map(({ name, worst, median }) => ({ name, ms: worst, most: MAX_WAIT_MS, median })),
    ];
    for (const { name, ms, most, median } of outcomes) {
      const half = median === null ? "" : `, half within ${median.toFixed(0)}`;
      console.log(`${ms <= most ? "✓" : "✗"} ${ms.toFixed(0).padStart(7)} ms of ${most}  ${name}${half}`);
    }
    return outcomes.every(({ ms, most }) => ms <= most);
  } finally {
    server.disconnect();
    await once(server, "exit");
  }
}

async function probe(address: string, isOver: () => boolean) {
  const times: number[] = [];
  while (!isOver()) {
    const asked = performance.now();
    const response = await fetch(address);
    await response.text();
    // What is given up counts as what never came.
    times.push(response.ok ? performance.now() - asked : Infinity);
    await wait(PROBE_EVERY_MS);
  }
  times.sort((one, other) => one - other);
  return { worst: times.at(-1) ?? 0, median: times[Math.floor(times.length / 2)] ?? 0 };
}

const folder = mkdtempSync(join(tmpdir(), "aksara-import-proof-"));
try {
  process.exitCode = (await proveLargeImport(folder, new RegExp(process.argv[2] ?? ""))) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
