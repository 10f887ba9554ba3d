import sql from "sql-template-tag";

import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { LoanRuleService } from "../../../../server/circulation/policy/LoanRuleService.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Loans of textbooks", (test) => {
  const givenCategory = async (name: string, group: "textbook" | "nonfiction", codes: readonly string[]) => {
    const editing = new AuthorityEditingService(test.database, recordBooks);
    const { id } = await editing.create(system, "categories", { name, collectionGroup: group });
    for (const code of codes) {
      await test.database.write(testWrite, (tx) =>
        tx.run(
          sql`UPDATE books SET category_id = ${id} WHERE id = (SELECT book_id FROM copies WHERE item_code = ${code})`,
        ),
      );
    }
    return id;
  };

  it("stay apart in the reports when their category is merged into another, or changes its group", async () => {
    const { lending, admin, codes, nisOf, time } = await givenLendingLibrary(test.database);
    const [first = "", second = "", third = ""] = codes;
    const textbooks = await givenCategory("Buku Paket A", "textbook", [first, second]);
    const others = await givenCategory("Umum A", "nonfiction", [third]);
    for (const itemCode of [first, third]) await lending.borrow(admin, { nis: nisOf(0), itemCode });
    const reports = new ReportService(test.database, time);
    const before = await reports.loans(system, {});
    expect(before).toMatchObject({ loans: 1, setLoans: 1 });

    const editing = new AuthorityEditingService(test.database, recordBooks);
    await editing.update(system, "categories", textbooks, { collectionGroup: "nonfiction" });
    expect(await reports.loans(system, {})).toEqual(before);
    await editing.merge(system, "categories", textbooks, { intoId: others });
    expect(await reports.loans(system, {})).toEqual(before);
    await lending.borrow(admin, { nis: nisOf(1), itemCode: second });
    expect(await reports.loans(system, {})).toMatchObject({ loans: 2, setLoans: 1 });
  });

  it("count towards the limit of the category into which theirs was merged", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const [first = "", second = ""] = codes;
    const old = await givenCategory("Buku Paket B", "textbook", [first]);
    const into = await givenCategory("Buku Teks B", "textbook", [second]);
    await lending.borrow(admin, { nis: nisOf(0), itemCode: first });
    await new LoanRuleService(test.database).create(system, { categoryId: into, mostLoans: 1 });
    await new AuthorityEditingService(test.database, recordBooks).merge(system, "categories", old, { intoId: into });

    await expect(lending.borrow(admin, { nis: nisOf(0), itemCode: second })).rejects.toMatchObject({
      checks: [{ code: "limit" }],
    });
  });
});
