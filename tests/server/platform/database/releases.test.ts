import sql from "sql-template-tag";

import { openDatabase } from "../../../../server/openDatabase.js";
import { productVersion } from "../../../../server/platform/productVersion.js";
import { onBothEngines } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";

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
