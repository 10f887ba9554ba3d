import { createReadStream } from "node:fs";

import type { LibraryTime } from "../circulation/policy/lendingDay.js";
import { ConflictError, NotFoundError } from "../errors.js";
import type { Database } from "../platform/database/Database.js";
import type { Page, PageArgs } from "../platform/database/keyset.js";
import { dayIn } from "../platform/time/libraryClock.js";
import type { LoadedLetterhead } from "../settings/letterhead/readLetterhead.js";
import { assertCanRead, canRead, type Viewer } from "../viewer.js";
import { countMoveIns, moveInById, moveInPage, type StoredMoveIn } from "./moveInReads.js";
import { drawBalance } from "./steps/drawBalance.js";
import { type KeptLook, MoveInFolder } from "./steps/MoveInFolder.js";

interface HistoryOptions {
  readonly dataDir: string;
  readonly root: string;
  readonly readLetterhead: () => Promise<LoadedLetterhead>;
  readonly time: LibraryTime;
}

interface MoveInFile {
  readonly chunks: AsyncIterable<string | Uint8Array>;
  readonly fileName: string;
}

/** The libraries that have moved in or wait, and what was found in each. */
export class MoveInHistoryService {
  constructor(
    private readonly database: Database,
    private readonly options: HistoryOptions,
  ) {}

  /** The newest first. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<StoredMoveIn>> {
    assertMaySeeMoves(viewer);
    return this.database.read((reader) => moveInPage(reader, page));
  }

  async count(viewer: Viewer): Promise<number> {
    assertMaySeeMoves(viewer);
    return this.database.read(countMoveIns);
  }

  /** Null also where none is named. */
  async byId(viewer: Viewer, id: number | null): Promise<StoredMoveIn | null> {
    assertMaySeeMoves(viewer);
    return id === null ? null : this.database.read((reader) => moveInById(reader, id));
  }

  /** For lookups by global id; null if the viewer may not know that it exists. */
  async findForNode(viewer: Viewer, id: number): Promise<StoredMoveIn | null> {
    const maySee = canRead(viewer, "imports") && canRead(viewer, "students") && canRead(viewer, "circulation");
    return maySee ? this.byId(viewer, id) : null;
  }

  /** What was found; null before its first look is ready. */
  async look(viewer: Viewer, { folder }: Pick<StoredMoveIn, "folder">): Promise<KeptLook | null> {
    assertMaySeeMoves(viewer);
    return folder === null ? null : new MoveInFolder(this.options.dataDir, folder).readLook();
  }

  /** Each row that does not come, or not as it was, as CSV. @throws NotFoundError, ConflictError */
  async differences(viewer: Viewer, id: number): Promise<MoveInFile> {
    const { row, folder } = await this.keptOf(viewer, id);
    if (!(await folder.hasList())) throw new ConflictError("Daftar selisih ini tidak disimpan lagi.");
    return { chunks: createReadStream(folder.list), fileName: `pindah-data-${row.id}-selisih.csv` };
  }

  /** The balance to be signed, as PDF. @throws NotFoundError, ConflictError */
  async balance(viewer: Viewer, id: number): Promise<MoveInFile> {
    const { row, folder } = await this.keptOf(viewer, id);
    const look = await folder.readLook();
    if (look === null || row.system === null) {
      throw new ConflictError("Berkas ini belum selesai diperiksa. Tunggu sampai selesai, lalu coba lagi.");
    }
    if (["cancelled", "undoing", "partly_undone", "undone"].includes(row.state)) {
      throw new ConflictError("Pemindahan ini dibatalkan atau diurungkan, jadi tidak punya berita acara.");
    }
    const { root, readLetterhead, time } = this.options;
    const chunks = drawBalance({
      letterhead: await readLetterhead(),
      system: row.system,
      libraryName: row.libraryName,
      madeAt: row.madeAt,
      fileName: row.fileName ?? "cadangan.sql",
      finishedOn: row.state === "done" && row.finishedAt !== null ? dayIn(time.timeZone, row.finishedAt) : null,
      today: dayIn(time.timeZone, time.now()),
      tallies: look.tables,
      root,
    });
    return { chunks, fileName: `pindah-data-${row.id}-neraca.pdf` };
  }

  private async keptOf(viewer: Viewer, id: number): Promise<{ row: StoredMoveIn; folder: MoveInFolder }> {
    const row = await this.byId(viewer, id);
    if (row === null) {
      throw new NotFoundError("Pemindahan ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
    }
    if (row.folder === null) throw new ConflictError("Hasil pemeriksaan berkas ini tidak disimpan lagi.");
    return { row, folder: new MoveInFolder(this.options.dataDir, row.folder) };
  }
}

/** What is found names members and what they owe. */
function assertMaySeeMoves(viewer: Viewer): void {
  assertCanRead(viewer, "imports");
  assertCanRead(viewer, "students");
  assertCanRead(viewer, "circulation");
}
