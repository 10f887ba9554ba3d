import { csvOf, FOR_SLIMS, guardCell, guardFormula } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import { SLIMS_MEMBER_NAMES, slimsMember } from "./slimsMember.js";
import { fileColumns } from "./studentFields.js";
import type { StudentListArgs } from "./studentList.js";
import type { StudentRow } from "./studentReads.js";
import { StudentService } from "./StudentService.js";

export const STUDENT_EXPORT_FORMATS = ["aksara", "slims"] as const;
type StudentExportFormat = (typeof STUDENT_EXPORT_FORMATS)[number];

/** The columns that the import knows have the names that it knows. */
const HEADINGS = fileColumns.map(({ heading }) => heading);

function cellOf({ name, words }: (typeof fileColumns)[number], student: StudentRow, timeZone: string): string {
  if (name === "registeredAt") return dayIn(timeZone, student.registeredAt);
  const value = name === "memberKindId" ? student.memberKind : (student[name] ?? "");
  return words?.[value] ?? value;
}

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

  export(
    viewer: Viewer,
    list: StudentListArgs,
    format: StudentExportFormat = "aksara",
  ): { readonly fileName: string; readonly chunks: AsyncIterable<string> } {
    assertCanRead(viewer, "students");
    const pages = allPages((page) => this.students.page(viewer, list, page));
    if (format === "slims") {
      return {
        fileName: `anggota-slims-${dayIn(this.timeZone, this.now())}.csv`,
        chunks: csvOf(
          SLIMS_MEMBER_NAMES,
          pages,
          (student) => [slimsMember(student, this.timeZone).map(guardCell)],
          // Members are read with backslashes, as SLiMS writes them.
          { ...FOR_SLIMS, escape: "\\" },
        ),
      };
    }
    return {
      fileName: `anggota-${dayIn(this.timeZone, this.now())}.csv`,
      chunks: csvOf(HEADINGS, pages, (student) => [
        fileColumns.map((column) => guardFormula(cellOf(column, student, this.timeZone))),
      ]),
    };
  }
}
