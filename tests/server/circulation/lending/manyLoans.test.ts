import sql, { bulk } from "sql-template-tag";

import { selectReservations } from "../../../../server/circulation/reservations/reservationReads.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { testWrite } from "../../../support/testWrite.js";

/** One more than a page of anything has, and than a statement reads for a list. */
const MANY = 1_001;
const AT = "2026-11-01 03:00:00.000";

onBothEngines("What is read of a thousand and one", (test) => {
  it("says of each copy of a large set that it is on loan", async () => {
    const { borrowings, admin, studentIds } = await givenLendingLibrary(test.database, { copies: 0 });
    const copies = Array.from({ length: MANY }, (_, index) => ({ itemCode: `S${index}` }));
    await givenBooks(test.database, [{ title: "Buku Paket", copies }]);
    const copyIds = await test.database.write(testWrite, async (tx) => {
      const found = await tx.rows<{ id: number }>(sql`SELECT id FROM copies ORDER BY id`);
      const loans = found.map(({ id }) => [studentIds[0], id, id, AT, "2026-11-28", 7, 2, 500, 0]);
      await tx.run(
        sql`INSERT INTO borrowings (student_id, copy_id, open_copy_id, borrowed_at, due_at, policy_loan_days,
              policy_renewals, policy_fine_per_day, policy_grace_days) VALUES ${bulk(loans)}`,
      );
      return found.map(({ id }) => id);
    });

    const loans = await borrowings.openLoansOf(admin, copyIds);
    expect(loans.size).toBe(MANY);
    const byIds = await borrowings.byIds(
      admin,
      [...loans.values()].map(({ id }) => id),
    );
    expect(byIds.size).toBe(MANY);
  });

  it("leaves out none of the reservations that end together", async () => {
    const { bookIds, studentIds } = await givenLendingLibrary(test.database, { copies: 1 });
    await test.database.write(testWrite, async (tx) => {
      const ended = Array.from({ length: MANY }, () => [bookIds[0], studentIds[0], "cancelled", 1, AT]);
      await tx.run(
        sql`INSERT INTO reservations (book_id, student_id, status, position, created_at) VALUES ${bulk(ended)}`,
      );
    });

    const read = await test.database.read((reader) => selectReservations(reader, sql`TRUE`));
    expect(read).toHaveLength(MANY);
  });
});
