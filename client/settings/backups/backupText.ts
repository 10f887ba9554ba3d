import { formatNumber } from "../../format/formatNumber";

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

/** `48,2 MB`. */
export function backupSize(bytes: number | null | undefined): string {
  if (typeof bytes !== "number") return "ukuran tidak diketahui";
  return bytes < GIGABYTE ? `${tenths(bytes / MEGABYTE)}\u00a0MB` : `${tenths(bytes / GIGABYTE)}\u00a0GB`;
}

/** `sisa ruang 81,6 GB`. */
export function folderRoom(freeBytes: number): string {
  return `sisa ruang ${backupSize(freeBytes)}`;
}

/** Something is never nothing. */
function tenths(value: number): string {
  return formatNumber(Math.max(0.1, Math.round(value * 10) / 10));
}
