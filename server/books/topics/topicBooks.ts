import sql, { join, raw, type Sql } from "sql-template-tag";

import { integer, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { foldWords } from "../../../common/fold.js";
import { isShown } from "../bookReads.js";
import { booksUsingIndex, forcedJoin } from "../query/bookIndexes.js";
import { wordKeys } from "../query/words/wordKeys.js";
import type { LibraryTopic } from "./libraryTopics.js";

/** So many books of topics follow a search's own; the rest is behind the topic's classes and subjects. */
const MAX_BOOKS = 120;
/** Of each subject and each record of a class the newest are looked at. */
const NEWEST = 60;
/** Of each class, of the wider classes and of a topic's subjects so many records are looked at. */
const MAX_RECORDS = 12;
/** With so many nearer books nobody needs those of wider classes. */
const ENOUGH_BOOKS = 12;
/** A shorter word of a topic is in titles of all kinds. */
const MIN_WORD_LENGTH = 4;

/** Where a book was found. */
interface Source {
  /** The nearer, the lower. */
  readonly distance: number;
  readonly isWider: boolean;
  readonly newest: Sql;
}

interface FoundBook {
  readonly id: number;
  readonly isWider: boolean;
  readonly hasWord: boolean;
  readonly distance: number;
}

/**
 * The ids of the books on topics: first those whose title has a word of the topic, then those of its subjects, then
 * those of its classes, the nearest first. Where they are few, what stands in wider classes follows. It takes one
 * statement, whose parts each read the newest of one subject or class.
 */
export async function topicBooks(
  reader: Reader,
  topics: readonly LibraryTopic[],
  except: ReadonlySet<number>,
): Promise<readonly number[]> {
  const sources = topics.flatMap((topic) => sourcesOf(reader, topic));
  if (sources.length === 0) {
    return [];
  }
  const parts = sources.map(
    ({ newest }, place) => sql`SELECT ${place} AS source, id, title_key FROM (${newest}) AS ${raw(`newest${place}`)}`,
  );
  const rows = await reader.select(
    { source: integer(sql`source`), id: integer(sql`id`), titleKey: text(sql`title_key`) },
    sql`FROM (${join(parts, " UNION ALL ")}) AS found`,
  );
  const keys = wordsOfTopics(topics);
  const books = new Map<number, FoundBook>();
  for (const { source, id, titleKey } of rows) {
    const { distance, isWider } = sources[source] ?? { distance: Infinity, isWider: true };
    const hasWord = titleKey.split(" ").some((word) => wordKeys(word).some((key) => keys.has(key)));
    const known = books.get(id);
    if (!except.has(id) && (!known || distance < known.distance)) {
      books.set(id, { id, distance, isWider, hasWord });
    }
  }
  const ranked = [...books.values()].sort(
    (one, other) =>
      Number(one.isWider) - Number(other.isWider) ||
      Number(other.hasWord) - Number(one.hasWord) ||
      one.distance - other.distance ||
      other.id - one.id,
  );
  const nearer = ranked.filter(({ isWider }) => !isWider).length;
  return ranked.slice(0, nearer >= ENOUGH_BOOKS ? Math.min(nearer, MAX_BOOKS) : MAX_BOOKS).map(({ id }) => id);
}

function sourcesOf({ engine }: Reader, { subjects, classes, widerIds }: LibraryTopic): Source[] {
  const onSubject = (id: number) =>
    sql`SELECT books.id, books.title_key FROM book_subjects ${forcedJoin(engine)} books
        ON books.id = book_subjects.book_id WHERE book_subjects.subject_id = ${id} AND books.listed = 1 AND ${isShown}
        ORDER BY book_subjects.book_id DESC LIMIT ${NEWEST}`;
  const inClass = (id: number) =>
    sql`SELECT books.id, books.title_key FROM ${booksUsingIndex(engine, "ix_books_classification")}
        WHERE books.classification_id = ${id} AND books.listed = 1 AND ${isShown} ORDER BY books.id DESC LIMIT ${NEWEST}`;
  return [
    ...subjects.map(({ id }) => ({ distance: 0, isWider: false, newest: onSubject(id) })),
    ...classes.flatMap(({ resultIds }, place) =>
      resultIds.slice(0, MAX_RECORDS).map((id) => ({ distance: 1 + place, isWider: false, newest: inClass(id) })),
    ),
    ...widerIds
      .slice(0, MAX_RECORDS)
      .map((id, place) => ({ distance: 100 + place, isWider: true, newest: inClass(id) })),
  ];
}

/** The words that tell of the topics in a title, by their keys. */
function wordsOfTopics(topics: readonly LibraryTopic[]): ReadonlySet<string> {
  const names = topics.flatMap(({ label, topic: { terms, subjects } }) =>
    // Single words of a longer name say enough by themselves only if the search has that name.
    [label, ...[...terms, ...subjects].filter((name) => foldWords(name).length === 1)],
  );
  return new Set(
    names
      .flatMap(foldWords)
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .flatMap(wordKeys),
  );
}
