import type { AuthorName } from "../../authorities/names/authorName.js";
import {
  authorDraft,
  classificationDraft,
  findOrCreate,
  locationDraft,
  namedDraft,
  type RecordDraft,
  type RecordList,
} from "../../authorities/findOrCreate.js";
import { valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { defaultCallNumber } from "../record/callNumber.js";
import { isbn13Of } from "../record/isbn.js";
import { languageCode } from "../record/languageCode.js";
import { type BookValues, bookValueColumns } from "../record/NewBook.js";
import type { BookChanges } from "./bookInput.js";
import { yearOf } from "./bookValues.js";
import type { ChosenRecords } from "./resolveChosenRecords.js";
import type { BookSnapshot } from "./bookSnapshot.js";
import { required } from "../../platform/required.js";

/** The book as it shall be, its records found or created; what the change leaves unsaid stays. */
export async function applyChanges(
  tx: Transaction,
  before: BookSnapshot,
  changes: BookChanges,
  records: ChosenRecords,
) {
  const authors = records.authors === undefined ? before.authors : await findOrCreateAuthors(tx, records.authors);
  const subjects =
    changes.subjects === undefined ? before.subjects : await findOrCreateSubjects(tx, changes.subjects ?? []);
  const title = changes.title ?? before.title;
  const code =
    records.classification === undefined
      ? (before.classification?.code ?? null)
      : (records.classification?.code ?? null);
  const { language, ...otherChanges } = changes;
  const { publishYear, publishYearText } = yearOf(changes) ?? before;
  const values: BookValues = {
    ...valuesOf(bookValueColumns, before),
    ...valuesOf(bookValueColumns, otherChanges),
    publishYear,
    publishYearText,
    language: language === undefined ? before.language : languageCode(language ?? "id"),
    callNumber: changes.callNumber === undefined ? callNumberOf(before, code, authors[0], title) : changes.callNumber,
  };
  return {
    ...values,
    authors,
    subjects,
    isbn13: changes.isbn === undefined ? before.isbn13 : isbn13Of(changes.isbn),
    publisherId: await resolveId(tx, "publishers", records.publisher, namedDraft, before.publisherId),
    categoryId: await resolveId(tx, "categories", records.category, namedDraft, before.categoryId),
    classificationId: await resolveId(
      tx,
      "classifications",
      records.classification,
      classificationDraft,
      before.classificationId,
    ),
    locationId: await resolveId(tx, "locations", records.location, locationDraft, before.locationId),
    sourceId: await resolveId(tx, "sources", records.source, namedDraft, before.sourceId),
  };
}

/** A generated call number is generated again; one that was typed is kept. */
function callNumberOf(
  before: BookSnapshot,
  code: string | null,
  mainAuthor: AuthorName | undefined,
  title: string,
): string | null {
  const wasGenerated =
    before.callNumber === defaultCallNumber(before.classification?.code ?? null, before.authors[0], before.title);
  return wasGenerated ? defaultCallNumber(code, mainAuthor, title) : before.callNumber;
}

async function resolveId<Value>(
  tx: Transaction,
  list: RecordList,
  value: Value | null | undefined,
  draftOf: (value: Value) => RecordDraft,
  before: number | null,
): Promise<number | null> {
  if (value === undefined || value === null) {
    return value === undefined ? before : null;
  }
  const draft = draftOf(value);
  return required((await findOrCreate(tx, list, [draft], null)).get(draft.key), "the record of a book");
}

async function findOrCreateAuthors(tx: Transaction, authors: readonly AuthorName[]): Promise<BookSnapshot["authors"]> {
  const ids = await findOrCreate(tx, "authors", authors.map(authorDraft), null);
  return uniqueById(
    authors.map((author) => ({ ...author, id: required(ids.get(authorDraft(author).key), "the author of a book") })),
  );
}

async function findOrCreateSubjects(tx: Transaction, subjects: readonly string[]): Promise<BookSnapshot["subjects"]> {
  const ids = await findOrCreate(tx, "subjects", subjects.map(namedDraft), null);
  return uniqueById(
    subjects.map((name) => ({ name, id: required(ids.get(namedDraft(name).key), "the subject of a book") })),
  );
}

function uniqueById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
}
