const MAX_AMOUNT = 2_147_483_647;

/** Whole rupiah from `Rp 45.000`, `45.000,00`, `45,000`, `45000`; null where the text is no such amount. */
export function parseRupiah(typed: string): number | null {
  const text = typed
    .replace(/rp\.?|idr/giu, "")
    .replace(/[,.]\s*-+\s*$/u, "")
    .replace(/\s/gu, "");
  const [, whole, fraction = ""] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/u.exec(text) ?? [];
  if (whole === undefined) {
    return null;
  }
  const amount = Math.round(Number(`${whole.replace(/[.,]/gu, "")}.${fraction || "0"}`));
  return amount <= MAX_AMOUNT ? amount : null;
}
