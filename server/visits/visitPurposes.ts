/** The purposes of a visit, with their labels. */
export const VISIT_PURPOSES = {
  reading: "Membaca",
  borrowing: "Meminjam/Mengembalikan",
  assignment: "Mengerjakan tugas",
  reference: "Mencari referensi",
  internet: "Internet",
  discussion: "Diskusi",
  other: "Lainnya",
} as const;

export type VisitPurpose = keyof typeof VISIT_PURPOSES;

export const visitPurposes = Object.keys(VISIT_PURPOSES) as [VisitPurpose, ...VisitPurpose[]];
