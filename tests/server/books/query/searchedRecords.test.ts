import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { BookService } from "../../../../server/books/BookService.js";
import { facetBooks } from "../../../../server/books/facets/facetBooks.js";
import { facetCounts } from "../../../../server/books/facets/facetCounts.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";
import { recordId } from "../../authorities/editing/listRecords.js";

onBothEngines("A search by what books refer to", (test) => {
  let admin: AdminViewer;
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", publisher: "Bentang", classification: { code: "813" }, language: "id" },
      { title: "Laskar Senja", publisher: "Bintang Pustaka", classification: { code: "899" }, language: "en" },
    ]);
  });
  const editing = () => new AuthorityEditingService(test.database, recordBooks);
  const found = async (search: string) =>
    (await new BookService(test.database).page(visitor, { search, exact: true }, { first: 9 })).edges.map(
      ({ node }) => node.title,
    );

  it("follows a publisher and a class that get another name, and such as become one", async () => {
    await editing().update(admin, "publishers", await recordId(test.database, "publishers", "bentang"), {
      name: "Gramedia",
    });
    expect([await found("gramedia"), await found("bentang")]).toEqual([["Laskar Pelangi"], []]);
    await editing().update(admin, "classifications", await recordId(test.database, "classifications", "813"), {
      code: "808",
    });
    expect(await found("808")).toEqual(["Laskar Pelangi"]);

    await editing().merge(admin, "publishers", await recordId(test.database, "publishers", "bintang pustaka"), {
      intoId: await recordId(test.database, "publishers", "gramedia"),
    });
    expect([(await found("gramedia")).length, await found("bintang")]).toEqual([2, []]);
    await editing().merge(admin, "classifications", await recordId(test.database, "classifications", "808"), {
      intoId: await recordId(test.database, "classifications", "899"),
    });
    expect(await found("899")).toHaveLength(2);
  });

  it.each([
    ["corrected", "laskar pelanggi", [["id", 1]]],
    [
      "with fewer words",
      "laskar wkwkwk",
      [
        ["en", 1],
        ["id", 1],
      ],
    ],
  ])("counts the facets of what is found %s", async (_how, search, languages) => {
    const { values } = await test.database.read(async (reader) =>
      facetCounts(reader, "languages", await facetBooks(reader, { search }), { first: 8, chosen: [] }),
    );
    expect(values.map(({ value, count }) => [value, count]).sort()).toEqual(languages);
  });
});
