/** The year as readers write it; years before the common era are negative: -750 is `750 SM`. */
export function formatYear(year: number | null | undefined, asTyped?: string | null): string | null {
  if (year === null || year === undefined) return asTyped?.trim() || null;
  return year < 0 ? `${-year} SM` : String(year);
}
