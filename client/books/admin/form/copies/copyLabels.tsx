import type { CopyCondition, CopyStatus, SettableCopyStatus } from "../../../../gql/graphql";

export const conditionLabels: Readonly<Record<CopyCondition, string>> = {
  GOOD: "Baik",
  WORN: "Rusak ringan",
  DAMAGED: "Rusak berat",
};

export const statusLabels: Readonly<Record<CopyStatus, string>> = {
  AVAILABLE: "Tersedia",
  ON_LOAN: "Sedang dipinjam",
  KEPT: "Disimpan untuk pemesan",
  REPAIR: "Diperbaiki",
  REFERENCE_ONLY: "Hanya dibaca di tempat",
  LOST: "Hilang",
  WITHDRAWN: "Ditarik",
};

const conditions = Object.keys(conditionLabels) as readonly CopyCondition[];

const settableStatuses: readonly SettableCopyStatus[] = ["AVAILABLE", "REPAIR", "REFERENCE_ONLY", "LOST", "WITHDRAWN"];

export function ConditionOptions() {
  return conditions.map((value) => (
    <option key={value} value={value}>
      {conditionLabels[value]}
    </option>
  ));
}

/** The statuses that a person sets. */
export function StatusOptions() {
  return settableStatuses.map((value) => (
    <option key={value} value={value}>
      {statusLabels[value]}
    </option>
  ));
}
