import sql, { join } from "sql-template-tag";

import { foldKey } from "../../../common/fold.js";
import { ZERO_COUNTS } from "../../bookImport/rows/ImportTotals.js";
import type { RunningImport } from "../../bookImport/run/RunningImport.js";
import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { insertCopies } from "../../books/copies/copyWriter.js";
import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import { insertBooks } from "../../books/writing/bookWriter.js";
import { chunk } from "../../platform/database/chunk.js";
import { integer, pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import type { MovingRemark, MovingTitle, SourceRow } from "../library/MovingLibrary.js";
import { type Bringing, outcomeOf, type ValueRow, type Written } from "./Bringing.js";
import type { NewLink } from "./Links.js";

/** Short enough for others to write in between, on SQLite too. */
const TITLES_PER_WRITE = 150;

type CopyRow = ValueRow<NewCopy>;
type TitleRow = ValueRow<MovingTitle>;

interface PlannedTitle {
  readonly row: TitleRow;
  /** The book that it is here already; null where one is made. */
  readonly bookId: number | null;
  readonly copies: readonly CopyRow[];
}

/**
 * Titles with their copies, hidden until the move is committed. A title is the book of its copies' codes that are here
 * already, if that is called the same; else it is a new one, whatever others are called: the other system's own number
 * decides what a title is.
 */
export async function bringTitles(bringing: Bringing, books: RunningImport): Promise<void> {
  const { running, library, answers, tally, count } = bringing;
  let batch: TitleRow[] = [];
  const writeBatch = async () => {
    const rows = batch;
    batch = [];
    if (rows.length === 0) return;
    const written = await running.step("bringing", {}, (tx) => writeTitles(tx, bringing, books, rows));
    count(written.made);
    for (const row of rows) {
      tally.take(outcomeOf(row, written));
      copiesOf(row).forEach((copy) => tally.take(outcomeOf(copy, written)));
    }
  };
  for await (const row of library.read("titles", answers)) {
    if ("leftOut" in row) {
      tally.take(row);
      continue;
    }
    for (const copy of row.value.copies) if ("leftOut" in copy) tally.take(copy);
    batch.push(row);
    if (batch.length >= TITLES_PER_WRITE) await writeBatch();
  }
  await writeBatch();
}

function copiesOf({ value }: TitleRow): CopyRow[] {
  return value.copies.flatMap((copy) => ("value" in copy ? copy : []));
}

async function writeTitles(
  tx: Transaction,
  { links, time }: Bringing,
  books: RunningImport,
  rows: readonly TitleRow[],
): Promise<Written> {
  const { planned, added, leftOut } = await planTitles(tx, links, rows);
  const written = { importId: books.id, listed: false, now: time.now() };
  const fresh = planned.filter(({ bookId }) => bookId === null);
  const ids = await insertBooks(
    tx,
    fresh.map(({ row, copies }): NewBook => ({ ...row.value.book, copies: copies.map(({ value }) => value) })),
    written,
  );
  fresh.forEach(({ row }, index) => {
    const recordId = required(ids[index], "a title just written");
    added.push({ source: row.source, kind: "book", recordId, made: true });
  });
  await insertCopies(
    tx,
    planned.flatMap(({ bookId, copies }) => (bookId === null ? [] : copies.map(({ value }) => ({ ...value, bookId })))),
    written,
  );
  const copies = planned.flatMap((title) => title.copies);
  const idOfCode = await idsOfCodes(
    tx,
    copies.map(({ value }) => value.itemCode),
  );
  for (const { source, value } of copies) {
    const recordId = required(idOfCode.get(value.itemCode), "a copy just written").id;
    added.push({ source, kind: "copy", recordId, made: true });
  }
  await links.add(tx, added);
  const made = { titles: fresh.length, copies: copies.length };
  await books.saveProgress(tx, 0, {
    ...ZERO_COUNTS,
    rows: rows.length,
    books: made.titles,
    copies: made.copies,
    copiesAdded: copies.length - fresh.reduce((sum, title) => sum + title.copies.length, 0),
  });
  return { made, leftOut };
}

/** What becomes of each title and copy that no earlier run has brought. */
async function planTitles(tx: Transaction, links: Bringing["links"], rows: readonly TitleRow[]) {
  const sources = rows.map(({ source }) => source);
  const titles = await links.brought(tx, "book", sources);
  const living = await livingBooks(
    tx,
    [...titles.values()].map(({ recordId }) => recordId),
  );
  const allCopies = rows.flatMap(copiesOf);
  const copies = await links.brought(
    tx,
    "copy",
    allCopies.map(({ source }) => source),
  );
  const here = await idsOfCodes(
    tx,
    allCopies.flatMap(({ source, value }) => (copies.has(source) ? [] : value.itemCode)),
  );
  const added: NewLink[] = [];
  const leftOut = new Map<SourceRow, MovingRemark>();
  const planned: PlannedTitle[] = [];
  for (const row of rows) {
    const waiting = copiesOf(row).filter(({ source }) => !copies.has(source));
    const link = titles.get(row.source);
    const titleKey = foldKey(row.value.book.title);
    const found = waiting
      .map(({ value }) => here.get(value.itemCode))
      .find((copy) => copy?.titleKey === titleKey && (link === undefined || copy.bookId === link.recordId));
    const bookId = link?.recordId ?? found?.bookId ?? null;
    if (!link && found) added.push({ source: row.source, kind: "book", recordId: found.bookId, made: false });
    const isGone = link !== undefined && !living.has(link.recordId);
    const fresh: CopyRow[] = [];
    for (const copy of waiting) {
      const taken = here.get(copy.value.itemCode);
      if (isGone) leftOut.set(copy.source, DELETED);
      else if (taken === undefined) fresh.push(copy);
      else if (taken.bookId === bookId) {
        added.push({ source: copy.source, kind: "copy", recordId: taken.id, made: false });
      } else leftOut.set(copy.source, codeTaken(copy.value.itemCode, taken.title));
    }
    if (bookId === null || fresh.length > 0) planned.push({ row, bookId, copies: fresh });
  }
  return { planned, added, leftOut };
}

const DELETED: MovingRemark = {
  code: "title-deleted-here",
  text: "Judul eksemplar ini sudah dihapus dari perpustakaan ini.",
};

function codeTaken(code: string, title: string): MovingRemark {
  return { code: "item-code-taken", text: `Kode ${code} di perpustakaan ini milik “${title}”.` };
}

const copyColumns = {
  ...pick(copyTable, "id", "itemCode"),
  ...pick({ title: bookTable.title, titleKey: bookTable.titleKey }, "title", "titleKey"),
  bookId: integer(sql`books.id`),
};

/** Copies that are here, by their codes. */
async function idsOfCodes(tx: Transaction, codes: readonly string[]) {
  const found = new Map<string, { readonly id: number; readonly bookId: number; title: string; titleKey: string }>();
  for (const batch of chunk(codes)) {
    const rows = await tx.select(
      copyColumns,
      sql`FROM copies JOIN books ON books.id = copies.book_id WHERE copies.item_code IN (${join(batch)})`,
    );
    rows.forEach(({ itemCode, ...copy }) => found.set(itemCode, copy));
  }
  return found;
}

/** Those of the books that nobody has deleted. */
async function livingBooks(tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const living = new Set<number>();
  for (const batch of chunk([...new Set(ids)])) {
    const rows = await tx.select(
      pick(bookTable, "id"),
      sql`FROM books WHERE id IN (${join(batch)}) AND deleted_at IS NULL`,
    );
    rows.forEach(({ id }) => living.add(id));
  }
  return living;
}
