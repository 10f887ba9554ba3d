import sql, { join, raw } from "sql-template-tag";

import { OperationTimeoutError } from "../../../../server/errors.js";
import { TimeBudget } from "../../../../server/platform/database/reading/TimeBudget.js";
import { integer } from "../../../../server/platform/database/columns.js";
import { onBothEngines, onSqlite } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";

const TEN = sql`(SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL
                SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)`;

/** Counts to ten to the power of so much: a moment, or for ever. */
const counting = (power: number) =>
  sql`SELECT COUNT(*) AS counted FROM ${join(
    Array.from({ length: power }, (_, place) => sql`${TEN} AS ${raw(`ten_${place}`)}`),
  )}`;

onSqlite("A statement of SQLite that takes long", (test) => {
  it("leaves the event loop to others", async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) {
        setImmediate(count);
      }
    };
    setImmediate(count);

    const budget = new TimeBudget(1_000);
    budget.start();
    const endless = test.database.within(budget).read((reader) => reader.rows(counting(12)));
    await expect(endless).rejects.toThrow(OperationTimeoutError);
    isOver = true;

    expect(turns).toBeGreaterThan(20);
  });
});

onBothEngines("The time that an operation has for its reads", (test) => {
  it("ends the statement that runs, and what would follow it, but no other operation's", async () => {
    const budget = new TimeBudget(60);
    const reads = test.database.within(budget);
    const ask = () => reads.read((reader) => reader.rows(counting(12)));
    budget.start();

    await expect(Promise.all([ask(), ask(), ask()])).rejects.toThrow(OperationTimeoutError);
    await expect(reads.read((reader) => reader.rows(sql`SELECT 1`), { byKey: true })).rejects.toThrow(
      OperationTimeoutError,
    );
    expect(await test.database.read((reader) => reader.rows(sql`SELECT 1 AS one`))).toMatchObject([
      { one: expect.anything() },
    ]);
  });

  it("has no end for a command, nor for what is sent in steps", async () => {
    const command = new TimeBudget(-1);
    const list = new TimeBudget(-1);
    list.start();
    list.lift();

    for (const budget of [command, list]) {
      await expect(test.database.within(budget).read((reader) => reader.rows(sql`SELECT 1`))).resolves.toHaveLength(1);
    }
  });
});

onBothEngines("Selects of one operation in the same turn", (test) => {
  const value = { value: integer(sql`value`) };
  beforeAll(() =>
    test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO counters (name, value) VALUES ('a', 1), ('b', 2), ('c', 3)`),
    ),
  );

  it("are one statement, the same one once, and each gets its own rows", async () => {
    const asked = ["a", "b", "c", "b", "missing", ...Array.from({ length: 80 }, (_, place) => `other ${place}`)];
    let found: (number | undefined)[] = [];

    const statements = await test.counter.statementsDuring(async () => {
      found = await test.database.within(new TimeBudget(1_000)).read(
        (reader) =>
          Promise.all(
            asked.map(async (name) => {
              const rows = await reader.select(value, sql`FROM counters WHERE name = ${name} ORDER BY name LIMIT ${1}`);
              return rows[0]?.value;
            }),
          ),
        { merged: true },
      );
    });

    expect(found.slice(0, 5)).toEqual([1, 2, 3, 2, undefined]);
    expect(statements).toHaveLength(1);
    expect(statements[0]?.match(/FROM counters/g)).toHaveLength(84);
  });
});

describe("The objects of a large operation", () => {
  it("are completed in several turns of the event loop, those of a small one at once", async () => {
    const small = new TimeBudget(1_000);
    const large = new TimeBudget(1_000);
    const order: string[] = [];

    expect([small.turn(24), small.turn(60)]).toEqual([null, null]);
    const lists = Array.from({ length: 6 }, (_, number) =>
      Promise.resolve(large.turn(50)).then(() => order.push(`list ${number}`)),
    );
    const others = new Promise<void>((resolve) => setImmediate(() => setImmediate(() => resolve())));
    await Promise.all([...lists, others.then(() => order.push("another request"))]);

    expect(order.indexOf("another request")).toBeGreaterThan(order.indexOf("list 1"));
    expect(order.indexOf("another request")).toBeLessThan(order.indexOf("list 5"));
  });
});
