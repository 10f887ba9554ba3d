import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** The collection, and as much of students, borrowings and visits as availability and the statistics read. */
export class Catalogue1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const sqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    if (!sqlite) {
      // Keys are folded in code, so the database must compare them byte by byte, as SQLite does.
      await runner.query("ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin");
    }
    await this.createCatalogueLists(runner);
    await this.createBooks(runner);
    await this.createPeople(runner);
    await this.createSearch(runner, sqlite);
  }

  private async createCatalogueLists(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, create } = portableTable(runner);
    const record = () => [id(), int("books_count", { default: "0" }), int("import_id", optional)];
    for (const name of ["publishers", "categories", "sources", "locations"]) {
      await create({
        name,
        columns: [
          ...record(),
          varchar("name", 255),
          varchar("name_key", 190),
          ...(name === "locations" ? [varchar("shelf", 100, optional)] : []),
        ],
        unique: { [`uq_${name}_name_key`]: ["name_key"] },
        indices: { [`ix_${name}_books_count`]: ["books_count"], [`ix_${name}_import`]: ["import_id"] },
      });
    }
    await create({
      name: "authors",
      columns: [
        ...record(),
        varchar("first_name", 255),
        varchar("last_name", 190, optional),
        varchar("kind", 20, { default: "'person'" }),
        varchar("name_key", 190),
      ],
      unique: { uq_authors_name_key: ["name_key"] },
      indices: { ix_authors_books_count: ["books_count"], ix_authors_import: ["import_id"] },
    });
    await create({
      name: "classifications",
      columns: [
        ...record(),
        varchar("code", 100),
        varchar("name", 255, optional),
        varchar("code_key", 190),
        varchar("sort_key", 190),
      ],
      unique: { uq_classifications_code_key: ["code_key"] },
      indices: {
        ix_classifications_sort_key: ["sort_key"],
        ix_classifications_books_count: ["books_count"],
        ix_classifications_import: ["import_id"],
      },
    });
    await create({
      name: "subjects",
      columns: [id(), varchar("name", 255), varchar("name_key", 190), int("import_id", optional)],
      unique: { uq_subjects_name_key: ["name_key"] },
      indices: { ix_subjects_import: ["import_id"] },
    });
  }

  private async createBooks(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, text, datetime, create } = portableTable(runner);
    await create({
      name: "books",
      columns: [
        id(),
        varchar("slug", 190),
        varchar("title", 500),
        varchar("title_key", 190),
        varchar("subtitle", 500, optional),
        varchar("isbn", 100, optional),
        varchar("isbn13", 13, optional),
        int("publisher_id", optional),
        varchar("publish_place", 190, optional),
        int("publish_year", optional),
        varchar("publish_year_text", 100, optional),
        varchar("edition", 190, optional),
        varchar("physical_description", 255, optional),
        varchar("series_title", 255, optional),
        varchar("language", 40, { default: "'id'" }),
        int("classification_id", optional),
        varchar("call_number", 100, optional),
        int("category_id", optional),
        text("description", optional),
        varchar("image_url", 500, optional),
        varchar("digital_file", 255, optional),
        int("location_id", optional),
        int("source_id", optional),
        int("price", optional),
        varchar("identity_key", 32),
        bool("listed", true),
        int("import_id", optional),
        int("import_row", optional),
        datetime("created_at"),
        datetime("updated_at"),
      ],
      unique: { uq_books_slug: ["slug"] },
      indices: {
        ix_books_listed: ["listed"],
        ix_books_title: ["listed", "title_key"],
        ix_books_year: ["listed", "publish_year"],
        ix_books_language: ["listed", "language"],
        ix_books_isbn13: ["isbn13"],
        ix_books_identity: ["identity_key"],
        ix_books_publisher: ["publisher_id"],
        ix_books_classification: ["classification_id"],
        ix_books_category: ["category_id"],
        ix_books_location: ["location_id"],
        ix_books_source: ["source_id"],
        ix_books_import: ["import_id", "listed"],
      },
      references: [
        { name: "fk_books_publisher", column: "publisher_id", table: "publishers" },
        { name: "fk_books_classification", column: "classification_id", table: "classifications" },
        { name: "fk_books_category", column: "category_id", table: "categories" },
        { name: "fk_books_location", column: "location_id", table: "locations" },
        { name: "fk_books_source", column: "source_id", table: "sources" },
      ],
    });
    for (const [name, other, table] of [
      ["book_authors", "author", "authors"],
      ["book_subjects", "subject", "subjects"],
    ] as const) {
      await create({
        name,
        columns: [int("book_id", { isPrimary: true }), int(`${other}_id`, { isPrimary: true }), int("position")],
        indices: { [`ix_${name}_${other}`]: [`${other}_id`] },
        references: [
          { name: `fk_${name}_book`, column: "book_id", table: "books", onDelete: "CASCADE" },
          { name: `fk_${name}_${other}`, column: `${other}_id`, table },
        ],
      });
    }
    await create({
      name: "copies",
      columns: [
        id(),
        int("book_id"),
        varchar("item_code", 100),
        varchar("inventory_code", 100, optional),
        int("location_id", optional),
        varchar("condition", 20, { default: "'good'" }),
        varchar("status", 20, { default: "'available'" }),
        bool("listed", true),
        int("import_id", optional),
        datetime("created_at"),
        datetime("updated_at"),
      ],
      unique: { uq_copies_item_code: ["item_code"] },
      indices: {
        ix_copies_book: ["book_id"],
        ix_copies_location: ["location_id"],
        ix_copies_import: ["import_id", "listed"],
      },
      references: [
        { name: "fk_copies_book", column: "book_id", table: "books", onDelete: "CASCADE" },
        { name: "fk_copies_location", column: "location_id", table: "locations" },
      ],
    });
    await create({
      name: "book_imports",
      columns: [
        id(),
        varchar("state", 20),
        int("running_slot", optional),
        varchar("owner", 190),
        datetime("heartbeat_at"),
        varchar("file_name", 255, optional),
        int("rows_read", { default: "0" }),
        int("books_imported", { default: "0" }),
        int("copies_imported", { default: "0" }),
        int("duplicates", { default: "0" }),
        int("refused", { default: "0" }),
        datetime("created_at"),
        datetime("finished_at", optional),
      ],
      unique: { uq_book_imports_running: ["running_slot"] },
    });
  }

  private async createPeople(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, datetime, date, create } = portableTable(runner);
    await create({
      name: "students",
      columns: [
        id(),
        varchar("nis", 40),
        varchar("nisn", 10, optional),
        varchar("name", 255),
        varchar("gender", 10, optional),
        varchar("class_name", 100, optional),
        varchar("major", 100, optional),
        varchar("academic_year", 20, optional),
        date("birth_date", optional),
        varchar("phone", 40, optional),
        varchar("email", 255, optional),
        varchar("address", 500, optional),
        varchar("photo", 255, optional),
        varchar("status", 20, { default: "'active'" }),
        datetime("registered_at"),
        date("expires_at", optional),
      ],
      unique: { uq_students_nis: ["nis"], uq_students_nisn: ["nisn"] },
      indices: { ix_students_status: ["status"] },
    });
    await create({
      name: "borrowings",
      columns: [
        id(),
        int("student_id"),
        int("copy_id"),
        int("open_copy_id", optional),
        datetime("borrowed_at"),
        date("due_at"),
        datetime("returned_at", optional),
        bool("lost", false),
        int("renewal_count", { default: "0" }),
        int("fine", optional),
        int("policy_loan_days"),
        int("policy_renewals"),
        int("policy_fine_per_day"),
        int("policy_grace_days"),
      ],
      unique: { uq_borrowings_open_copy: ["open_copy_id"] },
      indices: {
        ix_borrowings_student: ["student_id"],
        ix_borrowings_copy: ["copy_id"],
        ix_borrowings_due: ["returned_at", "due_at"],
      },
      references: [
        { name: "fk_borrowings_student", column: "student_id", table: "students" },
        { name: "fk_borrowings_copy", column: "copy_id", table: "copies" },
      ],
    });
    await create({
      name: "visits",
      columns: [
        id(),
        varchar("kind", 10),
        int("student_id", optional),
        varchar("visitor_name", 255, optional),
        varchar("institution", 255, optional),
        varchar("purpose", 40, optional),
        int("people_count", { default: "1" }),
        datetime("visited_at"),
      ],
      indices: { ix_visits_visited_at: ["visited_at"], ix_visits_student: ["student_id"] },
      references: [{ name: "fk_visits_student", column: "student_id", table: "students" }],
    });
    await create({
      name: "e_resources",
      columns: [
        id(),
        varchar("label", 190),
        varchar("url", 500),
        varchar("description", 500, optional),
        int("position", { default: "0" }),
        bool("active", true),
      ],
      indices: { ix_e_resources_position: ["active", "position"] },
    });
    await create({ name: "counters", columns: [varchar("name", 40, { isPrimary: true }), int("value")] });
  }

  /**
   * One narrow row a book, written by the code that writes the book: triggers would be lost when TypeORM rebuilds a
   * SQLite table.
   */
  private async createSearch(runner: QueryRunner, sqlite: boolean): Promise<void> {
    if (sqlite) {
      await runner.query(
        "CREATE VIRTUAL TABLE book_search USING fts5(title_words, other_words, content='', contentless_delete=1, tokenize=\"unicode61 remove_diacritics 0\", prefix='2 3')",
      );
      return;
    }
    await runner.query(
      "CREATE TABLE book_search (book_id int NOT NULL PRIMARY KEY, title_words text NOT NULL, other_words text NOT NULL, " +
        "FULLTEXT KEY ft_book_search_title (title_words), FULLTEXT KEY ft_book_search_all (title_words, other_words)) ENGINE=InnoDB",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      "book_search",
      "counters",
      "e_resources",
      "visits",
      "borrowings",
      "students",
      "book_imports",
      "copies",
      "book_subjects",
      "book_authors",
      "books",
      "subjects",
      "classifications",
      "authors",
      "locations",
      "sources",
      "categories",
      "publishers",
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
