import { plainDigits } from "../../platform/text/digits.js";

const MAX_AMOUNT = 2_147_483_647;

/**
 * Whole rupiah from `Rp 45.000`, `45.000,00`, `45,000`, `45000`; null where the text is no such amount, as `45,5`,
 * which says thousands or dollars.
 */
export function parseRupiah(typed: string): number | null {
  const text = plainDigits(typed)
    .replace(/rp\.?|idr/giu, "")
    .replace(/[,.]\s*-+\s*$/u, "")
    .replace(/\s/gu, "");
  const [, whole, fraction = ""] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{2}|0))?$/u.exec(text) ?? [];
  if (whole === undefined || (Number(fraction) > 0 && whole.length < 4)) {
    return null;
  }
  const amount = Math.round(Number(`${whole.replace(/[.,]/gu, "")}.${fraction || "0"}`));
  return amount <= MAX_AMOUNT ? amount : null;
}
