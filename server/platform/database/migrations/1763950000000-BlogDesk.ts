import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

/** A post is known by its revision, goes to the bin in its place, and has pictures in its text. */
export class BlogDesk1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "blog_posts", {
      name: "revision",
      shape: { sqlite: "integer NOT NULL DEFAULT (0)", mysql: "int NOT NULL DEFAULT 0" },
      indexes: {},
    });
    await addColumnOnce(runner, "blog_posts", {
      name: "deleted_at",
      shape: { sqlite: "datetime", mysql: "datetime NULL" },
      indexes: {},
    });
    if (!(await runner.hasTable("blog_pictures"))) {
      const { id, int, varchar, datetime, create } = portableTable(runner);
      await create({
        name: "blog_pictures",
        columns: [id(), varchar("name", 32), int("post_id", optional), datetime("since")],
        unique: { uq_blog_pictures_post: ["name", "post_id"] },
        indices: { ix_blog_pictures_post: ["post_id", "since"] },
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("blog_pictures");
    await runner.query("DELETE FROM blog_posts WHERE deleted_at IS NOT NULL");
    await runner.query("DELETE FROM bin_entries WHERE kind = 'blog_post'");
    await runner.query("ALTER TABLE blog_posts DROP COLUMN deleted_at");
    await runner.query("ALTER TABLE blog_posts DROP COLUMN revision");
  }
}
