import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { createConnection } from "mysql2/promise";

import { openDatabase } from "../../../../server/openDatabase.js";
import { createTestApp } from "../../../support/createTestApp.js";
import { givenToken } from "../../../support/tokens.js";

/** Whoever runs it may do anything, so that it is a server of this test's own, as another user. */
const OWN_SERVER = `
  import { findMariaDb, startMariaDb } from "./tests/support/databases/startMariaDb.mjs";
  const program = findMariaDb();
  console.log(program ? (await startMariaDb(program, process.argv[1])).url : "none");
  setInterval(() => undefined, 60_000);`;

describe("A MariaDB server that only reads", () => {
  it("is not ready and answers a write with 503, until it writes again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-read-only-"));
    const own = spawn(process.execPath, ["--input-type=module", "--eval", OWN_SERVER, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [server] = (await once(createInterface({ input: own.stdout }), "line")) as [string];
    // A machine without MariaDB: databasesUp.mjs says so.
    if (server === "none") {
      own.kill();
      return;
    }
    const root = await createConnection(server);
    await root.query("CREATE DATABASE library");
    await root.query("CREATE USER library@127.0.0.1 IDENTIFIED BY 'kopi'");
    await root.query("GRANT ALL ON library.* TO library@127.0.0.1");
    const url = new URL("/library", server);
    Object.assign(url, { username: "library", password: "kopi" });
    const database = await openDatabase({ url: url.href });
    const app = await createTestApp(database);
    const { write } = await givenToken(app, database);
    const post = () =>
      app.inject({
        method: "POST",
        url: "/api/e-resources",
        headers: { ...write, "content-type": "application/json" },
        payload: JSON.stringify({ label: "Pranala", url: "https://example.org" }),
      });
    const readiness = async () => (await app.inject("/readyz")).statusCode;
    expect(await readiness()).toBe(200);

    await root.query("SET GLOBAL read_only = 1");
    expect(await readiness()).toBe(503);
    const refused = await post();
    expect(refused.json()).toMatchObject({
      status_code: 503,
      error: expect.stringMatching(/^Data sedang tidak dapat disimpan\. Tunggu sebentar, lalu coba lagi\./u),
    });
    expect(refused.headers["retry-after"]).toBe("5");
    expect((await app.inject("/api/e-resources")).statusCode).toBe(200);

    await root.query("SET GLOBAL read_only = 0");
    expect(await readiness()).toBe(200);
    expect((await post()).statusCode).toBe(201);

    await app.close();
    await database.close();
    await root.end();
    const ended = once(own, "exit");
    own.kill();
    await ended;
  });
});
