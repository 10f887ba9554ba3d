const inRupiah = new Intl.NumberFormat("id-ID");

/** `Rp3.000`, as people read it. */
export function rupiah(amount: number): string {
  return `Rp${inRupiah.format(amount)}`;
}
