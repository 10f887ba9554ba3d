import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Purposes as they were written before they had codes. */
const PURPOSES = [
  ["Membaca", "reading"],
  ["Meminjam/Mengembalikan", "borrowing"],
  ["Mengerjakan tugas", "assignment"],
  ["Mencari referensi", "reference"],
  ["Internet", "internet"],
  ["Diskusi", "discussion"],
  ["Lainnya", "other"],
] as const;

/** What readers find besides books: the blog, the library's own words and hours, and the guest book at the door. */
export class Reader1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, text, datetime, create } = portableTable(runner);
    await create({
      name: "blog_posts",
      columns: [
        id(),
        varchar("slug", 190),
        varchar("title", 200),
        varchar("excerpt", 500),
        bool("excerpt_given", false),
        text("body"),
        text("body_html"),
        int("reading_minutes"),
        varchar("image_url", 255, optional),
        varchar("status", 10),
        datetime("published_at", optional),
        int("author_id", optional),
        varchar("author_name", 255),
        datetime("created_at"),
        datetime("updated_at"),
      ],
      unique: { uq_blog_posts_slug: ["slug"] },
      indices: { ix_blog_posts_published: ["status", "published_at"] },
    });
    await create({
      name: "settings",
      columns: [varchar("name", 60, { isPrimary: true }), text("value"), datetime("updated_at")],
    });
    // Written out, since TypeORM adds a column on SQLite by rebuilding the table.
    await runner.query("ALTER TABLE visits ADD COLUMN class_name varchar(100) NULL");
    await runner.query("ALTER TABLE visits ADD COLUMN visitor_key varchar(190) NULL");
    await runner.query(
      `UPDATE visits SET class_name = (SELECT students.class_name FROM students
        WHERE students.id = visits.student_id) WHERE kind = 'student'`,
    );
    await runner.query(
      "UPDATE visits SET class_name = SUBSTR(REPLACE(visitor_name, 'Kelas ', ''), 1, 100) WHERE kind = 'class'",
    );
    for (const [label, code] of PURPOSES) {
      await runner.query(`UPDATE visits SET purpose = '${code}' WHERE purpose = '${label}'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [label, code] of PURPOSES) {
      await runner.query(`UPDATE visits SET purpose = '${label}' WHERE purpose = '${code}'`);
    }
    await runner.query("ALTER TABLE visits DROP COLUMN visitor_key");
    await runner.query("ALTER TABLE visits DROP COLUMN class_name");
    await runner.dropTable("settings");
    await runner.dropTable("blog_posts");
  }
}
