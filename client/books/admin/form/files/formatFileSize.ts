const sizes = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 1 });

/** `2,3 MB`, `640 KB`. */
export function formatFileSize(bytes: number): string {
  return bytes < 1_048_576
    ? `${sizes.format(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${sizes.format(bytes / 1_048_576)} MB`;
}
