import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** What each group of categories says of the books in it; of all others a title has been a book until now. */
const KINDS_OF_GROUPS = { serial: "periodical", audiovisual: "audiovisual" } as const;

/** Every title has a kind of material. */
export class MaterialKinds1767600000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "books", {
      name: "material_kind",
      shape: { sqlite: "varchar(20) NOT NULL DEFAULT ('book')", mysql: "varchar(20) NOT NULL DEFAULT 'book'" },
      indexes: { ix_books_material_kind: ["listed", "material_kind"] },
    });
    for (const [kind, group] of Object.entries(KINDS_OF_GROUPS)) {
      await runner.query(
        `UPDATE books SET material_kind = ?
         WHERE material_kind = 'book' AND category_id IN (SELECT id FROM categories WHERE collection_group = ?)`,
        [kind, group],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("books", "ix_books_material_kind");
    await runner.query("ALTER TABLE books DROP COLUMN material_kind");
  }
}
