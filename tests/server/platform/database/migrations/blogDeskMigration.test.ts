import sql from "sql-template-tag";

import { BlogEditingService } from "../../../../../server/blogs/BlogEditingService.js";
import { BlogDesk1763950000000 } from "../../../../../server/platform/database/migrations/1763950000000-BlogDesk.js";
import { system } from "../../../../../server/viewer.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("What the blog at the desk adds to the tables", (test) => {
  it("is there once, also where a start was cut off on the way, and goes again without what lies in the bin", async () => {
    const editing = new BlogEditingService(test.database);
    const kept = await editing.create(system, { title: "Tetap", body: "Isi." });
    const binned = await editing.create(system, { title: "Dibuang", body: "Isi." });
    await editing.delete(system, binned.id);
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new BlogDesk1763950000000();

    await migration.down(runner);
    await migration.up(runner);
    await runner.query("DROP TABLE blog_pictures");
    await runner.query("ALTER TABLE blog_posts DROP COLUMN deleted_at");
    await migration.up(runner);
    await migration.up(runner);
    await runner.release();

    const posts = await test.database.read((reader) =>
      reader.rows(sql`SELECT id, revision, deleted_at AS deletedAt FROM blog_posts`),
    );
    expect(posts).toEqual([{ id: kept.id, revision: 0, deletedAt: null }]);
    expect((await editing.update(system, kept.id, { body: "Baru." })).revision).toBe(1);
  });
});
