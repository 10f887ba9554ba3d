import type { StudentImportColumnReason, StudentImportOutcome, StudentImportState } from "../../../gql/graphql";
import type { PillTone } from "../../../ui/Pill";

interface PillLabel {
  label: string;
  tone: PillTone;
}

export const reasonLabels: Record<StudentImportColumnReason, string> = {
  NAME: "Dikenali dari namanya",
  SLIMS: "Kolom ekspor SLiMS",
  CHOSEN: "Pilihan Anda",
  REPEATED: "Nama atau artinya sama dengan kolom lain",
  REPORT: "Dari laporan impor sebelumnya",
  SECRET: "Kata sandi, sudah dihapus dari berkas",
  UNKNOWN: "Tidak dikenali",
};

export const outcomeLabels: Record<StudentImportOutcome, PillLabel> = {
  NEW: { label: "Siswa baru", tone: "good" },
  CHANGED: { label: "Diubah", tone: "plain" },
  UNCHANGED: { label: "Tidak diubah", tone: "quiet" },
  REFUSED: { label: "Ditolak", tone: "wrong" },
};

const STATES: Record<StudentImportState, PillLabel> = {
  DRAFT: { label: "Belum diproses", tone: "plain" },
  READY: { label: "Belum diproses", tone: "plain" },
  RUNNING: { label: "Berjalan", tone: "plain" },
  DONE: { label: "Selesai", tone: "good" },
  UNDOING: { label: "Sedang diurungkan", tone: "plain" },
  PARTLY_UNDONE: { label: "Sebagian diurungkan", tone: "quiet" },
  UNDONE: { label: "Diurungkan", tone: "quiet" },
};

/** An import whose process has died looks like one that runs, and is none. */
export function stateLabel({ state, isStopped }: { state: StudentImportState; isStopped: boolean }): PillLabel {
  return isStopped ? { label: "Terhenti", tone: "wrong" } : STATES[state];
}
