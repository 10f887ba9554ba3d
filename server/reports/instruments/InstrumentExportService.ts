import type { LibraryTime } from "../../circulation/policy/lendingDay.js";
import { NotFoundError } from "../../errors.js";
import type { Database } from "../../platform/database/Database.js";
import type { Viewer } from "../../viewer.js";
import { type ExportOptions, type FormFormat, writeForm } from "../forms/writeForm.js";
import { InstrumentService } from "./InstrumentService.js";

/** Writes how a library stands into files: for a spreadsheet, and to print and sign. */
export class InstrumentExportService {
  private readonly instruments: InstrumentService;

  constructor(
    database: Database,
    time: LibraryTime,
    private readonly options: ExportOptions,
  ) {
    this.instruments = new InstrumentService(database, time);
  }

  /** @throws ValidationError; NotFoundError */
  async export(viewer: Viewer, id: number, period: string | undefined, format: FormFormat) {
    const assessment = await this.instruments.assessment(viewer, id, { period });
    if (!assessment) throw new NotFoundError("Instrumen ini tidak ditemukan. Muat ulang daftarnya.");
    const { instrument, periodName, today, sections } = assessment;
    const form = { title: instrument.content.name, period: periodName, today, sections };
    const name = `akreditasi-${instrument.code}-${assessment.period}`;
    return writeForm(form, name, format, this.options);
  }
}
