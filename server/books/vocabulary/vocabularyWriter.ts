import sql, { join } from "sql-template-tag";

import { type AuthorName, fullName } from "../../authorities/names/authorName.js";
import { text } from "../../platform/database/columns.js";
import { counterTable } from "../../platform/database/counters/Counter.entity.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { foldWords } from "../../../common/fold.js";
import { vocabularyWordTable } from "./VocabularyWord.entity.js";

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    /** The id of the last book whose words are counted; while an older library is gone through it grows. */
    readonly vocabularyCountedTo: number;
  }
}

/** Greater than the id of any book. */
export const ALL_BOOKS = 2_147_483_647;

/** Longer ones are no words, and figures are not spelt wrong. */
const VOCABULARY_WORD = /^\p{L}{2,40}$/u;

/** What of a book the vocabulary consists of. */
export interface NamedBook {
  readonly title: string;
  readonly subtitle: string | null;
  readonly authors: readonly AuthorName[];
  readonly subjects: readonly { readonly name: string }[];
}

/** How much more or less often each word occurs. */
type WordChanges = Map<string, number>;

function addText(changes: WordChanges, text: string | null, change: number): void {
  for (const word of foldWords(text ?? "")) {
    if (VOCABULARY_WORD.test(word)) {
      changes.set(word, (changes.get(word) ?? 0) + change);
    }
  }
}

function addBook(changes: WordChanges, book: NamedBook, change: number): void {
  const names = [...book.authors.map(fullName), ...book.subjects.map(({ name }) => name)];
  [book.title, book.subtitle, ...names].forEach((text) => addText(changes, text, change));
}

/**
 * The books up to this id have their words in the vocabulary, and the others will. Until the transaction ends no other
 * changes the vocabulary: words become visible in the order of their ids.
 */
export async function lockVocabulary(tx: Transaction): Promise<number> {
  const [counter] = await tx.select(
    counterTable,
    sql`FROM counters WHERE name = 'vocabularyCountedTo' ${forUpdate(tx)}`,
  );
  return required(counter, "the counter of the vocabulary").value;
}

/**
 * Counts the words of books that readers find from now on (+1) or no longer (-1); their rows are as readers find them.
 */
export async function countWordsOfBooks(tx: Transaction, bookIds: readonly number[], change: 1 | -1): Promise<void> {
  const countedTo = await lockVocabulary(tx);
  await addWordsOfBooks(
    tx,
    bookIds.filter((id) => id <= countedTo),
    change,
  );
}

const namedColumn = { named: text(sql`named`) };

/** As `countWordsOfBooks`, of books that the caller knows to be counted. */
export async function addWordsOfBooks(tx: Transaction, bookIds: readonly number[], change: 1 | -1): Promise<void> {
  if (bookIds.length === 0) {
    return;
  }
  const ids = join([...bookIds]);
  const changes: WordChanges = new Map();
  const byAuthors = sql`FROM book_authors JOIN authors ON authors.id = book_authors.author_id
                        WHERE book_authors.book_id IN (${ids})`;
  const named = await tx.select(
    namedColumn,
    sql`FROM (SELECT title AS named FROM books WHERE id IN (${ids})
              UNION ALL SELECT subtitle FROM books WHERE id IN (${ids}) AND subtitle IS NOT NULL
              UNION ALL SELECT first_name ${byAuthors}
              UNION ALL SELECT last_name ${byAuthors} AND last_name IS NOT NULL
              UNION ALL SELECT subjects.name FROM book_subjects JOIN subjects ON subjects.id = book_subjects.subject_id
                        WHERE book_subjects.book_id IN (${ids})) AS texts`,
  );
  named.forEach((row) => addText(changes, row.named, change));
  await writeChanges(tx, changes);
}

/** Counts what an update has changed in a book that readers find. */
export async function countChangedWords(
  tx: Transaction,
  bookId: number,
  before: NamedBook,
  after: NamedBook,
): Promise<void> {
  const changes: WordChanges = new Map();
  addBook(changes, before, -1);
  addBook(changes, after, 1);
  if ([...changes.values()].some((change) => change !== 0) && bookId <= (await lockVocabulary(tx))) {
    await writeChanges(tx, changes);
  }
}

/** A name that books which readers find have from now on (+1) or no longer (-1). */
export interface NameChange {
  readonly name: string;
  readonly bookIds: readonly number[];
  readonly change: 1 | -1;
}

/** Counts the words of names that many books share without reading those books. */
export async function countWordsOfNames(tx: Transaction, names: readonly NameChange[]): Promise<void> {
  const countedTo = await lockVocabulary(tx);
  const changes: WordChanges = new Map();
  for (const { name, bookIds, change } of names) {
    addText(changes, name, change * bookIds.filter((id) => id <= countedTo).length);
  }
  await writeChanges(tx, changes);
}

async function writeChanges(tx: Transaction, changes: WordChanges): Promise<void> {
  const rows = [...changes].flatMap(([word, uses]) => (uses === 0 ? [] : [{ word, uses }]));
  // In the order of their index both engines write them fastest.
  rows.sort((one, other) => (one.word < other.word ? -1 : 1));
  await tx.insert(
    vocabularyWordTable,
    rows,
    tx.engine === "sqlite"
      ? sql`ON CONFLICT (word) DO UPDATE SET uses = vocabulary_words.uses + excluded.uses`
      : sql`ON DUPLICATE KEY UPDATE uses = vocabulary_words.uses + VALUES(uses)`,
  );
}
