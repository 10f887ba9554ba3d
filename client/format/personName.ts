/** A name; once the library has forgotten whose a loan, a reservation or a visit was, that it has. */
export function personName(name: string | null | undefined): string {
  return name ?? "Tidak lagi dicatat";
}
