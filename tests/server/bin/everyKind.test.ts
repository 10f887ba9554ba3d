import sql from "sql-template-tag";

import { auditEntryTable } from "../../../server/audit/AuditEntry.entity.js";
import type { AuthorityList } from "../../../server/authorities/authorityReads.js";
import { AuthorityEditingService } from "../../../server/authorities/editing/AuthorityEditingService.js";
import { BIN_KINDS, BIN_RETENTION_MS, type BinKind, PERSONAL_KINDS } from "../../../server/bin/binKinds.js";
import { BinService } from "../../../server/bin/BinService.js";
import { moveToBin } from "../../../server/bin/moveToBin.js";
import { binHandlers } from "../../../server/binHandlers.js";
import { BlogCoverService } from "../../../server/blogs/blogCover/BlogCoverService.js";
import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { BookService } from "../../../server/books/BookService.js";
import { CopyService } from "../../../server/books/copies/CopyService.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { recordBooks } from "../../../server/books/writing/recordBooks.js";
import { EResourceEditingService } from "../../../server/eResources/EResourceEditingService.js";
import { pick } from "../../../server/platform/database/columns.js";
import { SerialEditingService } from "../../../server/serials/editing/SerialEditingService.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { SuggestionEditingService } from "../../../server/suggestions/editing/SuggestionEditingService.js";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService.js";
import { type AdminViewer, visitor } from "../../../server/viewer.js";
import { onSqlite } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { copies as newCopies, givenBooks } from "../../support/givenBooks.js";
import { aPdf, aPicture } from "../../support/files/givenFiles.js";
import { givenAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { LIMITS, receivedFile, testFiles } from "../platform/files/testFiles.js";

/** What the audit trail calls a record of each kind. */
const RECORD_TYPES: Readonly<Record<BinKind, string>> = {
  book: "book",
  copy: "copy",
  book_file: "book",
  book_cover: "book",
  e_resource: "eResource",
  author: "author",
  publisher: "publisher",
  category: "category",
  classification: "classification",
  location: "location",
  source: "source",
  book_change: "bookChange",
  blog_post: "blogPost",
  student: "student",
  suggestion: "suggestion",
  serial: "serial",
};

// Nothing here depends on the engine: bin.test.ts tells what does.
onSqlite("Each kind of the bin", (test) => {
  let admin: AdminViewer;
  let sequence = 0;
  const files = testFiles(test);
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  const editing = () => new BookEditingService(test.database);
  const lists = () => new AuthorityEditingService(test.database, recordBooks);
  const eResources = () => new EResourceEditingService(test.database);
  const blogs = () => new BlogEditingService(test.database);
  const students = () => new StudentEditingService(test.database, studentDependents);
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  afterAll(files.remove);

  const aBook = async (given = {}) => (await givenBooks(test.database, [given]))[0] ?? 0;
  const named = () => `Nama ${(sequence += 1)}`;
  const ofList = (list: AuthorityList, name: (label: string) => object) => async () => {
    const { id } = await lists().create(admin, list, name(named()));
    return (await lists().delete(admin, list, id, {})).binEntryIds;
  };
  /** Puts one thing of the kind into the bin and gives its entries. */
  const putIn: Readonly<Record<BinKind, () => Promise<readonly number[]>>> = {
    book: async () => [await editing().delete(admin, await aBook())],
    copy: async () => {
      const id = await aBook({ copies: newCopies(1) });
      const [copy] = await test.database.read((reader) =>
        reader.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id = ${id}`),
      );
      return (await new CopyService(test.database).delete(admin, copy?.id ?? 0)).binEntryIds;
    },
    book_file: async () => {
      const id = await aBook();
      await files.service().uploadBookFile(admin, { id }, receivedFile(aPdf(named())));
      return (await files.service().deleteBookFile(admin, { id })).binEntryIds;
    },
    book_cover: async () => {
      const id = await aBook({ imageUrl: "https://sampul.example/a.jpg" });
      return (await editing().update(admin, id, { isDeleteImage: true })).binEntryIds;
    },
    blog_post: async () => {
      const { id } = await blogs().create(admin, { title: named(), body: "Isi." });
      await new BlogCoverService(test.database, files.stored(), LIMITS).upload(
        admin,
        { id },
        receivedFile(await aPicture(60, 40).png().toBuffer()),
      );
      return (await blogs().delete(admin, id)).binEntryIds;
    },
    student: async () => {
      const { id } = await students().create(admin, { nis: `N-${(sequence += 1)}`, name: named() });
      await files.photos().uploadStudentPhoto(admin, { id }, receivedFile(await aPicture(60, 80).png().toBuffer()));
      return (await students().delete(admin, id)).binEntryIds;
    },
    suggestion: async () => {
      const suggestions = new SuggestionEditingService(test.database);
      const { id } = await suggestions.create(admin, { title: named() });
      return (await suggestions.delete(admin, id)).binEntryIds;
    },
    serial: async () => {
      const serials = new SerialEditingService(test.database, { timeZone: "Asia/Jakarta", now: () => new Date() });
      const bookId = await aBook({ materialKind: "serial" });
      const firstOn = new Date().toISOString().slice(0, 10);
      const { id } = await serials.create(admin, { bookId, frequency: "annual", firstOn });
      return (await serials.delete(admin, id)).binEntryIds;
    },
    e_resource: async () => {
      const { id } = await eResources().create(admin, { label: named(), url: "https://baca.example" });
      return (await eResources().delete(admin, id)).binEntryIds;
    },
    author: ofList("authors", (firstName) => ({ firstName })),
    publisher: ofList("publishers", (name) => ({ name })),
    category: ofList("categories", (name) => ({ name })),
    classification: ofList("classifications", (name) => ({ code: `2X ${name}` })),
    location: ofList("locations", (name) => ({ name })),
    source: ofList("sources", (name) => ({ name })),
    book_change: async () =>
      (await editing().bulkUpdate(admin, { bookIds: [await aBook()], category: named() })).binEntryIds,
  };
  const auditDuring = async (work: () => Promise<unknown>) => {
    const [last] = await test.database.read((reader) =>
      reader.rows<{ id: number | null }>(sql`SELECT MAX(id) AS id FROM audit_entries`),
    );
    await work();
    return test.database.read((reader) =>
      reader.select(
        pick(auditEntryTable, "action", "recordId", "userId", "beforeValues"),
        sql`FROM audit_entries WHERE id > ${last?.id ?? 0} ORDER BY id`,
      ),
    );
  };
  const onlyEntry = async (kind: BinKind) => {
    const [id = 0, ...others] = await putIn[kind]();
    expect(others).toEqual([]);
    const entry = await bin().byId(admin, id);
    if (!entry) {
      throw new Error(`A ${kind} is not in the bin`);
    }
    return entry;
  };

  it.each(BIN_KINDS)(
    "%s is found, comes back and goes for good, each with its entry in the audit trail",
    async (kind) => {
      const type = RECORD_TYPES[kind];
      const entry = await onlyEntry(kind);
      expect(entry).toMatchObject({ kind, actor: admin.username, replacedBy: null });
      const { edges } = await bin().page(admin, { kinds: [kind] }, { first: 1 });
      expect(edges.map(({ node }) => node.id)).toEqual([entry.id]);

      const restored = await auditDuring(async () => {
        const { outcomes } = await bin().restore(admin, { ids: [entry.id] });
        expect(outcomes).toMatchObject([{ id: entry.id, kind, recordId: entry.recordId, refused: null, remark: null }]);
      });
      expect(restored).toMatchObject([
        {
          action: kind === "book_change" ? "book.update" : `${type}.restore`,
          recordId: entry.recordId,
          userId: admin.userId,
        },
      ]);
      expect(await files.states()).not.toContain("held");
      expect(await bin().byId(admin, entry.id)).toBeNull();

      const again = await onlyEntry(kind);
      const purged = await auditDuring(() => bin().purge(admin, { ids: [again.id] }));
      expect(purged).toEqual([
        {
          action: `${type}.purge`,
          recordId: again.recordId,
          userId: admin.userId,
          beforeValues: PERSONAL_KINDS.has(kind) ? null : { label: again.label },
        },
      ]);
      expect(await bin().byId(admin, again.id)).toBeNull();
      expect(await files.states()).not.toContain("held");
    },
  );

  it("goes alone: what else lies there stays", async () => {
    const [first = 0, second = 0, third = 0] = await givenBooks(test.database, [{}, {}, {}]);
    const entries = [];
    for (const id of [first, second, third]) {
      entries.push(await editing().delete(admin, id));
    }
    await bin().purge(admin, { ids: entries.slice(0, 1) });
    await bin().restore(admin, { ids: entries.slice(1, 2) });
    const left = await test.database.read((reader) =>
      reader.rows(sql`SELECT id, deleted_at IS NOT NULL AS gone FROM books WHERE id >= ${first} ORDER BY id`),
    );

    expect(left).toEqual([
      { id: second, gone: 0 },
      { id: third, gone: 1 },
    ]);
    await bin().restore(admin, { ids: entries.slice(2) });
  });

  it("comes back with others in any order, and tells of the books in their own", async () => {
    const ids = await givenBooks(test.database, [{ copies: newCopies(1) }, {}]);
    const [copy] = await test.database.read((reader) =>
      reader.rows<{ id: number; code: string }>(
        sql`SELECT id, item_code AS code FROM copies WHERE book_id = ${ids[0]}`,
      ),
    );
    const { binEntryIds } = await new CopyService(test.database).delete(admin, copy?.id ?? 0);
    const entries = [];
    for (const id of ids) {
      entries.push(await editing().delete(admin, id));
    }

    const { outcomes, bookIds } = await bin().restore(admin, { ids: [...binEntryIds, ...entries] });
    expect(outcomes.map(({ refused }) => refused)).toEqual([null, null, null]);
    expect(bookIds).toEqual(ids);
    const shown = await new BookService(test.database).copies(visitor, ids[0] ?? 0, { first: 5 });
    expect(shown.edges.map(({ node }) => node.itemCode)).toEqual([copy?.code]);
  });

  it("waits for its book that lies there too, and cannot come back when that has gone for good", async () => {
    const id = await aBook({ title: "Induk", copies: [{ itemCode: "I-1" }] });
    await files.service().uploadBookFile(admin, { id }, receivedFile(aPdf("berkas")));
    const { binEntryIds: file } = await files.service().deleteBookFile(admin, { id });
    const [copy] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id = ${id}`),
    );
    const { binEntryIds: copyEntry } = await new CopyService(test.database).delete(admin, copy?.id ?? 0);
    const book = await editing().delete(admin, id);
    const refusals = async () => [
      await expectDomainError(bin().restore(admin, { ids: file })),
      await expectDomainError(bin().restore(admin, { ids: copyEntry })),
    ];
    expect(await refusals()).toMatchObject([
      { kind: "conflict", message: "Buku “Induk” ada di Tempat Sampah. Pulihkan bukunya dulu." },
      { kind: "conflict", message: "Buku dari eksemplar I-1 ada di Tempat Sampah. Pulihkan bukunya dulu." },
    ]);
    await bin().purge(admin, { ids: [book] });

    // Not that they are gone from the bin, which they are not.
    expect(await refusals()).toMatchObject([
      { kind: "conflict", message: "Buku “Induk” tidak ada lagi, jadi berkas digital itu tidak dapat dipulihkan." },
      {
        kind: "conflict",
        message: "Buku dari eksemplar I-1 tidak ada lagi, jadi eksemplar itu tidak dapat dipulihkan.",
      },
    ]);
  });

  it("takes a bulk change back from all books that had the same before, and names what it set", async () => {
    const ids = await givenBooks(test.database, [{ category: "Lama" }, { category: "Lama" }, { category: "Lama" }]);
    const { binEntryIds } = await editing().bulkUpdate(admin, {
      bookIds: ids,
      location: { name: "Aula", shelf: "A1" },
    });
    expect((await bin().byId(admin, binEntryIds[0] ?? 0))?.label).toBe("Lokasi “Aula, A1” (3 buku)");

    const { outcomes, bookIds } = await bin().restore(admin, { ids: binEntryIds });
    expect([outcomes[0]?.remark, bookIds]).toEqual([null, ids]);
  });

  it("says nothing of books that a merge gave back whole", async () => {
    await aBook({ by: ["A Asal"] });
    const [from] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM authors WHERE last_name = 'Asal'`),
    );
    const into = await lists().create(admin, "authors", { firstName: "Tujuan" });
    const { binEntryIds } = await lists().merge(admin, "authors", from?.id ?? 0, { intoId: into.id });

    expect((await bin().byId(admin, binEntryIds[0] ?? 0))?.replacedBy).toBe("Tujuan");
    expect((await bin().restore(admin, { ids: binEntryIds })).outcomes[0]?.remark).toBeNull();
  });

  it("is kept for thirty days to the second, and then goes, however many there are", async () => {
    const deletedAt = new Date("2026-10-01T00:00:00Z");
    const items = Array.from({ length: 205 }, (_, index) => ({
      kind: "e_resource" as const,
      recordId: 10_000 + index,
      label: `Kedaluwarsa ${index}`,
      kept: { id: 10_000 + index, label: "x", url: "u", description: null, position: 1, active: true },
    }));
    const [first = 0, ...others] = await test.database.write(testWrite, (tx) => moveToBin(tx, admin, items, deletedAt));
    const left = () => bin().count(admin, { search: "kedaluwarsa" });
    const end = deletedAt.getTime() + BIN_RETENTION_MS;
    expect((await bin().byId(admin, first))?.expiresAt).toEqual(new Date("2026-10-31T00:00:00Z"));
    expect(others).toHaveLength(204);

    await bin().purgeExpired(new Date(end));
    expect(await left()).toBe(205);
    const purged = await auditDuring(() => bin().purgeExpired(new Date(end + 1_000)));
    expect(await left()).toBe(0);
    expect(purged.map(({ action, userId }) => [action, userId])).toEqual(Array(205).fill(["eResource.purge", null]));
    expect(purged.map(({ recordId }) => recordId)).toEqual(items.map(({ recordId }) => recordId));
  });

  it("has a label that fits, by which it is found to its end", async () => {
    const long = `${"Judul panjang sekali ".repeat(28)}berakhir`;
    const [id = 0] = await test.database.write(testWrite, (tx) =>
      moveToBin(tx, admin, [{ kind: "book_cover", recordId: 1, label: long, kept: { address: "x" } }]),
    );

    expect((await bin().byId(admin, id))?.label).toBe(long.slice(0, 500));
    expect(await bin().byId(admin, 999_999)).toBeNull();
    await bin().purge(admin, { ids: [id] });
  });

  it("is asked for up to 250 at once, and by up to 200 letters", async () => {
    const asked = (count: number) =>
      bin().purge(admin, { ids: Array.from({ length: count }, (_, index) => 1e6 + index) });
    expect((await expectDomainError(asked(250))).kind).toBe("notFound");
    expect((await expectDomainError(asked(251))).kind).toBe("validation");
    expect((await expectDomainError(asked(0))).kind).toBe("validation");
    expect(await bin().count(admin, { search: "a".repeat(200) })).toBe(0);
    const [all, ofNoKind] = [await bin().count(admin, {}), await bin().count(admin, { kinds: [] })];
    expect([all > 0, ofNoKind]).toEqual([true, all]);
    expect(() => bin().count(admin, { search: "a".repeat(201) })).toThrow(
      expect.objectContaining({ kind: "validation" }) as Error,
    );
  });
});
