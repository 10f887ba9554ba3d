import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sql from "sql-template-tag";

import { startServer } from "../../e2e/support/servers/runningServer.js";
import { builtServer } from "../../support/builtServer.js";
import { onBothEngines, onMariaDb } from "../../support/database.js";
import { givenAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { ClockWatch } from "../../../server/system/clock/ClockWatch.js";

const DAY_MS = 86_400_000;

onBothEngines("A server that starts", (test) => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "aksara-start-"));
    await givenAdmin(test.database);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const start = () =>
    startServer(
      { DATABASE_URL: test.url, DATA_DIR: dataDir, NODE_ENV: "test", DEMO: "0", BACKUP_AT: "off" },
      join(builtServer(), "main.js"),
    );
  const oldActs = () =>
    test.database.read((reader) => reader.count(sql`FROM desk_acts WHERE idempotency_key = 'of-last-year'`));

  it("with a clock that is not believed says so, answers the catalogue, and sweeps nothing until it is right", async () => {
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM installations`);
      await tx.run(
        sql`INSERT INTO desk_acts (idempotency_key, request_hash, kind, made_at, answer)
            VALUES ('of-last-year', '', 'borrow', '2025-01-01 00:00:00', '{}')`,
      );
    });
    const ahead = new Date(Date.now() + 400 * DAY_MS);
    await new ClockWatch(test.database, "Asia/Jakarta", { now: () => ahead, uptime: () => 1, bootId: "other" }).look();
    const doubted = await start();
    expect((await fetch(`${doubted.address}/api/books`)).status).toBe(200);
    // A stop waits for the sweeps that have begun.
    await doubted.stop();
    expect(doubted.output()).toMatch(/Jam komputer server menunjukkan .* padahal catatan terakhir dari/u);
    expect(await oldActs()).toBe(1);

    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE installations SET clock_seen_at = NULL`));
    const believed = await start();
    await believed.stop();
    expect(believed.output()).not.toContain("Jam komputer");
    expect(await oldActs()).toBe(0);
  });

  it("with the folder of another library stops, and says which setting is wrong", async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, "files", "library-id"), "6f4d6d1e-0000-4000-8000-000000000000\n");
    await expect(start()).rejects.toThrow(/berisi berkas perpustakaan lain.*DATA_DIR/su);
  });
});

onMariaDb("A clock beside that of the database server", (test) => {
  it("is doubted where it is days ahead, until somebody who knows confirms it", async () => {
    let shown = new Date();
    const machine = { now: () => shown, uptime: () => 1, bootId: "one" };
    await new ClockWatch(test.database, "Asia/Jakarta", machine).look();
    shown = new Date(Date.now() + 3 * DAY_MS);
    const clock = new ClockWatch(test.database, "Asia/Jakarta", { ...machine, bootId: "another" });
    await clock.look({ isStart: true });
    expect(clock.doubt).toMatchObject({ kind: "ahead" });
    await clock.confirm(await givenAdmin(test.database));
    await clock.look();
    expect(clock.doubt).toBeNull();
  });
});
