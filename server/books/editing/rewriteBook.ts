import sql, { bulk, raw } from "sql-template-tag";

import { type AuthorName, fullName } from "../../catalogue/authorName.js";
import {
  authorDraft, classificationDraft, findOrCreate, locationDraft, namedDraft, type RecordDraft, type RecordList,
} from "../../catalogue/findOrCreate.js";
import type { Transaction } from "../../database/Database.js";
import { toStored } from "../../database/instant.js";
import { releaseFile } from "../../files/releaseFile.js";
import { foldKey } from "../../text/fold.js";
import { moveBooksCounts } from "../bookListing.js";
import { identityKey } from "../bookRecord/bookIdentity.js";
import { defaultCallNumber } from "../bookRecord/callNumber.js";
import { readIsbn } from "../bookRecord/isbn.js";
import { languageCode } from "../bookRecord/languageCode.js";
import { indexBooks, removeFromIndex } from "../bookSearch.js";
import type { BookChanges } from "./bookInput.js";
import { yearOf } from "./bookValues.js";
import type { ChosenRecords } from "./chosenRecords.js";
import type { StoredBook } from "./storedBook.js";

const TEXTS = ["subtitle", "publishPlace", "edition", "physicalDescription", "seriesTitle", "description", "imageUrl"] as const;

/** What the change leaves unsaid stays. Gives the book as it shall be. */
async function changed(tx: Transaction, before: StoredBook, changes: BookChanges, records: ChosenRecords) {
  const authors = records.authors === undefined ? before.authors : await savedAuthors(tx, records.authors);
  const subjects = changes.subjects === undefined ? before.subjects : await savedSubjects(tx, changes.subjects ?? []);
  const title = changes.title ?? before.title;
  const code = records.classification === undefined ? (before.classification?.code ?? null) : (records.classification?.code ?? null);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, changes[name] === undefined ? before[name] : changes[name]])) as Pick<StoredBook, (typeof TEXTS)[number]>;
  const { publishYear, publishYearText } = yearOf(changes) ?? before;
  return {
    ...texts,
    title, authors, subjects, publishYear, publishYearText,
    isbn: changes.isbn === undefined ? before.isbn : changes.isbn,
    isbn13: changes.isbn === undefined ? before.isbn13 : isbn13Of(changes.isbn),
    language: changes.language === undefined ? before.language : languageCode(changes.language ?? "id"),
    price: changes.price === undefined ? before.price : changes.price,
    callNumber: changes.callNumber === undefined ? callNumberOf(before, code, authors[0], title) : changes.callNumber,
    publisherId: await savedId(tx, "publishers", records.publisher, namedDraft, before.publisherId),
    categoryId: await savedId(tx, "categories", records.category, namedDraft, before.categoryId),
    classificationId: await savedId(tx, "classifications", records.classification, classificationDraft, before.classificationId),
    locationId: await savedId(tx, "locations", records.location, locationDraft, before.locationId),
    sourceId: await savedId(tx, "sources", records.source, namedDraft, before.sourceId),
  };
}

/** A call number that was made here is made anew; one that a person gave stays. */
function callNumberOf(before: StoredBook, code: string | null, mainAuthor: AuthorName | undefined, title: string): string | null {
  const wasMade = before.callNumber === defaultCallNumber(before.classification?.code ?? null, before.authors[0], before.title);
  return wasMade ? defaultCallNumber(code, mainAuthor, title) : before.callNumber;
}

function isbn13Of(isbn: string | null): string | null {
  const reading = isbn === null ? null : readIsbn(isbn);
  return reading?.kind === "valid" ? reading.isbn13 : null;
}

async function savedId<Value>(
  tx: Transaction, list: RecordList, value: Value | null | undefined, draftOf: (value: Value) => RecordDraft, before: number | null,
): Promise<number | null> {
  if (value === undefined || value === null) {
    return value === undefined ? before : null;
  }
  const draft = draftOf(value);
  return (await findOrCreate(tx, list, [draft], null)).get(draft.key) ?? null;
}

async function savedAuthors(tx: Transaction, authors: readonly AuthorName[]): Promise<StoredBook["authors"]> {
  const ids = await findOrCreate(tx, "authors", authors.map(authorDraft), null);
  return unique(authors.map((author) => ({ ...author, id: ids.get(authorDraft(author).key) ?? 0 })));
}

