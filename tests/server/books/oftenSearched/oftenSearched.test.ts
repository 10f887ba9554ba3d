import sql from "sql-template-tag";

import { OftenSearchedService } from "../../../../server/books/oftenSearched/OftenSearchedService.js";
import { searchCountTable } from "../../../../server/books/oftenSearched/SearchCount.entity.js";
import { SearchCounter } from "../../../../server/books/oftenSearched/SearchCounter.js";
import { pick } from "../../../../server/platform/database/columns.js";
import { type StudentViewer, type Viewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStaff } from "../../../support/people.js";
import { givenSearches } from "../../../support/search/givenSearches.js";
import { testWrite } from "../../../support/testWrite.js";

const SHOWN = { showsOftenSearched: true, hiddenSearches: [] };
const NETWORK = { address: "198.51.100.7" };

onBothEngines("What is often searched for", (test) => {
  let now: Date;
  const time = { timeZone: "Asia/Jakarta", now: () => now };
  let counter: SearchCounter;
  let service: OftenSearchedService;
  /** As another process, or the same one after a start. */
  const begin = () => {
    counter = new SearchCounter(test.database, time);
    service = new OftenSearchedService(test.database, counter, time.now);
  };
  beforeAll(async () => {
    await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        by: ["Andrea Hirata"],
        category: "Fiksi",
        subjects: ["Novel Indonesia"],
      },
      { title: "Laskar Pelangi" },
      { title: "Tenggelamnya Kapal Van der Wijck", by: ["Hamka"] },
      { title: "Sejarah Dunia Kuno" },
      { title: "Sejarah Dunia Modern" },
      { title: "Panduan yang judulnya jauh lebih panjang daripada yang muat dalam satu baris beranda" },
    ]);
  });
  beforeEach(async () => {
    now = new Date("2026-11-24T03:00:00Z");
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM search_counts`));
    begin();
  });

  const student = (userId: number): StudentViewer => ({
    role: "student",
    userId,
    username: `siswa${userId}`,
    studentId: userId,
    credential: { kind: "session" },
  });
  const enter = (search: string, viewer: Viewer = visitor, door = NETWORK) => service.enter(viewer, { search }, door);
  const kept = async () => {
    await counter.flush();
    return test.database.read((reader) =>
      reader.select(
        pick(searchCountTable, "day", "nameKey", "readerCount"),
        sql`FROM search_counts ORDER BY day, name_key`,
      ),
    );
  };
  const counted = async () => (await kept()).map(({ nameKey, readerCount }) => [nameKey, readerCount]);
  const givenOthers = () => {
    givenSearches(service, "fiksi", 20);
    givenSearches(service, "novel indonesia", 19);
  };

  it("is shown as the catalogue calls it, the most looked for first, from five readers on", async () => {
    givenSearches(service, "LASKAR pelangi!", 7);
    givenSearches(service, "andrea hirata", 9);
    givenSearches(service, "fiksi", 8);
    givenSearches(service, "tenggelamnya kapal", 6);
    givenSearches(service, "novel indonesia", 4);
    expect(await service.list(visitor, SHOWN)).toEqual([
      "Andrea Hirata",
      "Fiksi",
      "Laskar Pelangi",
      "Tenggelamnya Kapal Van der Wijck",
    ]);
  });

  it("is never what the catalogue does not have: a rude word, a pupil's name, a common beginning, a long title", async () => {
    for (const search of [
      "anjing",
      "budi santoso kelas x",
      "sejarah dunia",
      "laskar",
      "pelangi",
      "panduan yang judulnya jauh lebih panjang daripada yang muat dalam satu baris beranda",
    ]) {
      givenSearches(service, search, 50);
    }
    expect(await kept()).toEqual([]);
    expect(await service.list(visitor, SHOWN)).toEqual([]);
  });

  it("counts each reader once a day, however often and in whatever spelling they repeat it", async () => {
    givenOthers();
    for (let time = 0; time < 80; time += 1) {
      enter("laskar pelangi");
      enter("Laskar, Pelangi");
      // The same pupil, logged in and out.
      enter("laskar pelangi", student(1));
    }
    expect(await counted()).toEqual([
      ["fiksi", 20],
      ["novel indonesia", 19],
    ]);
    enter("laskar pelangi", student(2));
    enter("laskar pelangi", student(3));
    expect(await counted()).toContainEqual(["laskar pelangi", 3]);
  });

  it("counts an IPv6 network as one reader, and the readers of a network by their accounts", async () => {
    for (let host = 1; host < 40; host += 1) enter("fiksi", visitor, { address: `2001:db8:1:2::${host}` });
    for (let pupil = 1; pupil < 6; pupil += 1) enter("novel indonesia", student(pupil));
    expect(await counted()).toEqual([["novel indonesia", 5]]);
  });

  it("counts readers only: no librarian, and no program", async () => {
    const token = { kind: "token", tokenName: "skrip", scope: "write" } as const;
    const people: Viewer[] = [await givenAdmin(test.database), await givenStaff(test.database)];
    people.forEach((librarian) => enter("fiksi", librarian));
    for (let program = 1; program < 9; program += 1) enter("fiksi", { ...student(program), credential: token });
    expect(await kept()).toEqual([]);
    const readOnly = { ...student(1), credential: { ...token, scope: "read" } } as const;
    const refused = expectDomainError(Promise.resolve().then(() => enter("fiksi", readOnly)));
    expect((await refused).kind).toBe("forbidden");
  });

  it("keeps no more than the day and the number, and nothing of fewer than three readers", async () => {
    givenSearches(service, "laskar pelangi", 2);
    givenSearches(service, "fiksi", 3);
    now = new Date("2026-11-24T18:00:00Z");
    await counter.flush();
    givenSearches(service, "fiksi", 4);
    expect(await kept()).toEqual([
      { day: "2026-11-24", nameKey: "fiksi", readerCount: 3 },
      { day: "2026-11-25", nameKey: "fiksi", readerCount: 4 },
    ]);
  });

  it("is no more for several processes and after a start: the most that one of them has seen", async () => {
    givenSearches(service, "fiksi", 5);
    await counter.flush();
    begin();
    givenSearches(service, "fiksi", 4);
    await counter.flush();
    expect(await counted()).toEqual([["fiksi", 5]]);
    givenSearches(service, "fiksi", 2, 5);
    expect(await counted()).toEqual([["fiksi", 6]]);
  });

  it("adds up the days of a month, and is deleted afterwards", async () => {
    givenSearches(service, "fiksi", 3);
    await counter.flush();
    now = new Date("2026-11-25T03:00:00Z");
    givenSearches(service, "fiksi", 4);
    await counter.flush();
    expect(await counter.most(5, 9)).toEqual([{ nameKey: "fiksi", readers: 7 }]);
    now = new Date("2026-12-25T03:00:00Z");
    expect(await counter.most(1, 9)).toEqual([{ nameKey: "fiksi", readers: 4 }]);
    await counter.sweep();
    expect(await kept()).toEqual([{ day: "2026-11-25", nameKey: "fiksi", readerCount: 4 }]);
  });

  it("is bounded: one reader's different searches of a day, those that wait, and the rows", async () => {
    for (let word = 0; word < 100; word += 1) enter(`kata ${word}`, student(9));
    enter("fiksi", student(9));
    givenSearches(service, "fiksi", 2);
    expect(await kept()).toEqual([]);
    for (let word = 0; word < 250; word += 1) givenSearches(service, `judul ${word}`, 1, word + 10);
    givenSearches(service, "fiksi", 3, 500);
    expect(await kept()).toEqual([]);

    const days = Array.from({ length: 5_010 }, (_, row) => ({
      day: row < 20 ? "2026-11-20" : "2026-11-23",
      nameKey: `nama ${row}`,
      readerCount: 3,
    }));
    await test.database.write(testWrite, (tx) => tx.insert(searchCountTable, days));
    await counter.sweep();
    const rows = await test.database.read((reader) => reader.count(sql`FROM search_counts`));
    const oldest = await test.database.read((reader) =>
      reader.count(sql`FROM search_counts WHERE day = ${"2026-11-20"}`),
    );
    expect([rows, oldest]).toEqual([5_000, 10]);
  });

  it("is nothing where there are fewer than three, and where the library hides it or a part of it", async () => {
    givenSearches(service, "laskar pelangi", 6);
    givenSearches(service, "andrea hirata", 5);
    expect(await service.list(visitor, SHOWN)).toEqual([]);
    begin();
    givenSearches(service, "laskar pelangi", 6);
    givenSearches(service, "andrea hirata", 5);
    givenOthers();
    const all = ["Fiksi", "Novel Indonesia", "Laskar Pelangi", "Andrea Hirata"];
    expect(await service.list(visitor, SHOWN)).toEqual(all);
    expect(await service.list(visitor, { ...SHOWN, hiddenSearches: ["andrea HIRATA"] })).toEqual(all.slice(0, 3));
    expect(await service.list(visitor, { ...SHOWN, hiddenSearches: all.slice(0, 2) })).toEqual([]);
    expect(await service.list(visitor, { ...SHOWN, showsOftenSearched: false })).toEqual([]);
  });

  it("is read once a minute, for whatever many ask at once, and forgets a book that is gone", async () => {
    givenOthers();
    givenSearches(service, "laskar pelangi", 6);
    givenSearches(service, "tenggelamnya kapal", 5);
    const reads = jest.spyOn(test.database, "read");
    const lists = await Promise.all([1, 2, 3].map(() => service.list(visitor, SHOWN)));
    const readOnce = reads.mock.calls.length;
    expect(new Set(lists.map((list) => list.join())).size).toBe(1);
    await service.list(visitor, SHOWN);
    expect(reads.mock.calls).toHaveLength(readOnce);
    reads.mockRestore();

    const listed = (value: number) =>
      test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE books SET listed = ${value} WHERE title = 'Tenggelamnya Kapal Van der Wijck'`),
      );
    await listed(0);
    now = new Date(now.getTime() + 60_000);
    const left = await service.list(visitor, SHOWN);
    await listed(1);
    expect(left).toEqual(["Fiksi", "Novel Indonesia", "Laskar Pelangi"]);
  });

  it("is refused without words, and with too many", async () => {
    for (const search of [" ", "a".repeat(201)]) {
      const refused = expectDomainError(Promise.resolve().then(() => enter(search)));
      expect((await refused).kind).toBe("validation");
    }
  });
});
