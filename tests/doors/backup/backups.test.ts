import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { checkBackup } from "../../../server/backup/checkBackup.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, PASSWORD } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

interface Info {
  readonly warning: string | null;
  readonly is_running: boolean;
  readonly newest_good: { readonly id: number; readonly bytes: number; readonly file_name: string } | null;
  readonly folder: { readonly problem: string | null };
  readonly backups: readonly { readonly id: number; readonly state: string; readonly problem: string | null }[];
}

onBothEngines("Backups at both doors", (test) => {
  let dataDir: string;
  let app: FastifyInstance;
  let as: Record<string, string>;
  beforeEach(async () => {
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM backups`);
      await tx.run(sql`DELETE FROM login_throttles`);
    });
    dataDir = mkdtempSync(join(tmpdir(), "aksara-backups-"));
    app = await createTestApp(test.database, { DATA_DIR: dataDir, DATABASE_URL: test.url });
    as = await asAdmin(app, test.database);
  });
  afterEach(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const info = async () => (await requestRest(app, "GET", "/backups", { as })).body.data as Info;
  const made = async () => {
    expect((await requestRest(app, "POST", "/backups", { as })).status).toBe(201);
    while ((await info()).is_running) await wait(20);
    const { newest_good: newest } = await info();
    if (!newest) throw new Error("There is no backup");
    return newest;
  };
  const ticketOf = async (id: number, password = PASSWORD) =>
    requestRest(app, "POST", `/backups/${id}/download`, { as, body: { password } });
  const get = (url: string, headers = as) => app.inject({ method: "GET", url, headers });
  const entries = () =>
    test.database.read((reader) =>
      reader.rows<{ action: string }>(
        sql`SELECT action FROM audit_entries WHERE record_type = 'backup' ORDER BY id DESC LIMIT 3`,
      ),
    );

  it("are made at a librarian's word, and downloaded once for each time that the password is given", async () => {
    const { id, bytes, file_name: name } = await made();
    expect((await entries())[0]).toEqual({ action: "backup.start" });
    const { status, body } = await ticketOf(id);
    expect([status, body.data]).toEqual([201, { path: expect.any(String), file_name: name }]);
    const { path } = body.data as { path: string };

    expect((await get(path, {})).statusCode).toBe(401);
    expect((await get(path, await asAdmin(app, test.database))).statusCode).toBe(404);
    const file = await get(path);
    expect([file.statusCode, file.headers["cache-control"], file.headers["content-length"]]).toEqual([
      200,
      "no-store",
      String(bytes),
    ]);
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
    expect(file.rawPayload.equals(readFileSync(join(dataDir, "backups", name)))).toBe(true);
    const taken = join(dataDir, "taken.zip");
    writeFileSync(taken, file.rawPayload);
    await checkBackup(taken);
    expect((await entries())[0]).toEqual({ action: "backup.download" });
    expect((await get(path)).statusCode).toBe(404);
    expect((await entries()).map(({ action }) => action).filter((action) => action === "backup.download")).toHaveLength(
      1,
    );
  });

  it("give no address for a wrong password, for a file that is gone, nor after its minute", async () => {
    const { id, file_name: name } = await made();
    expect(await ticketOf(id, "salah-sekali")).toMatchObject({
      status: 422,
      body: { errors: { password: ["Kata sandi salah."] } },
    });
    const { path } = (await ticketOf(id)).body.data as { path: string };
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE backups SET ticket_ends_at = '2020-01-01 00:00:00'`),
    );
    expect((await get(path)).statusCode).toBe(404);
    rmSync(join(dataDir, "backups", name));
    expect((await ticketOf(id)).status).toBe(404);
    expect(await info()).toMatchObject({ newest_good: null, backups: [] });
    for (let tries = 0; tries < 8; tries += 1) await ticketOf(id, "salah-sekali");
    expect((await ticketOf(id)).status).toBe(429);
  });

  it("keep password and ticket out of the database", async () => {
    const { id } = await made();
    const { path } = (await ticketOf(id)).body.data as { path: string };
    const rows = await test.database.read((reader) =>
      reader.rows<{ ticket_hash: string }>(sql`SELECT ticket_hash FROM backups`),
    );
    expect(rows[0]?.ticket_hash).toMatch(/^[0-9a-f]{64}$/u);
    expect(path).not.toContain(rows[0]?.ticket_hash);
  });

  it("warn when the newest good one is older than two days, or the folder cannot be written to", async () => {
    const age = (moment: Date) =>
      test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE backups SET started_at = ${moment.toISOString().replace("T", " ").replace("Z", "")}`),
      );
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const founded = (moment: string) =>
      test.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET created_at = ${moment}`));
    expect((await info()).warning).toBeNull();
    await founded("2026-01-01 00:00:00");
    expect((await info()).warning).toBe("old");
    await made();
    expect((await info()).warning).toBeNull();
    await age(days(1.9));
    expect((await info()).warning).toBeNull();
    await age(days(2.1));
    expect((await info()).warning).toBe("old");
    await age(days(-400));
    expect((await info()).warning).toBe("old");
    await age(days(0));
    rmSync(join(dataDir, "backups"), { recursive: true });
    expect((await info()).warning).toBe("old");
    rmSync(join(dataDir, "backups"), { recursive: true });
    writeFileSync(join(dataDir, "backups"), "");
    expect(await info()).toMatchObject({
      warning: "unwritable",
      folder: { problem: expect.stringContaining("tidak dapat ditulis") },
    });
  });

  it("are all shown, however many have made room or have failed since", async () => {
    const { id } = await made();
    await test.database.write(testWrite, async (tx) => {
      for (let row = 0; row < 120; row += 1) {
        const [state, name] =
          row < 110 ? ["done", `cadangan-20250101-02${String(row).padStart(4, "0")}-1.zip`] : ["failed", null];
        await tx.run(sql`INSERT INTO backups (state, owner, heartbeat_at, actor, started_at, file_name)
          VALUES (${state}, 'x', '2026-11-21 00:00:00', 'sistem', '2026-11-21 00:00:00', ${name})`);
      }
    });
    const { newest_good: newest, backups } = await info();
    expect(newest?.id).toBe(id);
    expect(backups.map(({ state }) => state)).toEqual(["failed", "failed", "failed", "failed", "failed", "done"]);
  });

  it("say why the last one failed, until the next good one", async () => {
    writeFileSync(join(dataDir, "backups"), "");
    await requestRest(app, "POST", "/backups", { as });
    while ((await info()).is_running) await wait(20);
    expect((await info()).backups).toMatchObject([{ state: "failed", problem: expect.stringContaining("ditulis") }]);
    rmSync(join(dataDir, "backups"));
    await made();
    expect((await info()).backups).toMatchObject([{ state: "done" }]);
  });

  it("are switched off without a warning, and made by hand all the same", async () => {
    const off = await createTestApp(test.database, { DATA_DIR: dataDir, DATABASE_URL: test.url, BACKUP_AT: "off" });
    const { data } = await postGraphql(
      off,
      "mutation { startBackup { ... on StartBackupPayload { backup { state startedBy } } } }",
      {},
      as,
    );
    expect(data).toMatchObject({ startBackup: { backup: { state: "RUNNING" } } });
    const read = () =>
      postGraphql(off, "{ backupInfo { nightlyAt warning isRunning backups { state copyState } } }", {}, as);
    while (((await read()).data as { backupInfo: { isRunning: boolean } }).backupInfo.isRunning) await wait(20);
    expect((await read()).data).toEqual({
      backupInfo: { nightlyAt: null, warning: null, isRunning: false, backups: [{ state: "DONE", copyState: null }] },
    });
    expect(readdirSync(join(dataDir, "backups"))).toHaveLength(1);
    await off.close();
  });
});
