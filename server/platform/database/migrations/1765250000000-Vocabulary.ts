import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** Greater than the id of any book: all of them are counted. */
const ALL_BOOKS = 2_147_483_647;

/** The words of the collection. Those of a library that has books already are counted after the start, bit by bit. */
export class Vocabulary1765250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, create } = portableTable(runner);
    // MariaDB keeps the table of a start that was cut off, without a row in it.
    await runner.dropTable("vocabulary_words", true);
    await create({
      name: "vocabulary_words",
      columns: [id(), varchar("word", 40), int("uses")],
      unique: { uq_vocabulary_words_word: ["word"] },
    });
    await runner.query("DELETE FROM counters WHERE name = 'vocabularyCountedTo'");
    await runner.query(
      `INSERT INTO counters (name, value)
       SELECT 'vocabularyCountedTo', CASE WHEN EXISTS (SELECT 1 FROM books) THEN 0 ELSE ${ALL_BOOKS} END`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM counters WHERE name = 'vocabularyCountedTo'");
    await runner.dropTable("vocabulary_words");
  }
}
