import sql from "sql-template-tag";

import { BookFiles1767700000181 } from "../../../../../server/platform/database/migrations/1767700000181-BookFiles.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenBooks } from "../../../../support/givenBooks.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("The first of a title's files", (test) => {
  it("is the one that it had, with its access, also of a book in the bin, and once however often it begins", async () => {
    const [pdf = 0, epub = 0, none = 0] = await givenBooks(test.database, [{}, {}, {}]);
    const file = (letter: string, name: string) => `/static/files/${letter.repeat(32)}/${name}`;
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET digital_file = ${file("a", "satu.pdf")} WHERE id = ${pdf}`);
      await tx.run(
        sql`UPDATE books SET digital_file = ${file("b", "dua.epub")}, digital_file_access = 'members', listed = 0,
              deleted_at = '2026-11-01 00:00:00' WHERE id = ${epub}`,
      );
    });
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    try {
      await new BookFiles1767700000181().up(runner);
      await new BookFiles1767700000181().up(runner);
    } finally {
      await runner.release();
    }
    const rows = await test.database.read((reader) =>
      reader.rows<object>(
        sql`SELECT book_id AS book, position, format, name, address, access, bytes FROM book_files
            WHERE book_id IN (${pdf}, ${epub}, ${none}) ORDER BY book_id`,
      ),
    );
    const shared = { position: 1, name: null, bytes: null };
    expect(rows).toEqual([
      { ...shared, book: pdf, format: "pdf", address: file("a", "satu.pdf"), access: "public" },
      { ...shared, book: epub, format: "epub", address: file("b", "dua.epub"), access: "members" },
    ]);
  });
});
