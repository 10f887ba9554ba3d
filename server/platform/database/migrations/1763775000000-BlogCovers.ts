import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the cover of a blog post shows, in words. */
export class BlogCovers1763775000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written out, since TypeORM adds a column on SQLite by rebuilding the table.
    await runner.query("ALTER TABLE blog_posts ADD COLUMN image_alt varchar(200) NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE blog_posts DROP COLUMN image_alt");
  }
}
