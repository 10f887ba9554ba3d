import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

const COPIES_AT_ONCE = 500;

interface KnownCopy {
  readonly id: number;
  readonly number: string;
}

/** Each copy's place in the inventory book. */
export class InventoryBook1766700000124 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "copies", {
      name: "register_key",
      shape: { sqlite: "varchar(255) NOT NULL DEFAULT ''", mysql: "varchar(255) NOT NULL DEFAULT ''" },
      indexes: { ix_copies_register: ["register_key"] },
    });
    let last = 0;
    for (;;) {
      const copies = (await runner.query(
        `SELECT id, COALESCE(inventory_code, item_code) AS number FROM copies WHERE id > ? ORDER BY id
          LIMIT ${COPIES_AT_ONCE}`,
        [last],
      )) as KnownCopy[];
      const end = copies.at(-1);
      if (!end) {
        return;
      }
      await runner.query(
        `UPDATE copies SET register_key = CASE id ${"WHEN ? THEN ? ".repeat(copies.length)} END
          WHERE id > ? AND id <= ?`,
        [...copies.flatMap(({ id, number }) => [id, keyOf(number)]), last, end.id],
      );
      last = end.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ix_copies_register${isSqlite ? "" : " ON copies"}`);
    await runner.query("ALTER TABLE copies DROP COLUMN register_key");
  }
}

/** As `registerKey` made it in the version of this migration. */
function keyOf(number: string): string {
  const plain = number
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const numbers = [...plain.matchAll(/\d+/gu)];
  const last = numbers.at(-1)?.[0] ?? "";
  const isNumbered = numbers.slice(0, -1).some(({ 0: digits, index }) => index === 0 || digits.length >= 3);
  const year = isNumbered && /^(?:19|20)\d{2}$/u.test(last) ? last : "0000";
  const natural = plain.replace(/\d+/gu, (digits) => {
    const significant = digits.replace(/^0+/u, "");
    return String(significant.length).padStart(2, "0") + significant;
  });
  return (year + natural).slice(0, 255).replace(/[\uD800-\uDBFF]$/u, "");
}
