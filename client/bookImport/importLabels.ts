import type { BookImportOutcome, BookImportStage, BookImportState } from "../gql/graphql";
import { importStateLabels, type PillLabel } from "../importing/importLabels";

export const stageLabels: Record<BookImportStage, string> = {
  ANALYSING: "Memeriksa baris",
  WRITING: "Menyimpan buku",
  PUBLISHING: "Menampilkan buku di katalog",
  UNDOING: "Menyembunyikan buku dari katalog",
  REMOVING: "Membatalkan impor",
};

export const stateLabels: Record<BookImportState, PillLabel> = {
  DRAFT: importStateLabels.waiting,
  STAGING: importStateLabels.running,
  PUBLISHING: importStateLabels.running,
  DONE: importStateLabels.done,
  CANCELLED: { label: "Dibatalkan", tone: "quiet" },
  UNDOING: importStateLabels.undoing,
  REMOVING: importStateLabels.undoing,
  PARTLY_UNDONE: importStateLabels.partlyUndone,
  UNDONE: importStateLabels.undone,
};

export const outcomeLabels: Record<BookImportOutcome, PillLabel> = {
  NEW: { label: "Buku baru", tone: "good" },
  DUPLICATE: { label: "Sudah ada", tone: "plain" },
  REFUSED: { label: "Ditolak", tone: "wrong" },
};
