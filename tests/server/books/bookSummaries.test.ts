import { selectBookSummaries } from "../../../server/books/bookSummaries.js";
import type { Reader } from "../../../server/platform/database/Database.js";
import { selectStatement } from "../../../server/platform/database/rowStatements.js";
import { dataSourceOf } from "../../support/dataSourceOf.js";
import { onSqlite } from "../../support/database.js";

onSqlite("The books of a list's records", (test) => {
  it.each(["authors", "publishers", "categories", "classifications", "locations", "sources"] as const)(
    "are found by the index of %s, never by walking the catalogue",
    async (list) => {
      const plan = await test.database.read(async (reader) => {
        let steps: readonly { readonly detail: string }[] = [];
        const explaining: Reader = {
          ...reader,
          select: async (selected, rest) => {
            const { text, values } = selectStatement(selected, rest);
            steps = await dataSourceOf(reader).query(`EXPLAIN QUERY PLAN ${text}`, values);
            return [];
          },
        };
        await selectBookSummaries(
          explaining,
          list,
          Array.from({ length: 100 }, (_, index) => index + 1),
          false,
        );
        return steps.map(({ detail }) => detail).join("\n");
      });

      expect(plan).not.toMatch(/ix_books_listed|SCAN/);
      expect(plan).toMatch(
        list === "authors"
          ? /ix_book_authors_author/
          : new RegExp(`ix_books_${list.replace(/(ies|s)$/, (ending) => (ending === "ies" ? "y" : ""))}`),
      );
    },
  );
});
