import sql, { type Sql } from "sql-template-tag";

import { migrationNames } from "../../../../server/platform/database/connect.js";
import { watchReleases } from "../../../../server/platform/database/releases/watchReleases.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { onBothEngines } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("An instance that looks which version has its database", (test) => {
  /** What it finds, change by change. */
  const changesDuring = async (...steps: readonly Sql[]) => {
    const changes: boolean[] = [];
    const stopping = new AbortController();
    let changed: () => void = () => undefined;
    const watching = watchReleases(
      test.database,
      migrationNames,
      (isSuperseded) => {
        changes.push(isSuperseded);
        changed();
      },
      stopping.signal,
    );
    // Another process, which is not held back.
    const other = await openDatabase({ url: test.url });
    for (const step of steps) {
      const next = new Promise<void>((resolve) => (changed = resolve));
      await other.write(testWrite, (tx) => tx.run(step));
      await next;
    }
    await other.close();
    stopping.abort();
    await watching;
    return changes;
  };

  it("steps aside while there is a migration that it does not know", async () => {
    expect(
      await changesDuring(
        sql`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Holograms9999999999999')`,
        sql`DELETE FROM migrations WHERE timestamp = 9999999999999`,
      ),
    ).toEqual([true, false]);
  });

  if (test.engine === "mysql") {
    it("steps aside while one is announced, and does not start", async () => {
      expect(
        await changesDuring(
          sql`INSERT INTO migration_announcements VALUES ('Holograms9999999999999', '9.4.0', UTC_TIMESTAMP(3))`,
        ),
      ).toEqual([true]);
      await expect(openDatabase({ url: test.url })).rejects.toThrow("sudah dipakai Aksara 9.4.0, yang lebih baru");
    });
  }
});
