import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

import sharp from "sharp";

import { bookLock } from "../../server/books/bookLock.js";
import { insertBooks } from "../../server/books/writing/bookWriter.js";
import { readConfig } from "../../server/config.js";
import { openDatabase } from "../../server/openDatabase.js";
import { ensureFirstAdministrator } from "../../server/users/ensureFirstAdministrator.js";
import { aZip } from "../../tests/support/files/zipArchive.js";
import { logIn } from "./logIn.js";
import type { FromServer, ToServer } from "./serverMessages.js";

const COVERS = Number(process.argv[2] ?? 5_000);
/** As many different pictures: noise, which compresses as badly as a photo of a cover. */
const PICTURES = 50;
const MAX_HELD_MS = 250;
const MAX_GROWTH_MB = 250;
const ADMIN = { username: "admin", password: "bukti-sampul-menyusul" };

/** A school's covers in one archive: how long they take, what they cost the server, and whom they hold up. */
async function proveCovers(folder: string): Promise<boolean> {
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${join(folder, "library.sqlite")}`,
    DATA_DIR: folder,
    SESSION_SECRET: "rahasia-untuk-pembuktian-0123456789",
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    MAX_COVER_MB: "5",
  };
  await makeLibrary(env);
  const archive = await makeArchive();
  const server = fork(join(import.meta.dirname, "serveLibrary.ts"), [], { env });
  const answered = async (): Promise<FromServer> => ((await once(server, "message")) as [FromServer])[0];
  const ask = (message: ToServer) => {
    const answer = answered();
    server.send(message);
    return answer;
  };
  try {
    const { address = "" } = await answered();
    const headers = await logIn(address, ADMIN);
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;
    const before = memory();
    let peak = before;
    let probeMs = 0;
    await ask("start");
    const begun = performance.now();
    const form = new FormData();
    form.append("file", new Blob([Uint8Array.from(archive)]), "docs.zip");
    const sent = await fetch(`${address}/api/books/cover-imports`, { method: "POST", headers, body: form });
    const { data } = (await sent.json()) as { data?: { id: number } };
    if (!data) {
      throw new Error(`The archive was refused: ${sent.status}`);
    }
    const sentMs = performance.now() - begun;
    for (let progress: number | null = 0; progress !== null;) {
      const probed = performance.now();
      const answer = await fetch(`${address}/api/books/cover-imports/${data.id}`, { headers });
      probeMs = Math.max(probeMs, performance.now() - probed);
      const row = ((await answer.json()) as { data: { progress: number | null; attached: number } }).data;
      ({ progress } = row);
      peak = Math.max(peak, memory());
      if (progress === null && row.attached !== COVERS) {
        throw new Error(`Only ${row.attached} of ${COVERS} covers were attached`);
      }
      await wait(50);
    }
    const seconds = (performance.now() - begun) / 1_000;
    const { heldMs = Infinity } = await ask("report");
    console.log(
      `${COVERS} covers in ${(archive.length / 1e6).toFixed(0)} MB: sent in ${(sentMs / 1_000).toFixed(1)} s, ` +
        `attached after ${seconds.toFixed(0)} s (${((seconds * 1_000) / COVERS).toFixed(1)} ms each); ` +
        `memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most; ` +
        `event loop held for ${heldMs.toFixed(0)} ms, worst other request ${probeMs.toFixed(0)} ms`,
    );
    return heldMs <= MAX_HELD_MS && peak - before <= MAX_GROWTH_MB;
  } finally {
    server.disconnect();
    await once(server, "exit");
  }
}

async function makeLibrary(env: NodeJS.ProcessEnv): Promise<void> {
  const database = await openDatabase({ url: env.DATABASE_URL ?? "" });
  try {
    await ensureFirstAdministrator(database, readConfig(env));
    await database.write(
      { unaudited: "A collection that is made for a proof.", locks: [bookLock], retryOnDuplicate: true },
      (tx) =>
        insertBooks(
          tx,
          Array.from({ length: COVERS }, (_, place) => ({
            title: `Buku ${place}`,
            coverFileName: `sampul_${place}.jpg`,
          })),
          { importId: null, listed: true, now: new Date() },
        ),
    );
  } finally {
    await database.close();
  }
}

async function makeArchive(): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, () =>
      sharp({
        create: {
          width: 300,
          height: 450,
          channels: 3,
          background: "navy",
          noise: { type: "gaussian", mean: 128, sigma: 20 },
        },
      })
        .jpeg({ quality: 60 })
        .toBuffer(),
    ),
  );
  return aZip(
    Array.from({ length: COVERS }, (_, place) => ({
      name: `images/docs/Sampul ${place}.JPG`,
      content: pictures[place % PICTURES] ?? Buffer.alloc(0),
    })),
  );
}

const folder = mkdtempSync(join(tmpdir(), "aksara-covers-"));
try {
  process.exitCode = (await proveCovers(folder)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
