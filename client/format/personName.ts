/** A name, or that it is no longer recorded, once a loan, a reservation or a visit was anonymised. */
export function personName(name: string | null | undefined): string {
  return name ?? "Tidak lagi dicatat";
}
