import type { StudentImportStatus_StudentImportFragment } from "../../../gql/graphql";

export type StudentImportCounts = StudentImportStatus_StudentImportFragment["counts"];

/** What a file brings, and what stays out of it. */
export function studentImportFigures({ rows, imported, updated, unchanged, toCheck, refused }: StudentImportCounts) {
  return [
    { label: "Baris", value: rows, isBad: false },
    { label: "Anggota baru", value: imported, isBad: false },
    { label: "Anggota diubah", value: updated, isBad: false },
    { label: "Tidak diubah", value: unchanged, isBad: false },
    { label: "Perlu diperiksa", value: toCheck, isBad: toCheck > 0 },
    { label: "Ditolak", value: refused, isBad: refused > 0 },
  ];
}
