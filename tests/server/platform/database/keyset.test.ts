import sql from "sql-template-tag";

import { readPage, type Segment } from "../../../../server/platform/database/keyset.js";

const byId: Segment<{ readonly id: number }> = {
  keys: [{ column: sql`id`, descending: false, valueOf: (row) => row.id }],
  fetch: () => Promise.resolve([]),
};

describe("A cursor", () => {
  it.each(["1e999", "-1e999", "null", "[1]"])(
    "with %s for a number is refused before MySQL reads it as a column's name",
    async (value) => {
      const after = Buffer.from(`["list",0,${value}]`).toString("base64url");
      await expect(readPage("list", [byId], { first: 1, after })).rejects.toMatchObject({ kind: "validation" });
    },
  );
});
