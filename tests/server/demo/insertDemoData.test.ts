import sql from "sql-template-tag";

import { OftenSearchedService } from "../../../server/books/oftenSearched/OftenSearchedService.js";
import { SearchCounter } from "../../../server/books/oftenSearched/SearchCounter.js";
import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { demoBooks } from "../../../server/demo/books/demoBooks.js";
import { readSettings } from "../../../server/settings/settingsReads.js";
import { weekdayOf } from "../../../server/platform/time/libraryClock.js";
import { visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { countsOf, numberOf } from "../bookImport/importing.js";

const jakarta = { timeZone: "Asia/Jakarta" };
const now = new Date("2026-11-21T03:00:00Z");

onBothEngines("The demo collection, when several servers start at once,", (test) => {
  it("is filled by one of them, and the others start too", async () => {
    const filled = await Promise.all([1, 2, 3].map(() => insertDemoData(test.database, jakarta, now)));
    expect(filled.sort()).toEqual([false, false, true]);
    expect(await countsOf(test.database)).toMatchObject({ books: demoBooks.length, counter: demoBooks.length });
  });
});

onBothEngines("The demo collection", (test) => {
  it("fills an empty database once", async () => {
    expect(await insertDemoData(test.database, jakarta, now)).toBe(true);
    const counts = await countsOf(test.database);
    expect(counts).toMatchObject({
      books: demoBooks.length,
      counter: demoBooks.length,
      searched: demoBooks.length,
      hidden: 0,
    });
    expect(counts.copies).toBe(demoBooks.reduce((total, book) => total + book.copies, 0));
    expect(await insertDemoData(test.database, jakarta, now)).toBe(false);
    expect(await countsOf(test.database)).toEqual(counts);
  });

  it("has a blog whose posts everybody may read, none of them the day it opens", async () => {
    const posts = await test.database.read((reader) =>
      reader.rows<{ slug: string; bodyHtml: string; readingMinutes: number }>(
        sql`SELECT slug, body_html AS bodyHtml, reading_minutes AS readingMinutes FROM blog_posts
          WHERE status = 'published' AND published_at < '2026-11-21' ORDER BY published_at`,
      ),
    );
    expect(posts.map(({ slug }) => slug)).toEqual([
      "cara-mencari-buku-di-katalog",
      "enam-buku-untuk-yang-merasa-tidak-suka-membaca",
      "jam-layanan-dan-hal-yang-perlu-anda-ketahui",
      "resensi-laskar-pelangi-sekolah-yang-menolak-menyerah",
    ]);
    expect(posts.filter(({ readingMinutes }) => readingMinutes >= 2)).toHaveLength(3);
    expect(posts.every(({ bodyHtml }) => bodyHtml.includes("<h2>") && !bodyHtml.includes("<a>"))).toBe(true);
  });

  it("has posts that lead only to books that it has", async () => {
    const posts = await test.database.read((reader) =>
      reader.rows<{ bodyHtml: string }>(sql`SELECT body_html AS bodyHtml FROM blog_posts`),
    );
    const books = await test.database.read((reader) => reader.rows<{ slug: string }>(sql`SELECT slug FROM books`));
    const reported = posts.flatMap(({ bodyHtml }) =>
      [...bodyHtml.matchAll(/href="\/books\/([^"]+)"/g)].map(([, slug]) => slug),
    );
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.filter((slug) => !books.some((book) => book.slug === slug))).toEqual([]);
  });

  it("has lists that the library has published, each with books and none the day it opens", async () => {
    const lists = await test.database.read((reader) =>
      reader.rows<{ slug: string; books: number }>(
        sql`SELECT slug, (SELECT COUNT(*) FROM reading_list_items WHERE list_id = reading_lists.id) AS books
          FROM reading_lists WHERE kind = 'library' AND published_at < '2026-11-21' ORDER BY slug`,
      ),
    );
    expect(lists.map(({ slug, books }) => [slug, Number(books)])).toEqual([
      ["mulai-dari-sini", 5],
      ["novel-indonesia-untuk-kelas-xi", 6],
    ]);
  });

  it("has what its readers often search for, each of it a name in the catalogue", async () => {
    const time = { ...jakarta, now: () => now };
    const oftenSearched = new OftenSearchedService(test.database, new SearchCounter(test.database, time), time.now);
    const { names, keys } = {
      names: await oftenSearched.list(visitor, { showsOftenSearched: true, hiddenSearches: [] }),
      keys: await test.database.read((reader) => reader.rows(sql`SELECT DISTINCT name_key FROM search_counts`)),
    };
    expect(names).toHaveLength(5);
    expect(keys).toHaveLength(names.length);
  });

  it("has an address that the settings take", async () => {
    expect(await test.database.read((reader) => readSettings(reader, "x"))).toMatchObject({
      email: "perpustakaan@sekolah.example",
      address: expect.stringContaining("Jalan Pendidikan"),
    });
  });

  it("has books out, some of them overdue, and figures that agree with its rows", async () => {
    const number = (name: string) => numberOf(test.database, sql`SELECT value AS n FROM counters WHERE name = ${name}`);
    expect(
      await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM borrowings WHERE open_copy_id IS NOT NULL`),
    ).toBe(14);
    expect(
      await numberOf(
        test.database,
        sql`SELECT COUNT(*) AS n FROM borrowings WHERE open_copy_id IS NOT NULL AND due_at < '2026-11-21'`,
      ),
    ).toBe(3);
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM borrowings`)).toBe(await number("borrowings"));
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM students`)).toBe(await number("students"));
    const sinceNovember = sql`SELECT SUM(people_count) AS n FROM visits WHERE visited_at >= '2026-10-31 17:00:00'`;
    expect(await numberOf(test.database, sinceNovember)).toBe(await number("visits:2026-11"));
  });
});

onBothEngines("The demo collection of a night", (test) => {
  it("has visits of school days only, while the library was open", async () => {
    await insertDemoData(test.database, jakarta, new Date("2026-11-20T18:30:00Z"));
    const visits = await test.database.read((reader) =>
      reader.rows<{ day: string; time: string }>(
        sql`SELECT SUBSTR(visited_at, 1, 10) AS day, SUBSTR(visited_at, 12, 5) AS time FROM visits ORDER BY visited_at`,
      ),
    );
    expect(visits.length).toBeGreaterThan(100);
    expect(visits.at(-1)?.day).toBe("2026-11-20");
    // 07.00 and 15.00 at the library are midnight and 08.00 of the same day in UTC.
    expect(visits.filter(({ time }) => time > "08:00")).toEqual([]);
    expect(visits.filter(({ day }) => ["saturday", "sunday"].includes(weekdayOf(day)))).toEqual([]);
  });
});

onBothEngines("A library with a book of its own", (test) => {
  it("never gets the demo collection", async () => {
    await givenBooks(test.database, [{ title: "Milik sendiri" }]);
    expect(await insertDemoData(test.database, jakarta, now)).toBe(false);
    expect((await countsOf(test.database)).books).toBe(1);
  });
});
