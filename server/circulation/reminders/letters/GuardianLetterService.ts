import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { join } from "sql-template-tag";

import { fillNoticeText } from "../../../../common/noticeTemplate.js";
import { ConflictError, NotFoundError } from "../../../errors.js";
import { pick } from "../../../platform/database/columns.js";
import type { Database } from "../../../platform/database/Database.js";
import type { FileFolder } from "../../../platform/files/FileFolder.js";
import { openImage } from "../../../platform/pdf/letterhead.js";
import { newDocument } from "../../../platform/pdf/newDocument.js";
import { dayIn } from "../../../platform/time/libraryClock.js";
import { longDate } from "../../../platform/time/longDate.js";
import { type LoadedLetterhead, readLetterhead } from "../../../settings/letterhead/readLetterhead.js";
import { noticeTextOf } from "../../../settings/noticeTexts.js";
import { readSettings } from "../../../settings/settingsReads.js";
import { studentTable } from "../../../students/Student.entity.js";
import { assertCanRead, type Viewer } from "../../../viewer.js";
import type { LibraryTime } from "../../policy/lendingDay.js";
import { rupiah } from "../../rules/rupiah.js";
import { MOST_REMINDED, type Reminder, type ReminderArgs, ReminderService } from "../ReminderService.js";
import { drawGuardianLetter, type GuardianLetter } from "./drawGuardianLetter.js";

interface PrintOptions {
  /** What the library is called until an administrator says otherwise. */
  readonly libraryName: string;
  /** The project's folder, whose packages have the typeface. */
  readonly root: string;
}

interface PrintedLetters {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly fileName: string;
}

const addressee = pick(studentTable, "id", "className", "guardianName");

/** What is overdue on paper, for the parents: a page for each student. */
export class GuardianLetterService {
  private readonly reminders: ReminderService;

  constructor(
    private readonly database: Database,
    private readonly folder: FileFolder,
    private readonly time: LibraryTime,
    private readonly options: PrintOptions,
  ) {
    this.reminders = new ReminderService(database, time);
  }

  /**
   * One PDF for all who are reminded, class by class.
   * @throws ValidationError; NotFoundError where nothing is overdue; ConflictError for more than a file takes
   */
  async print(viewer: Viewer, asked: ReminderArgs): Promise<PrintedLetters> {
    assertCanRead(viewer, "students");
    const { students, studentsCount } = await this.reminders.read(viewer, asked);
    if (students.length === 0) {
      throw new NotFoundError("Tidak ada pinjaman terlambat untuk dicetak. Muat ulang daftarnya, atau ubah filternya.");
    }
    if (studentsCount > MOST_REMINDED) {
      throw new ConflictError(
        `Ada ${studentsCount.toLocaleString("id-ID")} anggota yang terlambat, dan sekali cetak maksimal ${MOST_REMINDED} ` +
          "surat. Buka Cari dan filter, lalu cetak kelas demi kelas.",
      );
    }
    const letters = await this.lettersOf(students);
    const head = await readLetterhead(this.database, this.folder, this.options.libraryName);
    const today = dayIn(this.time.timeZone, this.time.now());
    return { chunks: this.draw(letters, head, today), fileName: `surat-terlambat-${today}.pdf` };
  }

  private async lettersOf(reminders: readonly Reminder[]): Promise<GuardianLetter[]> {
    const ids = join(reminders.map(({ studentId }) => studentId));
    const { rows, text } = await this.database.read(async (reader) => ({
      rows: await reader.select(addressee, sql`FROM students WHERE id IN (${ids})`),
      text: noticeTextOf((await readSettings(reader, this.options.libraryName)).noticeTexts, "guardian_letter"),
    }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const letters = reminders.map(({ studentId, studentName, loans, runningFine }): GuardianLetter => {
      const { className = null, guardianName = null } = byId.get(studentId) ?? {};
      const fine = runningFine > 0 ? rupiah(runningFine) : null;
      return {
        studentName,
        className,
        guardianName,
        fine,
        text: fillNoticeText(text, {
          nama: studentName,
          kelas: className,
          wali: guardianName,
          jumlah_buku: loans.length.toLocaleString("id-ID"),
          denda: fine,
        }),
        books: loans.map(({ bookTitle, itemCode, dueAt, overdueDays, currentFine }) => ({
          title: bookTitle,
          itemCode,
          dueOn: longDate(dueAt),
          overdueDays,
          fine: currentFine > 0 ? rupiah(currentFine) : null,
        })),
      };
    });
    const keyOf = ({ className, studentName }: GuardianLetter) => `${className ?? "\u{10FFFF}"}\u0000${studentName}`;
    return letters.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), "id", { numeric: true }));
  }

  private async *draw(
    letters: readonly GuardianLetter[],
    { logo, signatories, city, ...texts }: LoadedLetterhead,
    today: string,
  ): AsyncGenerator<Uint8Array> {
    const info = { Title: "Surat untuk orang tua", Author: texts.name };
    const document = await newDocument(this.options.root, { size: "A4", margin: 0, info });
    const letterhead = { ...texts, logo: logo && openImage(document, logo) };
    const signatures = { signatories, signedAt: [city, longDate(today)].filter(Boolean).join(", ") };
    try {
      for (const letter of letters) {
        document.addPage();
        drawGuardianLetter(document, { letterhead, signatures }, letter);
        const drawn = document.read() as Buffer | null;
        if (drawn) yield drawn;
        await yieldToEventLoop();
      }
      document.end();
      for await (const chunk of document) yield chunk as Uint8Array;
    } finally {
      document.destroy();
    }
  }
}
