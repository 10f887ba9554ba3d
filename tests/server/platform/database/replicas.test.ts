import sql from "sql-template-tag";

import { OperationTimeoutError } from "../../../../server/errors.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { TimeBudget } from "../../../../server/platform/database/reading/TimeBudget.js";
import { required } from "../../../../server/platform/required.js";
import { replicasAtStart } from "../../../../server/replicasAtStart.js";
import { lockInstallation } from "../../../../server/system/installation.js";
import { onMariaDb } from "../../../support/database.js";
import { StatementCounter } from "../../../support/databases/statementCounter.js";
import { testWrite } from "../../../support/testWrite.js";

const COUNTING = sql`SELECT COUNT(*) AS counted FROM information_schema.columns AS one, information_schema.columns AS two,
  information_schema.columns AS three`;

/**
 * The database is its own replica, and never behind: where a statement went is told by the counter, which sees those of
 * the primary alone. With a replica that is behind: doors/replicas/replicas.slow.test.ts.
 */
onMariaDb("The reads of a visitor", (test) => {
  const counter = new StatementCounter();
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ url: test.url, replicaUrls: test.url, logger: counter });
    await database.write(testWrite, lockInstallation);
    await database.replicas?.look();
  });
  afterAll(() => database.close());
  const begun = (limitMs = 60_000) => {
    const budget = new TimeBudget(limitMs);
    budget.start();
    return budget;
  };
  const one = (reads: Pick<Database, "read">) => reads.read((reader) => reader.rows(sql`SELECT 1 AS one`));
  const lineOf = ({ replicas }: Database) => replicasAtStart(required(replicas, "the replicas"));
  const asked = async (work: () => Promise<unknown>) => (await counter.statementsDuring(work)).length;

  it("go to the replica, whose line at the start says that it is used", async () => {
    const place = new URL(test.url).host;
    expect(await lineOf(database)).toBe(`Replika untuk bacaan pengunjung: ${place} (dipakai).`);
    expect(await asked(() => one(database.withinReplica(begun())))).toBe(0);
    expect(await asked(() => one(database.within(begun())))).toBe(1);
  });

  it("stay at the primary where they may still write, also when that is over", async () => {
    const budget = new TimeBudget(60_000);
    const reads = database.withinReplica(budget);
    expect(await asked(() => one(reads))).toBe(1);
    budget.readOnly();
    expect(await asked(() => one(reads))).toBe(1);
  });

  it("have no more time there than at the primary", async () => {
    const endless = database.withinReplica(begun(100)).read((reader) => reader.rows(COUNTING));
    await expect(endless).rejects.toThrow(OperationTimeoutError);
    expect(await asked(() => one(database.withinReplica(begun())))).toBe(0);
  });

  it("fail where both fail, and the replica is used as before", async () => {
    const wrong = database.withinReplica(begun()).read((reader) => reader.rows(sql`SELECT nothing FROM nowhere`));
    await expect(wrong).rejects.toThrow(/nowhere/u);
    expect(await asked(() => one(database.withinReplica(begun())))).toBe(0);
  });

  it("read values as the primary does", async () => {
    const values = sql`SELECT CAST('2026-11-30' AS DATE) AS day, TIMESTAMP'2026-11-30 01:02:03' AS time,
      CAST(12345678901234567890 AS UNSIGNED) AS large, SUM(value) AS total, 'É' AS letter FROM counters`;
    const [there, here] = await Promise.all(
      [database.withinReplica(begun()), database].map((reads) => reads.read((reader) => reader.rows(values))),
    );
    expect(there).toEqual(here);
  });

  it("go to the primary where the replica cannot be reached, and the library starts all the same", async () => {
    const nobody = await openDatabase({ url: test.url, replicaUrls: "mysql://root@127.0.0.1:9/library" });
    expect(await lineOf(nobody)).toBe(
      "Replika untuk bacaan pengunjung: 127.0.0.1:9 (belum dipakai: tidak dapat dihubungi).",
    );
    expect(await one(nobody.withinReplica(begun()))).toHaveLength(1);
    await nobody.close();
  });
});
