import sql, { empty, type Sql } from "sql-template-tag";

import { type Database, isDuplicateError, type Reader, type Transaction } from "./Database.js";

/**
 * The suffix for a SELECT on whose rows a write depends: on MySQL it locks them, and reads what was committed after
 * the transaction's snapshot. SQLite serialises all writes anyway.
 */
export function forUpdate({ engine }: Reader): Sql {
  return engine === "mysql" ? sql`FOR UPDATE` : empty;
}

const MAX_TRIES = 5;

/** Retries a write if another transaction took a slug or an item code between our read and our write. */
export async function retryOnDuplicate<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.write(work);
    } catch (error) {
      if (tries === MAX_TRIES || !isDuplicateError(error)) {
        throw error;
      }
    }
  }
}
