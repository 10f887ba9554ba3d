import sql from "sql-template-tag";

import type { Database } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { DAY_MS } from "../platform/time/libraryClock.js";

/** Whose address was never confirmed, though a code was mailed to it. */
export const UNCONFIRMED_DAYS = 7;
/** Who was never decided upon. */
export const UNDECIDED_DAYS = 90;
/** Who was accepted, and is a member since, and who was rejected. */
export const DECIDED_DAYS = 30;

/** Forgets who asked to become a member and is not waited for any more. */
export async function forgetRegistrations(database: Database, now = new Date()): Promise<void> {
  const before = (days: number) => toSqlDateTime(new Date(now.getTime() - days * DAY_MS));
  await database.write({ unaudited: "Requests that are over; the register has whom it took." }, (tx) =>
    tx.run(sql`DELETE FROM registrations
      WHERE (state = 'waiting' AND created_at <= ${before(UNDECIDED_DAYS)})
        OR (state = 'waiting' AND code_hash IS NOT NULL AND email_confirmed_at IS NULL
          AND created_at <= ${before(UNCONFIRMED_DAYS)})
        OR (state <> 'waiting' AND decided_at <= ${before(DECIDED_DAYS)})`),
  );
}
