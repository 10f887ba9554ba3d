import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import sql from "sql-template-tag";

import { sweepImports } from "../../../server/bookImport/recoverImports.js";
import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { onSqlite } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";
import { createImportFolder, rowsOf } from "./importing.js";

onSqlite("The files of imports", (test) => {
  const folder = createImportFolder();
  afterAll(() => folder.remove());
  const NOW = new Date("2026-06-30T12:00:00Z");
  const HOURS = 3_600_000;

  it("go a day after the last look at what was never imported, and thirty days after an import", async () => {
    const reported = [
      ["draft", 23, "stays"],
      ["draft", 25, "is gone"],
      ["cancelled", 23, "stays"],
      ["cancelled", 25, "has no files"],
      ["done", 25, "stays"],
      ["done", 30 * 24 - 1, "stays"],
      ["done", 30 * 24 + 1, "has no files"],
      ["partly_undone", 30 * 24 + 1, "has no files"],
      ["undone", 30 * 24 + 1, "has no files"],
      ["draft", 30 * 24 + 1, "is gone"],
      ["staging", 25, "runs"],
      ["staging", 30 * 24 + 1, "runs"],
    ] as const;
    for (const [index, [state, hours, what]] of reported.entries()) {
      await mkdir(join(folder.path, "imports", `f${index}`), { recursive: true });
      // Only one runs at a time.
      const slot = what === "runs" && index === reported.length - 1 ? 1 : null;
      const heartbeat = toSqlDateTime(new Date(NOW.getTime() - hours * HOURS));
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`INSERT INTO book_imports (state, folder, outcomes, running_slot, owner, heartbeat_at, created_at)
                   VALUES (${state}, ${`f${index}`}, 'o', ${slot}, 'x', ${heartbeat}, '2026-01-01 00:00:00')`),
      );
    }
    await sweepImports(test.database, folder.path, NOW);
    const rows = await rowsOf<{ id: number; folder: string | null; outcomes: string | null }>(
      test.database,
      sql`SELECT id, folder, outcomes FROM book_imports ORDER BY id`,
    );
    const kept = await folder.spooled();
    const found = reported.map(([state, hours], index) => {
      const row = rows.find(({ id }) => id === index + 1);
      expect([index, kept.includes(`f${index}`)]).toEqual([index, (row?.folder ?? null) !== null]);
      expect(row?.outcomes ?? null).toBe(row?.folder ? "o" : null);
      return [state, hours, row === undefined ? "is gone" : row.folder === null ? "has no files" : "stays"];
    });
    expect(found).toEqual(reported.map(([state, hours, what]) => [state, hours, what === "runs" ? "stays" : what]));
  });
});
