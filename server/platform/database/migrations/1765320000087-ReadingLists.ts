import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Favourites and reading lists. */
export class ReadingLists1765320000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    await create({
      name: "reading_lists",
      columns: [
        id(),
        varchar("kind", 12),
        int("student_id", optional),
        int("user_id", optional),
        varchar("favourites_of", 20, optional),
        varchar("name", 100),
        varchar("description", 500, optional),
        varchar("slug", 190, optional),
        datetime("published_at", optional),
        datetime("created_at"),
        datetime("updated_at"),
      ],
      unique: { uq_reading_lists_favourites: ["favourites_of"], uq_reading_lists_slug: ["slug"] },
      indices: {
        ix_reading_lists_student: ["student_id", "id"],
        ix_reading_lists_user: ["user_id", "id"],
        ix_reading_lists_kind: ["kind", "id"],
        ix_reading_lists_published: ["published_at", "id"],
      },
      references: [
        { name: "fk_reading_lists_student", column: "student_id", table: "students", onDelete: "CASCADE" },
        { name: "fk_reading_lists_user", column: "user_id", table: "users", onDelete: "CASCADE" },
      ],
    });
    await create({
      name: "reading_list_items",
      columns: [
        id(),
        int("list_id"),
        int("book_id"),
        int("position"),
        varchar("note", 300, optional),
        datetime("added_at"),
      ],
      unique: { uq_reading_list_items_book: ["list_id", "book_id"] },
      indices: {
        ix_reading_list_items_order: ["list_id", "position", "id"],
        ix_reading_list_items_book: ["book_id"],
      },
      references: [
        { name: "fk_reading_list_items_list", column: "list_id", table: "reading_lists", onDelete: "CASCADE" },
        { name: "fk_reading_list_items_book", column: "book_id", table: "books", onDelete: "CASCADE" },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("reading_list_items");
    await runner.dropTable("reading_lists");
  }
}
