import { createHash } from "node:crypto";

import sql from "sql-template-tag";
import { z } from "zod";

import { actorOf, userIdOf } from "../audit/recordAudit.js";
import { ConflictError, DomainError, NotFoundError } from "../errors.js";
import { emptyValues, type InsertOf } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { isDuplicateError } from "../platform/database/databaseErrors.js";
import { forUpdate } from "../platform/database/locking.js";
import type { ReceiveFile } from "../platform/files/IncomingFile.js";
import { isOwnerAlive, registerOwner } from "../platform/files/processOwner.js";
import { removeFile } from "../platform/files/renameAndRemove.js";
import { writeUpload } from "../platform/files/writeUpload.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { type MoveIn, type MoveInLook, moveInTable } from "./MoveIn.entity.js";
import type { MoveInAnswers } from "./library/MovingLibrary.js";
import { moveInById, selectMoveIns, type StoredMoveIn } from "./moveInReads.js";
import type { MoveInRuns } from "./MoveInRuns.js";
import { answersThatHold, givenAnswersInput, withAnswers } from "./steps/givenAnswers.js";
import { keepOutcome, lookAtDump, type OpenedDump, openUpload } from "./steps/lookAtDump.js";
import { MoveInFolder } from "./steps/MoveInFolder.js";
import { canStart, undoRefusal } from "./StoredMoveIn.js";

/** The largest schools' dumps have a tenth of it, packed or not. */
const MOST_DUMP_BYTES = 2_000_000_000;
const MOST_DRAFTS = 5;
/** What an upload or a look shows while it lasts, so that it counts as alive. */
const HEARTBEAT_MS = 10_000;
/** How often the share of a look is written down. */
const SHARE_MS = 1_000;
const unaudited = { unaudited: "A dump that waits changes nothing of the library." };

/** Answers to some of the questions; a null takes one back. */
export const answerMoveInInput = z.strictObject({ answers: givenAnswersInput });

const NOTHING_READ: MoveInLook = { state: "running", share: 0, message: null };
const GONE = "Berkas ini tidak ada lagi di server. Unggah lagi untuk melanjutkan.";
const STOPPED = "Pemeriksaan terhenti karena server berhenti. Periksa lagi.";

interface MoveInOptions {
  readonly dataDir: string;
  readonly maxBytes?: number;
  /** Called with unexpected errors of work in the background; expected ones are stored with it. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

type Values = Partial<InsertOf<MoveIn>>;

/** A whole library of SLiMS or INLISLite moves in: its dump is looked at, its questions are answered, it is brought. */
export class MoveInService {
  private readonly background = new Set<Promise<void>>();
  /** Looks of this process, by their moves. */
  private readonly looks = new Map<number, AbortController>();

  constructor(
    private readonly database: Database,
    private readonly runs: MoveInRuns,
    private readonly options: MoveInOptions,
  ) {}

