import sql from "sql-template-tag";

import { bookTable } from "../../../../../server/books/Book.entity.js";
import { pick } from "../../../../../server/platform/database/columns.js";
import { MaterialKinds1767600000130 } from "../../../../../server/platform/database/migrations/1767600000130-MaterialKinds.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenBooks } from "../../../../support/givenBooks.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("The titles that are there already", (test) => {
  it("are books, unless their category says what they are, also where the migration was cut short", async () => {
    await givenBooks(test.database, [
      { title: "Atheis", category: "Novel" },
      { title: "Bobo", category: "Majalah" },
      { title: "Rekaman Gamelan", category: "Kaset" },
      { title: "Tanpa kategori" },
    ]);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE categories SET collection_group = 'fiction' WHERE name = 'Novel'`);
      await tx.run(sql`UPDATE categories SET collection_group = 'periodical' WHERE name = 'Majalah'`);
      await tx.run(sql`UPDATE categories SET collection_group = 'audiovisual' WHERE name = 'Kaset'`);
    });
    const kinds = () =>
      test.database.read((reader) =>
        reader.select(pick(bookTable, "title", "materialKind", "updatedAt"), sql`FROM books ORDER BY title`),
      );
    const before = await kinds();
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new MaterialKinds1767600000130();

    await migration.down(runner);
    await migration.up(runner);
    const after = await kinds();
    expect(after.map(({ title, materialKind }) => [title, materialKind])).toEqual([
      ["Atheis", "book"],
      ["Bobo", "serial"],
      ["Rekaman Gamelan", "audiovisual"],
      ["Tanpa kategori", "book"],
    ]);
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual(before.map(({ updatedAt }) => updatedAt));

    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET material_kind = 'book'`));
    await migration.up(runner);
    await runner.release();
    expect(await kinds()).toEqual(after);
  });
});
