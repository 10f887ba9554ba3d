import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import type { AuditChange } from "../platform/database/auditChange.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { DomainError, NotFoundError, allRefusedError } from "../errors.js";
import type { StoredFiles } from "../platform/files/StoredFiles.js";
import { counterLock } from "../platform/database/counters/counters.js";
import { recordIds } from "../platform/validation/fields.js";
import { foldWords } from "../../common/fold.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanRead, assertCanManage, canRead, mayChange, system, type Viewer } from "../viewer.js";
import type { Area } from "../rights.js";
import { BIN_KINDS, BIN_RETENTION_MS, type BinKind, PERSONAL_KINDS } from "./binKinds.js";
import type { BinHandlers } from "./BinHandler.js";
import { type BinRow, countBinEntries, lockBinEntries, deleteBinEntries, selectBinEntries } from "./binReads.js";

const PURGE_BATCH_SIZE = 100;
const NOT_IN_BIN = "Tidak ditemukan di Tempat Sampah. Mungkin sudah dipulihkan.";

export const binInput = z.strictObject({
  ids: recordIds(250, "Sebuah nomor disebut dua kali. Sebutkan satu kali saja.").min(1),
});
const binFilter = z.strictObject({
  kinds: z.array(z.enum(BIN_KINDS)).max(BIN_KINDS.length).nullish(),
  search: z.string().max(200).nullish(),
});

export type BinFilter = z.input<typeof binFilter>;

/** The outcome for one entry that was to be restored. */
export interface BinOutcome {
  readonly id: number;
  readonly kind: BinKind | null;
  readonly recordId: number | null;
  readonly label: string;
  readonly bookIds: readonly number[];
  /** Null where it is there again. */
  readonly refused: DomainError | null;
  /** What stays as it is because it has changed since; null where all is as it was. */
  readonly remark: string | null;
}

export interface RestoreOutcome {
  readonly outcomes: readonly BinOutcome[];
  /** The books that are there again, and those that got something back. */
  readonly bookIds: readonly number[];
}

