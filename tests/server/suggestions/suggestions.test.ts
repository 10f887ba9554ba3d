import sql from "sql-template-tag";

import { BinService } from "../../../server/bin/BinService.js";
import { binHandlers } from "../../../server/binHandlers.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService.js";
import { SuggestionEditingService } from "../../../server/suggestions/editing/SuggestionEditingService.js";
import { MAX_OPEN } from "../../../server/suggestions/suggestionInput.js";
import type { SuggestionListArgs } from "../../../server/suggestions/suggestionInput.js";
import { SuggestionExportService } from "../../../server/suggestions/SuggestionExportService.js";
import { SuggestionService } from "../../../server/suggestions/SuggestionService.js";
import {
  type AdminViewer,
  type LibrarianViewer,
  type StudentViewer,
  type Viewer,
  visitor,
} from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStaff, givenStudentViewer } from "../../support/people.js";
import { testFiles } from "../platform/files/testFiles.js";

const NOW = new Date("2026-11-30T03:00:00Z");

onBothEngines("Suggestions", (test) => {
  const files = testFiles(test);
  let admin: AdminViewer;
  let staff: LibrarianViewer;
  let rina: StudentViewer;
  let budi: StudentViewer;
  const editing = () => new SuggestionEditingService(test.database, () => NOW);
  const reading = () => new SuggestionService(test.database);
  const titles = async (viewer: Viewer, list: SuggestionListArgs) =>
    (await reading().page(viewer, list, { first: 100 })).edges.map(({ node }) => node.title);
  const votesInRows = (id: number) =>
    test.database.read((reader) => reader.count(sql`FROM suggestion_votes WHERE suggestion_id = ${id}`));

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    staff = await givenStaff(test.database);
  });
  beforeEach(async () => {
    rina = await givenStudentViewer(test.database);
    budi = await givenStudentViewer(test.database);
  });
  afterAll(files.remove);

  it("begin with their own member's vote, and with none of a librarian's", async () => {
    const own = await editing().create(rina, { title: " Namaku  Alam ", author: "", isbn: "978-602-481-923-5" });
    expect(own).toMatchObject({
      title: "Namaku Alam",
      author: null,
      state: "proposed",
      votesCount: 1,
      hasVoted: true,
      isOwn: true,
    });
    const desk = await editing().create(staff, { title: "Entrok" });
    expect(desk).toMatchObject({ votesCount: 0, hasVoted: false, isOwn: true, studentId: null });
    expect(await votesInRows(desk.id)).toBe(0);
  });

  it("count a member once, however often it is pressed, and not after it was taken back", async () => {
    const { id } = await editing().create(rina, { title: "Amba" });
    await editing().vote(budi, id);
    expect(await editing().vote(budi, id)).toMatchObject({ votesCount: 2, hasVoted: true, isOwn: false });
    expect(await votesInRows(id)).toBe(2);
    await editing().unvote(budi, id);
    expect(await editing().unvote(budi, id)).toMatchObject({ votesCount: 1, hasVoted: false });
    expect(await votesInRows(id)).toBe(1);
    expect((await expectDomainError(editing().unvote(rina, id))).kind).toBe("conflict");
    expect((await expectDomainError(editing().vote(staff, id))).kind).toBe("forbidden");
    expect((await expectDomainError(editing().vote(visitor, id))).kind).toBe("unauthenticated");
  });

  it("count two presses at once as one", async () => {
    const { id } = await editing().create(rina, { title: "Cantik Itu Luka" });
    await Promise.all([editing().vote(budi, id), editing().vote(budi, id), editing().vote(budi, id)]);
    expect(await reading().one(rina, id)).toMatchObject({ votesCount: 2 });
    expect(await votesInRows(id)).toBe(2);
  });

  it("are at most five of a member's own while nobody has decided", async () => {
    const ids: number[] = [];
    for (let number = 1; number <= MAX_OPEN; number += 1) {
      ids.push((await editing().create(rina, { title: `Judul ${number}` })).id);
    }
    expect((await expectDomainError(editing().create(rina, { title: "Terlalu banyak" }))).kind).toBe("conflict");
    await editing().decide(admin, ids[0] ?? 0, { state: "approved" });
    await expect(editing().create(rina, { title: "Masih boleh" })).resolves.toMatchObject({ votesCount: 1 });
  });

  it("hide from members who proposed what, and why, and tell the desk", async () => {
    const { id } = await editing().create(rina, { title: "Pulang", note: "Saya Rina dari XI IPA 1" });
    expect(await reading().one(budi, id)).toMatchObject({
      note: null,
      studentId: null,
      proposerName: null,
      proposerClass: null,
      isOwn: false,
    });
    expect(await reading().one(rina, id)).toMatchObject({ note: "Saya Rina dari XI IPA 1", proposerName: null });
    expect(await reading().one(staff, id)).toMatchObject({
      note: "Saya Rina dari XI IPA 1",
      studentId: rina.studentId,
      proposerName: expect.any(String),
    });
    expect(await reading().byId(visitor, id)).toBeNull();
    expect((await expectDomainError(reading().page(visitor, {}, {}))).kind).toBe("unauthenticated");
  });

  it("are refused with a reason, which who proposed it sees and other members do not", async () => {
    const { id } = await editing().create(rina, { title: "Buku yang Ditolak" });
    expect((await expectDomainError(editing().decide(staff, id, { state: "approved" }))).kind).toBe("forbidden");
    expect((await expectDomainError(editing().decide(admin, id, { state: "rejected", reason: " " }))).kind).toBe(
      "validation",
    );
    const rejected = await editing().decide(admin, id, { state: "rejected", reason: "Sudah ada tiga eksemplar." });
    expect(rejected).toMatchObject({ state: "rejected", decidedAt: NOW, decidedById: admin.userId });
    expect(await reading().one(rina, id)).toMatchObject({
      reason: "Sudah ada tiga eksemplar.",
      deciderName: null,
      decidedById: null,
    });
    expect(await reading().one(budi, id)).toBeNull();
    expect((await expectDomainError(editing().vote(budi, id))).kind).toBe("notFound");
    expect(await editing().decide(admin, id, { state: "proposed" })).toMatchObject({
      state: "proposed",
      reason: null,
      decidedAt: null,
      decidedById: null,
    });
  });

  it("name the book that came of them, which has to be in the catalogue", async () => {
    const [bookId = 0] = await givenBooks(test.database, [{ title: "Saman" }]);
    const { id } = await editing().create(rina, { title: "Saman" });
    expect((await expectDomainError(editing().decide(admin, id, { state: "available", bookId: 999_999 }))).kind).toBe(
      "validation",
    );
    expect((await expectDomainError(editing().decide(admin, id, { state: "ordered", bookId }))).kind).toBe(
      "validation",
    );
    expect(await editing().decide(admin, id, { state: "available", bookId })).toMatchObject({ bookId });
    expect((await expectDomainError(editing().vote(budi, id))).kind).toBe("conflict");
  });

  it("are taken back by their member alone, before a decision and before others want them", async () => {
    const wanted = await editing().create(rina, { title: "Diminati" });
    const decided = await editing().create(rina, { title: "Disetujui" });
    const alone = await editing().create(rina, { title: "Tidak jadi" });
    await editing().vote(budi, wanted.id);
    await editing().decide(admin, decided.id, { state: "approved" });
    expect((await expectDomainError(editing().delete(rina, wanted.id))).kind).toBe("conflict");
    expect((await expectDomainError(editing().delete(rina, decided.id))).kind).toBe("conflict");
    expect((await expectDomainError(editing().delete(budi, alone.id))).kind).toBe("forbidden");
    expect(await editing().delete(rina, alone.id)).toEqual({ title: "Tidak jadi", binEntryIds: [] });
    expect(await reading().byId(admin, alone.id)).toBeNull();
    expect(await votesInRows(alone.id)).toBe(0);
  });

  it("go to the bin from the desk, and come back with their votes", async () => {
    const bin = new BinService(test.database, files.stored(), binHandlers);
    const { id } = await editing().create(rina, { title: "Kembali Lagi" });
    await editing().vote(budi, id);
    const { binEntryIds } = await editing().delete(admin, id);
    expect(await reading().byId(admin, id)).toBeNull();
    expect((await reading().advise(rina, { title: "Kembali Lagi" })).suggestions).toEqual([]);
    await bin.restore(admin, { ids: [...binEntryIds] });
    expect(await reading().one(budi, id)).toMatchObject({ votesCount: 2, hasVoted: true });
    const { binEntryIds: again } = await editing().delete(admin, id);
    await bin.purge(admin, { ids: [...again] });
    expect(await test.database.read((reader) => reader.count(sql`FROM suggestions WHERE id = ${id}`))).toBe(0);
    expect(await votesInRows(id)).toBe(0);
  });

  it("advise of what was proposed already, and of what is in the catalogue, by title and ISBN", async () => {
    await givenBooks(test.database, [
      { title: "Bumi Manusia: sebuah roman" },
      { title: "Lain", isbn: "9786020332956" },
    ]);
    const { id } = await editing().create(rina, { title: "Gadis Kretek", isbn: "979-3062-79-7" });
    const byTitle = await reading().advise(budi, { title: "gadis  KRETEK!" });
    expect(byTitle.suggestions.map((row) => row.id)).toEqual([id]);
    const byIsbn = await reading().advise(budi, { title: "Judul lain", isbn: "9789793062792" });
    expect(byIsbn.suggestions.map((row) => row.id)).toEqual([id]);
    const books = async (input: object) => (await reading().advise(budi, input)).books.map(({ title }) => title);
    expect(await books({ title: "Bumi Manusia" })).toEqual(["Bumi Manusia: sebuah roman"]);
    expect(await books({ title: "Bumi" })).toEqual(["Bumi Manusia: sebuah roman"]);
    expect(await books({ title: "Bum" })).toEqual([]);
    expect(await books({ isbn: "978-602-03-3295-6" })).toEqual(["Lain"]);
    expect(await books({})).toEqual([]);
  });

  it("are listed by votes or by age, narrowed by state and words, page by page", async () => {
    const made = [];
    for (const title of ["Zaman Batu Satu", "Zaman Batu Dua", "Zaman Batu Tiga"]) {
      made.push(await editing().create(rina, { title, author: "Penulis Unik" }));
    }
    await editing().vote(budi, made[1]?.id ?? 0);
    await editing().decide(admin, made[0]?.id ?? 0, { state: "rejected", reason: "Tidak" });
    const search = "unik zam";
    expect(await titles(admin, { search })).toEqual(["Zaman Batu Dua", "Zaman Batu Tiga", "Zaman Batu Satu"]);
    expect(await titles(admin, { search, sort: "newest" })).toEqual([
      "Zaman Batu Tiga",
      "Zaman Batu Dua",
      "Zaman Batu Satu",
    ]);
    expect(await titles(admin, { search, state: "open" })).toEqual(["Zaman Batu Dua", "Zaman Batu Tiga"]);
    expect(await titles(admin, { search, state: "rejected" })).toEqual(["Zaman Batu Satu"]);
    expect(await titles(budi, { search })).toEqual(["Zaman Batu Dua", "Zaman Batu Tiga"]);
    const first = await reading().page(admin, { search }, { first: 2 });
    const next = await reading().page(admin, { search }, { first: 2, after: first.edges[1]?.cursor ?? null });
    expect(next.edges.map(({ node }) => node.title)).toEqual(["Zaman Batu Satu"]);
    expect(await reading().count(admin, { search })).toBe(3);
  });

  it("stay, counted, when their member is deleted from the register", async () => {
    const { id } = await editing().create(budi, { title: "Tanpa Pengusul" });
    await test.database.write({ viewer: admin }, async (tx) => {
      await tx.run(sql`DELETE FROM users WHERE student_id = ${budi.studentId}`);
      return { result: null, audit: [] };
    });
    const students = new StudentEditingService(test.database, studentDependents);
    await students.delete(admin, budi.studentId);
    expect(await reading().one(admin, id)).toMatchObject({ studentId: null, proposerName: null, votesCount: 1 });
    expect(await votesInRows(id)).toBe(1);
  });

  it("leave formulas of readers harmless in the file", async () => {
    await editing().create(rina, { title: "=HYPERLINK(0)", author: "@jahat" });
    const { chunks, fileName } = new SuggestionExportService(test.database, "Asia/Jakarta", () => NOW).export(admin, {
      search: "hyperlink",
    });
    let text = "";
    for await (const chunk of chunks) text += chunk;
    expect(fileName).toBe("usulan-2026-11-30.csv");
    expect(text).toContain("'=HYPERLINK(0)");
    expect(text).toContain("'@jahat");
    expect(text).toContain("Diusulkan");
  });
});
