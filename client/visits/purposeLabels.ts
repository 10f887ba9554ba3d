import type { VisitPurpose } from "../gql/graphql";

/** Purposes of a visit, in the order they are offered. */
export const purposeLabels: Record<VisitPurpose, string> = {
  READING: "Membaca",
  BORROWING: "Meminjam/Mengembalikan",
  ASSIGNMENT: "Mengerjakan tugas",
  REFERENCE: "Mencari referensi",
  INTERNET: "Internet",
  DISCUSSION: "Diskusi",
  OTHER: "Lainnya",
};

export const purposes = Object.keys(purposeLabels) as VisitPurpose[];

export function parsePurpose(code: string): VisitPurpose | null {
  return purposes.find((purpose) => purpose === code) ?? null;
}
