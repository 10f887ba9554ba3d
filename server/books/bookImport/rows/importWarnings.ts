import { type RowOutcome, rowOf } from "./planRows.js";

/** What an import noticed and let pass. */
export type ImportWarning = "isbnIsWrong" | "isbnIsSerial" | "isbnIsRounded" | "yearIsText" | "imageIsNoAddress";

export const WARNING_WORDS: Readonly<Record<ImportWarning, string>> = {
  isbnIsWrong: "ISBN dengan angka periksa yang salah, disimpan seperti tertulis",
  isbnIsSerial: "ISSN atau barkod majalah di kolom ISBN, disimpan seperti tertulis",
  isbnIsRounded: "ISBN yang dibulatkan program lembar kerja (9,78E+12), dikosongkan",
  yearIsText: "tahun terbit yang bukan tahun, disimpan seperti tertulis",
  imageIsNoAddress: "sampul yang bukan alamat https, tidak diambil",
};

export interface WarningCount {
  readonly warning: ImportWarning;
  readonly message: string;
  readonly rows: number;
  readonly firstRow: number;
}

/** Counts warnings by kind, so that a file of a million of them needs no more memory than one of five. */
export class WarningCounter {
  private readonly counts = new Map<ImportWarning, { rows: number; firstRow: number }>();

  addAll(outcomes: readonly RowOutcome[]): void {
    for (const { reading } of outcomes) {
      if ("imported" in reading) {
        this.add(reading.imported.warnings, rowOf(reading).number);
      }
    }
  }

  private add(warnings: readonly ImportWarning[], row: number): void {
    for (const warning of warnings) {
      const count = this.counts.get(warning) ?? { rows: 0, firstRow: row };
      count.rows += 1;
      this.counts.set(warning, count);
    }
  }

  get all(): WarningCount[] {
    return [...this.counts].map(([warning, count]) => ({ warning, message: WARNING_WORDS[warning], ...count }));
  }
}
