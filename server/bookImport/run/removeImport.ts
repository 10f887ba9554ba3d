import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Database, Transaction } from "../../platform/database/Database.js";
import { removeFromIndex } from "../../books/query/bookSearch.js";
import { breathe } from "./breathe.js";
import { endImport, hiddenBooks, holdImport, noteProgress, noteRemoval } from "./importJournal.js";

const BOOKS_PER_WRITE = 500;
const RECORDS_PER_WRITE = 1_000;

/** The records that an import may have brought, and what tells that something uses one. */
const LISTS: readonly { readonly table: Sql; readonly inUse: Sql }[] = [
  { table: raw("authors"), inUse: sql`SELECT 1 FROM book_authors WHERE author_id = authors.id` },
  { table: raw("subjects"), inUse: sql`SELECT 1 FROM book_subjects WHERE subject_id = subjects.id` },
  { table: raw("publishers"), inUse: sql`SELECT 1 FROM books WHERE publisher_id = publishers.id` },
  { table: raw("categories"), inUse: sql`SELECT 1 FROM books WHERE category_id = categories.id` },
  { table: raw("classifications"), inUse: sql`SELECT 1 FROM books WHERE classification_id = classifications.id` },
  { table: raw("sources"), inUse: sql`SELECT 1 FROM books WHERE source_id = sources.id` },
  {
    table: raw("locations"),
    inUse: sql`SELECT 1 FROM books WHERE location_id = locations.id UNION ALL SELECT 1 FROM copies WHERE location_id = locations.id`,
  },
];

interface Removal {
  /** staging: an import that never was. removing: one whose undo is decided. */
  readonly from: "staging" | "removing";
  /** Why, for the people who look at it later. */
  readonly message?: string | null;
  readonly onBooks?: (removed: number) => void;
}

/** Takes what an import has brought and hides away: its books, copies and search words, and the catalogue records that nothing else uses. */
export async function removeImport(
  database: Database,
  id: number,
  owner: string,
  { from, message = null, onBooks = () => undefined }: Removal,
): Promise<void> {
  const ofBooks = (tx: Transaction) => removeBooks(tx, id);
  const steps = [
    (tx: Transaction) => removeCopies(tx, id),
    ofBooks,
    ...LISTS.map((list) => (tx: Transaction) => removeRecords(tx, id, list)),
  ];
  const books = await database.write(async (tx) => {
    await holdImport(tx, id, owner, from);
    await noteRemoval(tx, id);
    return hiddenBooks(tx, id);
  });
  let removed = 0;
  for (const step of steps) {
    for (;;) {
      const count = await database.write(async (tx) => {
        await holdImport(tx, id, owner, from);
        const found = await step(tx);
        await noteProgress(tx, id, (removed + (step === ofBooks ? found : 0)) / books);
        return found;
      });
      if (count === 0) {
        break;
      }
      removed += step === ofBooks ? count : 0;
      onBooks(removed);
      await breathe(database.engine);
    }
  }
  await database.write(async (tx) => {
    await holdImport(tx, id, owner, from);
    await endImport(tx, id, from === "staging" ? "cancelled" : "undone", message);
  });
}

async function removeBooks(tx: Transaction, importId: number): Promise<number> {
  const ids = await idsOf(
    tx,
    raw("books"),
    sql`import_id = ${importId} AND listed = 0 AND deleted_at IS NULL`,
    BOOKS_PER_WRITE,
  );
  if (ids.length > 0) {
    await removeFromIndex(tx, ids);
    for (const table of ["book_authors", "book_subjects"]) {
      await tx.run(sql`DELETE FROM ${raw(table)} WHERE book_id IN (${join(ids)})`);
    }
    await tx.run(sql`DELETE FROM books WHERE id IN (${join(ids)})`);
  }
  return ids.length;
}

async function removeCopies(tx: Transaction, importId: number): Promise<number> {
  const ids = await idsOf(tx, raw("copies"), sql`import_id = ${importId} AND listed = 0`, RECORDS_PER_WRITE);
  if (ids.length > 0) {
    await tx.run(sql`DELETE FROM copies WHERE id IN (${join(ids)})`);
  }
  return ids.length;
}

/** A record that is in use by now belongs to everybody. */
async function removeRecords(
  tx: Transaction,
  importId: number,
  { table, inUse }: (typeof LISTS)[number],
): Promise<number> {
  const ids = await idsOf(tx, table, sql`import_id = ${importId}`, RECORDS_PER_WRITE);
  if (ids.length > 0) {
    await tx.run(
      sql`DELETE FROM ${table} WHERE id IN (${join(ids)}) AND import_id = ${importId} AND NOT EXISTS (${inUse})`,
    );
    await tx.run(sql`UPDATE ${table} SET import_id = NULL WHERE id IN (${join(ids)})`);
  }
  return ids.length;
}

async function idsOf(tx: Transaction, table: Sql, condition: Sql, limit: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`SELECT id FROM ${table} WHERE ${condition} ORDER BY id LIMIT ${limit}`,
  );
  return rows.map((row) => row.id);
}
