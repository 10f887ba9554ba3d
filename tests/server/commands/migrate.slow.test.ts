import sql from "sql-template-tag";

import { productVersion } from "../../../server/platform/productVersion.js";
import { onBothEngines } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";
import { runCli } from "./runCli.js";

onBothEngines("npm run library -- migrate", (test) => {
  const migrations = () => test.database.read((reader) => reader.count(sql`FROM migrations`));
  const run = async () => {
    const { ended, output, errors } = runCli(["migrate"], { DATABASE_URL: test.url });
    return { ...(await ended), output, errors };
  };

  it("brings the database to this version, and says so where it is there already", async () => {
    const all = await migrations();
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DROP TABLE releases`);
      await tx.run(sql`DELETE FROM migrations WHERE name LIKE 'Releases%'`);
    });
    const ready = { code: 0, output: [`Basis data siap untuk Aksara ${productVersion()}.`], errors: [] };
    expect(await run()).toMatchObject(ready);
    expect(await migrations()).toBe(all);
    expect(await run()).toMatchObject(ready);
  });

  it("refuses that of a newer version in one line", async () => {
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Holograms9999999999999')`),
    );
    expect(await run()).toMatchObject({
      code: 1,
      output: [],
      errors: [expect.stringMatching(/^Gagal: basis data ini sudah dipakai Aksara .* Tidak ada data yang diubah\.$/u)],
    });
  });
});
