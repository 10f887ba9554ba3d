import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createConnection } from "mysql2/promise";

import { openDatabase } from "../../../../server/openDatabase.js";
import { createTestApp } from "../../../support/createTestApp.js";
import { startOwnMariaDb } from "../../../support/databases/ownMariaDb.js";
import { givenToken } from "../../../support/tokens.js";

describe("A MariaDB server that only reads", () => {
  it("is not ready and answers a write with 503, until it writes again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-read-only-"));
    const { url: server, process: own } = await startOwnMariaDb(folder);
    if (server === null) {
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
      error: expect.stringMatching(
        /^Data sedang hanya dapat dibaca, jadi perubahan ini tidak disimpan\. Tunggu sebentar/u,
      ),
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