  /**
   * Keeps the tables of a dump and begins to look at them; the file itself is deleted.
   * @throws ConflictError while too many wait; ValidationError, FileRefusedError
   */
  async upload(viewer: Viewer, receive: ReceiveFile, signal?: AbortSignal): Promise<StoredMoveIn> {
    assertMayMoveIn(viewer);
    await this.resume();
    const { owner, release } = registerOwner();
    try {
      const { id, folder } = await this.register(viewer, owner);
      const kept = await this.whileAlive(id, () => this.receive(id, folder, receive, signal)).catch(
        async (error: unknown) => {
          await this.forget(id, folder);
          throw error;
        },
      );
      this.lookInBackground(kept, folder, owner, release);
      return kept;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** All or nothing; the dump is looked at again with them. @throws ValidationError, NotFoundError, ConflictError */
  async answer(viewer: Viewer, id: number, input: unknown): Promise<StoredMoveIn> {
    assertMayMoveIn(viewer);
    const { answers } = parseInput(answerMoveInInput, input);
    const folder = this.folderOf(await this.requireDraft(id));
    const look = await folder.readLook();
    if (look === null) throw new ConflictError("Berkas ini belum selesai diperiksa. Periksa lagi, lalu jawab.");
    return this.lookAnew(viewer, id, folder, (row) => ({
      answers: withAnswers(look.questions, row.answers ?? {}, answers, "answers."),
    }));
  }

  /** For a look that has failed. @throws NotFoundError, ConflictError */
  async lookAgain(viewer: Viewer, id: number): Promise<StoredMoveIn> {
    assertMayMoveIn(viewer);
    const row = await this.requireDraft(id);
    return this.lookAnew(viewer, id, this.folderOf(row), () => null);
  }

  /** Begins to bring it in; it goes on when its caller leaves. @throws NotFoundError, ConflictError */
  async start(viewer: Viewer, id: number): Promise<StoredMoveIn> {
    assertMayMoveIn(viewer);
    const folder = this.folderOf(await this.requireDraft(id));
    if (!(await folder.hasDump())) throw new ConflictError(GONE);
    return this.run(
      viewer,
      id,
      (row) => {
        if (row.state !== "draft") throw new ConflictError("Data ini sudah dipindahkan. Muat ulang halaman.");
        if (!canStart(row)) throw new ConflictError("Berkas ini belum selesai diperiksa. Tunggu sampai selesai.");
        // What commits it has the entry.
        return { isAudited: false, values: { state: "bringing", startedAt: new Date() } };
      },
      (row) =>
        keepOutcome(folder, (onRow) =>
          this.runs.bring(viewer, row, { dump: folder.dump, answers: row.answers ?? {}, onRow }),
        ),
    );
  }

  /** What was written by then is taken away again. @throws NotFoundError; ConflictError where it is decided. */
  async cancel(viewer: Viewer, id: number): Promise<StoredMoveIn> {
    assertMayMoveIn(viewer);
    return this.database.write({ unaudited: "What it ends has the entry." }, async (tx): Promise<StoredMoveIn> => {
      const row = required404(await moveInById(tx, id, forUpdate(tx)));
      if (row.state !== "bringing") throw new ConflictError("Data ini tidak sedang dipindahkan. Muat ulang halaman.");
      await tx.update(moveInTable, { cancelWanted: true }, sql`id = ${id}`);
      return { ...row, cancelWanted: true };
    });
  }

  /** Takes away what nobody has used since. @throws NotFoundError, ConflictError */
  async undo(viewer: Viewer, id: number): Promise<StoredMoveIn> {
    assertMayMoveIn(viewer);
    return this.run(
      viewer,
      id,
      (row) => {
        const refusal = undoRefusal(row);
        if (refusal !== null) throw new ConflictError(refusal);
        return { isAudited: true, values: { state: "undoing" } };
      },
      (row) => this.runs.undo(viewer, row),
    );
  }

  /** Throws away a dump that was not brought in. @throws NotFoundError, ConflictError */
  async discard(viewer: Viewer, id: number): Promise<void> {
    assertMayMoveIn(viewer);
    const { folder } = await this.database.write({ viewer }, async (tx) => {
      const row = required404(await moveInById(tx, id, forUpdate(tx)));
      if (row.state !== "draft") throw new ConflictError("Data ini sudah dipindahkan, jadi tidak dapat dibuang.");
      await tx.run(sql`DELETE FROM move_ins WHERE id = ${id}`);
      const before = { fileName: row.fileName, libraryName: row.libraryName };
      return { result: row, audit: [{ action: "moveIn.discard", recordId: id, before }] };
    });
    this.looks.get(id)?.abort();
    await this.whenLooked(id);
    if (folder !== null) await new MoveInFolder(this.options.dataDir, folder).remove();
  }

  /** Ends what a process that died has left of uploads and looks. Called at every start and at intervals. */
  async resume(): Promise<void> {
    const drafts = await this.database.read((reader) => selectMoveIns(reader, sql`WHERE state = 'draft'`));
    const dead = drafts.filter(({ owner, heartbeatAt }) => !isOwnerAlive(owner, heartbeatAt));
    for (const row of dead) {
      const folder = row.folder === null ? null : new MoveInFolder(this.options.dataDir, row.folder);
      if (row.origin === null) {
        await this.forget(row.id, folder);
      } else if (row.look?.state === "running") {
        if (folder !== null) await removeFile(folder.upload);
        await this.keep(row, { look: { ...row.look, state: "failed", message: STOPPED } });
      }
    }
  }

  /** Resolves once nothing runs in the background any more. */
  async whenIdle(): Promise<void> {
    while (this.background.size > 0) await Promise.all(this.background);
  }

  /** The row is written before the file, so that nothing on disk is unknown. */
  private async register(viewer: Viewer, owner: string): Promise<{ id: number; folder: MoveInFolder }> {
    const folder = new MoveInFolder(this.options.dataDir, MoveInFolder.newName());
    const id = await this.database.write(unaudited, async (tx) => {
      if ((await tx.count(sql`FROM move_ins WHERE state = 'draft'`)) >= MOST_DRAFTS) {
        throw new ConflictError(
          `Sudah ada ${MOST_DRAFTS} berkas yang menunggu dipindahkan. Lanjutkan atau buang salah satunya dulu.`,
        );
      }
      const now = new Date();
      const [made] = await tx.insert(moveInTable, [
        {
          ...emptyValues(moveInTable),
          state: "draft",
          userId: userIdOf(viewer),
          actor: actorOf(viewer),
          folder: folder.name,
          owner,
          heartbeatAt: now,
          cancelWanted: false,
          look: NOTHING_READ,
          createdAt: now,
        },
      ]);
      return required(made, "the move just registered");
    });
    return { id, folder };
  }

  /** Writes the file to disk and loads its tables, so that a wrong one is refused at once. */
  private async receive(
    id: number,
    folder: MoveInFolder,
    receive: ReceiveFile,
    signal: AbortSignal | undefined,
  ): Promise<StoredMoveIn> {
    const { stream, fileName } = await receive();
    await folder.make();
    const maxBytes = this.options.maxBytes ?? MOST_DUMP_BYTES;
    await writeUpload(stream, folder.upload, { maxBytes, headBytes: 1, checkHead: () => undefined });
    const opened = await openUpload(folder, signal).finally(() => removeFile(folder.upload));
    if (signal?.aborted) throw new ConflictError("Pengiriman berkas dibatalkan.");
    const { questions, ...found } = opened;
    const origin = originOf(found);
    const libraryName = found.libraryName?.slice(0, 255) ?? null;
    return this.database.write(unaudited, async (tx) => {
      const [earlier] = await selectMoveIns(
        tx,
        sql`WHERE ${moveInTable.system} = ${found.system} AND COALESCE(library_name, '') = ${libraryName ?? ""}
          AND answers IS NOT NULL ORDER BY id DESC LIMIT 1`,
      );
      await tx.update(
        moveInTable,
        {
          ...found,
          libraryName,
          origin,
          fileName: fileName?.slice(-255) ?? null,
          answers: answersThatHold(questions, earlier?.answers ?? {}),
          heartbeatAt: new Date(),
        },
        sql`id = ${id}`,
      );
      return required(await moveInById(tx, id), "the move just received");
    });
  }

  private async lookAnew(
    viewer: Viewer,
    id: number,
    folder: MoveInFolder,
    change: (row: StoredMoveIn) => Values | null,
  ): Promise<StoredMoveIn> {
    if (!(await folder.hasDump())) throw new ConflictError(GONE);
    const { owner, release } = registerOwner();
    try {
      const row = await this.database.write({ viewer }, async (tx) => {
        const found = required404(await moveInById(tx, id, forUpdate(tx)));
        if (found.state !== "draft") throw new ConflictError("Data ini sudah dipindahkan. Muat ulang halaman.");
        if (found.look?.state === "running") throw new ConflictError("Berkas ini masih diperiksa. Tunggu sebentar.");
        const values = change(found);
        const now = { ...values, look: NOTHING_READ, owner, heartbeatAt: new Date() };
        await tx.update(moveInTable, now, sql`id = ${id}`);
        const result = required(await moveInById(tx, id), "the move that is looked at");
        const [before, after] = [found, result].map(({ answers }) => ({ questionAnswers: linesOf(answers) }));
        return { result, audit: values === null ? [] : [{ action: "moveIn.answer", recordId: id, before, after }] };
      });
      this.lookInBackground(row, folder, owner, release);
      return row;
    } catch (error) {
      release();
      throw error;
    }
  }

  private lookInBackground(row: StoredMoveIn, folder: MoveInFolder, owner: string, release: () => void): void {
    const ending = new AbortController();
    this.looks.set(row.id, ending);
    this.inBackground(release, async () => {
      try {
        await this.whileAlive(row.id, () => this.look({ ...row, owner }, folder, ending.signal));
      } catch (error) {
        if (ending.signal.aborted) return;
        const message =
          error instanceof DomainError ? error.message : "Terhenti karena gangguan di server. Periksa lagi.";
        await this.keep({ id: row.id, owner }, { look: { state: "failed", share: 0, message } });
        if (!(error instanceof DomainError)) throw error;
      } finally {
        if (this.looks.get(row.id) === ending) this.looks.delete(row.id);
      }
    });
  }

  private async look(row: Pick<StoredMoveIn, "id" | "owner" | "answers">, folder: MoveInFolder, signal: AbortSignal) {
    let toldAt = performance.now();
    let telling = Promise.resolve();
    const onShare = (share: number) => {
      if (performance.now() - toldAt < SHARE_MS) return;
      toldAt = performance.now();
      telling = telling.then(() => this.keep(row, { look: { state: "running", share, message: null } }));
      telling.catch(() => undefined);
    };
    await lookAtDump(folder, { answers: row.answers ?? {}, onShare, signal });
    await telling;
    await this.keep(row, { look: { state: "ready", share: 1, message: null } });
  }

  /** Claims a move for this process, and does its long work in the background. One at a time. */
  private async run(
    viewer: Viewer,
    id: number,
    claim: (row: StoredMoveIn) => { readonly isAudited: boolean; readonly values: Values },
    work: (row: StoredMoveIn) => Promise<unknown>,
  ): Promise<StoredMoveIn> {
    const { owner, release } = registerOwner();
    try {
      const row = await this.database.write({ viewer }, async (tx) => {
        const found = required404(await moveInById(tx, id, forUpdate(tx)));
        const { isAudited, values } = claim(found);
        const claimed = {
          ...values,
          runningSlot: 1,
          owner,
          heartbeatAt: new Date(),
          cancelWanted: false,
          message: null,
        };
        await tx.update(moveInTable, claimed, sql`id = ${id}`);
        const before = { fileName: found.fileName, libraryName: found.libraryName };
        const result = required(await moveInById(tx, id), "the move that runs");
        return { result, audit: isAudited ? [{ action: "moveIn.undo", recordId: id, before }] : [] };
      });
      this.inBackground(release, () => work(row));
      return row;
    } catch (error) {
      release();
      throw isDuplicateError(error)
        ? new ConflictError("Pemindahan lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.")
        : error;
    }
  }

  private inBackground(release: () => void, work: () => Promise<unknown>): void {
    const task = work()
      .then(() => undefined)
      .catch((error: unknown) => this.options.onFailure?.(error))
      .finally(() => {
        release();
        this.background.delete(task);
      });
    this.background.add(task);
  }

  private async whileAlive<Result>(id: number, work: () => Promise<Result>): Promise<Result> {
    const touch = () =>
      this.database.write(unaudited, (tx) =>
        tx.update(moveInTable, { heartbeatAt: new Date() }, sql`id = ${id} AND state = 'draft'`),
      );
    const heartbeat = setInterval(() => void touch().catch(() => undefined), HEARTBEAT_MS);
    return work().finally(() => clearInterval(heartbeat));
  }

  /** Only while it is still this owner's draft. */
  private keep({ id, owner }: Pick<StoredMoveIn, "id" | "owner">, values: Values): Promise<void> {
    return this.database.write(unaudited, (tx) =>
      tx.update(
        moveInTable,
        { ...values, heartbeatAt: new Date() },
        sql`id = ${id} AND owner = ${owner} AND state = 'draft'`,
      ),
    );
  }

  /** Removes all traces of an upload that came to nothing. */
  private async forget(id: number, folder: MoveInFolder | null): Promise<void> {
    await folder?.remove();
    await this.database.write(unaudited, (tx) =>
      tx.run(sql`DELETE FROM move_ins WHERE id = ${id} AND state = 'draft' AND origin IS NULL`),
    );
  }

  /** Its folder is only removed once nobody writes into it. */
  private async whenLooked(id: number): Promise<void> {
    if (this.looks.has(id)) await Promise.all(this.background);
  }

  private async requireDraft(id: number): Promise<StoredMoveIn> {
    const row = required404(await this.database.read((reader) => moveInById(reader, id)));
    if (row.state !== "draft") throw new ConflictError("Data ini sudah dipindahkan. Muat ulang halaman.");
    return row;
  }

  private folderOf({ folder }: StoredMoveIn): MoveInFolder {
    if (folder === null) throw new ConflictError(GONE);
    return new MoveInFolder(this.options.dataDir, folder);
  }
}

/** A library that moves in brings its books, its members and its loans. */
function assertMayMoveIn(viewer: Viewer): void {
  assertCanManage(viewer, "imports");
  assertCanManage(viewer, "students");
  assertCanManage(viewer, "circulation");
}

function required404(row: StoredMoveIn | null): StoredMoveIn {
  if (row === null) throw new NotFoundError("Pemindahan ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
  return row;
}

/** For the audit trail. */
function linesOf(answers: MoveInAnswers | null): string[] {
  return Object.entries(answers ?? {}).map(([key, value]) => `${key}: ${value}`);
}

/** The library that a dump is of: a later dump of it has the same. */
function originOf({ system, libraryName }: Pick<OpenedDump, "system" | "libraryName">): string {
  const name = libraryName?.trim().toLowerCase() ?? "";
  return `${system}:${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
}
