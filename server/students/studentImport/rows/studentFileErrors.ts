import type { DomainError } from "../../../errors.js";
import { fileError } from "../../../platform/csv/csvUpload.js";

export function rowsLimitError(mostRows: number): DomainError {
  return fileError(`Berkas berisi lebih dari ${mostRows.toLocaleString("id-ID")} baris. Bagi menjadi beberapa berkas.`);
}

export function noRowsError(): DomainError {
  return fileError("Berkas hanya berisi nama kolom, tanpa anggota.");
}
