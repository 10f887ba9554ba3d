import type { CopyCondition, CopyStatus, SettableCopyStatus } from "../../../../gql/graphql";

export const conditionLabels: Readonly<Record<CopyCondition, string>> = {
  GOOD: "Baik",
  WORN: "Rusak Ringan",
  DAMAGED: "Rusak Berat",
};

export const statusLabels: Readonly<Record<CopyStatus, string>> = {
  AVAILABLE: "Tersedia",
  ON_LOAN: "Sedang Dipinjam",
  REPAIR: "Diperbaiki",
  REFERENCE_ONLY: "Hanya Dibaca di Tempat",
  LOST: "Hilang",
  WITHDRAWN: "Ditarik",
};

export const conditions = Object.keys(conditionLabels) as readonly CopyCondition[];

export const settableStatuses: readonly SettableCopyStatus[] = [
  "AVAILABLE",
  "REPAIR",
  "REFERENCE_ONLY",
  "LOST",
  "WITHDRAWN",
];
