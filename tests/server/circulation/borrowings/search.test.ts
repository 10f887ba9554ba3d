import sql, { join } from "sql-template-tag";

import { foldKey } from "../../../../server/platform/text/fold.js";
import { onBothEngines } from "../../../support/database.js";
import { givenLendingLibrary } from "../../../support/lending.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("A search in the loans", (test) => {
  const givenLoans = async () => {
    const library = await givenLendingLibrary(test.database);
    const { lending, borrowings, admin, codes, nisOf } = library;
    for (const [code, title] of Object.entries({ B00001: "Al-Qur'an dan Terjemahnya", B00002: "Bumi" })) {
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE books SET title = ${title}, title_key = ${foldKey(title)}
          WHERE id = (SELECT book_id FROM copies WHERE item_code = ${code})`),
      );
    }
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1] });
    return {
      ...library,
      /** The codes found, newest first; the count must agree. */
      found: async (search: string) => {
        const { edges } = await borrowings.page(admin, { search }, { first: 100 });
        expect(await borrowings.count(admin, { search })).toBe(edges.length);
        return edges.map(({ node }) => node.itemCode).sort();
      },
    };
  };

  it("finds by a code in either case, a number, and words of name and title, as the catalogue reads them", async () => {
    const { found, nisOf } = await givenLoans();
    expect(await found("b00002")).toEqual(["B00002"]);
    expect(await found(nisOf(0))).toEqual(["B00001"]);
    expect(await found("Al-Qur'an")).toEqual(["B00001"]);
    expect(await found("AL-QUR\u2019AN rina")).toEqual(["B00001"]);
    expect(await found("budi bumi")).toEqual(["B00002"]);
    expect(await found("rina bumi")).toEqual([]);
    expect(await found("ipa")).toEqual(["B00001", "B00002"]);
    expect(await found("tak ada")).toEqual([]);
    expect(await found("!?")).toEqual([]);
    expect(await found("  ")).toEqual(["B00001", "B00002"]);
  });

  it("finds them also by a word that very many students have", async () => {
    const { found } = await givenLoans();
    const many = Array.from(
      { length: 501 },
      (_, n) => sql`(${`9${n}`}, 'Umum', 'umum', 'umum ipa', 'active', '2026-01-01')`,
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO students (nis, name, name_key, search_key, status, registered_at) VALUES ${join(many)}`),
    );
    expect(await found("ipa bumi")).toEqual(["B00002"]);
    expect(await found("ipa")).toEqual(["B00001", "B00002"]);
  });

  it("compares no loan with a text, and counts without what it does not ask for", async () => {
    const { borrowings, admin } = await givenLoans();
    const statements = async (work: () => Promise<unknown>) => {
      const all = await test.counter.statementsDuring(async () => {
        await work();
      });
      return all.filter((text) => /FROM [`"]?borrowings/.test(text));
    };
    await borrowings.page(admin, {}, { first: 1 });
    const searched = await statements(() => borrowings.page(admin, { search: "terjemahnya" }, { first: 10 }));
    expect(searched.filter((text) => text.includes("LIKE"))).toEqual([]);
    const counted = await statements(() => borrowings.count(admin, { status: "open", bookId: 1 }));
    expect(counted.filter((text) => text.includes("JOIN"))).toEqual([]);
  });
});
