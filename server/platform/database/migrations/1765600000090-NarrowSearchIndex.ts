import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * SQLite's search index keeps which books have a word and no longer where, so that it is half as large and common words
 * are soon gone through; the words of titles stand behind a mark of their own. On both engines books are indexed anew
 * after the start, the newest first: numbers of classes are one word, and authors' letters in call numbers none.
 */
export class NarrowSearchIndex1765600000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await recreate(runner, "words", "detail=none, prefix='2 3 4'");
    await runner.query("DELETE FROM counters WHERE name = 'searchIndexLeft'");
    await runner.query(
      "INSERT INTO counters (name, value) SELECT 'searchIndexLeft', MAX(id) FROM books HAVING COUNT(*) > 0",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await recreate(runner, "title_words, other_words", "prefix='2 3'");
  }
}

async function recreate(runner: QueryRunner, columns: string, options: string): Promise<void> {
  if (runner.dataSource.driver.options.type !== "better-sqlite3") {
    return;
  }
  await runner.query("DROP TABLE book_search_terms");
  await runner.query("DROP TABLE book_search");
  await runner.query(
    `CREATE VIRTUAL TABLE book_search USING fts5(${columns}, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0", ${options})`,
  );
  await runner.query("CREATE VIRTUAL TABLE book_search_terms USING fts5vocab(book_search, instance)");
}
