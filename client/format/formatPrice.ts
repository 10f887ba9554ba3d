const prices = new Intl.NumberFormat("id-ID", { style: "currency", currency: "IDR", maximumFractionDigits: 0 });

/** Whole rupiah as `Rp5.000`. */
export function formatPrice(rupiah: number): string {
  return prices.format(rupiah).replace(/\s/g, "");
}
