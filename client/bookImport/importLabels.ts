import type { BookImportOutcome, BookImportStage, BookImportState } from "../gql/graphql";
import { importStateLabels, type PillLabel } from "../importing/importLabels";

export const stageLabels: Record<BookImportStage, string> = {
  ANALYSING: "Memeriksa baris",
  WRITING: "Menyimpan buku",
  PUBLISHING: "Menampilkan buku di katalog",
  UNDOING: "Menyembunyikan buku dari katalog",
  REMOVING: "Membatalkan impor",
};

const stateLabels: Record<BookImportState, PillLabel> = {
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

/** One that is done is not shown as good where something of its file is missing. */
export function stateLabel(state: BookImportState, warnings: readonly { isSerious: boolean }[]): PillLabel {
  return state === "DONE" && warnings.some(({ isSerious }) => isSerious)
    ? { label: "Selesai, periksa lagi", tone: "wrong" }
    : stateLabels[state];
}

export const outcomeLabels: Record<BookImportOutcome, PillLabel> = {
  NEW: { label: "Buku baru", tone: "good" },
  DUPLICATE: { label: "Sudah ada", tone: "plain" },
  REFUSED: { label: "Ditolak", tone: "wrong" },
};
