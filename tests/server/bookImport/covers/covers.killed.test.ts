import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import sql from "sql-template-tag";

import { createStoredFiles } from "../../../../server/services.js";
import { type RunningServer, startServer } from "../../../e2e/support/servers/runningServer.js";
import { loginAt } from "../../../e2e/support/servers/loginAt.js";
import { eventually } from "../../../e2e/support/eventually.js";
import { builtServer } from "../../../support/builtServer.js";
import { onBothEngines } from "../../../support/database.js";
import { aPicture } from "../../../support/files/givenFiles.js";
import { givenAdmin, PASSWORD } from "../../../support/people.js";
import { aZip } from "../../../support/files/zipArchive.js";
import { importCsv, rowsOf } from "../importing.js";

/** Each takes some hundredths of a second: every kill comes in the midst of them. */
const COVERS = 60;
const HOUR_MS = 3_600_000;

interface CoverImportData {
  readonly id: number;
  readonly state: string;
}

onBothEngines("An import of covers whose server is killed", (test) => {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-covers-"));
  let server: RunningServer | undefined;
  afterEach(() => server?.stop("SIGKILL"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const start = () =>
    startServer(
      { DATABASE_URL: test.url, DATA_DIR: dataDir, NODE_ENV: "test", DEMO: "0" },
      join(builtServer(), "main.js"),
    );

  async function dataOf(response: Response): Promise<CoverImportData> {
    return ((await response.json()) as { data: CoverImportData }).data;
  }

  const coversOf = async () =>
    (await rowsOf<{ url: string | null }>(test.database, sql`SELECT image_url AS url FROM books ORDER BY id`)).map(
      ({ url }) => url,
    );
  const outcomes = () =>
    rowsOf<{ entry: number; kind: string }>(test.database, sql`SELECT entry, kind FROM cover_outcomes ORDER BY entry`);
  const pictureFiles = async () =>
    (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && /\.(?:webp|part|jpe?g)$/u.test(entry.name),
    );

  it("goes on after each restart, gives every book one whole cover, and leaves no file that no book has", async () => {
    const { username } = await givenAdmin(test.database);
    const credentials = { username, password: PASSWORD };
    const names = Array.from({ length: COVERS }, (_, index) => `sampul-${index}.jpg`);
    await importCsv(test.database, ["judul;gambar", ...names.map((name) => `Buku ${name};${name}`)].join("\n"));
    const content = await aPicture(600, 900).jpeg().toBuffer();
    const archive = aZip(names.map((name) => ({ name, content })));

    server = await start();
    let headers = await loginAt(server.address, credentials);
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(archive)]), "docs.zip");
    const sent = await fetch(`${server.address}/api/books/cover-imports`, { method: "POST", headers, body: form });
    expect(sent.status).toBe(201);
    const { id } = await dataOf(sent);
    const attached = async () => (await coversOf()).filter((url) => url !== null).length;
    for (const killAt of [COVERS * 0.1, COVERS * 0.5]) {
      await eventually(async () => (await attached()) >= killAt).toBe(true);
      await server.stop("SIGKILL");
      const found = await attached();
      expect(found).toBeLessThan(COVERS);
      // A cover and its outcome are one transaction: neither is there without the other.
      expect((await outcomes()).filter(({ kind }) => kind === "attached")).toHaveLength(found);
      server = await start();
    }
    headers = await loginAt(server.address, credentials);
    const { address } = server;
    await eventually(async () =>
      dataOf(await fetch(`${address}/api/books/cover-imports/${id}`, { headers })).then(({ state }) => state),
    ).toBe("done");

    expect(await outcomes()).toEqual(names.map((_, index) => ({ entry: index + 1, kind: "attached" })));
    for (const url of await coversOf()) {
      const { width } = await sharp(Buffer.from(await (await fetch(`${address}${url}`)).arrayBuffer())).metadata();
      expect(width).toBeGreaterThan(0);
    }
    await server.stop();
    server = undefined;
    expect((await readdir(join(dataDir, "imports"))).filter((name) => name.endsWith(".zip"))).toEqual([]);
    await createStoredFiles(test.database, dataDir).sweep(new Date(Date.now() + 2 * HOUR_MS));
    const kept = await rowsOf<{ state: string; n: number }>(
      test.database,
      sql`SELECT state, COUNT(*) AS n FROM stored_files GROUP BY state`,
    );
    expect(kept.map(({ state, n }) => [state, Number(n)])).toEqual([["kept", COVERS]]);
    const widths = (await pictureFiles()).length / COVERS;
    expect([Number.isInteger(widths), widths > 0]).toEqual([true, true]);
  }, 120_000);
});
