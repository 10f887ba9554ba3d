import { LRUCache } from "lru-cache";

import { authorTable } from "../../authorities/records/Author.entity.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { chosenRecords, unlinkFromImport } from "../../authorities/authorityTables.js";
import { classificationTable } from "../../authorities/records/Classification.entity.js";
import {
  authorDraft,
  classificationDraft,
  findOrCreate,
  locationDraft,
  categoryDraft,
  namedDraft,
  type RecordDraft,
  type RecordList,
} from "../../authorities/editing/findOrCreate.js";
import { locationTable } from "../../authorities/records/Location.entity.js";
import type { CreditedName } from "../../authorities/names/authorName.js";
import { publisherTable } from "../../authorities/records/Publisher.entity.js";
import { sourceTable } from "../../authorities/records/Source.entity.js";
import type { FieldError } from "../../errors.js";
import { emptyValues, pick, valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { bookReferences, REFERENCED_LISTS, type ReferenceColumn, referenceColumns } from "../record/bookReferences.js";
import type { NamedRecords } from "../record/NewBook.js";
import type { BookChanges } from "./bookInput.js";

/** The records of the lists that a book has, and what its derived values need of them besides the id. */
export interface BookRecords extends Readonly<Record<ReferenceColumn, number | null>> {
  readonly authors: readonly (CreditedName & { readonly id: number })[];
  readonly subjects: readonly { readonly id: number; readonly name: string }[];
  readonly classification: { readonly code: string } | null;
  readonly publisher: string | null;
}

/** Those of a book's records that an input names; null for none. */
export type RecordChanges = Partial<BookRecords>;

type MutableChanges = { -readonly [Name in keyof RecordChanges]: RecordChanges[Name] };

export const NO_RECORDS: BookRecords = {
  ...emptyValues(referenceColumns),
  authors: [],
  subjects: [],
  classification: null,
  publisher: null,
};

/** Finds the records that the books name, and creates the missing ones: a few statements for any number of books. */
export async function findOrCreateRecords(
  tx: Transaction,
  books: readonly NamedRecords[],
  importId: number | null,
): Promise<RecordChanges[]> {
  const draftsOfBooks = await tx.turns.map(books, draftsOf);
  const ids = new Map<RecordList, ReadonlyMap<string, number>>();
  for (const list of ["authors", "subjects", ...REFERENCED_LISTS] as const) {
    ids.set(
      list,
      await findOrCreate(
        tx,
        list,
        draftsOfBooks.flatMap((drafts): RecordDraft | readonly RecordDraft[] => drafts[list] ?? []),
        importId,
      ),
    );
  }
  const idOf = (list: RecordList, { key }: Pick<RecordDraft, "key">) =>
    required(ids.get(list)?.get(key), "the record of a book");
  return books.map(({ classification, publisher }, index) => {
    const drafts = required(draftsOfBooks[index], "the drafts of a book");
    const records: MutableChanges = {};
    if (drafts.authors) {
      records.authors = drafts.authors.map((draft) => ({ ...draft.author, id: idOf("authors", draft) }));
    }
    if (drafts.subjects) {
      records.subjects = drafts.subjects.map((draft) => ({ name: draft.name, id: idOf("subjects", draft) }));
    }
    if (classification !== undefined) {
      records.classification = classification;
    }
    if (publisher !== undefined) {
      records.publisher = publisher;
    }
    for (const list of REFERENCED_LISTS) {
      const draft = drafts[list];
      if (draft !== undefined) {
        records[bookReferences[list]] = draft && idOf(list, draft);
      }
    }
    return records;
  });
}

function draftsOf({ authors, subjects, publisher, category, classification, location, source }: NamedRecords) {
  return {
    authors: authors?.map((author) => ({ ...authorDraft(author), author })),
    subjects: subjects?.map((name) => ({ ...knownDrafts.memo(name), name })),
    publishers: draftOf(publisher, (name) => knownDrafts.memo(name)),
    categories: draftOf(category, (name) => categoryDraft({ name })),
    classifications: draftOf(classification, classificationDraft),
    locations: draftOf(location, locationDraft),
    sources: draftOf(source, (name) => knownDrafts.memo(name)),
  };
}

/** An import meets most subjects and publishers again and again. */
const knownDrafts = new LRUCache<string, ReturnType<typeof namedDraft>>({ max: 5_000, memoMethod: namedDraft });

function draftOf<Value, Draft>(
  value: Value | null | undefined,
  toDraft: (value: Value) => Draft,
): Draft | null | undefined {
  return value === undefined ? undefined : value ? toDraft(value) : null;
}

/**
 * The records that an input says: chosen by their ids, which are locked until the transaction ends, or named, to be
 * found or created. If ids do not exist, it finds and creates nothing and names them in `missing`.
 */
export async function resolveRecords(
  tx: Transaction,
  input: BookChanges,
): Promise<{ readonly records: RecordChanges; readonly missing: readonly FieldError[] }> {
  const named = namedRecords(input);
  const { records, missing } = await chooseRecords(tx, input, named);
  if (missing.length > 0) {
    return { records, missing };
  }
  const [created = {}] = await findOrCreateRecords(tx, [named], null);
  return { records: { ...created, ...records, ...inTurn(input, records, created) }, missing };
}

/** The authors that an input lists, those of the list and new ones, each at its place. */
function inTurn({ authors }: BookChanges, chosen: RecordChanges, created: RecordChanges): RecordChanges {
  if (!authors) {
    return {};
  }
  const known = new Map((chosen.authors ?? []).map((author) => [author.id, author]));
  const named = [...(created.authors ?? [])];
  return {
    authors: authors.map(({ id, role }) => ({
      ...required(id === undefined ? named.shift() : known.get(id), "an author of a book"),
      role,
    })),
  };
}

function namedRecords({ authors, subjects, ...records }: BookChanges): NamedRecords {
  return {
    ...records,
    authors: authors?.flatMap(({ id, firstName = "", lastName = null, kind = "person" }) =>
      id === undefined ? { firstName, lastName, kind } : [],
    ),
    subjects: subjects === null ? [] : subjects,
  };
}

const chosenColumns = {
  publishers: { ...pick(publisherTable, "id", "importId"), label: publisherTable.name },
  categories: { ...pick(categoryTable, "id", "importId"), label: categoryTable.name },
  classifications: { ...pick(classificationTable, "id", "importId"), label: classificationTable.code },
  locations: { ...pick(locationTable, "id", "importId"), label: locationTable.name },
  sources: { ...pick(sourceTable, "id", "importId"), label: sourceTable.name },
};

/** The records that an input refers to by id; none where the id is null. */
async function chooseRecords(tx: Transaction, input: BookChanges, named: NamedRecords) {
  const records: MutableChanges = {};
  const missing: FieldError[] = [];
  const { authors, authorIds } = input;
  if (authors || authors === null || authorIds !== undefined) {
    const asked =
      authors?.map(({ id }, index) => ({ id, name: `authors.${index}.id` })) ??
      (authorIds ?? []).map((id, index) => ({ id, name: `authorIds.${index}` }));
    records.authors = await chooseAuthors(tx, asked, missing);
  }
  const drafts = draftsOf(named);
  for (const list of REFERENCED_LISTS) {
    const column = bookReferences[list];
    const id = input[column];
    if (id === undefined || drafts[list]) {
      continue;
    }
    const found = id === null ? [] : await tx.select(chosenColumns[list], chosenRecords(tx, list, [id]));
    await unlinkFromImport(tx, list, found);
    const [record] = found;
    if (id !== null && !record) {
      missing.push({ name: column, message: "Tidak ditemukan di daftar. Pilih yang lain atau tulis namanya." });
    }
    records[column] = id;
    if (list === "classifications") {
      records.classification = record ? { code: record.label } : null;
    } else if (list === "publishers") {
      records.publisher = record?.label ?? null;
    }
  }
  return { records, missing };
}

const authorColumns = pick(authorTable, "id", "firstName", "lastName", "kind");
const chosenAuthorColumns = { ...authorColumns, importId: authorTable.importId };

/** Those of the list, in the order in which they are asked for, each by the field that it is asked for in. */
async function chooseAuthors(
  tx: Transaction,
  asked: readonly { readonly id: number | undefined; readonly name: string }[],
  missing: FieldError[],
): Promise<BookRecords["authors"]> {
  const chosen = asked.flatMap(({ id, name }) => (id === undefined ? [] : { id, name }));
  if (chosen.length === 0) {
    return [];
  }
  const ids = chosen.map(({ id }) => id);
  const rows = await tx.select(chosenAuthorColumns, chosenRecords(tx, "authors", ids));
  await unlinkFromImport(tx, "authors", rows);
  const found = new Map(rows.map((author) => [author.id, valuesOf(authorColumns, author)]));
  return chosen.flatMap(({ id, name }) => {
    const author = found.get(id);
    if (!author) {
      missing.push({ name, message: "Penulis ini tidak ditemukan di daftar." });
    }
    return author ?? [];
  });
}
