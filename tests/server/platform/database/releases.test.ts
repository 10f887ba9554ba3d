import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

import libsql from "libsql";
import { createConnection } from "mysql2/promise";
import sql from "sql-template-tag";

import type { Engine } from "../../../../server/platform/database/Database.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { productVersion } from "../../../../server/platform/productVersion.js";
import { onBothEngines } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";
import { dropPlaces, newPlace } from "../../backup/places.js";

declare const enginesOfStories: readonly Engine[];

onBothEngines("A database of a newer version", (test) => {
  const versions = () =>
    test.database.read((reader) => reader.rows<{ version: string }>(sql`SELECT version FROM releases ORDER BY id`));
  const applied = () => test.database.read((reader) => reader.count(sql`FROM migrations`));

  it("knows which versions have migrated it, each once", async () => {
    expect(await versions()).toEqual([{ version: productVersion() }]);
    await (await openDatabase({ url: test.url })).close();
    expect(await versions()).toEqual([{ version: productVersion() }]);
  });

  it("is refused by an older one, which says which version it takes and changes nothing", async () => {
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Holograms9999999999999')`);
      await tx.run(sql`INSERT INTO releases (version) VALUES ('9.4.0')`);
    });
    const before = [await applied(), await versions()];

    await expect(openDatabase({ url: test.url })).rejects.toThrow(
      `sudah dipakai Aksara 9.4.0, yang lebih baru dari yang berjalan di sini (${productVersion()}). Pasang versi ` +
        "itu lagi. Tidak ada data yang diubah.",
    );

    expect([await applied(), await versions()]).toEqual(before);
  });

  it("is refused too where a build in between had noted no version", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM releases`));
    await expect(openDatabase({ url: test.url })).rejects.toThrow("sudah dipakai Aksara lain");
  });

  it("opens again where the newer version is there", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM migrations WHERE timestamp = 9999999999999`));
    const opened = await openDatabase({ url: test.url });
    await opened.close();
  });
});

describe.each(enginesOfStories.filter((engine) => engine === "sqlite" || process.env.TEST_MYSQL_URL))(
  "A database of another program on %s",
  (engine) => {
    afterAll(dropPlaces);

    it("is refused, and gets no table of ours but the one that says who may migrate", async () => {
      const { databaseUrl } = await newPlace(engine);
      await runStatements(databaseUrl, ["CREATE TABLE orders (id INT NOT NULL)"]);
      await expect(openDatabase({ url: databaseUrl })).rejects.toThrow("berisi tabel program lain (orders)");
      const names = await runStatements(databaseUrl, [
        engine === "sqlite"
          ? "SELECT name FROM sqlite_master"
          : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1",
      ]);
      expect(names).toEqual([...(engine === "sqlite" ? [] : [{ name: "migration_leases" }]), { name: "orders" }]);
    });
  },
);

/** Beside the product; returns the rows of the last statement. */
async function runStatements(url: string, statements: readonly string[]): Promise<unknown> {
  let rows: unknown = [];
  if (url.startsWith("sqlite:")) {
    const path = url.slice("sqlite:".length);
    mkdirSync(dirname(path), { recursive: true });
    const connection = new libsql(path);
    for (const statement of statements) {
      rows = statement.startsWith("SELECT") ? connection.prepare(statement).all() : connection.exec(statement);
    }
    connection.close();
    return rows;
  }
  const connection = await createConnection({ uri: url });
  for (const statement of statements) {
    [rows] = await connection.query(statement);
  }
  await connection.end();
  return rows;
}
