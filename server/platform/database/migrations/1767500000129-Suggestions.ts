import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Books that readers and librarians propose, and who wants them too. */
export class Suggestions1767500000129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    if (!(await runner.hasTable("suggestions"))) {
      await create({
        name: "suggestions",
        columns: [
          id(),
          varchar("title", 500),
          varchar("title_key", 190),
          varchar("author", 200, optional),
          varchar("publisher", 190, optional),
          int("publish_year", optional),
          varchar("isbn", 30, optional),
          varchar("isbn13", 13, optional),
          varchar("search_key", 950),
          varchar("note", 1000, optional),
          int("student_id", optional),
          int("user_id", optional),
          varchar("state", 10, { default: "'proposed'" }),
          varchar("reason", 500, optional),
          int("decided_by_id", optional),
          datetime("decided_at", optional),
          int("book_id", optional),
          int("votes_count", { default: "0" }),
          datetime("created_at"),
          datetime("updated_at"),
          datetime("deleted_at", optional),
        ],
        indices: {
          ix_suggestions_state: ["state", "votes_count", "id"],
          ix_suggestions_votes: ["votes_count", "id"],
          ix_suggestions_student: ["student_id", "id"],
          ix_suggestions_user: ["user_id"],
          ix_suggestions_decided_by: ["decided_by_id"],
          ix_suggestions_book: ["book_id"],
          ix_suggestions_title: ["title_key"],
          ix_suggestions_isbn: ["isbn13"],
        },
        references: [
          { name: "fk_suggestions_student", column: "student_id", table: "students", onDelete: "SET NULL" },
          { name: "fk_suggestions_user", column: "user_id", table: "users", onDelete: "SET NULL" },
          { name: "fk_suggestions_decided_by", column: "decided_by_id", table: "users", onDelete: "SET NULL" },
          { name: "fk_suggestions_book", column: "book_id", table: "books", onDelete: "SET NULL" },
        ],
      });
    }
    await create({
      name: "suggestion_votes",
      columns: [id(), int("suggestion_id"), int("student_id", optional), datetime("created_at")],
      unique: { uq_suggestion_votes_student: ["suggestion_id", "student_id"] },
      indices: { ix_suggestion_votes_student: ["student_id", "id"] },
      references: [
        {
          name: "fk_suggestion_votes_suggestion",
          column: "suggestion_id",
          table: "suggestions",
          onDelete: "CASCADE",
        },
        { name: "fk_suggestion_votes_student", column: "student_id", table: "students", onDelete: "SET NULL" },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("suggestion_votes");
    await runner.dropTable("suggestions");
  }
}
