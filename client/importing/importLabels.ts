import type { PillTone } from "../ui/Pill";

export interface PillLabel {
  label: string;
  tone: PillTone;
}

/** Why a column of a file means what it does, or nothing. */
export const columnReasonLabels = {
  NAME: "Dikenali dari namanya",
  SLIMS: "Kolom ekspor SLiMS",
  CHOSEN: "Pilihan Anda",
  REPEATED: "Nama atau artinya sama dengan kolom lain",
  REPORT: "Dari laporan impor sebelumnya",
  UNKNOWN: "Tidak dikenali",
} as const;

/** How far an import is, where the imports have a state in common. */
export const importStateLabels = {
  waiting: { label: "Belum diproses", tone: "plain" },
  running: { label: "Berjalan", tone: "plain" },
  done: { label: "Selesai", tone: "good" },
  undoing: { label: "Sedang diurungkan", tone: "plain" },
  partlyUndone: { label: "Sebagian diurungkan", tone: "quiet" },
  undone: { label: "Diurungkan", tone: "quiet" },
} as const satisfies Readonly<Record<string, PillLabel>>;
