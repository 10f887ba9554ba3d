import { BookFacetService } from "../../../../server/books/facets/BookFacetService.js";
import { FACET_LIMITS, facetBooks } from "../../../../server/books/facets/facetBooks.js";
import { facetCounts } from "../../../../server/books/facets/facetCounts.js";
import { FACET_KINDS } from "../../../../server/books/facets/facetKinds.js";
import type { BookFilter } from "../../../../server/books/query/bookFilter.js";
import type { BookListArgs } from "../../../../server/books/query/parseListArgs.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";

/** A quarter of the books is looked at, in ten places of eight books. */
const limits = { ...FACET_LIMITS, smallCollection: 100, maxExact: 30, samplePoints: 10, booksPerPoint: 8 };

onBothEngines("The books of a facet in a large collection", (test) => {
  const languages = (args: BookListArgs) =>
    test.database.read(async (reader) => {
      const books = await facetBooks(reader, args, limits);
      return facetCounts(reader, "languages", books, { first: 8, chosen: [] });
    });
  const countOf = (counts: Awaited<ReturnType<typeof languages>>, language: string) =>
    counts.values.find(({ value }) => value === language)?.count ?? 0;

  beforeAll(async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 320 }, (_, place) => ({
        title: `Bacaan ${place % 40 === 0 ? "langka" : "biasa"} ${place}`,
        language: place % 4 === 0 ? "en" : "id",
        publisher: place % 32 === 0 ? "Kecil" : "Besar",
        publishYear: 2000 + (place % 2),
      })),
    );
  });

  it.each<[string, BookListArgs, number, number]>([
    ["the whole collection", {}, 240, 80],
    ["a common word", { search: "bacaan" }, 240, 80],
    ["a common filter", { filter: { yearFrom: 2001 } }, 160, 0],
    ["a common word with a common filter", { search: "bacaan", filter: { yearTo: 2000 } }, 80, 80],
  ])("are a sample of %s, whose counts say that they are estimated", async (_of, args, indonesian, english) => {
    const counts = await languages(args);

    expect(counts.isEstimated).toBe(true);
    expect(Math.abs(countOf(counts, "id") - indonesian)).toBeLessThanOrEqual(indonesian * 0.3);
    expect(Math.abs(countOf(counts, "en") - english)).toBeLessThanOrEqual(english * 0.3);
  });

  it.each<[string, BookListArgs, number]>([
    ["a rare word", { search: "langka" }, 8],
    ["a rare filter", { filter: { publisherIds: [1] } }, 10],
  ])("are all that there are of %s, each counted", async (_of, args, english) => {
    expect(await languages(args)).toMatchObject({
      isEstimated: false,
      values: [{ value: "en", count: english }],
    });
  });

  it("are found once for all facets of which nothing is chosen, also where the filter names those", async () => {
    const facets = new BookFacetService(test.database);
    const nothing = { categoryIds: null, languages: null, publisherIds: null, hasDigitalFile: null };
    const filter = { yearFrom: 2001, ...nothing };
    const statements = await test.counter.statementsDuring(() =>
      facets.facets(visitor, { search: "bacaan", filter }, FACET_KINDS),
    );

    // Those of the chosen years, and those of any year for the facet of years.
    expect(statements.filter((statement) => /SELECT\s+books\.`id`\s+FROM/u.test(statement))).toHaveLength(2);
  });

  it("of a search with several filters plan it once", async () => {
    const facets = new BookFacetService(test.database);
    const search = "langka biasa tahunan";
    const planned = async (filter: BookFilter) => {
      const statements = await test.counter.statementsDuring(() =>
        facets.facets(visitor, { search, filter }, FACET_KINDS),
      );
      return statements.filter((statement) => /author_variants/u.test(statement)).length;
    };

    expect(await planned({ yearFrom: 2000 })).toBe(1);
    expect(await planned({ yearFrom: 2000, languages: ["id"], available: false })).toBe(1);
  });
});
