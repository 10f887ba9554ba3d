import sql from "sql-template-tag";

import type { Database, Reader, Transaction } from "../../../../server/platform/database/Database.js";
import { isDuplicateError } from "../../../../server/platform/database/Database.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { onBothEngines, onMariaDb, onSqlite } from "../../../support/database.js";

const set = (tx: Transaction, name: string, value: number) =>
  tx.run(sql`INSERT INTO counters (name, value) VALUES (${name}, ${value})`);

async function valueOf(reader: Reader, name: string): Promise<number | undefined> {
  const [row] = await reader.rows<{ value: number }>(sql`SELECT value FROM counters WHERE name = ${name}`);
  return row?.value;
}

const saved = (database: Database, name: string) => database.read((reader) => valueOf(reader, name));

/** A promise that the test settles itself, to hold a write open. */
function gate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

onBothEngines("Two writes at once", (test) => {
  it("are isolated: a failed one does not roll back the other", async () => {
    const failure = gate();
    const failing = test.database.write(async (tx) => {
      await set(tx, "failing", 1);
      await failure.passed;
      throw new Error("changed my mind");
    });
    const succeeding = test.database.write((tx) => set(tx, "succeeding", 2));
    // Time for the second to start inside the first, if anything let it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    failure.open();

    await expect(failing).rejects.toThrow("changed my mind");
    await succeeding;

    expect(await saved(test.database, "failing")).toBeUndefined();
    expect(await saved(test.database, "succeeding")).toBe(2);
  });

  it("count together without losing one of twenty", async () => {
    await test.database.write((tx) => set(tx, "count", 0));

    await Promise.all(
      Array.from({ length: 20 }, () =>
        test.database.write((tx) => tx.run(sql`UPDATE counters SET value = value + 1 WHERE name = 'count'`)),
      ),
    );

    expect(await saved(test.database, "count")).toBe(20);
  });

  it("do not affect the next write when one fails", async () => {
    await expect(test.database.write(() => Promise.reject(new Error("no")))).rejects.toThrow("no");

    await test.database.write((tx) => set(tx, "next", 1));

    expect(await saved(test.database, "next")).toBe(1);
  });
});

onBothEngines("An open transaction", (test) => {
  it("sees its own changes, which others see only after the commit", async () => {
    const look = gate();
    const written = gate();
    const write = test.database.write(async (tx) => {
      await set(tx, "unfinished", 7);
      const seenInside = await valueOf(tx, "unfinished");
      written.open();
      await look.passed;
      return seenInside;
    });
    await written.passed;
    const seenOutside = await saved(test.database, "unfinished");
    look.open();

    expect(await write).toBe(7);
    expect(seenOutside).toBeUndefined();
    expect(await saved(test.database, "unfinished")).toBe(7);
  });
});

onBothEngines("A second row with the same unique value", (test) => {
  it("is distinguished from other failures", async () => {
    await test.database.write((tx) => set(tx, "only", 1));

    const refusal = await test.database.write((tx) => set(tx, "only", 2)).catch((error: unknown) => error);
    const other = await test.database
      .write((tx) => tx.run(sql`SELECT nothing FROM nowhere`))
      .catch((error: unknown) => error);

    expect(isDuplicateError(refusal)).toBe(true);
    expect(isDuplicateError(other)).toBe(false);
    expect(await saved(test.database, "only")).toBe(1);
  });
});

onSqlite("The reading side of SQLite", (test) => {
  it("refuses to write", async () => {
    const sneaking = test.database.read((reader) =>
      reader.rows(sql`INSERT INTO counters (name, value) VALUES ('sneaked', 1)`),
    );

    await expect(sneaking).rejects.toThrow(/readonly/);
    expect(await saved(test.database, "sneaked")).toBeUndefined();
  });
});

onSqlite("A write that SQLite took back by itself, as it does when the disk is full", (test) => {
  it("fails with its own reason, and later commits are visible to everybody", async () => {
    const failing = test.database.write(async (tx) => {
      await tx.run(sql`ROLLBACK`);
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");

    await test.database.write((tx) => set(tx, "soon after", 1));
    await expect(test.database.write((tx) => set(tx, "soon after", 2))).rejects.toThrow(/UNIQUE/);
    await test.database.write((tx) => set(tx, "later", 3));

    const somebodyElse = await openDatabase({ url: test.url });
    expect(await saved(somebodyElse, "soon after")).toBe(1);
    expect(await saved(somebodyElse, "later")).toBe(3);
    await somebodyElse.close();
  });
});

onMariaDb("A deadlock", (test) => {
  it("is tried again, so that both writes happen", async () => {
    await test.database.write(async (tx) => {
      await set(tx, "left", 0);
      await set(tx, "right", 0);
    });
    const met = [gate(), gate()] as const;
    let tries = 0;
    const crossing = (mine: 0 | 1, first: string, second: string) =>
      test.database.write(async (tx) => {
        tries += 1;
        await tx.run(sql`UPDATE counters SET value = value + 1 WHERE name = ${first}`);
        met[mine].open();
        await met[mine === 0 ? 1 : 0].passed;
        await tx.run(sql`UPDATE counters SET value = value + 1 WHERE name = ${second}`);
      });

    await Promise.all([crossing(0, "left", "right"), crossing(1, "right", "left")]);

    expect(tries).toBe(3);
    expect(await saved(test.database, "left")).toBe(2);
    expect(await saved(test.database, "right")).toBe(2);
  });
});
