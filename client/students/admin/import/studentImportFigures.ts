import type { StudentImportStatus_StudentImportFragment } from "../../../gql/graphql";

export type StudentImportCounts = StudentImportStatus_StudentImportFragment["counts"];

/** What a file brings, and what stays out of it. */
export function studentImportFigures({ imported, updated, unchanged, held, toCheck, refused }: StudentImportCounts) {
  return [
    { label: "Anggota baru", value: imported, isBad: false },
    { label: "Anggota diubah", value: updated, isBad: false },
    { label: "Tidak diubah", value: unchanged, isBad: false },
    { label: "Tidak diambil", value: held, isBad: held > 0 },
    { label: "Perlu diperiksa", value: toCheck, isBad: toCheck > 0 },
    { label: "Ditolak", value: refused, isBad: refused > 0 },
  ];
}
