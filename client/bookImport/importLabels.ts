import type { BookImportColumnReason, BookImportOutcome, BookImportStage, BookImportState } from "../gql/graphql";
import type { PillTone } from "../ui/Pill";

export const reasonLabels: Record<BookImportColumnReason, string> = {
  NAME: "Dikenali dari namanya",
  SLIMS: "Kolom ekspor SLiMS",
  CHOSEN: "Pilihan Anda",
  REPEATED: "Nama atau artinya sama dengan kolom lain",
  REPORT: "Dari laporan impor sebelumnya",
  UNKNOWN: "Tidak dikenali",
};

export const stageLabels: Record<BookImportStage, string> = {
  ANALYSING: "Memeriksa baris",
  WRITING: "Menyimpan buku",
  PUBLISHING: "Menampilkan buku di katalog",
  UNDOING: "Menyembunyikan buku dari katalog",
  REMOVING: "Membatalkan impor",
};

interface PillLabel {
  label: string;
  tone: PillTone;
}

export const stateLabels: Record<BookImportState, PillLabel> = {
  DRAFT: { label: "Belum diproses", tone: "plain" },
  STAGING: { label: "Berjalan", tone: "plain" },
  PUBLISHING: { label: "Berjalan", tone: "plain" },
  DONE: { label: "Selesai", tone: "good" },
  CANCELLED: { label: "Dibatalkan", tone: "quiet" },
  UNDOING: { label: "Sedang diurungkan", tone: "plain" },
  REMOVING: { label: "Sedang diurungkan", tone: "plain" },
  PARTLY_UNDONE: { label: "Sebagian diurungkan", tone: "quiet" },
  UNDONE: { label: "Diurungkan", tone: "quiet" },
};

export const outcomeLabels: Record<BookImportOutcome, PillLabel> = {
  NEW: { label: "Buku baru", tone: "good" },
  DUPLICATE: { label: "Sudah ada", tone: "plain" },
  REFUSED: { label: "Ditolak", tone: "wrong" },
};