/** What was deleted in the last thirty days. */
export class BinService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly handlers: BinHandlers,
  ) {}

  /** The newest first. */
  page(viewer: Viewer, filter: BinFilter, page: PageArgs): Promise<Page<BinRow>> {
    assertCanRead(viewer, "bin");
    const condition = conditionOf(viewer, filter);
    return this.database.read((reader) =>
      readPage<BinRow>(
        "binEntries",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) => selectBinEntries(reader, sql`${condition} AND ${where}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  count(viewer: Viewer, filter: BinFilter): Promise<number> {
    assertCanRead(viewer, "bin");
    const condition = conditionOf(viewer, filter);
    return this.database.read((reader) => countBinEntries(reader, condition));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<BinRow | null> {
    if (!canRead(viewer, "bin")) {
      return null;
    }
    const [row] = await this.database.read((reader) =>
      selectBinEntries(reader, sql`id = ${id} AND ${isTheirs(viewer)}`, sql`id`, 1),
    );
    return row ?? null;
  }

  /**
   * Restores the entries that can be restored and returns the outcome of each, in the given order.
   * @throws ValidationError; if none can be restored, ConflictError with the reason of each, or NotFoundError if none
   * is in the bin.
   */
  async restore(viewer: Viewer, input: unknown): Promise<RestoreOutcome> {
    assertCanManage(viewer, "bin");
    const { ids } = parseInput(binInput, input);
    const outcomes: BinOutcome[] = [];
    for (const batch of await this.restorableBatches(viewer, ids)) {
      outcomes.push(...(await this.restoreBatch(viewer, batch)));
    }
    const allOutcomes = ids.map((id) => outcomes.find((outcome) => outcome.id === id) ?? notInBin(id));
    if (!outcomes.some(({ refused }) => refused === null)) {
      throw allRefusedError("ids", allOutcomes, {
        notFound: NOT_IN_BIN,
        conflict: "Tidak satu pun dapat dipulihkan. Alasannya tertulis di setiap baris.",
      });
    }
    const bookIds = new Set(outcomes.flatMap((outcome) => outcome.bookIds));
    return { outcomes: allOutcomes, bookIds: [...bookIds].sort((one, other) => one - other) };
  }

  /** A bulk change has many books: each is restored in a transaction of its own. */
  private async restorableBatches(viewer: Viewer, ids: readonly number[]): Promise<number[][]> {
    const rows = await this.database.read((reader) =>
      selectBinEntries(reader, sql`id IN (${join([...ids])}) AND ${isTheirs(viewer)}`, sql`id DESC`, ids.length),
    );
    const idsOf = (isChange: boolean) =>
      rows.filter(({ kind }) => (kind === "book_change") === isChange).map(({ id }) => id);
    return [idsOf(false), ...idsOf(true).map((id) => [id])].filter((batch) => batch.length > 0);
  }

  private restoreBatch(viewer: Viewer, ids: readonly number[]): Promise<BinOutcome[]> {
    return this.database.write({ viewer, locks: [counterLock("books")] }, async (tx) => {
      const outcomes: BinOutcome[] = [];
      const audit: AuditChange[] = [];
      // The last act is undone first: a book's deletion before those of its copies and files, the later of two merges.
      const rows = (await lockBinEntries(tx, ids)).sort((one, other) => other.id - one.id);
      for (const row of rows) {
        const restored = await this.handlers[row.kind].restore(tx, row);
        const { id, kind, recordId, label } = row;
        if (restored instanceof DomainError) {
          outcomes.push({ id, kind, recordId, label, bookIds: [], refused: restored, remark: null });
          continue;
        }
        const { bookIds, auditValues, changes, remark = null } = restored;
        outcomes.push({ id, kind, recordId, label, bookIds, refused: null, remark });
        audit.push(
          ...(changes ?? [
            {
              action: `${AUDIT_RECORD_TYPES[kind]}.restore` as const,
              recordId,
              after: auditValues,
            },
          ]),
        );
      }
      const restoredIds = outcomes.filter(({ refused }) => refused === null).map(({ id }) => id);
      if (restoredIds.length > 0) {
        await deleteBinEntries(tx, restoredIds);
      }
      return { result: outcomes, audit };
    });
  }

  /** Purges entries. Returns how many. @throws NotFoundError if none exists. */
  async purge(viewer: Viewer, input: unknown): Promise<number> {
    assertCanManage(viewer, "bin");
    const { ids } = parseInput(binInput, input);
    const count = await this.database.write({ viewer }, async (tx) => {
      const rows = (await lockBinEntries(tx, ids)).filter(({ kind }) => maySee(viewer, kind));
      if (rows.length === 0) {
        throw new NotFoundError("Tidak ditemukan di Tempat Sampah. Mungkin sudah dipulihkan atau dihapus permanen.");
      }
      return { result: rows.length, audit: await this.purgeRows(tx, rows) };
    });
    await this.files.removeDropped();
    return count;
  }

  /** Called periodically: purges what has been in the bin for thirty days. */
  async purgeExpired(now = new Date()): Promise<void> {
    const deletedBefore = toSqlDateTime(new Date(now.getTime() - BIN_RETENTION_MS));
    for (let purged = PURGE_BATCH_SIZE; purged === PURGE_BATCH_SIZE;) {
      purged = await this.database.write({ viewer: system }, async (tx) => {
        const expiredRows = await selectBinEntries(tx, sql`deleted_at < ${deletedBefore}`, sql`id`, PURGE_BATCH_SIZE);
        const rows =
          expiredRows.length === 0
            ? []
            : await lockBinEntries(
                tx,
                expiredRows.map(({ id }) => id),
              );
        return { result: expiredRows.length, audit: await this.purgeRows(tx, rows) };
      });
    }
    await this.files.removeDropped();
  }

  private async purgeRows(tx: Transaction, rows: readonly BinRow[]): Promise<AuditChange[]> {
    if (rows.length === 0) {
      return [];
    }
    for (const kind of new Set(rows.map((row) => row.kind))) {
      await this.handlers[kind].purge(
        tx,
        rows.filter((row) => row.kind === kind),
      );
    }
    await deleteBinEntries(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ kind, recordId, label }) => ({
      action: `${AUDIT_RECORD_TYPES[kind]}.purge` as const,
      recordId,
      before: PERSONAL_KINDS.has(kind) ? null : { label },
    }));
  }
}

/** The record type that the audit trail uses for each kind: restoring a file or a cover is a change of the book. */
const AUDIT_RECORD_TYPES: Readonly<Record<BinKind, string>> = {
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
  book_change: "bookChange",
  blog_post: "blogPost",
  student: "student",
  suggestion: "suggestion",
  serial: "serial",
};

/** Of a program that only reads, what its owner may delete. */
function maySee(viewer: Viewer, kind: BinKind): boolean {
  return canRead(viewer, "bin") && mayChange(viewer, AREAS_OF_KINDS[kind]);
}

/** Whose right it is to delete each kind. */
const AREAS_OF_KINDS: Readonly<Record<BinKind, Area>> = {
  book: "catalogue",
  copy: "catalogue",
  book_file: "catalogue",
  book_cover: "catalogue",
  e_resource: "catalogue",
  author: "catalogue",
  publisher: "catalogue",
  category: "catalogue",
  classification: "catalogue",
  location: "catalogue",
  source: "catalogue",
  book_change: "catalogue",
  blog_post: "blogs",
  student: "students",
  suggestion: "suggestions",
  serial: "catalogue",
};

/** What was deleted is seen, restored and purged by who may delete its kind. */
function isTheirs(viewer: Viewer): Sql {
  const kinds = BIN_KINDS.filter((kind) => maySee(viewer, kind));
  return kinds.length === BIN_KINDS.length ? sql`1 = 1` : sql`kind IN (${join(kinds.length > 0 ? kinds : [""])})`;
}

function conditionOf(viewer: Viewer, filter: BinFilter): Sql {
  const { kinds, search } = parseInput(binFilter, filter);
  const words = foldWords(search ?? "");
  return join(
    [
      isTheirs(viewer),
      ...(kinds && kinds.length > 0 ? [sql`kind IN (${join(kinds)})`] : []),
      // Folded words contain only letters and digits, so no LIKE wildcard can occur in them.
      ...words.map((word) => sql`label_key LIKE ${`%${word}%`}`),
    ],
    " AND ",
  );
}

function notInBin(id: number): BinOutcome {
  return {
    id,
    kind: null,
    recordId: null,
    label: "",
    bookIds: [],
    remark: null,
    refused: new NotFoundError(NOT_IN_BIN),
  };
}
