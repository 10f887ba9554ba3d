import sql, { join, type Sql } from "sql-template-tag";

import { authorTable } from "../../authorities/records/Author.entity.js";
import { type AuthorName, fullName } from "../../authorities/names/authorName.js";
import { pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { foldKey, foldWords } from "../../../common/fold.js";
import { identityKey, couldBeSameEdition } from "../record/bookIdentity.js";
import { allBooks, type BookRow, type Credit, creditsOf, selectBooks } from "../bookReads.js";
import { type BookIndex, booksUsingIndex } from "../query/bookIndexes.js";

/** How a possible duplicate was matched; strongest first. */
type DuplicateReason = "isbn" | "identity" | "edition" | "title" | "titleAlone";

export interface LikelyDuplicate {
  readonly book: BookRow;
  readonly reason: DuplicateReason;
  readonly message: string;
}

export interface DraftBook {
  readonly title: string;
  readonly authors: readonly AuthorName[];
  readonly isbn13: string | null;
  readonly publishYear: number | null;
  readonly publishYearText: string | null;
  /** The book itself, while it is being changed. */
  readonly exceptId: number | null;
}

const MAX_SHOWN = 5;
/** At most so many books with the same title are compared: a school has hundreds called "Matematika". */
const MAX_OF_ONE_TITLE = 100;
/** Shorter prefixes are shared by too many books. */
const MIN_PREFIX_LENGTH = 8;

const MESSAGES: Readonly<Record<DuplicateReason, string>> = {
  isbn: "ISBN sama.",
  identity: "Judul, penulis, dan tahun sama.",
  edition: "Judul, penulis, dan tahun sama, tetapi ISBN lain: mungkin edisi lain.",
  title: "Judul mirip dan penulis sama.",
  titleAlone: "Judul sama. Penulisnya belum diisi.",
};

/**
 * At most five possible duplicates of a book that is being entered: matched first as the import does, then by a
 * similar title and a common author. Each match reads a small range of an index.
 */
export async function likelyDuplicates(reader: Reader, draft: DraftBook): Promise<LikelyDuplicate[]> {
  const found = new Map<number, LikelyDuplicate>();
  const add = (book: BookRow, reason: DuplicateReason) => {
    if (book.id !== draft.exceptId && !found.has(book.id)) {
      found.set(book.id, { book, reason, message: MESSAGES[reason] });
    }
  };
  const titleKey = foldKey(draft.title);
  if (draft.isbn13 !== null) {
    for (const book of await booksMatching(
      reader,
      "ix_books_isbn",
      sql`books.isbn13 = ${draft.isbn13}`,
      MAX_SHOWN + 1,
    )) {
      add(book, "isbn");
    }
  }
  if (titleKey !== "") {
    for (const book of await booksMatching(
      reader,
      "ix_books_identity",
      sql`books.identity_key = ${identityKey(draft)}`,
      MAX_SHOWN + 1,
    )) {
      add(book, couldBeSameEdition(draft.isbn13, book.isbn13) ? "identity" : "edition");
    }
    const { byAuthor, byTitle } = await findByLikeTitle(reader, titleKey, draft.authors);
    byAuthor.forEach((book) => add(book, "title"));
    byTitle.forEach((book) => add(book, "titleAlone"));
  }
  return [...found.values()].slice(0, MAX_SHOWN);
}

function booksMatching(reader: Reader, index: BookIndex, condition: Sql, limit: number): Promise<BookRow[]> {
  return selectBooks(
    reader,
    { from: booksUsingIndex(reader.engine, index), where: [...allBooks.where, condition] },
    sql`books.id DESC`,
    limit,
  );
}

/**
 * Books with the same title or one that is a prefix of the other, and with an author in common or no authors on
 * either side. While no author is given, also books with the same title by anybody, unless too many share it.
 */
async function findByLikeTitle(
  reader: Reader,
  titleKey: string,
  authors: readonly AuthorName[],
): Promise<Readonly<Record<"byAuthor" | "byTitle", BookRow[]>>> {
  const words = titleKey.split(" ");
  const prefixes = words
    .map((_, index) => words.slice(0, index + 1).join(" "))
    .filter((prefix) => prefix !== titleKey && prefix.length >= MIN_PREFIX_LENGTH);
  const titleConditions = [
    sql`books.title_key = ${titleKey}`,
    ...(prefixes.length === 0 ? [] : [sql`books.title_key IN (${join(prefixes)})`]),
    // The next character after a space, in the order of both engines, is the end of the range.
    ...(titleKey.length < MIN_PREFIX_LENGTH
      ? []
      : [sql`books.title_key > ${`${titleKey} `} AND books.title_key < ${`${titleKey}!`}`]),
  ];
  const books: BookRow[] = [];
  for (const condition of titleConditions) {
    books.push(...(await booksMatching(reader, "ix_books_title", condition, MAX_OF_ONE_TITLE)));
  }
  const names = await authorNamesOf(
    reader,
    books.map(({ id }) => id),
  );
  const wanted = authors.map((author) => foldWords(fullName(author)));
  const byAuthor = books.filter(({ id }) => {
    const bookNames = names.get(id) ?? [];
    return bookNames.length === 0 || wanted.length === 0
      ? bookNames.length === wanted.length
      : bookNames.some((name) => wanted.some((other) => isSimilarName(name, other)));
  });
  const sameTitle = wanted.length === 0 ? books.filter((book) => book.titleKey === titleKey) : [];
  return { byAuthor, byTitle: sameTitle.length <= MAX_SHOWN ? sameTitle : [] };
}

/**
 * "A. Hirata" and "Andrea Hirata": each word of the shorter one begins, or is begun by, a word of the other, and one of
 * them is whole.
 */
function isSimilarName(name: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = name.length <= other.length ? [name, other] : [other, name];
  return (
    shorter.some((word) => longer.includes(word)) &&
    shorter.every((word) => longer.some((theirs) => theirs.startsWith(word) || word.startsWith(theirs)))
  );
}

async function authorNamesOf(
  reader: Reader,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[][]>> {
  const credits = bookIds.length === 0 ? new Map<number, readonly Credit[]>() : await creditsOf(reader, bookIds);
  const authorIds = [...new Set([...credits.values()].flat().map(({ authorId }) => authorId))];
  const rows =
    authorIds.length === 0
      ? []
      : await reader.select(pick(authorTable, "id", "nameKey"), sql`FROM authors WHERE id IN (${join(authorIds)})`);
  const words = new Map(rows.map(({ id, nameKey }) => [id, nameKey.split(" ")]));
  return new Map(
    [...credits].map(([bookId, authors]) => [
      bookId,
      authors.flatMap(({ authorId }) => {
        const name = words.get(authorId);
        return name ? [name] : [];
      }),
    ]),
  );
}
