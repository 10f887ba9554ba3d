import sql, { join, type Sql } from "sql-template-tag";

import { creditedName } from "../../authorities/names/creditedName.js";
import { authorTable } from "../../authorities/records/Author.entity.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { publisherTable } from "../../authorities/records/Publisher.entity.js";
import { sourceTable } from "../../authorities/records/Source.entity.js";
import { integer, nullable, pick, quoteName, type RowOf, text, typedAs } from "../../platform/database/columns.js";
import type { Engine, Reader } from "../../platform/database/Database.js";
import type { KeyColumn } from "../../platform/database/keyset.js";
import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import { bookTable } from "../Book.entity.js";
import { bookAuthorTable } from "../BookAuthor.entity.js";
import { copyTable } from "../copies/Copy.entity.js";
import { copyPrice } from "../copies/copyPrice.js";
import { forcedJoin } from "../query/bookIndexes.js";

/** Why a weeding has withdrawn a copy: the last that did. Books stand below weedings and do not know their entities. */
const lastWeeding = (column: "reason" | "reason_text" | "disposal") =>
  nullable(
    text(sql`CASE WHEN copies.status = 'withdrawn' THEN (SELECT weeding_items.${quoteName(column)} FROM weeding_items
    WHERE weeding_items.copy_id = copies.id AND weeding_items.withdrawn = 1
    ORDER BY weeding_items.id DESC LIMIT 1) END`),
  );

const lineColumns = {
  ...pick(
    copyTable,
    "id",
    "bookId",
    "registerKey",
    "itemCode",
    "inventoryCode",
    "acquiredAt",
    "createdAt",
    "condition",
    "status",
    "supplier",
    "note",
  ),
  ...pick(
    bookTable,
    "title",
    "edition",
    "publishPlace",
    "publishYear",
    "publishYearText",
    "physicalDescription",
    "isbn",
    "materialKind",
  ),
  callNumber: typedAs(copyTable.callNumber, sql`COALESCE(copies.call_number, books.call_number)`),
  price: typedAs(copyTable.price, copyPrice),
  publisher: nullable(publisherTable.name),
  source: nullable(sourceTable.name),
  category: nullable(categoryTable.name),
  weedingReason: lastWeeding("reason"),
  weedingReasonText: lastWeeding("reason_text"),
  disposal: lastWeeding("disposal"),
};

/** A copy with what the inventory book tells of it. */
export interface RegisterRow extends RowOf<typeof lineColumns> {
  /** In the order of the title page, each with the part that they had. */
  readonly authors: readonly string[];
}

/** Two copies may have the same number, as real inventory books have. */
export const registerKeys: readonly KeyColumn<RegisterRow>[] = [
  {
    column: sql`copies.register_key`,
    descending: false,
    valueOf: ({ registerKey }) => registerKey,
    accepts: (value) => typeof value === "string",
  },
  {
    column: sql`copies.id`,
    descending: false,
    valueOf: ({ id }) => id,
    accepts: (value) => typeof value === "number",
  },
];

/** The index has the order: left to themselves, the engines sort all copies of a span. */
function copiesInOrder(engine: Engine): Sql {
  return engine === "mysql" ? sql`copies FORCE INDEX (ix_copies_register)` : sql`copies INDEXED BY ix_copies_register`;
}

export async function selectRegister(reader: Reader, where: Sql, order: Sql, limit: Sql): Promise<RegisterRow[]> {
  const rows = await reader.select(
    lineColumns,
    sql`FROM ${copiesInOrder(reader.engine)} ${forcedJoin(reader.engine)} books ON books.id = copies.book_id
          LEFT JOIN publishers ON publishers.id = books.publisher_id
          LEFT JOIN sources ON sources.id = copies.source_id
          LEFT JOIN categories ON categories.id = COALESCE(copies.category_id, books.category_id)
        WHERE ${where} AND books.listed = 1 ORDER BY ${order} LIMIT ${limit}`,
  );
  const authors = await authorsOf(reader, [...new Set(rows.map(({ bookId }) => bookId))]);
  return rows.map((row) => ({ ...row, authors: authors.get(row.bookId)?.map(creditedName) ?? [] }));
}

const authorColumns = {
  ...pick(authorTable, "firstName", "lastName", "kind"),
  ...pick(bookAuthorTable, "bookId", "role"),
};

export async function authorsOf(reader: Reader, bookIds: readonly number[]) {
  if (bookIds.length === 0) return new Map<number, RowOf<typeof authorColumns>[]>();
  const rows = await reader.select(
    authorColumns,
    sql`FROM book_authors JOIN authors ON authors.id = book_authors.author_id
        WHERE book_authors.book_id IN (${join([...bookIds])}) ORDER BY book_authors.book_id, book_authors.position`,
  );
  return groupBy(rows, ({ bookId }) => bookId);
}

const totalColumns = {
  copies: integer(sql`COUNT(*)`),
  value: integer(sql`COALESCE(SUM(${copyPrice}), 0)`),
  unpricedCopies: integer(sql`COALESCE(SUM(CASE WHEN ${copyPrice} IS NULL THEN 1 ELSE 0 END), 0)`),
};

/** What the copies of a part cost together, in whole rupiah; those without a price add nothing. */
export type RegisterTotals = RowOf<typeof totalColumns>;

export async function selectRegisterTotals(reader: Reader, where: Sql): Promise<RegisterTotals> {
  const [totals] = await reader.select(
    totalColumns,
    sql`FROM copies JOIN books ON books.id = copies.book_id WHERE ${where} AND books.listed = 1`,
  );
  return required(totals, "the sums of the inventory book");
}
