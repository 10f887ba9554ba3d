import sql from "sql-template-tag";

import { allBooks, type BookRow, selectBooks } from "../books/bookReads.js";
import { booksUsingIndex } from "../books/query/bookIndexes.js";
import { ConflictError, NotFoundError } from "../errors.js";
import type { Database } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { pauseBetweenLooks } from "../platform/time/pauseBetweenLooks.js";
import { assertCanRead, canRead, type Viewer } from "../viewer.js";
import type { UndoCounts } from "./BookImport.entity.js";
import { ImportFolder } from "./csv/ImportFolder.js";
import { formatFromReading, type ImportReading } from "./csv/importReading.js";
import { importById, selectImports } from "./importReads.js";
import { isPublished, type StoredImport, progressOf } from "./StoredImport.js";
import {
  countStoredOutcomes,
  findOutcome,
  type OutcomeFilter,
  type OutcomeRow,
  readOutcomePage,
  readReportedRows,
} from "./preview/outcomeFile.js";
import { type ProposedCode, proposeCodes } from "./preview/rowDecision.js";
import { reportLayoutOf, reportText } from "./rows/ImportReport.js";
import type { OutcomeKind } from "./rows/planRows.js";
import { countKept, countUses, type KeptItem, keptPage } from "./undo/importUses.js";
import { undoRefusal } from "./undo/undoRefusal.js";

const POLL_INTERVAL_MS = 300;
const RECHECK_VIEWER_INTERVAL_MS = 5_000;

/** A row of the file of an import that is known. */
export interface NumberedOutcomeRow extends OutcomeRow {
  readonly importId: number;
}

/** What imports there were, what runs of them, and what became of their rows. */
export class ImportHistoryService {
  constructor(
    private readonly database: Database,
    private readonly options: { readonly dataDir: string; readonly recheckViewerMs?: number },
  ) {}

  /** The newest first, with the files that wait. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<StoredImport>> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) =>
      readPage<StoredImport>(
        "bookImports",
        [
          {
            keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
            fetch: (where, order, limit) => selectImports(reader, sql`WHERE ${where} ORDER BY ${order} LIMIT ${limit}`),
          },
        ],
        page,
      ),
    );
  }

  async count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) => reader.count(sql`FROM book_imports`));
  }

  /** Null also where none is named. */
  async byId(viewer: Viewer, id: number | null): Promise<StoredImport | null> {
    assertCanRead(viewer, "imports");
    return id === null ? null : this.database.read((reader) => importById(reader, id));
  }

  /** For lookups by global id; null if the viewer may not know that it exists. */
  async findForNode(viewer: Viewer, id: number): Promise<StoredImport | null> {
    return canRead(viewer, "imports") ? this.byId(viewer, id) : null;
  }

  /** Null once its files are deleted. */
  async readingOf(viewer: Viewer, { folder }: StoredImport): Promise<ImportReading | null> {
    assertCanRead(viewer, "imports");
    return folder === null ? null : this.folder(folder).loadReading();
  }

  /** Why it cannot be undone; null where it can. */
  async undoRefusal(viewer: Viewer, { id, state, counts, partOfMove }: StoredImport): Promise<string | null> {
    assertCanRead(viewer, "imports");
    return this.database.read((reader) =>
      undoRefusal(reader, { id, state, booksImported: counts.books, copiesImported: counts.copies, partOfMove }),
    );
  }

  /** What an undo would take away and leave now; null where there is nothing to undo. */
  async undoPreview(viewer: Viewer, { id, state }: StoredImport): Promise<UndoCounts | null> {
    assertCanRead(viewer, "imports");
    return isPublished(state) ? this.database.read((reader) => countUses(reader, id)) : null;
  }

  /** What an undo would leave now; after one, what it has left. */
  async kept(viewer: Viewer, { id, state }: StoredImport, page: PageArgs): Promise<Page<KeptItem>> {
    assertCanRead(viewer, "imports");
    return isPublished(state)
      ? this.database.read((reader) => keptPage(reader, id, page))
      : { edges: [], hasNextPage: false, hasPreviousPage: false };
  }

  async countKept(viewer: Viewer, { id, state }: StoredImport): Promise<number> {
    assertCanRead(viewer, "imports");
    return isPublished(state) ? this.database.read((reader) => countKept(reader, id)) : 0;
  }

  /** What becomes, or became, of each row, in the file's order; empty where that is not known (any more). */
  async rows(
    viewer: Viewer,
    row: StoredImport,
    filter: OutcomeFilter,
    page: PageArgs,
  ): Promise<Page<NumberedOutcomeRow>> {
    assertCanRead(viewer, "imports");
    const path = await this.outcomesPath(row);
    if (path === null) {
      return { edges: [], hasNextPage: false, hasPreviousPage: false };
    }
    const { edges, ...rest } = await readOutcomePage(path, filter, page);
    return { ...rest, edges: edges.map(({ cursor, node }) => ({ cursor, node: { ...node, importId: row.id } })) };
  }

