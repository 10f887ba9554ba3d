import sql from "sql-template-tag";
import { z } from "zod";

import type { Audited } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { ForbiddenError, NotFoundError } from "../../errors.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import type { FileColumn, StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { RateLimiter } from "../../platform/limits/RateLimiter.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import {
  assertCanManage,
  assertCanWrite,
  assertSignedIn,
  canSeeStudent,
  isStudent,
  type StudentViewer,
  type Viewer,
} from "../../viewer.js";
import { studentTable } from "../Student.entity.js";
import { studentNotFound } from "../studentNotFound.js";
import { selectStudent, type StudentRow } from "../studentReads.js";
import { photoAddress, photoFile } from "./photoAddress.js";
import { writePhoto } from "./photoImage.js";

/** A photo's address is `/photos/<student>/<name>/480`. */
export const studentFileColumns: readonly FileColumn[] = [
  { table: "students", column: studentTable.photo, nameAt: -36 },
];

/** The file is requested separately, after the permission check. */
const studentPhotoInput = z.strictObject({ id: z.int() });

/** A photo takes a second of processing and temporary disk space: the limit is above what a person uploads by hand. */
const UPLOADS_PER_MINUTE = 10;

/** What an address of a photo names. */
export interface PhotoAddress {
  readonly studentId: number;
  readonly name: string;
  readonly width: number;
}

/**
 * A student's photo, for that student and administrators. If an upload is refused or incomplete, the old photo stays.
 */
export class StudentPhotoService {
  private readonly ownUploadLimiter: RateLimiter;

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly limits: { readonly photoBytes: ByteLimit },
    now: () => number = Date.now,
  ) {
    this.ownUploadLimiter = new RateLimiter({
      callsPerMinute: UPLOADS_PER_MINUTE,
      message: "Terlalu banyak foto dikirim.",
      now,
    });
  }

  /**
   * The viewer's own photo; aborted by `signal`.
   * @throws ForbiddenError if the viewer is not a student; ThrottledError, FileRefusedError.
   */
  async uploadMyPhoto(viewer: Viewer, receive: ReceiveFile, signal?: AbortSignal): Promise<StudentRow> {
    assertIsStudent(viewer);
    this.ownUploadLimiter.consume(String(viewer.studentId));
    return this.store(viewer, viewer.studentId, receive, signal);
  }

  /** The viewer's own photo. @throws NotFoundError if there is none. */
  async deleteMyPhoto(viewer: Viewer): Promise<StudentRow> {
    assertIsStudent(viewer);
    return this.removePhoto(viewer, viewer.studentId);
  }

  /** @throws NotFoundError, FileRefusedError; unless the student is there the file is not read at all. */
  async uploadStudentPhoto(
    viewer: Viewer,
    input: unknown,
    receive: ReceiveFile,
    signal?: AbortSignal,
  ): Promise<StudentRow> {
    assertCanManage(viewer, "students");
    const { id } = parseInput(studentPhotoInput, input);
    return this.store(viewer, id, receive, signal);
  }

  /** @throws NotFoundError also for a student who has none. */
  async deleteStudentPhoto(viewer: Viewer, input: unknown): Promise<StudentRow> {
    assertCanManage(viewer, "students");
    const { id } = parseInput(studentPhotoInput, input);
    return this.removePhoto(viewer, id);
  }

  /** The path of a photo; null if there is none or the viewer may not know whether there is one. */
  async find(viewer: Viewer, address: PhotoAddress | null): Promise<string | null> {
    assertSignedIn(viewer);
    if (address === null || !canSeeStudent(viewer, address.studentId)) {
      return null;
    }
    const { studentId, name, width } = address;
    const student = await this.database.read((reader) => selectStudent(reader, studentId));
    return student?.photo === photoAddress(studentId, name)
      ? this.files.find("photo", name, photoFile(name, width))
      : null;
  }

  private async store(
    viewer: Viewer,
    id: number,
    receive: ReceiveFile,
    signal: AbortSignal | undefined,
  ): Promise<StudentRow> {
    if ((await this.database.read((reader) => selectStudent(reader, id))) === null) {
      throw studentNotFound();
    }
    const maxBytes = await this.limits.photoBytes();
    const { stream } = await receive();
    return this.files.store(
      viewer,
      "photo",
      async (name) => {
        await writePhoto(this.files.folder, name, stream, maxBytes);
        return photoAddress(id, name);
      },
      (tx, address) => setReference(tx, id, () => address),
      signal,
    );
  }

  private async removePhoto(viewer: Viewer, id: number): Promise<StudentRow> {
    const student = await this.database.write({ viewer }, (tx) =>
      setReference(tx, id, (before) => {
        if (before === null) {
          throw new NotFoundError("Belum ada foto yang dapat dihapus.");
        }
        return null;
      }),
    );
    await this.files.removeDropped();
    return student;
  }
}

function assertIsStudent(viewer: Viewer): asserts viewer is StudentViewer {
  assertSignedIn(viewer);
  assertCanWrite(viewer);
  if (!isStudent(viewer)) {
    throw new ForbiddenError("Hanya akun anggota yang punya foto.");
  }
}

/** Makes a student point to another photo, or to none, and releases the one before. */
async function setReference(
  tx: Transaction,
  id: number,
  nextPhoto: (before: string | null) => string | null,
): Promise<Audited<StudentRow>> {
  // Locks the photo's student until the transaction ends. Values are read by the locking statement, because earlier
  // reads of the transaction may be outdated.
  const [current] = await tx.select(pick(studentTable, "photo"), sql`FROM students WHERE id = ${id} ${forUpdate(tx)}`);
  if (!current) {
    throw studentNotFound();
  }
  const before = current.photo;
  const photo = nextPhoto(before);
  await tx.update(studentTable, { photo }, sql`id = ${id}`);
  await markFilesDropped(tx, before);
  return {
    result: required(await selectStudent(tx, id), "the student of the photo"),
    audit: [
      {
        action: "student.photo",
        recordId: id,
        before: { hasPhoto: before !== null },
        after: { hasPhoto: photo !== null, changedPrivately: ["photo"] },
      },
    ],
  };
}
