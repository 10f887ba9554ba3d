import type { StudentImportResult } from "./StudentImportService.js";

/** What became of a file, in a sentence. */
export function tellImport({ imported, updated, duplicates, refused }: StudentImportResult): string {
  const number = (value: number) => value.toLocaleString("id-ID");
  return `${number(imported.length)} siswa diimpor, ${number(updated.length)} diperbarui, ${number(duplicates)} sudah ada, ${number(refused.length)} ditolak.`;
}
