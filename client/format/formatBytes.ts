import { formatNumber } from "./formatNumber";

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

/** `48,2 MB`; at least `0,1 MB`, so that a small file does not look empty. */
export function formatBytes(bytes: number): string {
  return bytes < GIGABYTE ? `${tenths(bytes / MEGABYTE)}\u00a0MB` : `${tenths(bytes / GIGABYTE)}\u00a0GB`;
}

function tenths(value: number): string {
  return formatNumber(Math.max(0.1, Math.round(value * 10) / 10));
}
