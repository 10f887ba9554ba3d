import sql, { join } from "sql-template-tag";

import { bookTable } from "../../../../server/books/Book.entity.js";
import { BookService } from "../../../../server/books/BookService.js";
import { countBookList } from "../../../../server/books/query/bookCount.js";
import type { BookListArgs, BookSort } from "../../../../server/books/query/parseListArgs.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { testWrite } from "../../../support/testWrite.js";

const BOOKS = 400;
const SORTS: readonly BookSort[] = ["relevance", "newest", "title", "year", "updated", "callNumber"];

interface Reported {
  readonly title: string;
  readonly by: readonly string[];
  readonly publishYear: number | null;
  readonly available: boolean;
}

/** One word is in every book, one in half of them, one with another never, and two in few. */
function reported(index: number): Reported {
  const title = [
    index % 2 === 0 ? "Bumi" : "Karang",
    index % 3 === 0 ? "Samudra" : "Rimba",
    ...(index % 100 === 7 ? ["Zamrud"] : []),
    ...(index % 5 === 0 ? ["Jawa"] : []),
    ...(index % 5 === 1 ? ["Wayang"] : []),
    `Jilid ${index}`,
  ].join(" ");
  return {
    title,
    by: [index % 80 === 3 ? "Ben Zulkifli" : "Tim Bahasa"],
    publishYear: index % 7 === 0 ? null : 1_980 + (index % 40),
    available: index % 4 !== 0,
  };
}

