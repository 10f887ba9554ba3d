/** The warnings of an import. */
export type ImportWarning = "isbnIsWrong" | "isbnIsSerial" | "isbnIsRounded" | "yearIsText" | "imageIsNoAddress";

export const WARNING_MESSAGES: Readonly<Record<ImportWarning, string>> = {
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
