import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { assertUsable } from "../../server/assertUsable.js";
import { onBothEngines } from "../support/database.js";

onBothEngines("Whether the library can be used", (test) => {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-data-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("is told by reading and by what a write needs, without writing", async () => {
    const before = await test.counter.statementsDuring(() =>
      assertUsable(test.database, { dataDir, databaseUrl: test.url }),
    );
    expect(before.filter((statement) => /INSERT|UPDATE/u.test(statement))).toEqual([]);
  });

  it("is denied where the folder for files is gone", async () => {
    const gone = join(dataDir, "gone");
    await expect(assertUsable(test.database, { dataDir: gone, databaseUrl: test.url })).rejects.toThrow("ENOENT");
  });
});
