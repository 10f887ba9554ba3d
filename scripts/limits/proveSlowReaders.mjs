/**
 * Shows with a built server of its own and 50,000 books that readers who stop reading hold up nobody: the memory that
 * 300 of them take, how long others wait meanwhile, when they are gone, and that the server still ends when asked to.
 * Prints the figures; ends with 1 where one of them is out of bounds. Linux, for the memory of a process.
 * On SQLite, or with `-- --database=mysql://…` on a MariaDB or MySQL database that is empty.
 */
import "../process/requireNode.mjs";

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { ensureBuilt } from "../build/ensureBuilt.mjs";
import { root } from "../root.mjs";

const READERS = 300;
const BOOKS = 50_000;
const MEGABYTE = 1_000_000;
const MOST_GROWTH_MB = 60;
const LONGEST_PROBE_MS = 1_000;
const GONE_AFTER_MS = 60_000;
const ENDS_WITHIN_MS = 10_000;
const LONG_ANSWER = "/api/books";

const folder = mkdtempSync(join(tmpdir(), "aksara-proof-"));
const DATABASE_OPTION = "--database=";
const databaseUrl =
  process.argv.find((argument) => argument.startsWith(DATABASE_OPTION))?.slice(DATABASE_OPTION.length) ??
  `sqlite:${join(folder, "library.sqlite")}`;
const failures = [];
let server;
const tidyUp = () => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    tidyUp();
    process.exit(1);
  });
}
try {
  await ensureBuilt();
  await insertBooks();
  await prove();
} finally {
  tidyUp();
}
for (const failure of failures) {
  console.error(`✗ ${failure}`);
}
process.exitCode = failures.length > 0 ? 1 : 0;

async function prove() {
  const port = await startServer();
  // Of a server that has done its first work.
  for (let time = 0; time < 3; time += 1) {
    await (await fetch(`http://127.0.0.1:${port}${LONG_ANSWER}`)).text();
  }
  await stall(port);
  const stalled = stallReaders(port);
  await wait(2_000);
  const begun = performance.now();
  server.kill("SIGTERM");
  const [code] = await once(server, "close");
  const seconds = (performance.now() - begun) / 1000;
  stalled.close();
  console.log(`SIGTERM meanwhile: ended with ${code} after ${seconds.toFixed(1)} s`);
  expect(code === 0 && seconds * 1000 <= ENDS_WITHIN_MS, `SIGTERM: ended with ${code} after ${seconds.toFixed(1)} s`);
}

/** Readers who stop reading, and what others notice of them. */
async function stall(port) {
  const before = openSockets(port);
  const watch = watchMemory(server.pid);
  const begun = performance.now();
  const stalled = stallReaders(port);
  let longest = 0;
  let goneAfter = null;
  for (let passed = 0; passed < GONE_AFTER_MS + 10_000; passed = performance.now() - begun) {
    const asked = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    longest = Math.max(longest, performance.now() - asked);
    if (passed > 5_000 && openSockets(port) <= before + 2) {
      goneAfter = passed;
      break;
    }
    await wait(100);
  }
  const growth = watch.stop() / MEGABYTE;
  stalled.close();
  console.log(
    `${READERS} who stop reading ${LONG_ANSWER}: the longest probe ${longest.toFixed(0)} ms, memory +${growth.toFixed(0)} MB, ` +
      (goneAfter === null ? "STILL THERE after 70 s" : `gone after ${(goneAfter / 1000).toFixed(0)} s`),
  );
  expect(longest <= LONGEST_PROBE_MS, `A probe took ${longest.toFixed(0)} ms`);
  expect(growth <= MOST_GROWTH_MB, `Memory grew by ${growth.toFixed(0)} MB`);
  expect(goneAfter !== null && goneAfter <= GONE_AFTER_MS + 5_000, `Readers were not let go`);
}

/** Each from an address of its own, so that no budget of one address refuses them. */
function stallReaders(port) {
  const sockets = Array.from({ length: READERS }, (_, index) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write(
      `GET ${LONG_ANSWER} HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
        `X-Forwarded-For: 10.0.${index >> 8}.${index & 255}\r\nX-Forwarded-Proto: http\r\n\r\n`,
    );
    return socket.pause();
  });
  return { close: () => sockets.forEach((socket) => socket.destroy()) };
}

/** Connections to the server's port, as Linux lists them; those to the database are none of them. */
function openSockets(port) {
  const local = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const ESTABLISHED = "01";
  return readFileSync(`/proc/${server.pid}/net/tcp`, "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address = "", , state]) => address.endsWith(local) && state === ESTABLISHED).length;
}

async function startServer() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  server = spawn(process.execPath, [join(root, "dist/server/main.js")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: databaseUrl,
      // Several processes on MySQL would share it; this one is alone, and nobody logs in.
      SESSION_SECRET: randomBytes(32).toString("hex"),
      TRUSTED_PROXIES: "loopback",
      DEMO: "0",
      LOG_LEVEL: "fatal",
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
    ) {
      return port;
    }
    await wait(100);
  }
  throw new Error("The server did not become ready");
}

async function insertBooks() {
  const built = (path) => import(new URL(`../../dist/server/${path}`, import.meta.url).href);
  const { openDatabase } = await built("openDatabase.js");
  const { bookLock } = await built("books/bookLock.js");
  const { insertBooks: insert } = await built("books/writing/bookWriter.js");
  const database = await openDatabase({ url: databaseUrl });
  for (let first = 0; first < BOOKS; first += 500) {
    const books = Array.from({ length: 500 }, (_, index) => ({
      title: `Buku nomor ${first + index}`,
      authors: [{ firstName: `Nama ${index}`, lastName: "Keluarga", kind: "person" }],
      description: "Sepuluh anak Belitung dan sekolah mereka yang hampir roboh. ".repeat(8),
      category: `Kategori ${index % 30}`,
      publisher: `Penerbit ${index % 200}`,
      copies: [{ itemCode: `B${first + index}` }],
    }));
    await database.write({ unaudited: "A proof's own library.", locks: [bookLock] }, (tx) =>
      insert(tx, books, { importId: null, listed: true, now: new Date() }),
    );
  }
  await database.close();
}

/** How many bytes the resident memory of a process grows at most, as Linux counts it. */
function watchMemory(pid) {
  const now = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
  const before = now();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.max(peak, now()) - before;
    },
  };
}

function expect(holds, failure) {
  if (!holds) {
    failures.push(failure);
  }
}
