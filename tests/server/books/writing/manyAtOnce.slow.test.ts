import sql from "sql-template-tag";

import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";

onBothEngines("Many who edit books at the same moment", (test) => {
  it("are all served, and every kept figure is what a count would give", async () => {
    const admin = await givenAdmin(test.database);
    const editing = new BookEditingService(test.database);
    const service = new CopyService(test.database);
    const shared = {
      publisher: "Bersama",
      category: "Bersama",
      source: "Hibah",
      location: { name: "Bersama" },
      classification: { code: "813" },
    };
    const ids = await givenBooks(
      test.database,
      Array.from({ length: 30 }, (_, index) => ({
        ...shared,
        by: ["Rara Bersama", `Penulis ${index % 3}`],
        copies: copies(1),
      })),
    );
    const [first = 0, second = 0, ...others] = ids;
    await Promise.all([
      ...others.slice(0, 10).map((id) => editing.delete(admin, id)),
      editing.bulkDelete(admin, { bookIds: others.slice(10, 18) }),
      ...others.slice(18).map((id, index) =>
        editing.update(admin, id, {
          category: `Lain ${index % 2}`,
          authors: [{ firstName: "Penulis", lastName: String(index % 3) }],
          publisher: null,
        }),
      ),
      ...Array.from({ length: 10 }, () =>
        editing.create(admin, {
          title: "Kembar",
          ...shared,
          authors: [{ firstName: "Rara", lastName: "Bersama" }],
          copies: 2,
        }),
      ),
      ...[first, second].map((id) => service.create(admin, id, { count: 3 })),
    ]);

    const figures = await test.database.read(async (reader) => {
      const kept = await reader.rows<{ kept: number; counted: number }>(sql`
        SELECT SUM(books_count) AS kept, (SELECT COUNT(*) FROM book_authors
        JOIN books ON books.id = book_authors.book_id WHERE books.listed = 1) AS counted FROM authors
        UNION ALL SELECT SUM(books_count), (SELECT COUNT(*) FROM books WHERE category_id IS NOT NULL AND listed = 1)
        FROM categories
        UNION ALL SELECT books_count, (SELECT COUNT(*) FROM books WHERE publisher_id = publishers.id AND listed = 1)
        FROM publishers
        UNION ALL SELECT books_count, (SELECT COUNT(*) FROM books WHERE location_id = locations.id AND listed = 1)
        FROM locations
        UNION ALL SELECT value, (SELECT COUNT(*) FROM books WHERE listed = 1) FROM counters WHERE name = 'books'`);
      return kept.map((row) => [Number(row.kept), Number(row.counted)]);
    });
    expect(figures.map(([kept]) => kept)).toEqual(figures.map(([, counted]) => counted));
    expect(figures.at(-1)).toEqual([22, 22]);
    expect(
      await test.database.read((reader) =>
        reader.rows(sql`SELECT copies.id FROM copies JOIN books ON books.id = copies.book_id WHERE books.listed = 1`),
      ),
    ).toHaveLength(30 - 18 + 20 + 6);
  });
});
