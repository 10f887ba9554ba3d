import { setTimeout as wait } from "node:timers/promises";

import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";

import { migrationNames } from "../../../../server/platform/database/connect.js";
import { productVersion } from "../../../../server/platform/productVersion.js";
import { newMysqlDatabase } from "../../../support/databases/openTestDatabase.js";
import { fc } from "../../../support/fastCheck.js";
import { leftByMigrations, withoutAccidents } from "../../../support/migrations/leftByMigrations.js";
import { OLD_ROWS } from "../../../support/migrations/oldLibrary.js";
import { upgradeOldLibrary } from "../../../support/migrations/upgradeOldLibrary.js";
import { runCli } from "../../commands/runCli.js";

const describeOnMariaDb = process.env.TEST_MYSQL_URL ? describe : describe.skip;

describeOnMariaDb("A migration that is killed on MariaDB", () => {
  it("starts anew at each point of each migration that there is, and leaves what an unharmed one leaves", async () => {
    const { points, left } = await leftByMigrations();
    expect(points).toHaveLength(migrationNames.length);
    const expected = new Map([[migrationNames.length - 1, left]]);
    let kills = 0;
    for (let point = 1; point <= Math.max(...points); point += 1) {
      const last = points.findLastIndex((most) => most >= point);
      if (!expected.has(last)) expected.set(last, (await leftByMigrations({ last })).left);
      const harmed = await leftByMigrations({ last, pointOf: () => point });
      kills += harmed.kills;
      expect({ point, left: harmed.left }).toEqual({ point, left: expected.get(last) });
    }
    // Once more after the last one, as its version is noted.
    expect(kills).toBe(points.reduce((sum, most) => sum + most, 1));
  }, 600_000);

  it("goes on at any point where a version left it that noted nothing", async () => {
    const { left, points } = await leftByMigrations();
    const picks = fc.array(fc.nat(1_000), { minLength: points.length, maxLength: points.length });
    await fc.assert(
      fc.asyncProperty(picks, async (picked) => {
        const harmed = await leftByMigrations({
          isUnnoted: true,
          // The first one leaves no library, and after its last point a migration is over.
          pointOf: (place) => (place === 0 ? undefined : 1 + ((picked[place] ?? 0) % ((points[place] ?? 2) - 1))),
        });
        expect(harmed.kills).toBeGreaterThanOrEqual(migrationNames.length - 1);
        expect(harmed.left).toBe(left);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 600_000);

  it("goes on where its process was killed, as often as it is", async () => {
    const { left } = await leftByMigrations();
    const { url, remove } = await newMysqlDatabase({ byMigrations: true });
    // From where nothing is laid into the old library any more.
    const last = Math.max(...Object.keys(OLD_ROWS).map((name) => migrationNames.indexOf(name)));
    await upgradeOldLibrary(url, { last });
    const connection = await createConnection(url);
    for (const killedBehind of [last + 2, last + 7, last + 16]) {
      const killed = new AbortController();
      const { ended } = runCli(["migrate"], { DATABASE_URL: url }, undefined, killed.signal);
      while ((await countRows(connection, "migrations")) < killedBehind) await wait(2);
      killed.abort();
      expect((await ended).signal).toBe("SIGKILL");
      expect(await countRows(connection, "migration_leases")).toBe(1);
      // As if half a minute had passed.
      await connection.query("UPDATE migration_leases SET ends_at = UTC_TIMESTAMP(3)");
    }
    expect(await countRows(connection, "migrations")).toBeLessThan(migrationNames.length);
    const { ended, output } = runCli(["migrate"], { DATABASE_URL: url });
    expect((await ended).code).toBe(0);
    expect(output).toEqual([`Basis data siap untuk Aksara ${productVersion()}.`]);
    expect(await withoutAccidents(url)).toBe(left);
    await connection.end();
    await remove();
  });
});

async function countRows(connection: Connection, table: "migrations" | "migration_leases"): Promise<number> {
  const [[row]] = await connection.query<RowDataPacket[]>(`SELECT COUNT(*) AS count FROM ${table}`);
  return Number(row?.count);
}
