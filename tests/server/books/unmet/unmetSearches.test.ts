import sql from "sql-template-tag";

import { BookService } from "../../../../server/books/BookService.js";
import { UnmetSearchRecorder } from "../../../../server/books/unmet/UnmetSearchRecorder.js";
import { type UnmetListArgs, UnmetSearchService } from "../../../../server/books/unmet/UnmetSearchService.js";
import { unmetWords } from "../../../../server/books/unmet/unmetWords.js";
import { counterTable } from "../../../../server/platform/database/counters/Counter.entity.js";
import { type AdminViewer, type Viewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("What readers search for in vain", (test) => {
  let admin: AdminViewer;
  let now = new Date("2026-11-24T03:00:00Z");
  const recorder = () => new UnmetSearchRecorder(test.database, { timeZone: "Asia/Jakarta", now: () => now });
  let kept: UnmetSearchRecorder;
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    await givenBooks(test.database, [{ title: "Laskar Pelangi" }, { title: "Laskar Mataram", publishYear: 2020 }]);
  });
  beforeEach(async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM unmet_searches`));
    kept = recorder();
    now = new Date("2026-11-24T03:00:00Z");
  });

  const service = () => new UnmetSearchService(test.database, kept);
  const search = (text: string, viewer: Viewer = visitor, options: object = {}) =>
    new BookService(test.database, (words, outcome) => kept.record(words, outcome)).page(
      viewer,
      { search: text, ...options },
      { first: 5 },
    );
  const list = async (args: UnmetListArgs = {}) =>
    (await service().page(admin, args, { first: 50 })).edges.map(({ node }) => [
      node.words,
      node.outcome,
      node.searchCount,
      node.lastDay,
    ]);

  it("is kept once a minute, folded, with its count and its last day, whatever was found instead", async () => {
    await search("Senja di Jakarta!");
    await search("senja di jakarta");
    await search("laskar pelanggi");
    await search("laskar zzzzzz");
    expect(await list()).toEqual(
      expect.arrayContaining([
        ["senja di jakarta", "nothing", 1, "2026-11-24"],
        ["laskar pelanggi", "corrected", 1, "2026-11-24"],
        ["laskar zzzzzz", "fewerWords", 1, "2026-11-24"],
      ]),
    );
    now = new Date("2026-11-24T20:00:00Z");
    await search("SENJA di Jakarta");
    expect((await list())[0]).toEqual(["senja di jakarta", "nothing", 2, "2026-11-25"]);
    expect((await list({ sort: "day" }))[0]?.[0]).toBe("senja di jakarta");
    expect(await list({ outcome: "corrected" })).toHaveLength(1);
  });

  it("is nothing of what was found, was narrowed, was asked exactly, or by a librarian, or was still being typed", async () => {
    await search("laskar");
    await search("mataram", visitor, { filter: { yearFrom: 2030 } });
    await search("rembulan tenggelam", visitor, { exact: true });
    await search("rembulan tenggelam", admin);
    await search("rembulan teng");
    await search("rembulan tenggelam di wajahmu");
    expect((await list()).map(([words]) => words)).toEqual(["rembulan tenggelam di wajahmu"]);
  });

  it.each([
    ["a telephone number", "0812-3456-7890", null],
    ["a NIS among words", "siti 2024001123", null],
    ["an address", "siti@sekolah.sch.id", null],
    ["signs", "?!", null],
    ["a number", "2024", null],
    ["a whole sentence", "tolong carikan buku yang cocok untuk tugas saya besok pagi", null],
    ["an ISBN", "978-602-291-409-9", "9786022914099"],
    ["a class", "Matematika kelas 10", "matematika kelas 10"],
  ])("is kept without what may tell of somebody: %s", (_what, typed, words) => {
    expect(unmetWords(typed)).toBe(words);
  });

  it("is not kept while books are indexed anew, for it may be there", async () => {
    await test.database.write(testWrite, (tx) => tx.insert(counterTable, [{ name: "searchIndexLeft", value: 1 }]));
    await search("Senja di Jakarta");
    expect(await list()).toEqual([]);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM counters WHERE name = 'searchIndexLeft'`));
    await search("Senja di Jakarta");
    expect(await list()).toHaveLength(1);
  });

  it("is bounded in a minute and forgotten after a year", async () => {
    for (let place = 0; place < 250; place += 1) {
      kept.record(
        `judul ${"abcdefghij"[place % 10]}${"abcdefghijklmnopqrstuvwxyz"[Math.floor(place / 10)]}`,
        "nothing",
      );
    }
    expect(await service().count(admin, {})).toBe(200);
    now = new Date("2027-11-24T16:59:00Z");
    await kept.sweep();
    expect(await service().count(admin, {})).toBe(200);
    now = new Date("2027-11-24T17:01:00Z");
    await kept.sweep();
    expect(await service().count(admin, {})).toBe(0);
  });

  it("is marked as seen to, stays so when it is searched for again, and can be opened again", async () => {
    await search("senja di jakarta");
    const [edge] = (await service().page(admin, {}, { first: 1 })).edges;
    const id = edge?.node.id ?? 0;

    expect(await service().update(admin, id, { isDone: true })).toMatchObject({ isDone: true });
    await search("senja di jakarta");
    expect(await list({ isDone: false })).toEqual([]);
    expect((await list({ isDone: true }))[0]?.[2]).toBe(2);
    await service().update(admin, id, { isDone: false });
    expect(await list({ isDone: false })).toHaveLength(1);
    expect((await expectDomainError(service().update(admin, 9_999, { isDone: true }))).kind).toBe("notFound");
  });
});
