import type { QueryRunner } from "typeorm";

import { driverCode } from "../databaseErrors.js";
import { IN_UTF8 } from "./migrationLease.js";

const CREATE_JOURNAL = `CREATE TABLE IF NOT EXISTS migration_statements (
     id INT NOT NULL AUTO_INCREMENT PRIMARY KEY, statement TEXT NOT NULL) ${IN_UTF8}`;
/** All others, such as ALTER, commit what stands before them and themselves. */
const STAYS_IN_TRANSACTION = /^\s*(?:SELECT|SHOW|INSERT|UPDATE|DELETE|REPLACE|START|ROLLBACK|SET)\b/iu;
/** What is there already or gone already, as the server says it of a table, a column, an index or a reference. */
const MADE_ALREADY = new Set([
  "ER_TABLE_EXISTS_ERROR",
  "ER_BAD_TABLE_ERROR",
  "ER_DUP_FIELDNAME",
  "ER_DUP_KEYNAME",
  "ER_CANT_DROP_FIELD_OR_KEY",
  // Of a column or a table that has its new name already.
  "ER_BAD_FIELD_ERROR",
  "ER_NO_SUCH_TABLE",
  "ER_FK_DUP_NAME",
]);

function isMadeAlready(error: unknown): boolean {
  const code = driverCode(error) ?? "";
  // MariaDB's error for a foreign key that exists already.
  return MADE_ALREADY.has(code) || (code === "ER_CANT_CREATE_TABLE" && /errno: 121\b/u.test(String(error)));
}

/**
 * Lets a migration that was interrupted anywhere start anew on MySQL and MariaDB, which commit at each change of a
 * table. Between two of them its statements are one transaction, the last one with the row that says that it is done.
 * Each change of a table is noted in the transaction that it commits: one that is noted and repeated may find its work
 * done, any other may not.
 */
export async function makeRepeatable(runner: QueryRunner, isBehind: boolean): Promise<void> {
  const send = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
  // Versions without notes left a migration half done, too: the first one that is left may find all of its work done.
  let isUnnoted = isBehind && !(await runner.hasTable("migration_statements"));
  if (!isUnnoted) await send(CREATE_JOURNAL);
  const earlier = new Set(
    isUnnoted
      ? []
      : ((await send("SELECT statement FROM migration_statements")) as readonly { statement: string }[]).map(
          ({ statement }) => statement,
        ),
  );
  const commit = async () => {
    // Creating the journal commits too: after a start that is cut off before this line, the next one finds no journal
    // again.
    if (isUnnoted) await send(CREATE_JOURNAL);
    isUnnoted = false;
    earlier.clear();
    await send("DELETE FROM migration_statements");
    return send("COMMIT");
  };
  const changeTables = async (text: string, rest: readonly unknown[]) => {
    const isRepeated = isUnnoted || earlier.has(text);
    if (!isUnnoted) await send("INSERT INTO migration_statements (statement) VALUES (?)", [text]);
    const result = await send(text, ...rest).catch(async (error: unknown) => {
      if (isRepeated && isMadeAlready(error)) return undefined;
      // Refused, it has changed nothing; where the connection is gone, nobody knows.
      if (!isUnnoted) {
        await send("DELETE FROM migration_statements WHERE statement = ?", [text]).catch(() => undefined);
      }
      throw error;
    });
    await send("START TRANSACTION");
    return result;
  };
  Object.assign(runner, {
    query: (text: string, ...rest: unknown[]) => {
      if (text === "COMMIT") return commit();
      return STAYS_IN_TRANSACTION.test(text) ? send(text, ...rest) : changeTables(text, rest);
    },
  });
}
