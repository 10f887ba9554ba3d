import sql from "sql-template-tag";

import type { Database } from "../../../server/platform/database/Database.js";
import { givenStudent } from "../people.js";
import { testWrite } from "../testWrite.js";

/** A borrowing of the copy with this code, open unless it was returned. */
export async function givenBorrowing(
  database: Database,
  itemCode: string,
  { returned = false, dueAt = "2026-11-28" } = {},
): Promise<void> {
  const student = await givenStudent(database);
  const returnedAt = returned ? "2026-11-20 03:00:00.000" : null;
  await database.write(testWrite, async (tx) => {
    const [copy] = await tx.rows<{ id: number }>(sql`SELECT id FROM copies WHERE item_code = ${itemCode}`);
    await tx.run(
      sql`INSERT INTO borrowings (student_id, copy_id, open_copy_id, borrowed_at, due_at, returned_at,
        policy_loan_days, policy_renewals, policy_fine_per_day, policy_grace_days)
          VALUES (${student}, ${copy?.id}, ${returned ? null : copy?.id}, '2026-11-14 03:00:00.000', ${dueAt},
          ${returnedAt}, 7, 2, 500, 0)`,
    );
  });
}
