import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** Nicknames and pen names of authors. */
export class AuthorVariants1765900000094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, bool, create } = portableTable(runner);
    await create({
      name: "author_variants",
      columns: [id(), int("author_id"), varchar("name", 255), varchar("name_key", 190), bool("is_switched_off", false)],
      unique: { uq_author_variants_name: ["author_id", "name_key"] },
      indices: { ix_author_variants_name_key: ["name_key"] },
      references: [{ name: "fk_author_variants_author", column: "author_id", table: "authors", onDelete: "CASCADE" }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("author_variants");
  }
}
