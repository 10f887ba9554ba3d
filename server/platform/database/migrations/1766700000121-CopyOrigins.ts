import { type MigrationInterface, type QueryRunner, TableForeignKey } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

const TEXTS = { supplier: 255, invoice_number: 100, call_number: 100, note: 500 } as const;
const REFERENCES = {
  fk_copies_source: { column: "source_id", table: "sources", index: "ix_copies_source" },
  fk_copies_category: { column: "category_id", table: "categories", index: "ix_copies_category" },
} as const;

/** Where each copy comes from: those that are there came as their book did. */
export class CopyOrigins1766700000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { column, index } of Object.values(REFERENCES)) {
      await addColumnOnce(runner, "copies", {
        name: column,
        shape: { sqlite: "integer", mysql: "int NULL" },
        indexes: { [index]: [column] },
      });
    }
    for (const [name, length] of Object.entries(TEXTS)) {
      const shape = { sqlite: `varchar(${length})`, mysql: `varchar(${length}) NULL` };
      await addColumnOnce(runner, "copies", { name, shape, indexes: {} });
    }
    // MariaDB keeps what a start that was cut off has made.
    const begun = await runner.getTable("copies");
    if (!begun?.indices.some(({ name }) => name === "ix_copies_inventory")) {
      await runner.query("CREATE INDEX ix_copies_inventory ON copies (inventory_code)");
    }
    await runner.query(
      "UPDATE copies SET source_id = (SELECT books.source_id FROM books WHERE books.id = copies.book_id)",
    );
    // SQLite builds the table anew, with the indexes that it is then known to have.
    const copies = await runner.getTable("copies");
    const missing = Object.entries(REFERENCES).filter(
      ([name]) => !copies?.foreignKeys.some((reference) => reference.name === name),
    );
    for (const [name, { column, table }] of missing) {
      await runner.createForeignKey(
        "copies",
        new TableForeignKey({
          name,
          columnNames: [column],
          referencedTableName: table,
          referencedColumnNames: ["id"],
          onDelete: "NO ACTION",
          onUpdate: "NO ACTION",
        }),
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, { column, index }] of Object.entries(REFERENCES)) {
      await runner.dropForeignKey("copies", name);
      await runner.dropIndex("copies", index);
      await runner.dropColumn("copies", column);
    }
    await runner.dropIndex("copies", "ix_copies_inventory");
    await runner.dropColumns("copies", Object.keys(TEXTS));
  }
}
