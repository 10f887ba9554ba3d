import sql, { raw } from "sql-template-tag";

import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import { bookAuthorTable } from "../../../../server/books/BookAuthor.entity.js";
import { BookService } from "../../../../server/books/BookService.js";
import type { AuthorityList } from "../../../../server/authorities/authorityReads.js";
import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { ConflictError, NotFoundError } from "../../../../server/errors.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { pick } from "../../../../server/platform/database/columns.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, type GivenBook, givenBooks } from "../../../support/givenBooks.js";
import { testFiles } from "../../platform/files/testFiles.js";
import { testWrite } from "../../../support/testWrite.js";
import { givenAdmin } from "../../../support/people.js";
import {
  countRows,
  storedAndCountedBooks,
  LISTS,
  recordId,
  auditTrailOf,
  RECORD_TYPES,
  valuesOf,
} from "./listRecords.js";

/** A book that names a record of the list by one word. */
function bookOf(list: AuthorityList, word: string): GivenBook {
  switch (list) {
    case "authors":
      return { by: [word] };
    case "publishers":
      return { publisher: word };
    case "categories":
      return { category: word };
    case "classifications":
      return { classification: { code: word } };
    case "locations":
      return { location: { name: word } };
    case "sources":
      return { source: word };
  }
}

onBothEngines("Two records of one thing", (test) => {
  const files = testFiles(test);
  let editing: AuthorityEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    editing = new AuthorityEditingService(test.database, recordBooks);
    admin = await givenAdmin(test.database);
  });

  const bookRow = async (id: number) => {
    const [row] = await test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(sql`SELECT * FROM books WHERE id = ${id}`),
    );
    return row ?? {};
  };
  const authorsOf = async (bookId: number) =>
    (
      await test.database.read((reader) =>
        reader.rows<{ name: string; position: number }>(
          sql`SELECT authors.name_key AS name, book_authors.position FROM book_authors
            JOIN authors ON authors.id = book_authors.author_id
            WHERE book_id = ${bookId} ORDER BY book_authors.position`,
        ),
      )
    ).map(({ name, position }) => [name, Number(position)]);
  const expectCountsKept = async () => {
    for (const list of LISTS) {
      for (const { kept, counted } of await storedAndCountedBooks(test.database, list)) {
        expect(kept).toBe(counted);
      }
    }
  };

  it.each(LISTS)(
    "become one in the %s: its books and their count move, also those that an import still hides",
    async (list) => {
      const [a = 0, b = 0, stays = 0] = await givenBooks(test.database, [
        bookOf(list, "Salah"),
        bookOf(list, "salah"),
        bookOf(list, "Benar"),
      ]);
      const [hidden = 0] = await givenBooks(test.database, [bookOf(list, "Salah")], { listed: false });
      const [wrong, right] = [
        await recordId(test.database, list, "salah"),
        await recordId(test.database, list, "benar"),
      ];
      const before = await bookRow(stays);

      const { remaining } = await editing.merge(admin, list, wrong, { intoId: right });

      expect(remaining).toMatchObject({ id: right, booksCount: 3 });
      await expect(recordId(test.database, list, "salah")).rejects.toThrow();
      const { [list === "authors" ? "slug" : `${RECORD_TYPES[list]}_id`]: moved } = await bookRow(hidden);
      expect(list === "authors" ? await authorsOf(hidden) : moved).toEqual(list === "authors" ? [["benar", 0]] : right);
      expect((await bookRow(a)).updated_at).not.toEqual(before.updated_at);
      expect(await bookRow(stays)).toEqual(before);
      expect((await auditTrailOf(test.database, RECORD_TYPES[list])).at(-1)).toMatchObject({
        action: `${RECORD_TYPES[list]}.merge`,
        recordId: wrong,
        before: { ...valuesOf(list, "Salah"), booksCount: 2, bookIds: [a, b, hidden] },
        after: { ...valuesOf(list, "Benar"), booksCount: 3, intoId: right },
      });
      await expectCountsKept();
    },
  );

  it("is listed once for books that had both authors, and the others move up", async () => {
    const [both = 0, first = 0, last = 0, one = 0] = await givenBooks(test.database, [
      {
        title: "Kumpulan Puisi",
        by: ["Chairil Anwar", "Sitor Situmorang", "Khoerul Anwar", "Asrul Sani"],
        publishYear: 1950,
      },
      { by: ["Khoerul Anwar", "Asrul Sani", "Chairil Anwar"] },
      { by: ["Asrul Sani", "Chairil Anwar", "Khoerul Anwar"] },
      { title: "Deru Campur Debu", by: ["Khoerul Anwar"] },
    ]);
    const [wrong, right] = [
      await recordId(test.database, "authors", "khoerul anwar"),
      await recordId(test.database, "authors", "chairil anwar"),
    ];

    const { remaining } = await editing.merge(admin, "authors", wrong, { intoId: right });

    expect(await authorsOf(both)).toEqual([
      ["chairil anwar", 0],
      ["sitor situmorang", 1],
      ["asrul sani", 2],
    ]);
    expect(await authorsOf(first)).toEqual([
      ["chairil anwar", 0],
      ["asrul sani", 1],
    ]);
    expect(await authorsOf(last)).toEqual([
      ["asrul sani", 0],
      ["chairil anwar", 1],
    ]);
    expect(remaining.booksCount).toBe(4);
    await expectCountsKept();
    const books = new BookService(test.database);
    const found = async (search: string) =>
      (await books.page(visitor, { search }, {})).edges.map(({ node }) => node.id);
    expect([await found("khoerul"), await found("chairil debu")]).toEqual([[], [one]]);
    const [twin = 0] = await givenBooks(test.database, [
      { title: "Kumpulan Puisi", by: ["Chairil Anwar", "Sitor Situmorang", "Asrul Sani"], publishYear: 1950 },
    ]);
    expect((await bookRow(both)).identity_key).toBe((await bookRow(twin)).identity_key);
  });

  it("keeps what each did for a book, and gives it back to both when the merge is undone", async () => {
    const [own = 0, both = 0] = await givenBooks(test.database, [
      { title: "Sendiri", by: ["Salah Peran"] },
      { title: "Bersama", by: ["Benar Peran", "Orang Lain", "Salah Peran"] },
    ]);
    const [wrong, right] = [
      await recordId(test.database, "authors", "salah peran"),
      await recordId(test.database, "authors", "benar peran"),
    ];
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE book_authors SET role = 'translator' WHERE author_id = ${wrong}`);
      await tx.run(sql`UPDATE book_authors SET role = 'editor' WHERE author_id = ${right}`);
    });
    const roles = (bookId: number) =>
      test.database.read((reader) =>
        reader.select(
          pick(bookAuthorTable, "authorId", "role"),
          sql`FROM book_authors WHERE book_id = ${bookId} ORDER BY position`,
        ),
      );
    const before = [await roles(own), await roles(both)];

    const { binEntryIds } = await editing.merge(admin, "authors", wrong, { intoId: right });
    expect([await roles(own), (await roles(both))[0]]).toEqual([
      [{ authorId: right, role: "translator" }],
      { authorId: right, role: "editor" },
    ]);

    await new BinService(test.database, files.stored(), binHandlers).restore(admin, { ids: binEntryIds });
    expect([await roles(own), await roles(both)]).toEqual(before);
  });

  it("of a place take their copies along", async () => {
    const [book = 0] = await givenBooks(test.database, [
      {
        location: { name: "Gudang" },
        copies: [...copies(2), { itemCode: "GDG-1", location: { name: "Gudang Lama" } }],
      },
    ]);
    const [old, store] = [
      await recordId(test.database, "locations", "gudang lama"),
      await recordId(test.database, "locations", "gudang"),
    ];

    await expect(editing.delete(admin, "locations", old, {})).rejects.toThrow(
      "Lokasi “Gudang Lama” masih dipakai 1 eksemplar.",
    );
    expect(await editing.merge(admin, "locations", old, { intoId: store })).toMatchObject({
      remaining: { booksCount: 1 },
    });

    const places = await test.database.read((reader) =>
      reader.rows<{ itemCode: string; place: number | null }>(
        sql`SELECT item_code AS itemCode, location_id AS place FROM copies WHERE book_id = ${book}
          AND location_id IS NOT NULL`,
      ),
    );
    expect(places).toEqual([{ itemCode: "GDG-1", place: store }]);
    await expectCountsKept();
  });

  it("are not merged into themselves or into nothing, and nothing moves", async () => {
    await givenBooks(test.database, [{ category: "Sendiri" }]);
    const id = await recordId(test.database, "categories", "sendiri");

    await expect(editing.merge(admin, "categories", id, { intoId: id })).rejects.toMatchObject({
      fields: [{ name: "intoId" }],
    });
    await expect(editing.merge(admin, "categories", id, { intoId: -1 })).rejects.toMatchObject({
      fields: [{ name: "intoId", message: "Kategori pengganti tidak ditemukan." }],
    });
    await expect(editing.merge(admin, "categories", id, {})).rejects.toMatchObject({
      fields: [{ name: "intoId", message: "Wajib diisi." }],
    });
    await expect(editing.merge(admin, "categories", 999_999, { intoId: id })).rejects.toThrow(NotFoundError);
    expect(await recordId(test.database, "categories", "sendiri")).toBe(id);
    await expectCountsKept();
  });

  it.each(LISTS)(
    "are kept in the %s while a book names them: the refusal says how many do and what to do",
    async (list) => {
      await givenBooks(test.database, [bookOf(list, "Terpakai"), bookOf(list, "Terpakai")]);
      await givenBooks(test.database, [bookOf(list, "Tersembunyi")], { listed: false });
      const [used, hidden] = [
        await recordId(test.database, list, "terpakai"),
        await recordId(test.database, list, "tersembunyi"),
      ];
      const before = [await countRows(test.database, list), await countRows(test.database, "audit_entries")];

      await expect(editing.delete(admin, list, used, {})).rejects.toThrow(ConflictError);
      await expect(editing.delete(admin, list, used, {})).rejects.toMatchObject({
        message: expect.stringContaining("masih dipakai 2 buku. Sebutkan penggantinya"),
        fields: [{ name: "replacementId" }],
      });
      await expect(editing.delete(admin, list, hidden, { replacementId: null })).rejects.toThrow(
        "masih dipakai impor yang belum selesai",
      );
      await expect(editing.delete(admin, list, used, { replacementId: used })).rejects.toMatchObject({
        fields: [{ name: "replacementId" }],
      });
      await expect(editing.delete(admin, list, used, { replacementId: 999_999 })).rejects.toMatchObject({
        fields: [{ name: "replacementId" }],
      });
      await expect(editing.delete(admin, list, 999_999, {})).rejects.toThrow(NotFoundError);
      expect([await countRows(test.database, list), await countRows(test.database, "audit_entries")]).toEqual(before);
    },
  );

  it.each(LISTS)("go from the %s with a replacement, or when nothing names them", async (list) => {
    const [book = 0] = await givenBooks(test.database, [bookOf(list, "Lama")]);
    const old = await recordId(test.database, list, "lama");
    const { id: fresh } = await editing.create(admin, list, valuesOf(list, "Pengganti"));
    const { id: unused } = await editing.create(admin, list, valuesOf(list, "Tak Terpakai"));

    const replaced = await editing.delete(admin, list, old, { replacementId: fresh });
    const removed = await editing.delete(admin, list, unused, {});

    expect(replaced.message).toMatch(/“Lama” dihapus dan digantikan oleh .*“Pengganti”\.$/);
    expect(removed.message).toMatch(/“Tak Terpakai” dihapus\.$/);
    expect(
      (await auditTrailOf(test.database, RECORD_TYPES[list]))
        .slice(-2)
        .map(({ action, recordId: about }) => [action, about]),
    ).toEqual([
      [`${RECORD_TYPES[list]}.merge`, old],
      [`${RECORD_TYPES[list]}.delete`, unused],
    ]);
    const [{ count } = { count: 0 }] = await test.database.read((reader) =>
      reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM ${raw(list)} WHERE id IN (${old}, ${unused})`),
    );
    expect(Number(count)).toBe(0);
    expect(await bookRow(book)).toBeTruthy();
    await expectCountsKept();
  });

  it("are found by a book saved at the same moment, or not at all: no book is lost, counts are right", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 5 }, () => ({ category: "Rebutan", by: ["Nama Rebutan"] })),
    );
    const { id: into } = await editing.create(admin, "categories", { name: "Pemenang" });
    const { id: author } = await editing.create(admin, "authors", { firstName: "Nama", lastName: "Pemenang" });
    const before = await countRows(test.database, "books");
    const [category, wrongAuthor] = [
      await recordId(test.database, "categories", "rebutan"),
      await recordId(test.database, "authors", "nama rebutan"),
    ];

    const cataloguing = Array.from({ length: 10 }, () =>
      givenBooks(test.database, [{ category: "Rebutan", by: ["Nama Rebutan", "Nama Pemenang"] }]),
    );
    await Promise.all([
      ...cataloguing,
      editing.merge(admin, "categories", category, { intoId: into }),
      editing.merge(admin, "authors", wrongAuthor, { intoId: author }),
    ]);

    expect(await countRows(test.database, "books")).toBe(before + 10);
    await expectCountsKept();
  });
});
