import type { AuthorName } from "../../authorities/names/authorName.js";
import type { AuthorRole } from "../../../common/authorRoles.js";
import { valuesOf } from "../../platform/database/columns.js";
import { referenceColumns } from "../record/bookReferences.js";
import { defaultCallNumber, mainAuthorOf } from "../record/callNumber.js";
import { isbn13Of } from "../record/isbn.js";
import { languageCode } from "../record/languageCode.js";
import { type BookValues, bookValueColumns } from "../record/NewBook.js";
import { uniqueById } from "./bookLinks.js";
import type { BookChanges } from "./bookInput.js";
import type { RecordChanges } from "./bookRecords.js";
import type { BookSnapshot } from "./bookSnapshot.js";
import { yearOf } from "./bookValues.js";

/** The book as it shall be; what the changes leave unsaid stays. */
export function applyChanges(before: BookSnapshot, changes: BookChanges, records: RecordChanges) {
  const { subjects = before.subjects, classification = before.classification } = records;
  const authors = records.authors?.map((author) => ({ ...author, role: roleOf(author, before) })) ?? before.authors;
  const title = changes.title ?? before.title;
  const { language, ...otherChanges } = changes;
  const { publishYear, publishYearText } = yearOf(changes) ?? before;
  const values: BookValues = {
    ...valuesOf(bookValueColumns, before),
    ...valuesOf(bookValueColumns, otherChanges),
    publishYear,
    publishYearText,
    language: language === undefined ? before.language : languageCode(language ?? "id"),
    callNumber:
      changes.callNumber === undefined
        ? callNumberOf(before, classification?.code ?? null, mainAuthorOf(authors), title)
        : changes.callNumber,
  };
  return {
    ...values,
    ...valuesOf(referenceColumns, before),
    ...valuesOf(referenceColumns, records),
    authors: uniqueById(authors),
    subjects: uniqueById(subjects),
    isbn13: changes.isbn === undefined ? before.isbn13 : isbn13Of(changes.isbn),
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
    before.callNumber ===
    defaultCallNumber(before.classification?.code ?? null, mainAuthorOf(before.authors), before.title);
  return wasGenerated ? defaultCallNumber(code, mainAuthor, title) : before.callNumber;
}

/** Who names an author without a role, as programs of before do, leaves the role as it was. */
function roleOf({ id, role }: Required<RecordChanges>["authors"][number], before: BookSnapshot): AuthorRole {
  return role ?? before.authors.find((author) => author.id === id)?.role ?? "author";
}
