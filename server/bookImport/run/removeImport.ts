import sql, { join, raw, type Sql } from "sql-template-tag";

import { authorityTables } from "../../authorities/authorityTables.js";
import type { RecordList } from "../../authorities/editing/findOrCreate.js";
import { type Subject, subjectTable } from "../../authorities/records/Subject.entity.js";
import { removeFromIndex } from "../../books/query/search/bookSearch.js";
import { bookTable } from "../../books/Book.entity.js";
import { integer, pick, type Table } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import { bookImportTable } from "../BookImport.entity.js";
import { type RunningImport, stageValues } from "./RunningImport.js";

const BOOKS_PER_WRITE = 500;
const RECORDS_PER_WRITE = 1_000;

/** What still uses a record that an import may have created, by its list: only a record without any is removed. */
export const RECORD_USES: Readonly<Record<RecordList, Sql>> = {
  authors: sql`SELECT 1 FROM book_authors WHERE author_id = authors.id`,
  subjects: sql`SELECT 1 FROM book_subjects WHERE subject_id = subjects.id`,
  publishers: sql`SELECT 1 FROM books WHERE publisher_id = publishers.id`,
  categories: sql`SELECT 1 FROM books WHERE category_id = categories.id
                  UNION ALL SELECT 1 FROM copies WHERE category_id = categories.id`,
  classifications: sql`SELECT 1 FROM books WHERE classification_id = classifications.id`,
  sources: sql`SELECT 1 FROM books WHERE source_id = sources.id
               UNION ALL SELECT 1 FROM copies WHERE source_id = sources.id`,
  locations: sql`SELECT 1 FROM books WHERE location_id = locations.id
                 UNION ALL SELECT 1 FROM copies WHERE location_id = locations.id`,
};

const recordTables: Readonly<Record<RecordList, Table<Pick<Subject, "importId">>>> = {
  ...authorityTables,
  subjects: subjectTable,
};

const idColumn = { id: integer(sql`id`) };

interface RemoveOptions {
  /** staging: an import that was not committed. removing: one whose undo is committed. */
  readonly from: "staging" | "removing";
  /** The error that is shown for the import later. */
  readonly message?: string | null;
  readonly onBooks?: (removed: number) => void;
}

/**
 * Deletes the unlisted books, copies and search words of an import, and the authority records that nothing else uses.
 */
export async function removeImport(
  running: RunningImport,
  { from, message = null, onBooks = () => undefined }: RemoveOptions,
): Promise<void> {
  await running.write(from, (tx) =>
    tx.update(bookImportTable, { ...stageValues(from), cancelWanted: true }, sql`id = ${running.id}`),
  );
  const books = await running.countBooks("unlisted");
  let removed = 0;
  const onBatch = (_done: number, found: number) => {
    if (found > 0) {
      onBooks(removed);
    }
  };
  await running.inBatches(from, removeCopies, { onBatch });
  await running.inBatches(from, removeBooks, {
    shareOf: (done) => done / books,
    onBatch: (done, found) => {
      removed = done;
      onBatch(done, found);
    },
  });
  const keepsLinks = from === "removing" && (await running.isPartlyUndone());
  for (const [list, uses] of Object.entries(RECORD_USES) as [RecordList, Sql][]) {
    const place = { reached: 0, committed: 0 };
    await running.inBatches(
      from,
      async (tx, id) => {
        const ids = await selectIds(
          tx,
          raw(list),
          sql`import_id = ${id} AND id > ${place.committed}`,
          RECORDS_PER_WRITE,
        );
        place.reached = ids.at(-1) ?? place.reached;
        await removeRecords(tx, ids, { list, uses, keepsLinks });
        return ids.length;
      },
      {
        shareOf: () => removed / books,
        onBatch: (done, found) => {
          // Only here is the batch certain to be written: a deadlock repeats it.
          place.committed = place.reached;
          onBatch(done, found);
        },
      },
    );
  }
  await running.finish(from, message);
}

async function removeBooks(tx: Transaction, importId: number): Promise<number> {
  const ids = await selectIds(
    tx,
    raw("books"),
    sql`import_id = ${importId} AND listed = 0 AND deleted_at IS NULL`,
    BOOKS_PER_WRITE,
  );
  if (ids.length > 0) {
    await removeFromIndex(tx, ids);
    // Covers may have followed it.
    const covers = await tx.select(pick(bookTable, "imageUrl"), sql`FROM books WHERE id IN (${join(ids)})`);
    await markFilesDropped(tx, ...covers.map(({ imageUrl }) => imageUrl));
    for (const table of ["book_authors", "book_subjects", "book_files"]) {
      await tx.run(sql`DELETE FROM ${raw(table)} WHERE book_id IN (${join(ids)})`);
    }
    await tx.run(sql`DELETE FROM books WHERE id IN (${join(ids)})`);
  }
  return ids.length;
}

async function removeCopies(tx: Transaction, importId: number): Promise<number> {
  const ids = await selectIds(tx, raw("copies"), sql`import_id = ${importId} AND listed = 0`, RECORDS_PER_WRITE);
  if (ids.length > 0) {
    await tx.run(sql`DELETE FROM copies WHERE id IN (${join(ids)})`);
  }
  return ids.length;
}

/**
 * A record that something else uses now no longer belongs to the import, unless books of it stay: then a later undo
 * looks at the record again.
 */
async function removeRecords(
  tx: Transaction,
  ids: readonly number[],
  { list, uses, keepsLinks }: { readonly list: RecordList; readonly uses: Sql; readonly keepsLinks: boolean },
): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  await tx.run(
    sql`DELETE FROM ${raw(list)} WHERE id IN (${join([...ids])}) AND import_id IS NOT NULL AND NOT EXISTS (${uses})`,
  );
  if (!keepsLinks) {
    await tx.update(recordTables[list], { importId: null }, sql`id IN (${join([...ids])})`);
  }
}

async function selectIds(tx: Transaction, table: Sql, condition: Sql, limit: number): Promise<number[]> {
  const rows = await tx.select(idColumn, sql`FROM ${table} WHERE ${condition} ORDER BY id LIMIT ${limit}`);
  return rows.map((row) => row.id);
}
