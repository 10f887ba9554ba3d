import sql from "sql-template-tag";

import type { Audited } from "../../../../server/platform/database/auditChange.js";
import type { Database, Lock, Reader, Transaction } from "../../../../server/platform/database/Database.js";
import { loginThrottleTable } from "../../../../server/platform/auth/LoginThrottle.entity.js";
import { counterTable } from "../../../../server/platform/database/counters/Counter.entity.js";
import { counterLock } from "../../../../server/platform/database/counters/counters.js";
import { isDuplicateError } from "../../../../server/platform/database/databaseErrors.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { system } from "../../../../server/viewer.js";
import { lockAccount } from "../../../../server/users/userWriter.js";
import { onBothEngines, onMariaDb, onSqlite } from "../../../support/database.js";
import { givenUser } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

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

onBothEngines("A statement whose only value is null", (test) => {
  const asked = sql`SELECT COUNT(*) AS found FROM counters WHERE name = ${null}`;
  const found = (reader: Reader) => reader.rows<{ found: number }>(asked).then(([row]) => Number(row?.found));

  it("binds it like any other, where it is read at length, by a key, and within a write", async () => {
    await expect(test.database.read(found)).resolves.toBe(0);
    await expect(test.database.read(found, { byKey: true })).resolves.toBe(0);
    await expect(test.database.write(testWrite, found)).resolves.toBe(0);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM counters WHERE name = ${null}`));
  });
});

onBothEngines("Two writes at once", (test) => {
  it("are isolated: a failed one does not roll back the other", async () => {
    const failure = gate();
    const failing = test.database.write(testWrite, async (tx) => {
      await set(tx, "failing", 1);
      await failure.passed;
      throw new Error("changed my mind");
    });
    const succeeding = test.database.write(testWrite, (tx) => set(tx, "succeeding", 2));
    // Time for the second to start inside the first, if anything let it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    failure.open();

    await expect(failing).rejects.toThrow("changed my mind");
    await succeeding;

    expect(await saved(test.database, "failing")).toBeUndefined();
    expect(await saved(test.database, "succeeding")).toBe(2);
  });

  it("count together without losing one of twenty", async () => {
    await test.database.write(testWrite, (tx) => set(tx, "count", 0));

    await Promise.all(
      Array.from({ length: 20 }, () =>
        test.database.write(testWrite, (tx) => tx.run(sql`UPDATE counters SET value = value + 1 WHERE name = 'count'`)),
      ),
    );

    expect(await saved(test.database, "count")).toBe(20);
  });

  it("do not affect the next write when one fails", async () => {
    await expect(test.database.write(testWrite, () => Promise.reject(new Error("no")))).rejects.toThrow("no");

    await test.database.write(testWrite, (tx) => set(tx, "next", 1));

    expect(await saved(test.database, "next")).toBe(1);
  });
});

onSqlite("A step of long work", (test) => {
  const FULL = 2;
  const NORMAL = 1;

  async function waitsForDisk(tx: Transaction): Promise<number | undefined> {
    const [row] = await tx.rows<{ synchronous: number }>(sql`PRAGMA synchronous`);
    return row?.synchronous;
  }

  it("does not wait for the disk, and every other write does, before and after it", async () => {
    const before = await test.database.write(testWrite, waitsForDisk);
    const step = test.database.write({ ...testWrite, isStep: true }, waitsForDisk);
    const after = test.database.write(testWrite, waitsForDisk);

    expect([before, await step, await after]).toEqual([FULL, NORMAL, FULL]);
  });

  it("leaves the writes after it their disk when it fails, too", async () => {
    const failing = test.database.write({ ...testWrite, isStep: true }, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");

    expect(await test.database.write(testWrite, waitsForDisk)).toBe(FULL);
  });
});

onBothEngines("An open transaction", (test) => {
  it("sees its own changes, which others see only after the commit", async () => {
    const look = gate();
    const written = gate();
    const write = test.database.write(testWrite, async (tx) => {
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
    await test.database.write(testWrite, (tx) => set(tx, "only", 1));

    const refusal = await test.database.write(testWrite, (tx) => set(tx, "only", 2)).catch((error: unknown) => error);
    const other = await test.database
      .write(testWrite, (tx) => tx.run(sql`SELECT nothing FROM nowhere`))
      .catch((error: unknown) => error);

    expect(isDuplicateError(refusal)).toBe(true);
    expect(isDuplicateError(other)).toBe(false);
    expect(await saved(test.database, "only")).toBe(1);
  });
});

onSqlite("The reading side of SQLite", (test) => {
  it.each([
    ["in this thread", { byKey: true }, /readonly/],
    ["beside it, where a statement can only select", {}, /syntax/],
  ])("refuses to write %s", async (_where, options, refusal) => {
    const sneaking = test.database.read(
      (reader) => reader.rows(sql`INSERT INTO counters (name, value) VALUES ('sneaked', 1)`),
      options,
    );

    await expect(sneaking).rejects.toThrow(refusal);
    expect(await saved(test.database, "sneaked")).toBeUndefined();
  });
});

onSqlite("A write that SQLite took back by itself, as it does when the disk is full", (test) => {
  it("fails with its own reason, and later commits are visible to everybody", async () => {
    const failing = test.database.write(testWrite, async (tx) => {
      await tx.run(sql`ROLLBACK`);
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");

    await test.database.write(testWrite, (tx) => set(tx, "soon after", 1));
    await expect(test.database.write(testWrite, (tx) => set(tx, "soon after", 2))).rejects.toThrow(/UNIQUE/);
    await test.database.write(testWrite, (tx) => set(tx, "later", 3));

    const somebodyElse = await openDatabase({ url: test.url });
    expect(await saved(somebodyElse, "soon after")).toBe(1);
    expect(await saved(somebodyElse, "later")).toBe(3);
    await somebodyElse.close();
  });
});

onMariaDb("A deadlock", (test) => {
  it("is tried again, so that both writes happen", async () => {
    await test.database.write(testWrite, async (tx) => {
      await set(tx, "left", 0);
      await set(tx, "right", 0);
    });
    const met = [gate(), gate()] as const;
    let tries = 0;
    const crossing = (mine: 0 | 1, first: string, second: string) =>
      test.database.write(testWrite, async (tx) => {
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

onMariaDb("A write upon what another has changed since its first look", (test) => {
  it("is tried again where the server refuses it, and loses nothing", async () => {
    await test.database.write(testWrite, (tx) => set(tx, "looked at", 0));
    const other = await openDatabase({ url: test.url });
    const add = (tx: Transaction, amount: number) =>
      tx.run(sql`UPDATE counters SET value = value + ${amount} WHERE name = 'looked at'`);
    const seen: unknown[] = [];
    await test.database.write(testWrite, async (tx) => {
      // The default of newer servers.
      await tx.run(sql`SET SESSION innodb_snapshot_isolation = ON`);
      seen.push(await valueOf(tx, "looked at"));
      if (seen.length === 1) await other.write(testWrite, (otherTx) => add(otherTx, 10));
      await add(tx, 1);
    });
    await other.close();

    expect(seen).toEqual([0, 10]);
    expect(await saved(test.database, "looked at")).toBe(11);
  });

  it("is written in the end, however often another comes first", async () => {
    await test.database.write(testWrite, (tx) => set(tx, "contested", 0));
    const other = await openDatabase({ url: test.url });
    const add = (tx: Transaction) => tx.run(sql`UPDATE counters SET value = value + 1 WHERE name = 'contested'`);
    let tries = 0;
    await test.database.write(testWrite, async (tx) => {
      tries += 1;
      await valueOf(tx, "contested");
      await other.write(testWrite, add);
      await add(tx);
    });
    await other.close();

    expect(tries).toBeGreaterThan(1);
    expect(await saved(test.database, "contested")).toBe(tries + 1);
    // No connection keeps what one write was let do.
    const strict = await test.database.read((reader) =>
      reader.rows<{ strict: number }>(sql`SELECT @@innodb_snapshot_isolation AS strict`),
    );
    expect(strict.map((row) => Number(row.strict))).toEqual([1]);
  });
});

onMariaDb("A lock", (test) => {
  /** Rows whose values a transaction has changed; a statement that leaves them as they are is none. */
  const changedRows = async (tx: Transaction) => {
    const [row] = await tx.rows<{ Value: string }>(sql`SHOW SESSION STATUS LIKE 'Handler_update'`);
    return Number(row?.Value);
  };
  const account: Lock = { kind: "changes", take: (tx) => lockAccount(tx, 1) };

  it.each([
    ["of a counter", counterLock("books")],
    ["of an account", account],
  ])(
    "%s changes its row and changes it back, since other nodes of a cluster learn of nothing else",
    async (_, lock) => {
      await givenUser(test.database);
      await test.database.write(testWrite, (tx) => lock.take(tx));
      const changed = await test.database.write(testWrite, async (tx) => {
        const before = await changedRows(tx);
        await lock.take(tx);
        return (await changedRows(tx)) - before;
      });

      expect(changed).toBe(2);
      const [user] = await test.database.read((reader) =>
        reader.rows<{ active: number }>(sql`SELECT active FROM users`),
      );
      expect(user?.active).toBe(1);
    },
  );
});

onBothEngines("A write with its protocol", (test) => {
  const unaudited = "a test";
  const changes = () => saved(test.database, "changes");
  const actions = (reader: Reader) =>
    reader.rows<{ action: string }>(sql`SELECT action FROM audit_entries ORDER BY id`);

  it("records what it returns in its own transaction, and moves the data version once", async () => {
    const before = (await changes()) ?? 0;
    const result = await test.database.write({ viewer: system }, async (tx) => {
      await set(tx, "audited", 1);
      const entry = { recordId: null, after: { name: "audited" } };
      return {
        result: "done",
        audit: [
          { action: "test.create", ...entry },
          { action: "test.update", ...entry },
        ],
      };
    });

    expect(result).toBe("done");
    expect((await test.database.read(actions)).map(({ action }) => action)).toEqual(["test.create", "test.update"]);
    expect(await changes()).toBe(before + 1);
  });

  it("leaves the data version alone where it has changed nothing", async () => {
    const before = await changes();
    await test.database.write({ viewer: system }, () => Promise.resolve({ result: null, audit: [] }));
    expect(await changes()).toBe(before);
  });

  it("is rolled back where its audit entry cannot be written", async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    const write = test.database.write({ viewer: system }, async (tx) => {
      await set(tx, "unrecorded", 1);
      return { result: null, audit: [{ action: "test.create", recordId: null, after: cyclic }] };
    });

    await expect(write).rejects.toThrow("circular");
    expect(await saved(test.database, "unrecorded")).toBeUndefined();
  });

  it("takes its locks in one order, before anything else", async () => {
    const taken: string[] = [];
    const lock = (kind: Lock["kind"]): Lock => ({ kind, take: () => Promise.resolve(void taken.push(kind)) });
    const locks = [lock("changes"), lock("records"), lock("imports"), lock("visits"), lock("books")];
    await test.database.write({ unaudited, locks }, () => Promise.resolve(void taken.push("work")));

    expect(taken).toEqual(["imports", "books", "records", "visits", "changes", "work"]);
  });

  it("takes turns with another that locks the same counter", async () => {
    const locks = [counterLock("books")];
    const begun = gate();
    const opened = gate();
    const order: string[] = [];
    const first = test.database.write({ unaudited, locks }, async () => {
      order.push("first begins");
      begun.open();
      await opened.passed;
      order.push("first ends");
    });
    // Begun first, or the second may have its connection, and so the lock, before it.
    await begun.passed;
    const second = test.database.write({ unaudited, locks }, () => Promise.resolve(void order.push("second")));
    await new Promise((resolve) => setTimeout(resolve, 50));
    opened.open();
    await Promise.all([first, second]);

    expect(order).toEqual(["first begins", "first ends", "second"]);
  });

  it("leaves the counter that it locks as it was, and makes one that was missing 0", async () => {
    await test.database.write({ unaudited }, async (tx) => {
      await tx.run(sql`DELETE FROM counters WHERE name IN ('books', 'circulation')`);
      await set(tx, "books", 37);
    });
    const locks = [counterLock("books"), counterLock("circulation")];
    await test.database.write({ unaudited, locks }, () => Promise.resolve());

    expect(await saved(test.database, "books")).toBe(37);
    expect((await saved(test.database, "circulation")) ?? 0).toBe(0);
  });

  it("runs again after a duplicate where it asks for that, and five times at most", async () => {
    await test.database.write({ unaudited }, (tx) => set(tx, "taken", 1));
    let tries = 0;
    await test.database.write({ unaudited, retryOnDuplicate: true }, (tx) => {
      tries += 1;
      return set(tx, tries < 3 ? "taken" : "free", 2);
    });
    expect([tries, await saved(test.database, "free")]).toEqual([3, 2]);

    tries = 0;
    const always = (tx: Transaction) => {
      tries += 1;
      return set(tx, "taken", 2);
    };
    expect(isDuplicateError(await failureOf(test.database.write({ unaudited, retryOnDuplicate: true }, always)))).toBe(
      true,
    );
    expect(tries).toBe(5);
    expect(isDuplicateError(await failureOf(test.database.write({ unaudited }, always)))).toBe(true);
    expect(tries).toBe(6);
  });

  it("cannot forget its audit entry: that is a type error", () => {
    const forgetful = (database: Database) => [
      // @ts-expect-error A write of a viewer returns its audit changes.
      database.write({ viewer: system }, () => Promise.resolve({ result: 1 })),
      // @ts-expect-error A write without a viewer says why it is not audited.
      database.write({ locks: [] }, () => Promise.resolve(1)),
    ];
    const complete = (database: Database): Promise<number> =>
      database.write({ viewer: system }, (): Promise<Audited<number>> => Promise.resolve({ result: 1, audit: [] }));

    expect([forgetful, complete]).toHaveLength(2);
  });
});

const failureOf = (write: Promise<unknown>) =>
  write.then(
    () => null,
    (error: unknown) => error,
  );

onBothEngines("Rows that are inserted", (test) => {
  const throttle = (throttleKey: string) => ({ throttleKey, tries: 1, windowEndsAt: new Date() });

  it("have their ids returned in their order, beyond what one statement takes, whatever others write meanwhile", async () => {
    const names = (list: string) => Array.from({ length: 1_203 }, (_, index) => `${list} ${index}`);
    const insert = (list: string) =>
      test.database.write(testWrite, (tx) => tx.insert(loginThrottleTable, names(list).map(throttle)));
    const [some, others] = await Promise.all([insert("some"), insert("others")]);
    for (const [list, ids] of [
      ["some", some],
      ["others", others],
    ] as const) {
      const stored = await test.database.read((reader) =>
        reader.rows<{ id: number; throttle_key: string }>(
          sql`SELECT id, throttle_key FROM login_throttles WHERE throttle_key LIKE ${`${list} %`}`,
        ),
      );
      const keyOf = new Map(stored.map(({ id, throttle_key: key }) => [id, key]));
      expect(ids.map((id) => keyOf.get(id))).toEqual(names(list));
    }
  });

  it("have none returned where they bring their own, or where some may have been kept out", async () => {
    const { own, kept } = await test.database.write(testWrite, async (tx) => ({
      own: await tx.insert(counterTable, [{ name: "own", value: 1 }]),
      kept: await tx.insert(
        loginThrottleTable,
        [throttle("once"), throttle("once")],
        tx.engine === "sqlite" ? sql`ON CONFLICT DO NOTHING` : sql`ON DUPLICATE KEY UPDATE tries = 2`,
      ),
    }));
    expect([own, kept]).toEqual([[], []]);
  });
});