  /** A row by the ids of its import and row, `12-345`; null also if the viewer may not know that it exists. */
  async findRowForNode(viewer: Viewer, id: string): Promise<NumberedOutcomeRow | null> {
    const [, importId, number] = /^(\d+)-(\d+)$/u.exec(id)?.map(Number) ?? [];
    if (importId === undefined || number === undefined || !canRead(viewer, "imports")) {
      return null;
    }
    const row = await this.byId(viewer, importId);
    const path = row && (await this.outcomesPath(row));
    const outcome = path && (await findOutcome(path, number));
    return outcome ? { ...outcome, importId } : null;
  }

  async countRows(viewer: Viewer, row: StoredImport, filter: OutcomeFilter): Promise<number> {
    assertCanRead(viewer, "imports");
    const path = await this.outcomesPath(row);
    return path === null ? 0 : countStoredOutcomes(path, filter);
  }

  /** A free code for each of the row's that another copy has; none once a preview is no longer kept. */
  async proposedCodes(viewer: Viewer, importId: number, number: number): Promise<readonly ProposedCode[]> {
    assertCanRead(viewer, "imports");
    const row = await this.byId(viewer, importId);
    if (!row) {
      throw new NotFoundError("Impor ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
    }
    const path = await this.outcomesPath(row);
    const outcome = path === null ? null : await findOutcome(path, number);
    const { folder: name, outcomes } = row;
    const folder = name === null ? null : this.folder(name);
    if (!outcome || !folder || outcomes === null || !(await folder.hasEarlierRows(outcomes))) {
      return [];
    }
    return this.database.read((reader) => proposeCodes(reader, { folder, outcomes }, outcome));
  }

  /**
   * The rows of which something stays out, as CSV with their reasons, to be corrected and imported again.
   * @throws NotFoundError; ConflictError if the outcomes do not exist or are already deleted.
   */
  async refusedRows(viewer: Viewer, id: number, kind: OutcomeKind | null): Promise<AsyncGenerator<string>> {
    assertCanRead(viewer, "imports");
    const row = await this.database.read((reader) => importById(reader, id));
    if (!row) {
      throw new NotFoundError("Impor ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
    }
    const path = await this.outcomesPath(row);
    const folder = row.folder === null ? null : this.folder(row.folder);
    const reading = folder && (await folder.loadReading());
    if (path === null || !folder || !reading) {
      throw new ConflictError("Baris impor ini belum diperiksa, atau berkasnya sudah tidak disimpan.");
    }
    const { format } = await formatFromReading(folder.sourcePath, reading);
    return (async function* () {
      const layout = reportLayoutOf(format);
      yield reportText(layout, [], true);
      for await (const rows of readReportedRows(path, kind)) {
        yield reportText(layout, rows, false);
      }
    })();
  }

  /** The newest of an import's books, or those before one of them. */
  listImportedBooks(
    viewer: Viewer,
    importId: number,
    limit: number,
    before: BookRow | null = null,
  ): Promise<BookRow[]> {
    assertCanRead(viewer, "imports");
    const where = [
      ...allBooks.where,
      sql`books.import_id = ${importId}`,
      ...(before ? [sql`books.id < ${before.id}`] : []),
    ];
    return this.database.read((reader) =>
      selectBooks(
        reader,
        { from: booksUsingIndex(reader.engine, "ix_books_import"), where },
        sql`books.id DESC`,
        limit,
      ),
    );
  }

  /**
   * Yields the import on every change until it is no longer running. It polls the database, so any process may run
   * the import; `reloadViewer` is called periodically to check that the subscriber still has permission.
   * @throws NotFoundError; UnauthenticatedError or ForbiddenError, also during the stream.
   */
  async *watch(
    viewer: Viewer,
    id: number,
    reloadViewer: () => Promise<Viewer>,
    signal: AbortSignal,
  ): AsyncGenerator<StoredImport> {
    assertCanRead(viewer, "imports");
    const pause = pauseBetweenLooks({
      intervalMs: POLL_INTERVAL_MS,
      recheckMs: this.options.recheckViewerMs ?? RECHECK_VIEWER_INTERVAL_MS,
      recheck: async () => assertCanRead(await reloadViewer(), "imports"),
      signal,
    });
    let lastSent = "";
    while (!signal.aborted) {
      const row = await this.database.read((reader) => importById(reader, id));
      if (!row) {
        throw new NotFoundError("Impor ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
      }
      const current = JSON.stringify([row.state, row.message, row.outcomes, row.preview?.state, progressOf(row)]);
      if (current !== lastSent) {
        lastSent = current;
        yield row;
      }
      if (progressOf(row) === null) {
        return;
      }
      await pause();
    }
  }

  private folder(name: string): ImportFolder {
    return new ImportFolder(this.options.dataDir, name);
  }

  private async outcomesPath({ folder, outcomes }: StoredImport): Promise<string | null> {
    if (folder === null || outcomes === null) {
      return null;
    }
    const importFolder = this.folder(folder);
    const isKept = (await importFolder.hasSource()) && (await importFolder.hasOutcomes(outcomes));
    return isKept ? importFolder.outcomesPath(outcomes) : null;
  }
}
