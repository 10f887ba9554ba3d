import type { Database } from "../../platform/database/Database.js";
import type { LibraryTime } from "../../circulation/policy/lendingDay.js";
import type { Viewer } from "../../viewer.js";
import type { ReportRangeArgs } from "../figures/reportRange.js";
import type { FormKind } from "./ReportForm.js";
import { ReportFormService } from "./ReportFormService.js";
import { type ExportOptions, type FormFormat, writeForm } from "./writeForm.js";

const FILE_NAMES: Readonly<Record<FormKind, string>> = {
  periodic: "laporan-perpustakaan",
  loans: "peminjaman-per-bulan",
  accessions: "tambahan-koleksi",
  national: "statistik-iplm",
  work: "kinerja-petugas",
};
/** More titles in a year than any school gets. */
const MOST_ROWS = 5_000;

/** Writes what is handed in into files: for a spreadsheet, and to print and sign. */
export class ReportFormExportService {
  private readonly forms: ReportFormService;

  constructor(
    database: Database,
    time: LibraryTime,
    private readonly options: ExportOptions,
  ) {
    this.forms = new ReportFormService(database, time);
  }

  /** @throws ValidationError */
  async export(viewer: Viewer, kind: FormKind, range: ReportRangeArgs, format: FormFormat) {
    const form = await this.forms.form(viewer, kind, range, MOST_ROWS);
    return writeForm(form, `${FILE_NAMES[kind]}-${form.from}-${form.to}`, format, this.options);
  }
}
