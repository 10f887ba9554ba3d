import type { StudentImportResult } from "./run/importAtOnce.js";

/** What became of a file, in a sentence. */
export function studentImportMessage({ imported, updated, duplicates, held, refused }: StudentImportResult): string {
  const formatNumber = (value: number) => value.toLocaleString("id-ID");
  return (
    `${formatNumber(imported.length)} anggota diimpor, ${formatNumber(updated.length)} diperbarui, ` +
    `${formatNumber(duplicates)} sudah ada, ${formatNumber(refused.length)} ditolak.` +
    (held.length === 0 ? "" : ` ${formatNumber(held.length)} baris meragukan, jadi tidak diambil.`)
  );
}
