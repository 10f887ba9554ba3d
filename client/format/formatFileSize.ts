const sizes = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 1 });

const MEGABYTE = 1_000_000;

/** `2,3 MB`, `640 KB`, in the megabytes of the limit. */
export function formatFileSize(bytes: number): string {
  return bytes < MEGABYTE
    ? `${sizes.format(Math.max(1, Math.round(bytes / 1_000)))} KB`
    : `${sizes.format(bytes / MEGABYTE)} MB`;
}