async function savedSubjects(tx: Transaction, subjects: readonly string[]): Promise<StoredBook["subjects"]> {
  const ids = await findOrCreate(tx, "subjects", subjects.map(namedDraft), null);
  return unique(subjects.map((name) => ({ name, id: ids.get(namedDraft(name).key) ?? 0 })));
}

function unique<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** Writes what a book shall be from now on, with its links, search words and kept figures. False where nothing differs: then nothing is written. */
export async function rewriteBook(tx: Transaction, before: StoredBook, changes: BookChanges, records: ChosenRecords, now: Date): Promise<boolean> {
  const after = await changed(tx, before, changes, records);
  const same = (Object.keys(after) as (keyof typeof after)[]).every((name) =>
    name === "authors" || name === "subjects" ? idsOf(after[name]).join() === idsOf(before[name]).join() : after[name] === before[name]);
  if (same) {
    return false;
  }
  const { publishYear, publishYearText } = after;
  await tx.run(
    sql`UPDATE books SET
          title = ${after.title}, title_key = ${foldKey(after.title)}, subtitle = ${after.subtitle}, isbn = ${after.isbn}, isbn13 = ${after.isbn13},
          publisher_id = ${after.publisherId}, publish_place = ${after.publishPlace}, publish_year = ${publishYear}, publish_year_text = ${publishYearText},
          edition = ${after.edition}, physical_description = ${after.physicalDescription}, series_title = ${after.seriesTitle}, language = ${after.language},
          classification_id = ${after.classificationId}, call_number = ${after.callNumber}, category_id = ${after.categoryId},
          description = ${after.description}, image_url = ${after.imageUrl}, location_id = ${after.locationId}, source_id = ${after.sourceId},
          price = ${after.price}, identity_key = ${identityKey({ title: after.title, authors: after.authors, publishYear, publishYearText })},
          updated_at = ${toStored(laterThan(before.updatedAt, now))}
        WHERE id = ${before.id}`,
  );
  await relink(tx, before.id, "authors", idsOf(before.authors), idsOf(after.authors));
  await relink(tx, before.id, "subjects", idsOf(before.subjects), idsOf(after.subjects));
  await moveBooksCounts(tx, { ...before, authorIds: idsOf(before.authors) }, { ...after, authorIds: idsOf(after.authors) });
  await reindex(tx, before, { ...after, id: before.id });
  if (after.imageUrl !== before.imageUrl) {
    await releaseFile(tx, before.imageUrl);
  }
  return true;
}

/** Times are kept to the second; two changes within one are told apart all the same. */
function laterThan(previous: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), previous.getTime() + 1_000));
}

const LINKS = {
  authors: { table: raw("book_authors"), column: raw("author_id") },
  subjects: { table: raw("book_subjects"), column: raw("subject_id") },
} as const;

async function relink(tx: Transaction, bookId: number, link: keyof typeof LINKS, before: readonly number[], after: readonly number[]): Promise<void> {
  if (before.join() === after.join()) {
    return;
  }
  const { table, column } = LINKS[link];
  await tx.run(sql`DELETE FROM ${table} WHERE book_id = ${bookId}`);
  if (after.length > 0) {
    await tx.run(sql`INSERT INTO ${table} (book_id, ${column}, position) VALUES ${bulk(after.map((id, position) => [bookId, id, position]))}`);
  }
}

type Found = Pick<StoredBook, "id" | "title" | "subtitle" | "authors" | "subjects" | "isbn" | "isbn13" | "callNumber">;

async function reindex(tx: Transaction, before: Found, after: Found): Promise<void> {
  const document = ({ id, title, subtitle, authors, subjects, isbn, isbn13, callNumber }: Found) => ({
    bookId: id, title, subtitle, authors: authors.map(fullName), subjects: subjects.map(({ name }) => name), isbn, isbn13, callNumber,
  });
  if (JSON.stringify(document(before)) !== JSON.stringify(document(after))) {
    await removeFromIndex(tx, [before.id]);
    await indexBooks(tx, [document(after)]);
  }
}
