import sql, { join } from "sql-template-tag";

import { DeskExportService } from "../../../../server/circulation/export/DeskExportService.js";
import { MAX_PAGE_SIZE } from "../../../../server/platform/database/keyset.js";
import { foldKey } from "../../../../common/fold.js";
import { onBothEngines } from "../../../support/database.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
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

  it("is of one copy by its code alone, not of a title that holds the code as a word", async () => {
    const { borrowings, admin } = await givenLoans();
    const title = "Manual B00002";
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET title = ${title}, title_key = ${foldKey(title)}
        WHERE id = (SELECT book_id FROM copies WHERE item_code = 'B00001')`),
    );
    const codesOf = async (args: object) =>
      (await borrowings.page(admin, args, { first: 100 })).edges.map(({ node }) => node.itemCode).sort();
    expect(await codesOf({ search: "B00002" })).toEqual(["B00001", "B00002"]);
    expect(await codesOf({ itemCode: " b00002 " })).toEqual(["B00002"]);
    expect(await codesOf({ itemCode: "B0000" })).toEqual([]);
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

  it("looks its words up once for a whole export, however many pages it has", async () => {
    const { admin, time, studentIds } = await givenLoans();
    const earlier = 2 * MAX_PAGE_SIZE;
    const loans = Array.from(
      { length: earlier },
      () => sql`(${studentIds[1]}, (SELECT id FROM copies WHERE item_code = 'B00002'), '2026-10-01 03:00:00.000',
        '2026-10-08', '2026-10-02 03:00:00.000', 7, 2, 500, 0)`,
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO borrowings (student_id, copy_id, borrowed_at, due_at, returned_at, policy_loan_days,
        policy_renewals, policy_fine_per_day, policy_grace_days) VALUES ${join(loans)}`),
    );
    const rows: string[] = [];
    const { chunks } = new DeskExportService(test.database, time).borrowings(admin, { search: "budi bumi" });
    const statements = await test.counter.statementsDuring(async () => {
      for await (const chunk of chunks) rows.push(...chunk.trim().split("\r\n"));
    });
    expect(rows).toHaveLength(1 + earlier + 1);
    const lookUps = statements.filter((text) => !/FROM [`"]?borrowings/.test(text) && text.includes("LIKE"));
    expect(lookUps).toHaveLength(2);
  });
});
