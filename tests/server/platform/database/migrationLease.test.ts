import sql from "sql-template-tag";

import { openDatabase } from "../../../../server/openDatabase.js";
import { onMariaDb } from "../../../support/database.js";
import { openTestDatabase } from "../../../support/databases/openTestDatabase.js";
import { StatementCounter } from "../../../support/databases/statementCounter.js";
import { testWrite } from "../../../support/testWrite.js";

onMariaDb("A start while another instance migrates", (test) => {
  const lease = (seconds: number) =>
    test.database.write(testWrite, (tx) =>
      tx.run(
        sql`REPLACE INTO migration_leases (id, owner, ends_at)
            VALUES (1, 'another', DATE_ADD(UTC_TIMESTAMP(3), INTERVAL ${seconds} SECOND))`,
      ),
    );
  /** When a start has looked twice and found that it has to wait; one that does not is open by then. */
  const watchLooks = () => {
    const logger = new StatementCounter();
    const second = new Promise<void>((resolve) => {
      const note = logger.logQuery.bind(logger);
      logger.logQuery = (statement, values) => {
        note(statement, values);
        if (logger.statements.filter((text) => text.startsWith("UPDATE migration_leases")).length === 2) resolve();
      };
    });
    return { logger, second };
  };
  const holders = () =>
    test.database.read((reader) => reader.rows<{ owner: string }>(sql`SELECT owner FROM migration_leases`));

  it("waits on any node until the other is done, and leaves nothing behind", async () => {
    await lease(60);
    const { logger, second } = watchLooks();
    const opening = openDatabase({ url: test.url, logger });
    await second;
    expect(await holders()).toEqual([{ owner: "another" }]);

    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM migration_leases`));
    await (await opening).close();
    expect(await holders()).toEqual([]);
  });

  it("goes on in the place of one that was killed, once its time is over", async () => {
    await lease(1);
    await (await openDatabase({ url: test.url })).close();
    expect(await holders()).toEqual([]);
  });

  it("finds each migration done once, however many start at once on an empty database", async () => {
    const empty = await openTestDatabase("mysql", { byMigrations: true });
    await empty.database.write(testWrite, (tx) => tx.run(sql`DROP TABLE releases`));
    await empty.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM migrations WHERE name LIKE 'Releases%'`));
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url: empty.url, stepAsideMs: 0 })));
    for (const database of opened) await database.close();
    const rows = await empty.database.read((reader) =>
      reader.rows<{ name: string }>(sql`SELECT name FROM migrations WHERE name LIKE 'Releases%'`),
    );
    expect(rows).toHaveLength(1);
    await empty.dispose();
  });
});
