import sql from "sql-template-tag";

import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { csvOf, guardFormula } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import type { Page, PageArgs } from "../../platform/database/keyset.js";
import { assertCanRead, canRead, type Viewer } from "../../viewer.js";
import { MAX_BULK_STUDENTS } from "../studentInput.js";
import type { StudentRow } from "../studentReads.js";
import { columnOfHeader, REPORT_COLUMNS, STUDENT_COLUMNS } from "./rows/studentColumns.js";
import {
  countStudentImportRows,
  type ImportedClass,
  importedClasses,
  importedStudents,
  rowsWithCells,
  studentImportById,
  studentImportPage,
  studentImportRowPage,
  type StoredStudentImport,
  type StudentImportRowShown,
  type StudentRowFilter,
} from "./studentImportReads.js";

/** The parts of a file with as many rows as there may be. */
const MAX_PARTS = 100;
const RESULTS = {
  new: "baru",
  changed: "diubah",
  unchanged: "tidak diubah",
  held: "tidak diambil",
  refused: "ditolak",
} as const;
const LEFT_OUT: StudentRowFilter = { kind: null, list: "leftOut" };

/** What imports of students there were, and what became of their rows. */
export class StudentImportHistoryService {
  constructor(private readonly database: Database) {}

  /** The newest first, with the files that wait. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<StoredStudentImport>> {
    assertCanRead(viewer, "students");
    return this.database.read((reader) => studentImportPage(reader, page));
  }

  async count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "students");
    return this.database.read((reader) => reader.count(sql`FROM student_imports`));
  }

  /** Null also where none is named. */
  async byId(viewer: Viewer, id: number | null): Promise<StoredStudentImport | null> {
    assertCanRead(viewer, "students");
    return id === null ? null : this.database.read((reader) => studentImportById(reader, id));
  }

  /** For lookups by global id; null if the viewer may not know that it exists. */
  async findForNode(viewer: Viewer, id: number): Promise<StoredStudentImport | null> {
    return canRead(viewer, "students") ? this.byId(viewer, id) : null;
  }

  /** What becomes, or became, of each row, in the file's order; empty where that is not known (any more). */
  async rows(
    viewer: Viewer,
    row: StoredStudentImport,
    filter: StudentRowFilter,
    page: PageArgs,
  ): Promise<Page<StudentImportRowShown>> {
    assertCanRead(viewer, "students");
    return row.state === "draft"
      ? { edges: [], hasNextPage: false, hasPreviousPage: false }
      : this.database.read((reader) => studentImportRowPage(reader, row.id, filter, page));
  }

  async countRows(viewer: Viewer, row: StoredStudentImport, filter: StudentRowFilter): Promise<number> {
    assertCanRead(viewer, "students");
    return row.state === "draft" ? 0 : this.database.read((reader) => countStudentImportRows(reader, row.id, filter));
  }

  /** The classes of the students that it brought and who have no account yet. */
  async classes(viewer: Viewer, { id }: StoredStudentImport): Promise<ImportedClass[]> {
    assertCanRead(viewer, "students");
    return this.database.read((reader) => importedClasses(reader, id));
  }

  /**
   * Those of one class by name, in parts of as many as get their codes together.
   * @throws ValidationError for a part that there cannot be.
   */
  async students(
    viewer: Viewer,
    { id }: StoredStudentImport,
    { className, part }: { readonly className: string; readonly part: number },
  ): Promise<StudentRow[]> {
    assertCanRead(viewer, "students");
    if (part < 1 || part > MAX_PARTS) {
      throw invalid("part", `Sebutkan bagian 1 sampai ${MAX_PARTS}.`);
    }
    return this.database.read((reader) => importedStudents(reader, id, { className, part, size: MAX_BULK_STUDENTS }));
  }

  /**
   * The rows of which something stays out, or those of another list, as CSV with their reasons, to be corrected and
   * imported again.
   * @throws NotFoundError; ConflictError before the preview, or once the rows are deleted.
   */
  async leftOut(viewer: Viewer, id: number, filter = LEFT_OUT): Promise<AsyncGenerator<string>> {
    assertCanRead(viewer, "students");
    const row = await this.byId(viewer, id);
    if (!row) {
      throw new NotFoundError("Impor ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
    }
    if (row.state === "draft" || !row.rowsKept) {
      throw new ConflictError("Baris impor ini belum diperiksa, atau sudah tidak disimpan.");
    }
    const kept = row.reading.columns.flatMap(({ reason, header, field }, index) => {
      // A column whose meaning a person has chosen gets the field's name as its header.
      const isNamed = field === null || columnOfHeader(header) === field;
      return reason === "report" || reason === "secret"
        ? []
        : { index, header: isNamed ? header : STUDENT_COLUMNS[field].label };
    });
    const rows = rowsWithCells((work) => this.database.read(work), id, filter);
    const header = [...REPORT_COLUMNS, ...kept.map((column) => guardFormula(column.header))];
    return csvOf(header, rows, ({ number, kind, reason, cells }) => [
      [
        String(number),
        RESULTS[kind],
        guardFormula(reason),
        ...kept.map(({ index }) => guardFormula(cells[index] ?? "")),
      ],
    ]);
  }
}
