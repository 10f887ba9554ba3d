import sql, { empty, join, type Sql } from "sql-template-tag";

import { fullName } from "../../authorities/names/authorName.js";
import { authorTable } from "../../authorities/records/Author.entity.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { subjectTable } from "../../authorities/records/Subject.entity.js";
import { otherNamesOf } from "../../authorities/variants/variantReads.js";
import { pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { bookTable } from "../Book.entity.js";
import { isShown } from "../bookReads.js";

/** A longer name is none that anybody searches for, nor one that stands in a line of others. */
const MAX_LENGTH = 60;
/** One word begins too much: only from the second on does it say which title is meant. */
const MIN_WORDS_OF_BEGINNING = 2;

/**
 * What the catalogue itself calls what was searched for, by the folded search: a title, an author, a subject or a
 * category in whole, or the title that alone begins so. Whatever is no name of a book that readers find is not in it.
 */
export async function catalogueNames(
  reader: Reader,
  searches: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const left = () => searches.filter((search) => !found.has(search));
  for (const namesOf of [titles, authors, subjects, categories, authorsByOtherNames, titlesBegun]) {
    const asked = left();
    if (asked.length === 0) break;
    for (const [search, name] of await namesOf(reader, asked)) {
      if (name.length <= MAX_LENGTH && !found.has(search)) found.set(search, name);
    }
  }
  return found;
}

type Names = readonly (readonly [search: string, name: string])[];

async function titles(reader: Reader, searches: readonly string[]): Promise<Names> {
  const rows = await reader.select(
    pick(bookTable, "title", "titleKey"),
    sql`FROM (SELECT MIN(id) AS id FROM books WHERE listed = 1 AND ${isShown} AND title_key IN (${join([...searches])})
              GROUP BY title_key) AS found JOIN books ON books.id = found.id`,
  );
  return rows.map(({ titleKey, title }) => [titleKey, title]);
}

async function authors(reader: Reader, searches: readonly string[]): Promise<Names> {
  const rows = await reader.select(
    pick(authorTable, "nameKey", "firstName", "lastName"),
    sql`FROM authors WHERE name_key IN (${join([...searches])}) AND books_count > 0`,
  );
  return rows.map((author) => [author.nameKey, fullName(author)]);
}

async function subjects(reader: Reader, searches: readonly string[]): Promise<Names> {
  const rows = await reader.select(
    pick(subjectTable, "nameKey", "name"),
    sql`FROM subjects WHERE name_key IN (${join([...searches])}) AND EXISTS (
          SELECT 1 FROM book_subjects JOIN books ON books.id = book_subjects.book_id
          WHERE book_subjects.subject_id = subjects.id AND books.listed = 1 AND ${isShown})`,
  );
  return rows.map(({ nameKey, name }) => [nameKey, name]);
}

async function categories(reader: Reader, searches: readonly string[]): Promise<Names> {
  const rows = await reader.select(
    pick(categoryTable, "nameKey", "name"),
    sql`FROM categories WHERE name_key IN (${join([...searches])}) AND books_count > 0`,
  );
  return rows.map(({ nameKey, name }) => [nameKey, name]);
}

/** Whoever is searched for by a name that refers to another is shown by the one that their books have. */
async function authorsByOtherNames(reader: Reader, searches: readonly string[]): Promise<Names> {
  const others = await otherNamesOf(reader, searches);
  const keys = [...new Set([...others.values()].flatMap((names) => names.map(({ key }) => key)))];
  const own = new Map(keys.length > 0 ? await authors(reader, keys) : []);
  return [...others].flatMap(([search, names]) => {
    const name = names.map(({ key }) => own.get(key)).find((known) => known !== undefined);
    return name === undefined ? [] : [[search, name] as const];
  });
}

/** Titles of which the beginning was typed, by whole words, where no other title begins so. */
async function titlesBegun(reader: Reader, searches: readonly string[]): Promise<Names> {
  const found: (readonly [string, string])[] = [];
  for (const search of searches.filter((words) => words.split(" ").length >= MIN_WORDS_OF_BEGINNING)) {
    const goesOn = sql`listed = 1 AND ${isShown} AND title_key > ${`${search} `} AND title_key < ${`${search} \uFFFF`}`;
    const end = (direction: Sql) =>
      reader.select(
        pick(bookTable, "title", "titleKey"),
        sql`FROM books WHERE ${goesOn} ORDER BY title_key ${direction} LIMIT 1`,
      );
    const [[first], [last]] = [await end(empty), await end(sql`DESC`)];
    if (first && first.titleKey === last?.titleKey) found.push([search, first.title]);
  }
  return found;
}
