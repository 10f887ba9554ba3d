import { formatBytes } from "../../format/formatBytes";

/** `48,2 MB`. */
export function backupSize(bytes: number | null | undefined): string {
  return typeof bytes === "number" ? formatBytes(bytes) : "ukuran tidak diketahui";
}

/** `sisa ruang 81,6 GB`. */
export function folderRoom(freeBytes: number): string {
  return `sisa ruang ${formatBytes(freeBytes)}`;
}
