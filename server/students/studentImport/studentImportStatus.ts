import { ROWS_RETENTION_DAYS } from "./studentImportDrafts.js";
import type { StoredStudentImport } from "./studentImportReads.js";

/** Why an import of students cannot be undone now, in words for people; null where it can. */
export function undoRefusal({ state, isStopped, rowsKept, counts }: StoredStudentImport): string | null {
  if (state === "draft" || state === "ready") {
    return "Impor ini belum dijalankan.";
  }
  if (state === "undone") {
    return "Impor ini sudah diurungkan.";
  }
  if (!rowsKept) {
    return `Impor ini sudah lewat ${ROWS_RETENTION_DAYS} hari, jadi tidak dapat diurungkan lagi.`;
  }
  if (!isStopped && state !== "done" && state !== "partly_undone") {
    return state === "undoing" ? "Impor ini sedang diurungkan." : "Impor ini belum selesai.";
  }
  return counts.imported + counts.updated === 0 ? "Impor ini tidak menambah atau mengubah anggota." : null;
}

/** How much of what runs of an import is done, 0 to 1; null where nothing runs. */
export function studentImportProgress({ state, isStopped, counts }: StoredStudentImport): number | null {
  if (isStopped) {
    return null;
  }
  switch (state) {
    case "running":
      return counts.done / Math.max(counts.rows, 1);
    case "undoing":
      return (counts.undone + counts.kept) / Math.max(counts.imported + counts.updated, 1);
    default:
      return null;
  }
}
