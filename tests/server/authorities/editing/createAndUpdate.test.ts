import sql from "sql-template-tag";

import { BookService } from "../../../../server/books/BookService.js";
import { AuthorityService } from "../../../../server/authorities/AuthorityService.js";
import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnauthenticatedError,
  ValidationError,
} from "../../../../server/errors.js";
import { type AdminViewer, system, type Viewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import {
  countRows,
  storedAndCountedBooks,
  finishImports,
  givenUndecidedImport,
  LISTS,
  recordId,
  auditTrailOf,
  RECORD_TYPES,
  valuesOf,
} from "./listRecords.js";

onBothEngines("A record of one of the six lists", (test) => {
  let editing: AuthorityEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    editing = new AuthorityEditingService(test.database, recordBooks);
    admin = await givenAdmin(test.database);
  });

  it.each(LISTS)("is added to the %s, found there with no book, and told to the audit trail", async (list) => {
    const made = await editing.create(admin, list, valuesOf(list, "  Rak   Baru "));
    const found = await new AuthorityService(test.database).page(visitor, list, { search: "rak baru" }, {});

    expect(made).toMatchObject({ ...valuesOf(list, "Rak Baru"), booksCount: 0 });
    expect(found.edges.map(({ node }) => node)).toEqual([made]);
    const type = RECORD_TYPES[list];
    expect((await auditTrailOf(test.database, type)).at(-1)).toMatchObject({
      action: `${type}.create`,
      actor: admin.username,
      recordId: made.id,
      before: null,
      after: valuesOf(list, "Rak Baru"),
    });
  });

  it.each(LISTS)("is the same under another spelling, in the %s too: the clash names it", async (list) => {
    const made = await editing.create(admin, list, valuesOf(list, "Ambil Dé Nama"));
    const before = await countRows(test.database, list);
    const entries = await countRows(test.database, "audit_entries");

    const again = editing.create(admin, list, valuesOf(list, "ambil de, NAMA!"));

    await expect(again).rejects.toThrow(ConflictError);
    await expect(again).rejects.toMatchObject({
      message: expect.stringContaining(`nomor ${made.id}`),
      fields: [{ name: Object.keys(valuesOf(list, ""))[0] }],
    });
    expect([await countRows(test.database, list), await countRows(test.database, "audit_entries")]).toEqual([
      before,
      entries,
    ]);
  });

  it("is made once when twenty desks make it at the same moment", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, desk) =>
        editing.create(admin, "publishers", { name: desk % 2 === 0 ? "Serentak Jaya" : "SERENTAK, jaya" }),
      ),
    );

    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
    expect(refused).toHaveLength(19);
    expect(refused.filter((reason) => !(reason instanceof ConflictError))).toEqual([]);
    const [{ count } = { count: 0 }] = await test.database.read((reader) =>
      reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM publishers WHERE name_key = 'serentak jaya'`),
    );
    expect(Number(count)).toBe(1);
  });

  it("is refused with every wrong value at once", async () => {
    await expect(
      editing.create(admin, "authors", { firstName: " ", lastName: "x".repeat(191), kind: "robot", booksCount: 5 }),
    ).rejects.toMatchObject({
      fields: [
        { name: "firstName", message: "Wajib diisi." },
        { name: "lastName" },
        { name: "kind" },
        { name: "booksCount", message: "Isian ini tidak dikenal." },
      ],
    });
    await expect(editing.create(admin, "classifications", { name: "Tanpa kode" })).rejects.toMatchObject({
      fields: [{ name: "code", message: "Wajib diisi." }],
    });
    await expect(
      editing.create(admin, "locations", { name: "x".repeat(256), shelf: "y".repeat(101) }),
    ).rejects.toMatchObject({ fields: [{ name: "name" }, { name: "shelf" }] });
    await expect(editing.create(admin, "categories", { name: "?!" })).rejects.toMatchObject({
      fields: [{ name: "name", message: "Tulis dengan huruf atau angka." }],
    });
    await expect(editing.create(admin, "categories", "Fiksi")).rejects.toThrow(ValidationError);
    await expect(
      editing.create(admin, "authors", { firstName: "Kementerian", lastName: "Agama", kind: "organisation" }),
    ).rejects.toMatchObject({ fields: [{ name: "lastName" }] });
  });

  it("is nobody's to change but an administrator's", async () => {
    const student = await givenStudentViewer(test.database);
    const reading: AdminViewer = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } };
    const { id } = await editing.create(system, "sources", { name: "Hanya Petugas" });
    const before = await countRows(test.database, "sources");
    const acts: ((viewer: Viewer) => Promise<unknown>)[] = [
      (viewer) => editing.create(viewer, "sources", {}),
      (viewer) => editing.update(viewer, "sources", id, { name: "Lain" }),
      (viewer) => editing.merge(viewer, "sources", id, { intoId: id }),
      (viewer) => editing.delete(viewer, "sources", id, {}),
    ];
    for (const act of acts) {
      await expect(act(visitor)).rejects.toThrow(UnauthenticatedError);
      await expect(act(student)).rejects.toThrow(ForbiddenError);
      await expect(act(reading)).rejects.toThrow(ForbiddenError);
    }
    expect(await countRows(test.database, "sources")).toBe(before);
  });

  it("writes a class as the scheme does, and sorts it on its shelf again after a change", async () => {
    const made = await editing.create(admin, "classifications", { code: "2x4.7", name: "Akhlak" });
    expect(made).toMatchObject({ code: "2X4.7", name: "Akhlak", sortKey: "299~4.7" });

    const moved = await editing.update(admin, "classifications", made.id, { code: "297.5" });
    expect(moved).toMatchObject({ id: made.id, code: "297.5", name: "Akhlak", sortKey: "297.5" });
    expect(await editing.update(admin, "classifications", made.id, { name: null })).toMatchObject({
      code: "297.5",
      name: null,
    });
  });

  it("lets two shelves of one room be two places, and one place of two spellings be one", async () => {
    const a = await editing.create(admin, "locations", { name: "Ruang Referensi", shelf: "A" });
    const b = await editing.create(admin, "locations", { name: "Ruang Referensi", shelf: "B" });

    expect(b.id).not.toBe(a.id);
    await expect(editing.update(admin, "locations", b.id, { shelf: "a" })).rejects.toThrow(ConflictError);
    expect(await editing.update(admin, "locations", b.id, { shelf: "" })).toMatchObject({
      name: "Ruang Referensi",
      shelf: null,
    });
  });

  it("takes another spelling of its own name", async () => {
    const { id } = await editing.create(admin, "publishers", { name: "bentang pustaka" });

    expect(await editing.update(admin, "publishers", id, { name: "Bentang-Pustaka" })).toMatchObject({
      id,
      name: "Bentang-Pustaka",
    });
    expect(await recordId(test.database, "publishers", "bentang pustaka")).toBe(id);
  });

  it("does not take another record's name: the clash proposes to merge them", async () => {
    const one = await editing.create(admin, "authors", { firstName: "Pramoedya", lastName: "Toer" });
    const two = await editing.create(admin, "authors", { firstName: "Pramudya", lastName: "Toer" });
    const clash = editing.update(admin, "authors", two.id, { firstName: "PRAMOEDYA" });

    await expect(clash).rejects.toThrow(ConflictError);
    await expect(clash).rejects.toThrow(
      `Penulis “Pramoedya Toer” sudah ada (nomor ${one.id}, 0 buku). Gabungkan kedua data ini jika memang sama.`,
    );
  });

  it("of an unknown number is not found, and an empty change is none", async () => {
    await expect(editing.update(admin, "categories", 999_999, { name: "Apa" })).rejects.toThrow(NotFoundError);
    const { id } = await editing.create(admin, "categories", { name: "Tetap Begini" });
    const entries = await countRows(test.database, "audit_entries");

    expect(await editing.update(admin, "categories", id, {})).toMatchObject({ id, name: "Tetap Begini" });
    expect(await countRows(test.database, "audit_entries")).toBe(entries);
  });

  it("of a body that was taken for a person gets its name in one piece", async () => {
    const { id } = await editing.create(admin, "authors", { firstName: "Badan", lastName: "Bahasa" });
    expect(await editing.update(admin, "authors", id, { kind: "organisation" })).toMatchObject({
      firstName: "Badan Bahasa",
      lastName: null,
      kind: "organisation",
    });
    await expect(editing.update(admin, "authors", id, { lastName: "Bahasa" })).rejects.toMatchObject({
      fields: [{ name: "lastName" }],
    });
    expect(
      await editing.update(admin, "authors", id, { kind: "person", firstName: "Badan", lastName: "Bahasa" }),
    ).toMatchObject({ firstName: "Badan", lastName: "Bahasa", kind: "person" });
  });

  it("gives an author's books the new name: in search, identity and a later updated_at; other books stay", async () => {
    const [mine = 0, other = 0] = await givenBooks(test.database, [
      {
        title: "Negeri Lima Menara",
        by: ["Ahmad Fuadhi", "Rekan Penulis"],
        subjects: ["Pesantren"],
        publishYear: 2009,
      },
      { title: "Buku Orang Lain", by: ["Orang Lain"] },
    ]);
    const id = await recordId(test.database, "authors", "ahmad fuadhi");
    const stateOf = (book: number) =>
      test.database.read(async (reader) => {
        const [row] = await reader.rows<{ identityKey: string; updatedAt: unknown; callNumber: string | null }>(
          sql`SELECT identity_key AS identityKey, updated_at AS updatedAt, call_number AS callNumber FROM books
            WHERE id = ${book}`,
        );
        return row;
      });
    const books = new BookService(test.database);
    const found = async (search: string) =>
      (await books.page(visitor, { search }, {})).edges.map(({ node }) => node.id);
    const before = { mine: await stateOf(mine), other: await stateOf(other) };

    await editing.update(admin, "authors", id, { firstName: "Ahmad", lastName: "Tohari" });

    const after = { mine: await stateOf(mine), other: await stateOf(other) };
    expect(await found("tohari")).toEqual([mine]);
    expect(await found("fuadhi")).toEqual([]);
    expect([await found("pesantren negeri"), await found("rekan"), await found("orang lain")]).toEqual([
      [mine],
      [mine],
      [other],
    ]);
    expect(after.mine?.identityKey).not.toBe(before.mine?.identityKey);
    expect(after.mine?.updatedAt).not.toEqual(before.mine?.updatedAt);
    expect(after.mine?.callNumber).toBe(before.mine?.callNumber);
    expect(after.other).toEqual(before.other);
    expect((await auditTrailOf(test.database, "author")).at(-1)).toMatchObject({
      action: "author.update",
      recordId: id,
      before: { lastName: "Fuadhi" },
      after: { lastName: "Tohari" },
    });
    // The same book in a later import is known again by its new author.
    const [twin = 0] = await givenBooks(test.database, [
      { title: "Negeri Lima Menara", by: ["Ahmad Tohari", "Rekan Penulis"], publishYear: 2009 },
    ]);
    expect((await stateOf(twin))?.identityKey).toBe(after.mine?.identityKey);
  });

  it("is invisible while only an uncommitted import uses it; created by hand, it outlives the undo", async () => {
    const hidden = await editing.create(admin, "categories", { name: "Dari Impor" });
    const other = await editing.create(admin, "categories", { name: "Bukan Dari Impor" });
    await givenUndecidedImport(test.database, [{ list: "categories", id: hidden.id }]);

    await expect(editing.update(admin, "categories", hidden.id, { name: "Apa Saja" })).rejects.toThrow(NotFoundError);
    await expect(editing.delete(admin, "categories", hidden.id, {})).rejects.toThrow(NotFoundError);
    await expect(editing.merge(admin, "categories", other.id, { intoId: hidden.id })).rejects.toMatchObject({
      fields: [{ name: "intoId" }],
    });
    await expect(editing.update(admin, "categories", other.id, { name: "dari impor" })).rejects.toThrow(
      "impor yang belum selesai",
    );
    const made = await editing.create(admin, "categories", { name: "Dari impor!" });

    expect(made).toMatchObject({ id: hidden.id, name: "Dari impor!" });
    const [row] = await test.database.read((reader) =>
      reader.rows<{ importId: number | null }>(
        sql`SELECT import_id AS importId FROM categories WHERE id = ${hidden.id}`,
      ),
    );
    expect(row?.importId).toBeNull();
    await finishImports(test.database);
  });

  it("keeps the counts that were kept", async () => {
    for (const list of LISTS) {
      for (const { kept, counted } of await storedAndCountedBooks(test.database, list)) {
        expect(kept).toBe(counted);
      }
    }
  });
});
