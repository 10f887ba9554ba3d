import { z } from "zod";

import { keptBinHandler } from "../../../bin/BinHandler.js";
import type { BinItem } from "../../../bin/moveToBin.js";
import { ConflictError } from "../../../errors.js";
import type { AuditChange } from "../../../platform/database/auditChange.js";
import type { Locked } from "../../../platform/database/locking.js";
import { type RecordChanges, resolveRecords } from "../bookRecords.js";
import { type BookSnapshot, lockBooks } from "../bookSnapshot.js";
import { type ChangedBook, updateBooks } from "../updateBooks.js";

const recordId = z.int().nullable();

/** What a bulk change can set, as `bulkUpdateBooksInput` says. */
const changedValues = z
  .object({ categoryId: recordId, locationId: recordId, sourceId: recordId, classificationId: recordId })
  .partial();

type ChangedValues = z.infer<typeof changedValues>;

const COLUMNS = changedValues.keyof().options;

/** What the change gave to all of its books, and what each had before. */
const keptChange = z.object({
  given: changedValues,
  books: z.array(z.object({ id: z.int(), before: changedValues })),
});

/** How a bulk change lies in the bin; nothing where it has changed no book. */
export function binnedChange(records: RecordChanges, changed: readonly ChangedBook[]): BinItem[] {
  const [first] = changed;
  if (!first) {
    return [];
  }
  const given = COLUMNS.filter((column) => records[column] !== undefined);
  const valuesOf = (book: BookSnapshot): ChangedValues =>
    Object.fromEntries(given.map((column) => [column, book[column]]));
  return [
    {
      kind: "book_change",
      recordId: first.after.id,
      label: `${given.map((column) => describeValue(column, first.after)).join(", ")} (${changed.length} buku)`,
      kept: {
        given: valuesOf(first.after),
        books: changed.map(({ before }) => ({ id: before.id, before: valuesOf(before) })),
      },
    },
  ];
}

function describeValue(column: keyof ChangedValues, book: BookSnapshot): string {
  const { category, location, source, classification } = book;
  const [label, value] = (
    {
      categoryId: ["Kategori", category],
      locationId: ["Lokasi", location && [location.name, location.shelf].filter((part) => part !== null).join(", ")],
      sourceId: ["Sumber perolehan", source],
      classificationId: ["Klasifikasi", classification && classification.code],
    } as const
  )[column];
  return value === null ? `${label} dikosongkan` : `${label} “${value}”`;
}

/**
 * Gives the books back what they had. What has changed again since stays: a value that is another one by now, and the
 * books that are gone or whose former record is.
 */
export const bookChangeBin = keptBinHandler(keptChange, {
  restore: async (tx, _entry, { given, books }) => {
    const ids = books.map(({ id }) => id);
    const current = new Map((await lockBooks(tx, ids)).map((book) => [book.id, book]));
    const groups = new Map<string, { readonly changes: ChangedValues; readonly books: Locked<BookSnapshot>[] }>();
    for (const { id, before } of books) {
      const book = current.get(id);
      const columns = COLUMNS.filter((column) => before[column] !== given[column] && book?.[column] === given[column]);
      if (book && columns.length > 0) {
        const changes = Object.fromEntries(columns.map((column) => [column, before[column]]));
        const key = JSON.stringify(changes);
        groups.set(key, { changes, books: [...(groups.get(key)?.books ?? []), book] });
      }
    }
    const changes: AuditChange[] = [];
    const restored: number[] = [];
    for (const group of groups.values()) {
      const { records, missing } = await resolveRecords(tx, group.changes);
      if (missing.length === 0) {
        const { changed, auditChanges } = await updateBooks(tx, group.books, group.changes, records, new Date());
        changes.push(...auditChanges);
        restored.push(...changed.map(({ after }) => after.id));
      }
    }
    const left = books.length - restored.length;
    if (restored.length === 0) {
      return new ConflictError("Semua buku ini sudah diubah atau dihapus sejak itu, dan tetap seperti sekarang.");
    }
    return {
      bookIds: restored,
      auditValues: {},
      changes,
      remark: left === 0 ? null : `${left} buku sudah diubah atau dihapus sejak itu, dan tetap seperti sekarang.`,
    };
  },
});
