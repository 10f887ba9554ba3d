import sql, { join } from "sql-template-tag";

import { chunk } from "../../platform/database/chunk.js";
import { pick } from "../../platform/database/columns.js";
import { counterTable } from "../../platform/database/counters/Counter.entity.js";
import type { Database, Transaction, UnauditedWrite } from "../../platform/database/Database.js";
import { yieldToOtherWriters } from "../../platform/database/yieldToOtherWriters.js";
import { bookTable } from "../Book.entity.js";
import { bookLock } from "../bookLock.js";
import { vocabularyWordTable } from "./VocabularyWord.entity.js";
import { addWordsOfBooks, ALL_BOOKS, lockVocabulary } from "./vocabularyWriter.js";

const BOOKS_PER_STEP = 500;
const counting: UnauditedWrite = {
  unaudited: "The words of the collection are derived from what the audit trail tells of.",
  locks: [bookLock],
};

/**
 * Counts the words of the books that were there before the vocabulary, in short writes. A count that was interrupted,
 * in this process or another, is continued; where all books are counted it does nothing.
 */
export async function countVocabulary(database: Database, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && !(await database.write(counting, countNextBooks))) {
    await yieldToOtherWriters(database.engine);
  }
}

async function countNextBooks(tx: Transaction): Promise<boolean> {
  const countedTo = await lockVocabulary(tx);
  if (countedTo === ALL_BOOKS) {
    return true;
  }
  const books = await tx.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE listed = 1 AND is_hidden = 0 AND id > ${countedTo} ORDER BY id LIMIT ${BOOKS_PER_STEP}`,
  );
  const ids = books.map(({ id }) => id);
  await addWordsOfBooks(tx, ids, 1);
  await setCountedTo(tx, ids.at(-1) ?? ALL_BOOKS);
  return ids.length === 0;
}

/** Counts all words anew. */
export async function recountVocabulary(database: Database): Promise<void> {
  await database.write(counting, async (tx) => {
    await lockVocabulary(tx);
    await tx.update(vocabularyWordTable, { uses: 0 }, sql`uses <> 0`);
    await setCountedTo(tx, 0);
  });
  await countVocabulary(database);
}

/** Removes the words that no book has any more. */
export async function sweepVocabulary(database: Database): Promise<void> {
  const unused = await database.read((reader) =>
    reader.select(pick(vocabularyWordTable, "id"), sql`FROM vocabulary_words WHERE uses <= 0`),
  );
  for (const words of chunk(unused)) {
    const ids = join(words.map(({ id }) => id));
    await database.write(counting, async (tx) => {
      await tx.run(sql`DELETE FROM vocabulary_words WHERE id IN (${ids}) AND uses <= 0`);
    });
  }
}

function setCountedTo(tx: Transaction, value: number): Promise<void> {
  return tx.update(counterTable, { value }, sql`name = 'vocabularyCountedTo'`);
}