onBothEngines("A search", (test) => {
  const all = Array.from({ length: BOOKS }, (_, index) => reported(index));
  let books: BookService;
  let ids: number[];
  beforeAll(async () => {
    books = new BookService(test.database);
    ids = await givenBooks(
      test.database,
      all.map(({ title, by, publishYear, available }, index) => ({
        title,
        by: [...by],
        publishYear,
        callNumber: index % 3 === 0 ? `${index} ABC` : undefined,
        copies: available ? [{ itemCode: `S${String(index).padStart(5, "0")}` }] : [],
      })),
    );
  });

  const everyPage = async (list: BookListArgs) => {
    const found: number[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<BookService["page"]>> = await books.page(
        visitor,
        { ...list, exact: true },
        { first: 90, after },
      );
      found.push(...page.edges.map(({ node }) => node.id));
      after = page.hasNextPage ? (page.edges.at(-1)?.cursor ?? null) : null;
    } while (after !== null);
    return found;
  };
  const idsOf = (search: string, isMeant: (book: Reported) => boolean = () => true) => {
    const words = search.toLowerCase().split(" ");
    return ids.filter((_, index) => {
      const book = all[index];
      const has = book ? `${book.title} ${book.by.join(" ")}`.toLowerCase().split(" ") : [];
      return book && isMeant(book) && words.every((word) => has.some((other) => other.startsWith(word)));
    });
  };
  const byNumber = (one: number, other: number) => one - other;

  it.each([
    ["a letter that nearly every book has", "b"],
    ["a word of every book", "jilid"],
    ["common words together", "bumi r t"],
    ["two common words that no book has both of", "jawa wayang"],
    ["a rare word", "zamrud"],
    ["a rare word among common ones", "zam b jil s"],
    ["twelve common words", "bu ka sa ri ja wa ti ji ba be zu te"],
    ["a word that no book has", "quran"],
  ])("finds the same books in every order, each once: %s", async (_case, search) => {
    const expected = idsOf(search);
    const lendable = idsOf(search, ({ available, publishYear }) => available && (publishYear ?? 0) >= 1_990);
    const filter = { available: true, yearFrom: 1_990 };

    for (const sort of SORTS) {
      for (const reversed of [false, true]) {
        expect([sort, (await everyPage({ search, sort, reversed })).sort(byNumber)]).toEqual([sort, expected]);
        const filtered = await everyPage({ search, sort, reversed, filter });
        expect([sort, filtered.sort(byNumber)]).toEqual([sort, lendable]);
      }
    }
    expect(await books.count(visitor, { search, exact: true })).toBe(expected.length);
    expect(await books.count(visitor, { search, filter, exact: true })).toBe(lendable.length);
  });

  it("takes each of three letters and more for itself, since nearly every book has words that begin with them", async () => {
    const [id] = await givenBooks(test.database, [{ title: "Raja Cincin", by: ["J. R. Tolkien"] }]);

    expect(await everyPage({ search: "j r tolkien" })).toEqual([id]);
    expect(await everyPage({ search: "j r t" })).toEqual([]);
    expect(await books.count(visitor, { search: "r c j t", exact: true })).toBe(0);
    expect((await everyPage({ search: "r c" })).includes(id ?? 0)).toBe(true);
  });

  it("of a large collection is counted as far as anybody reads, and says so", async () => {
    const limits = { largeCollection: 100, most: 50, newest: 1_000, unlisted: 10 };
    const counted = (search: string) =>
      test.database.read((reader) => countBookList(reader, { search, exact: true }, limits));

    expect(await counted("jilid")).toEqual({ count: 50, isExact: false });
    expect(await counted("zamrud")).toEqual({ count: idsOf("zamrud").length, isExact: true });
  });

  it("of common words is counted among the newest books of a large collection on MariaDB, as a number that is exceeded", async () => {
    const counted = (search: string, newest: number, filter: BookListArgs["filter"] = null) =>
      test.database.read((reader) =>
        countBookList(
          reader,
          { search, filter, exact: true },
          { largeCollection: 100, most: 10_000, newest, unlisted: 10 },
        ),
      );
    const all = { count: idsOf("jawa").length, isExact: true };

    if (test.database.engine === "mysql") {
      const { count, isExact } = await counted("jawa", 100);
      // Every fifth of the newest hundred.
      expect([count >= 15 && count < 20, isExact]).toEqual([true, false]);
      expect(await counted("jilid", 300)).toEqual({ count: 290, isExact: false });
    } else {
      expect(await counted("jawa", 100)).toEqual(all);
    }
    // All books are among the newest, and what a filter leaves may be few.
    expect(await counted("jawa", 10_000)).toEqual(all);
    expect(await counted("jawa", 100, { available: true })).toMatchObject({ isExact: true });
    expect(await counted("zamrud", 100)).toMatchObject({ isExact: true });
  });

  it("is counted without the books that an import has not brought to its end, few or many", async () => {
    const search = "jilid";
    const counted = (unlisted: number) =>
      test.database.read((reader) =>
        countBookList(
          reader,
          { search, exact: true },
          { largeCollection: BOOKS, most: BOOKS, newest: 10_000, unlisted },
        ),
      );
    const listed = idsOf(search);
    const hidden = listed.slice(0, 3);
    const list = (isListed: boolean) =>
      test.database.write(testWrite, (tx) => tx.update(bookTable, { listed: isListed }, sql`id IN (${join(hidden)})`));

    await list(false);
    const counts = await Promise.all([0, 2, 3, 1_000].map(counted));
    await list(true);
    expect(counts).toEqual(counts.map(() => ({ count: listed.length - hidden.length, isExact: true })));
    expect(await counted(3)).toEqual({ count: listed.length, isExact: true });
  });

  it("keeps the best match first, however common its words are", async () => {
    const found = await everyPage({ search: "bumi" });
    const expected = idsOf("bumi").reverse();

    // All titles that have it begin with it, the newest first.
    expect(found).toEqual(expected);
    const samudra = idsOf("samudra").reverse();
    expect(await everyPage({ search: "samudra" })).toEqual(samudra);
    // No title has it.
    expect(await everyPage({ search: "bahasa" })).toEqual(idsOf("bahasa").reverse());
  });

  it("looks no common word up in MariaDB's index, which would collect all its matches first", async () => {
    const beginnings = async (search: string) => {
      const values = await test.counter.valuesDuring(async () => {
        await books.page(visitor, { search, sort: "newest", exact: true }, { first: 2 });
        await books.count(visitor, { search, exact: true });
      });
      const found = values
        .filter((value) => typeof value === "string")
        .flatMap((value) => value.match(/\w+"?\*/g) ?? []);
      return [...new Set(found.map((word) => word.replace('"', "")))];
    };
    const isSqlite = test.database.engine === "sqlite";

    expect(await beginnings("ba")).toEqual(isSqlite ? ["ba*"] : []);
    expect(await beginnings("zamrud")).toEqual(isSqlite ? [] : ["zzzamrud*"]);
    expect(await beginnings("ba zamrud")).toEqual(isSqlite ? ["ba*"] : ["zzzamrud*"]);
  });

  it("of a common word walks along the words on MariaDB, and counts without looking each book up", async () => {
    const isSqlite = test.database.engine === "sqlite";
    const ofWords = /FROM book_search FORCE INDEX \(PRIMARY\)/u;
    const ofBooks = /FROM book_search WHERE book_search\.book_id = books\.id/u;
    for (const sort of ["relevance", "newest"] as const) {
      const list: BookListArgs = { search: "samudra", sort, exact: true };
      const page = await test.counter.statementsDuring(() => books.page(visitor, list, { first: 90 }));
      const count = await test.counter.statementsDuring(() => books.count(visitor, list));

      expect([sort, page.some((statement) => ofWords.test(statement))]).toEqual([sort, !isSqlite]);
      expect([sort, page.some((statement) => ofBooks.test(statement))]).toEqual([sort, false]);
      expect([sort, count.some((statement) => /book_search.* books .*ON books\.id/su.test(statement))]).toEqual([
        sort,
        false,
      ]);
    }
    const byTitle = await test.counter.statementsDuring(() =>
      books.page(visitor, { search: "samudra", sort: "title", exact: true }, { first: 2 }),
    );
    expect(byTitle.some((statement) => ofBooks.test(statement))).toBe(!isSqlite);
  });

  it("asks every row for common words and what some book has of them, and looks rare ones up, on MariaDB", async () => {
    const statements: [string, readonly string[]][] = [];
    const log = test.counter.logQuery.bind(test.counter);
    test.counter.logQuery = (statement, values) => {
      statements.push([statement, Array.isArray(values) ? values.map(String) : []]);
      log(statement, values);
    };
    await books.page(visitor, { search: "bumi karang samudra rimba jawa zamrud" }, { first: 2 }).finally(() => {
      test.counter.logQuery = log;
    });

    const asked = statements.filter(([statement]) => /GROUP BY bits/u.test(statement));
    const ofAll = asked.filter(([statement]) => !/AGAINST/u.test(statement)).flatMap(([, values]) => values);
    const ofRare = asked.filter(([statement]) => /AGAINST/u.test(statement)).flatMap(([, values]) => values);
    const isMysql = test.database.engine === "mysql";
    const has = (values: readonly string[], text: string) => values.some((value) => value.includes(text));
    expect([has(ofAll, "zzbumi"), has(ofAll, "zzzamrud")]).toEqual([isMysql, false]);
    expect([has(ofRare, "zzbumi"), has(ofRare, "zzzamrud")]).toEqual([isMysql, isMysql]);
    // Words that stand together in the question, which no book has as one.
    expect([...ofAll, ...ofRare].filter((value) => /bumikarang|karangsamudra|samudrarimba/u.test(value))).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    // Two choices say the same: both are shown.
    ["jawa wayang samudra", ["jawa samudra", "wayang samudra"]],
    // What stands together in enough books, and says most.
    ["bumi karang samudra rimba jawa", ["bumi samudra jawa", "karang samudra jawa"]],
    // One rare word says more than three common ones.
    ["wayang jawa jilid zulkifli", ["jilid zulkifli"]],
    ["jawa wayang quran", ["jawa", "wayang"]],
  ])("that no book has all words of finds what says most of them together: %s", async (search, choices) => {
    const expected = new Set(choices.flatMap((choice) => idsOf(choice)));

    const { edges, search: answer } = await books.page(visitor, { search }, { first: 100 });

    expect(answer?.kind).toBe("fewerWords");
    expect(await books.count(visitor, { search })).toBe(expected.size);
    expect(edges.every(({ node }) => expected.has(node.id))).toBe(true);
  });

  it("of a word that is common, but in no title and no name, asks the index for those alone", async () => {
    const given = await givenBooks(
      test.database,
      Array.from({ length: 40 }, (_, index) => ({ title: `Telaga ${index}`, by: ["Sari Ayu"], subjects: ["Danau"] })),
    );
    const values = await test.counter.valuesDuring(() =>
      books.page(visitor, { search: "danau", exact: true }, { first: 5 }),
    );

    expect((await everyPage({ search: "danau" })).sort(byNumber)).toEqual(given.sort(byNumber));
    // A name's own token, instead of the word wherever it stands.
    expect(values.includes("zadanau")).toBe(test.database.engine === "mysql");
  });

  it("of a word of one run of books asks the index, however large the run is in the sample", async () => {
    const run = await givenBooks(
      test.database,
      Array.from({ length: 40 }, (_, index) => ({ title: `Rawa ${index}` })),
    );
    await givenBooks(
      test.database,
      Array.from({ length: 150 }, (_, index) => ({ title: `Teluk ${index}` })),
    );
    let found: number[] = [];
    const values = await test.counter.valuesDuring(async () => {
      found = await everyPage({ search: "raw" });
    });

    expect(found.sort(byNumber)).toEqual(run.sort(byNumber));
    // Otherwise all books would be looked through.
    expect(values.some((value) => String(value).includes("zzraw*"))).toBe(test.database.engine === "mysql");
  });

  it("is planned once for its page and its count", async () => {
    const list: BookListArgs = { search: "jawa wayang samudra" };
    const statementsOf = (work: () => Promise<unknown>) => test.counter.statementsDuring(work);
    const page = await statementsOf(() => books.page(visitor, list, { first: 2 }));
    const count = await statementsOf(() => books.count(visitor, list));

    expect(page.length).toBeGreaterThan(6);
    expect(count.length).toBeLessThanOrEqual(3);
  });
});
