import { circulationLock } from "../circulation/circulationLock.js";
import type { LibraryTime } from "../circulation/policy/lendingDay.js";
import { invalid, LendingRefusedError } from "../errors.js";
import type { Database } from "../platform/database/Database.js";
import type { StoredFiles } from "../platform/files/StoredFiles.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { studentNotFound } from "../students/studentNotFound.js";
import { lockStudent } from "../students/editing/studentWriter.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { eraseStudent } from "./eraseStudent.js";
import { eraseStudentInput } from "./erasureInput.js";
import { readOpenMatters } from "./openMatters.js";
import { findMentions, findNewMentions, tracesOf } from "./personMentions.js";

/** Erases who somebody was, once nothing of theirs is open; sums and counts stay (UU 27/2022, decision 103). */
export class ErasureService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly time: LibraryTime,
  ) {}

  /**
   * Cannot be undone.
   * @throws NotFoundError; ValidationError unless `nis` is the student's; LendingRefusedError with all that is open.
   */
  async erase(viewer: Viewer, id: number, input: unknown): Promise<{ readonly id: number }> {
    assertCanManage(viewer, "personalData");
    const { nis } = parseInput(eraseStudentInput, input);
    const traces = await this.database.read((reader) => tracesOf(reader, id));
    if (!traces) throw studentNotFound();
    const found = await findMentions(this.database, traces);
    const now = this.time.now();
    const result = await this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
      const student = await lockStudent(tx, id);
      if (!student) throw studentNotFound();
      if (student.nis !== nis) {
        throw invalid("nis", "Ketik NIS / No. anggota yang sama dengan yang tertulis di halaman ini.");
      }
      const open = await readOpenMatters(tx, student, dayIn(this.time.timeZone, now));
      if (open.length > 0) throw new LendingRefusedError("conflict", open);
      const mentions = await findNewMentions(tx, traces, found);
      await eraseStudent(tx, { student, traces, mentions, timeZone: this.time.timeZone, now });
      return { result: { id }, audit: [{ action: "student.erase", recordId: id }] };
    });
    await this.files.removeDropped();
    return result;
  }
}
