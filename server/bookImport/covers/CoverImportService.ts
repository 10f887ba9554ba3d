import { randomBytes } from "node:crypto";
import { access, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import sql from "sql-template-tag";
import { z } from "zod";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, DomainError, invalid, NotFoundError } from "../../errors.js";
import { emptyValues, pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { forUpdate } from "../../platform/database/locking.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { isOwnerAlive, registerOwner } from "../../platform/files/processOwner.js";
import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { writeUpload } from "../../platform/files/writeUpload.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, system, systemFor, type Viewer } from "../../viewer.js";
import { coverImportTable } from "./CoverImport.entity.js";
import { checkArchiveHead, COVER_ARCHIVE_BYTES, readCoverArchive } from "./coverArchive.js";
import { coverImportById, selectCoverImports } from "./coverImportReads.js";
import { runCoverImport } from "./runCoverImport.js";
import type { StoredCoverImport } from "./StoredCoverImport.js";
import { CoverImportCancelledError, CoverImportTakenOverError, RunningCoverImport } from "./RunningCoverImport.js";
import { removeFile } from "../../platform/files/renameAndRemove.js";

/** What an upload shows while it arrives, so that it counts as alive. */
const HEARTBEAT_MS = 10_000;
/** As long as the outcomes of an import. */
const OUTCOME_RETENTION_MS = 30 * 24 * 3_600_000;
const ARCHIVE = ".zip";
const unaudited = { unaudited: "Its last write has the entry, and each cover its own." };

const uploadCoversInput = z.strictObject({ replacesCovers: z.boolean().optional() });

interface CoverImportOptions {
  readonly dataDir: string;
  readonly coverBytes: ByteLimit;
  readonly archiveBytes?: number;
  /** Called with unexpected errors of work in the background; expected ones are stored with it. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Covers that follow an import: an archive of pictures, each for the books whose imported file names it. It is read in
 * the background, and after a restart from where it was.
 */
export class CoverImportService {
  private readonly background = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly options: CoverImportOptions,
  ) {}

  /**
   * Keeps an archive and begins to go through it.
   * @throws ConflictError while another one arrives or runs; ValidationError, FileRefusedError
   */
  async upload(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<StoredCoverImport> {
    assertCanManage(viewer, "imports");
    const { replacesCovers = false } = parseInput(uploadCoversInput, input);
    await this.resume();
    const { owner, release } = registerOwner();
    try {
      const arriving = await this.register(viewer, owner, replacesCovers);
      const heartbeat = setInterval(() => void this.touch(arriving.id).catch(() => undefined), HEARTBEAT_MS);
      const started = await this.receive(arriving, receive, signal)
        .catch(async (error: unknown) => {
          await this.forget(arriving);
          throw error;
        })
        .finally(() => clearInterval(heartbeat));
      this.runInBackground(viewer, started, owner, release);
      return started;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Covers that are attached by then stay. @throws NotFoundError; ConflictError where it has ended. */
  async cancel(viewer: Viewer, id: number): Promise<StoredCoverImport> {
    assertCanManage(viewer, "imports");
    return this.database.write(unaudited, async (tx) => {
      const row = await coverImportById(tx, id, forUpdate(tx));
      if (!row) {
        throw new NotFoundError("Kiriman sampul ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
      }
      if (row.state !== "running") {
        throw new ConflictError("Kiriman sampul ini sudah selesai.");
      }
      await tx.update(coverImportTable, { cancelWanted: true }, sql`id = ${id}`);
      return { ...row, cancelWanted: true };
    });
  }

  /** Goes on with what a process that died has left. Called at every start and at intervals. */
  async resume(): Promise<void> {
    await this.sweep();
    const open = await this.database.read((reader) => selectCoverImports(reader, sql`WHERE running_slot = 1`));
    for (const row of open.filter(({ owner, heartbeatAt }) => !isOwnerAlive(owner, heartbeatAt))) {
      const { owner, release } = registerOwner();
      if (!(await this.takeOver(row, owner))) {
        release();
      } else if (row.state === "arriving") {
        release();
        await this.forget(row);
      } else {
        const { userId, actor } = row;
        this.runInBackground(userId === null ? system : systemFor(userId, actor), row, owner, release);
      }
    }
  }

  /** Resolves once nothing runs in the background any more. */
  async whenIdle(): Promise<void> {
    while (this.background.size > 0) {
      await Promise.all(this.background);
    }
  }

  /** The row is written before the archive, so that nothing on disk is unknown. */
  private async register(viewer: Viewer, owner: string, replacesCovers: boolean): Promise<StoredCoverImport> {
    const now = new Date();
    try {
      return await this.database.write(unaudited, async (tx) => {
        await tx.insert(coverImportTable, [
          {
            ...emptyValues(coverImportTable),
            state: "arriving",
            userId: userIdOf(viewer),
            actor: actorOf(viewer),
            replacesCovers,
            archive: randomBytes(16).toString("hex"),
            runningSlot: 1,
            owner,
            heartbeatAt: now,
            cancelWanted: false,
            files: 0,
            filesSeen: 0,
            attached: 0,
            unmatched: 0,
            refused: 0,
            covered: 0,
            createdAt: now,
          },
        ]);
        const [row] = await selectCoverImports(tx, sql`WHERE running_slot = 1`);
        return required(row, "the covers just registered");
      });
    } catch (error) {
      throw isDuplicateError(error)
        ? new ConflictError("Sampul lain sedang dikirim atau dipasang. Tunggu sampai selesai, lalu coba lagi.")
        : error;
    }
  }

  /** Writes the archive to disk and reads its list of files, so that a wrong one is refused at once. */
  private async receive(
    arriving: StoredCoverImport,
    receive: ReceiveFile,
    signal: AbortSignal | undefined,
  ): Promise<StoredCoverImport> {
    const { stream, fileName } = await receive();
    const path = this.pathOf(arriving);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeUpload(stream, path, {
      maxBytes: this.options.archiveBytes ?? COVER_ARCHIVE_BYTES,
      headBytes: 4,
      checkHead: checkArchiveHead,
    });
    let count = 0;
    for await (const { entry } of readCoverArchive(path)) {
      count += entry > 0 ? 1 : 0;
    }
    if (count === 0) {
      throw invalid("file", "ZIP ini tidak berisi gambar.");
    }
    if (signal?.aborted) {
      throw new ConflictError("Pengiriman berkas dibatalkan.");
    }
    const values = { state: "running", files: count, fileName: fileName?.slice(-255) ?? null } as const;
    await this.database.write(unaudited, (tx) =>
      tx.update(coverImportTable, { ...values, heartbeatAt: new Date() }, sql`id = ${arriving.id}`),
    );
    return { ...arriving, ...values };
  }

  private runInBackground(viewer: Viewer, row: StoredCoverImport, owner: string, release: () => void): void {
    const task = this.run(viewer, row, owner)
      .catch((error: unknown) => this.options.onFailure?.(error))
      .finally(() => {
        release();
        this.background.delete(task);
      });
    this.background.add(task);
  }

  private async run(viewer: Viewer, row: StoredCoverImport, owner: string): Promise<void> {
    const running = new RunningCoverImport(this.database, row.id, owner);
    try {
      const archivePath = this.pathOf(row);
      await access(archivePath).catch(() => {
        throw new ConflictError("Berkas ZIP-nya tidak ada lagi di server ini. Kirim lagi untuk melanjutkan.");
      });
      const { replacesCovers } = row;
      const coverBytes = await this.options.coverBytes();
      const { database, files } = this;
      await runCoverImport({ database, files, running, viewer, archivePath, coverBytes, replacesCovers });
      await running.finish(viewer, "done");
    } catch (error) {
      if (error instanceof CoverImportTakenOverError) {
        return;
      }
      if (error instanceof CoverImportCancelledError) {
        await running.finish(viewer, "cancelled");
      } else if (error instanceof DomainError) {
        await running.finish(viewer, "failed", error.message);
      } else {
        // If the database is not reachable, the next start or interval goes on with it.
        await running
          .finish(viewer, "failed", "Terhenti karena gangguan di server. Kirim lagi untuk melanjutkan.")
          .catch(() => undefined);
        throw error;
      }
    }
    await removeFile(this.pathOf(row));
  }

  /** False if another process was faster. */
  private takeOver({ id, owner: deadOwner }: StoredCoverImport, owner: string): Promise<boolean> {
    return this.database.write(unaudited, async (tx) => {
      const [found] = await tx.select(
        pick(coverImportTable, "owner"),
        sql`FROM cover_imports WHERE id = ${id} AND running_slot = 1 ${forUpdate(tx)}`,
      );
      if (found?.owner !== deadOwner) {
        return false;
      }
      await tx.update(coverImportTable, { owner, heartbeatAt: new Date() }, sql`id = ${id}`);
      return true;
    });
  }

  private touch(id: number): Promise<void> {
    return this.database.write(unaudited, (tx) =>
      tx.update(coverImportTable, { heartbeatAt: new Date() }, sql`id = ${id} AND state = 'arriving'`),
    );
  }

  /** Removes all traces of an upload that came to nothing. */
  private async forget(row: StoredCoverImport): Promise<void> {
    await removeFile(this.pathOf(row));
    await this.database.write(unaudited, (tx) =>
      tx.run(sql`DELETE FROM cover_imports WHERE id = ${row.id} AND state = 'arriving'`),
    );
  }

  /** Removes archives whose run has ended, and outcomes that are no longer kept. */
  private async sweep(now = new Date()): Promise<void> {
    // In this order: an archive's row is written before it.
    const archives = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith(ARCHIVE));
    const running = await this.database.read((reader) => selectCoverImports(reader, sql`WHERE running_slot = 1`));
    const paths = new Set(running.map((row) => this.pathOf(row)));
    for (const path of archives.map((name) => join(this.folder, name)).filter((path) => !paths.has(path))) {
      await removeFile(path);
    }
    const before = toSqlDateTime(new Date(now.getTime() - OUTCOME_RETENTION_MS));
    const expired = await this.database.read((reader) =>
      reader.select(
        pick(coverImportTable, "id"),
        sql`FROM cover_imports WHERE finished_at < ${before}
            AND EXISTS (SELECT 1 FROM cover_outcomes WHERE cover_import_id = cover_imports.id)`,
      ),
    );
    for (const { id } of expired) {
      await this.database.write(unaudited, (tx) =>
        tx.run(sql`DELETE FROM cover_outcomes WHERE cover_import_id = ${id}`),
      );
    }
  }

  private get folder(): string {
    return join(this.options.dataDir, "imports");
  }

  private pathOf({ archive }: StoredCoverImport): string {
    return join(this.folder, `${archive}${ARCHIVE}`);
  }
}
