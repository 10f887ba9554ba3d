import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

const number = { sqlite: "integer", mysql: "int NULL" };

/** One title lent to a whole class or to its teacher, and which loans and acts are of such a set. */
export class ClassSets1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, date, create } = portableTable(runner);
    // MariaDB keeps the table of a start that was cut off, without a row in it.
    await runner.dropTable("class_sets", true);
    await create({
      name: "class_sets",
      columns: [
        id(),
        int("book_id"),
        varchar("class_name", 100, optional),
        varchar("class_key", 190, optional),
        int("teacher_id", optional),
        date("due_at"),
        datetime("created_at"),
        int("created_by_id", optional),
        varchar("created_by", 190),
      ],
      indices: {
        ix_class_sets_book: ["book_id"],
        ix_class_sets_class: ["class_key", "id"],
        ix_class_sets_teacher: ["teacher_id"],
        ix_class_sets_due: ["due_at", "id"],
      },
      references: [
        { name: "fk_class_sets_book", column: "book_id", table: "books", onDelete: "CASCADE" },
        { name: "fk_class_sets_teacher", column: "teacher_id", table: "students" },
      ],
    });
    await addColumnOnce(runner, "borrowings", {
      name: "class_set_id",
      shape: number,
      indexes: { ix_borrowings_class_set: ["class_set_id", "open_copy_id"] },
    });
    await addColumnOnce(runner, "desk_acts", {
      name: "class_set_id",
      shape: number,
      indexes: { ix_desk_acts_class_set: ["class_set_id"] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ix_desk_acts_class_set${isSqlite ? "" : " ON desk_acts"}`);
    await runner.query("ALTER TABLE desk_acts DROP COLUMN class_set_id");
    await runner.query(`DROP INDEX ix_borrowings_class_set${isSqlite ? "" : " ON borrowings"}`);
    await runner.query("ALTER TABLE borrowings DROP COLUMN class_set_id");
    await runner.dropTable("class_sets");
  }
}
