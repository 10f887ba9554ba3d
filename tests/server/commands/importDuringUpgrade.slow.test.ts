import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import sql from "sql-template-tag";

import { onMariaDb } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";
import { runCli } from "./runCli.js";

onMariaDb("npm run library -- import-books while a newer version takes the database", (test) => {
  it("writes nothing more, and says why", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-import-upgrade-"));
    const file = join(folder, "buku.csv");
    const rows = Array.from({ length: 200_000 }, (_each, index) => `Judul ${index},Penulis ${index}`);
    writeFileSync(file, ["title,authors", ...rows].join("\n"));
    const { ended, errors } = runCli(["import-books", file], {
      DATABASE_URL: test.url,
      DATA_DIR: join(folder, "data"),
    });
    const books = () => test.database.read((reader) => reader.count(sql`FROM books`));
    while ((await books()) === 0) await wait(50);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO migration_announcements VALUES ('Holograms9999999999999', '9.4.0', UTC_TIMESTAMP(3))`),
    );
    await wait(4_000);
    const left = await books();
    expect((await ended).code).toBe(1);
    expect(errors.at(-1)).toContain("Perpustakaan sedang diperbarui.");
    expect(await books()).toBe(left);
  });
});
