import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { recordAudit } from "../audit/recordAudit.js";
import { type BookRow, booksByIds } from "../books/bookReads.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { toStored } from "../platform/database/instant.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { DomainError, NotFoundError, refusedForAll } from "../errors.js";
import type { StoredFiles } from "../platform/files/StoredFiles.js";
import { waitForTurn } from "../platform/database/counters.js";
import { recordIds } from "../platform/validation/fields.js";
import { foldWords } from "../platform/text/fold.js";
import { readInput } from "../platform/validation/readInput.js";
import { assertAdmin, assertManages, system, type Viewer } from "../viewer.js";
import { BIN_KINDS, type BinKind } from "./binKinds.js";
import type { BinRow } from "./BinKeeper.js";
import { BIN_MS, countBin, lockBin, removeFromBin, selectBin } from "./binRows.js";
import { keepers } from "./keepers.js";

const PURGED_AT_ONCE = 100;

export const binInput = z.strictObject({ ids: recordIds(250, "Sebuah nomor disebut dua kali.").min(1) });
const binFilter = z.strictObject({
  kinds: z.array(z.enum(BIN_KINDS)).max(BIN_KINDS.length).nullish(),
  search: z.string().max(200).nullish(),
});

export type BinFilter = z.input<typeof binFilter>;

/** What became of one entry that was to come back. */
export interface BinOutcome {
  readonly id: number;
  readonly kind: BinKind | null;
  readonly recordId: number | null;
  readonly label: string;
  readonly bookId: number | null;
  /** Null where it is there again. */
  readonly refused: DomainError | null;
}

export interface RestoredFromBin {
  readonly outcomes: readonly BinOutcome[];
  /** The books that are there again, and those that got something back. */
  readonly books: readonly BookRow[];
}

