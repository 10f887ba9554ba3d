import type { MigrationInterface, QueryRunner } from "typeorm";

const YEAR_MS = 365 * 86_400_000;

/** Every token ends. One that had no end has a year from now, in which its owner can make another. */
export class TokensEnd1766300000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const inAYear = new Date(Date.now() + YEAR_MS).toISOString().replace(/T(.*)\.\d+Z$/, " $1.000");
    await runner.query("UPDATE access_tokens SET expires_at = ? WHERE expires_at IS NULL", [inAYear]);
    await changeExpiry(runner, " NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeExpiry(runner, "");
  }
}

function changeExpiry(runner: QueryRunner, nullness: string): Promise<unknown> {
  return runner.query(
    runner.dataSource.driver.options.type === "better-sqlite3"
      ? `ALTER TABLE "access_tokens" ALTER COLUMN "expires_at" TO "expires_at" datetime${nullness}`
      : `ALTER TABLE access_tokens MODIFY expires_at datetime${nullness || " NULL"}`,
  );
}
