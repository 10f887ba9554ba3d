import sql, { empty, type Sql } from "sql-template-tag";

import { type Database, isDuplicateError, type Reader, type Transaction } from "./Database.js";

/**
 * Ends a SELECT whose rows decide what is written: on MySQL nobody else changes them meanwhile, and it sees what was committed
 * since the transaction's first look. On SQLite every write is alone already.
 */
export function forUpdate({ engine }: Reader): Sql {
  return engine === "mysql" ? sql`FOR UPDATE` : empty;
}

const MAX_TRIES = 5;

/** Writes again where somebody took a slug or a code between our look and our write: looking again sees it. */
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
