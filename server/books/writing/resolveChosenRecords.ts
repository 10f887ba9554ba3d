import sql, { join, raw, type Sql } from "sql-template-tag";

import type { AuthorName } from "../../authorities/names/authorName.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import type { FieldError } from "../../errors.js";
import type { NewBook } from "../record/NewBook.js";
import type { BookChanges } from "./bookInput.js";

/** What a book shall carry, by name as the writer takes it; a list that nothing was said of is left out. */
export type ChosenRecords = Pick<
  NewBook,
  "authors" | "publisher" | "classification" | "category" | "location" | "source"
>;

/** A record of any of the five lists; which columns it has, its list says. */
interface ListedRecord {
  readonly name: string | null;
  readonly code?: string;
  readonly shelf?: string | null;
}

/**
 * The records that an input refers to by id, and those that it names, by field. Records referred to by id are locked
 * until the transaction ends; ids that do not exist are collected in `missing`.
 */
export async function resolveChosenRecords(
  tx: Transaction,
  input: BookChanges,
): Promise<{ readonly records: ChosenRecords; readonly missing: FieldError[] }> {
  const missing: FieldError[] = [];
  /** The named record, the one of this number, null to have none, undefined where nothing was said. */
  const resolveOne = async <Value>(
    field: keyof BookChanges,
    id: number | null | undefined,
    given: Value | null | undefined,
    table: Sql,
    columns: Sql,
    toValue: (row: ListedRecord) => Value,
  ): Promise<Value | null | undefined> => {
    if (id === undefined || id === null || given) {
      return given ?? (id === null ? null : given);
    }
    const [row] = await lockByIds<ListedRecord>(tx, table, columns, [id]);
    if (!row) {
      missing.push({ name: field, message: "Tidak ditemukan di daftar. Pilih yang lain atau tulis namanya." });
      return null;
    }
    return toValue(row);
  };
  const name = (row: ListedRecord) => row.name ?? "";
  // All book writes lock these tables in the same order, to avoid deadlocks.
  const authors = await resolveAuthors(tx, input, missing);
  const publisher = await resolveOne(
    "publisherId",
    input.publisherId,
    input.publisher,
    raw("publishers"),
    raw("name"),
    name,
  );
  const category = await resolveOne(
    "categoryId",
    input.categoryId,
    input.category,
    raw("categories"),
    raw("name"),
    name,
  );
  const classification = await resolveOne(
    "classificationId",
    input.classificationId,
    input.classification,
    raw("classifications"),
    raw("code, name"),
    ({ code = "", name }) => ({ code, name }),
  );
  const location = await resolveOne(
    "locationId",
    input.locationId,
    input.location,
    raw("locations"),
    raw("name, shelf"),
    (row) => ({ name: name(row), shelf: row.shelf ?? null }),
  );
  const source = await resolveOne("sourceId", input.sourceId, input.source, raw("sources"), raw("name"), name);
  return { records: { authors, publisher, category, classification, location, source }, missing };
}

async function resolveAuthors(
  tx: Transaction,
  { authorIds, authors }: BookChanges,
  missing: FieldError[],
): Promise<readonly AuthorName[] | undefined> {
  if (authors) {
    return authors.map(({ firstName, lastName, kind }) => ({
      firstName,
      lastName: lastName ?? null,
      kind: kind ?? "person",
    }));
  }
  if (!authorIds) {
    return authors === null || authorIds === null ? [] : undefined;
  }
  const rows = await lockByIds<AuthorName & { readonly id: number }>(
    tx,
    raw("authors"),
    sql`first_name AS firstName, last_name AS lastName, kind`,
    authorIds,
  );
  const found = new Map(rows.map(({ id, ...author }) => [id, author]));
  missing.push(
    ...authorIds.flatMap((id, index) =>
      found.has(id) ? [] : [{ name: `authorIds.${index}`, message: "Penulis ini tidak ditemukan di daftar." }],
    ),
  );
  return authorIds.flatMap((id) => found.get(id) ?? []);
}

/** A record that only an unfinished import has used is not there yet. */
async function lockByIds<Row>(tx: Transaction, table: Sql, columns: Sql, ids: readonly number[]): Promise<Row[]> {
  return ids.length === 0
    ? []
    : tx.rows<Row>(
        sql`SELECT id, ${columns} FROM ${table} WHERE id IN (${join([...ids])}) AND (books_count > 0
            OR import_id IS NULL) ORDER BY id ${forUpdate(tx)}`,
      );
}
