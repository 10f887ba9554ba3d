import { csvOf, guardFormula } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import type { Gender, StudentStatus } from "./Student.entity.js";
import { STUDENT_KIND_LABELS } from "./studentKindLabels.js";
import type { StudentListArgs } from "./studentList.js";
import type { StudentRow } from "./studentReads.js";
import { StudentService } from "./StudentService.js";

const GENDERS: Readonly<Record<Gender, string>> = { male: "L", female: "P" };
const STATUSES: Readonly<Record<StudentStatus, string>> = {
  active: "Aktif",
  suspended: "Ditangguhkan",
  graduated: "Lulus",
  moved: "Pindah",
};

/** The columns that the import knows have the names that it knows. */
const COLUMNS: Readonly<Record<string, (student: StudentRow) => string | null>> = {
  "NIS / No. anggota": ({ nis }) => nis,
  NISN: ({ nisn }) => nisn,
  Nama: ({ name }) => name,
  "Jenis kelamin": ({ gender }) => gender && GENDERS[gender],
  Kelas: ({ className }) => className,
  Jurusan: ({ major }) => major,
  "Tahun ajaran": ({ academicYear }) => academicYear,
  "Tanggal lahir": ({ birthDate }) => birthDate,
  Telepon: ({ phone }) => phone,
  Email: ({ email }) => email,
  Alamat: ({ address }) => address,
  "Jenis anggota": ({ kind }) => STUDENT_KIND_LABELS[kind],
  Status: ({ status }) => STATUSES[status],
  "Ditangguhkan sampai": ({ suspendedUntil }) => suspendedUntil,
  "Berlaku sampai": ({ expiresAt }) => expiresAt,
  "Nama pengguna": ({ username }) => username,
};

/** Writes the students as CSV. */
export class StudentExportService {
  private readonly students: StudentService;

  constructor(
    database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.students = new StudentService(database, timeZone, now);
  }

  export(viewer: Viewer, list: StudentListArgs): { readonly fileName: string; readonly chunks: AsyncIterable<string> } {
    assertCanRead(viewer, "students");
    const pages = allPages((page) => this.students.page(viewer, list, page));
    const valuesOf = Object.values(COLUMNS);
    return {
      fileName: `anggota-${dayIn(this.timeZone, this.now())}.csv`,
      chunks: csvOf(Object.keys(COLUMNS), pages, (student) => [
        valuesOf.map((valueOf) => guardFormula(valueOf(student) ?? "")),
      ]),
    };
  }
}