/** What was deleted in the last thirty days. */
export class BinService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  /** The newest first. */
  page(viewer: Viewer, filter: BinFilter, page: PageArgs): Promise<Page<BinRow>> {
    assertAdmin(viewer);
    const wanted = conditionOf(filter);
    return this.database.read((reader) =>
      readPage<BinRow>(
        "binEntries",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) => selectBin(reader, sql`${wanted} AND ${where}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  count(viewer: Viewer, filter: BinFilter): Promise<number> {
    assertAdmin(viewer);
    const wanted = conditionOf(filter);
    return this.database.read((reader) => countBin(reader, wanted));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<BinRow | null> {
    if (viewer.role !== "admin" && viewer.role !== "system") {
      return null;
    }
    const [row] = await this.database.read((reader) => selectBin(reader, sql`id = ${id}`, sql`id`, 1));
    return row ?? null;
  }

  /**
   * Brings back those that can come back and tells of each what became of it, in the order asked.
   * @throws ValidationError; where none can, ConflictError with the reason of each, or NotFoundError where none is in the bin.
   */
  async restore(viewer: Viewer, input: unknown): Promise<RestoredFromBin> {
    assertManages(viewer);
    const { ids } = readInput(binInput, input);
    return this.database.write(async (tx) => {
      await waitForTurn(tx, "books");
      const rows = await lockBin(tx, ids);
      const outcomes: BinOutcome[] = [];
      const told = [];
      // A book comes back before its copies and files do.
      for (const row of rows.sort((one, other) => Number(other.kind === "book") - Number(one.kind === "book"))) {
        const restored = await keepers[row.kind].restore(tx, row);
        const { id, kind, recordId, label } = row;
        if (restored instanceof DomainError) {
          outcomes.push({ id, kind, recordId, label, bookId: null, refused: restored });
        } else {
          outcomes.push({ id, kind, recordId, label, bookId: restored.bookId, refused: null });
          told.push({
            action: `${TRAIL[kind]}.restore` as const,
            recordId: TRAIL[kind] === "book" ? (restored.bookId ?? recordId) : recordId,
            after: restored.told,
          });
        }
      }
      const all = ids.map((id) => outcomes.find((outcome) => outcome.id === id) ?? gone(id));
      const back = outcomes.filter(({ refused }) => refused === null);
      if (back.length === 0) {
        throw refusedForAll("ids", all, {
          gone: all[0]?.refused?.message ?? "",
          kept: "Tidak satu pun dapat dipulihkan.",
        });
      }
      await removeFromBin(
        tx,
        back.map(({ id }) => id),
      );
      const bookIds = [...new Set(back.flatMap(({ bookId }) => bookId ?? []))];
      const books = bookIds.length === 0 ? [] : await booksByIds(tx, bookIds);
      await recordAudit(tx, viewer, ...told);
      return { outcomes: all, books };
    });
  }

  /** Takes entries out of the bin for good. Gives how many. @throws NotFoundError where none is there. */
  async purge(viewer: Viewer, input: unknown): Promise<number> {
    assertManages(viewer);
    const { ids } = readInput(binInput, input);
    const count = await this.database.write(async (tx) => {
      const rows = await lockBin(tx, ids);
      if (rows.length === 0) {
        throw new NotFoundError("Tidak ditemukan di tempat sampah. Mungkin sudah dipulihkan atau dihapus permanen.");
      }
      await this.purgeRows(tx, viewer, rows);
      return rows.length;
    });
    await this.files.removeDropped();
    return count;
  }

  /** Called now and then: what has been in the bin for thirty days goes for good. */
  async purgeExpired(now = new Date()): Promise<void> {
    const expired = toStored(new Date(now.getTime() - BIN_MS));
    for (let found = PURGED_AT_ONCE; found === PURGED_AT_ONCE;) {
      found = await this.database.write(async (tx) => {
        const old = await selectBin(tx, sql`deleted_at < ${expired}`, sql`id`, PURGED_AT_ONCE);
        const rows =
          old.length === 0
            ? []
            : await lockBin(
                tx,
                old.map(({ id }) => id),
              );
        await this.purgeRows(tx, system, rows);
        return old.length;
      });
    }
    await this.files.removeDropped();
  }

  private async purgeRows(tx: Transaction, viewer: Viewer, rows: readonly BinRow[]): Promise<void> {
    if (rows.length === 0) {
      return;
    }
    for (const kind of new Set(rows.map((row) => row.kind))) {
      await keepers[kind].purge(
        tx,
        rows.filter((row) => row.kind === kind),
      );
    }
    await removeFromBin(
      tx,
      rows.map(({ id }) => id),
    );
    await recordAudit(
      tx,
      viewer,
      ...rows.map(({ kind, recordId, label }) => ({
        action: `${TRAIL[kind]}.purge` as const,
        recordId,
        before: { label },
      })),
    );
  }
}

/** What the trail of changes calls each kind: a file's or cover's way back is the book's. */
const TRAIL: Readonly<Record<BinKind, string>> = {
  book: "book",
  copy: "copy",
  book_file: "book",
  book_cover: "book",
  e_resource: "eResource",
  author: "author",
  publisher: "publisher",
  category: "category",
  classification: "classification",
  location: "location",
  source: "source",
};

function conditionOf(filter: BinFilter): Sql {
  const { kinds, search } = readInput(binFilter, filter);
  const words = foldWords(search ?? "");
  return join(
    [
      sql`1 = 1`,
      ...(kinds && kinds.length > 0 ? [sql`kind IN (${join(kinds)})`] : []),
      // Folded words hold letters and digits alone, so that nothing in them means anything to LIKE.
      ...words.map((word) => sql`label_key LIKE ${`%${word}%`}`),
    ],
    " AND ",
  );
}

function gone(id: number): BinOutcome {
  return {
    id,
    kind: null,
    recordId: null,
    label: "",
    bookId: null,
    refused: new NotFoundError("Tidak ditemukan di tempat sampah. Mungkin sudah dipulihkan."),
  };
}
