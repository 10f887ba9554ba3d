import { formatNumber } from "./formatNumber";

/** Whole rupiah as `Rp5.000`. */
export function formatPrice(rupiah: number): string {
  return `${rupiah < 0 ? "-" : ""}Rp${formatNumber(Math.abs(rupiah))}`;
}
