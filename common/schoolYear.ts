/** The month in which school years begin: they go from July to June. */
const FIRST_MONTH = 7;

/** In which year the school year of a day began: 2026 of `2027-01-01`. */
export function schoolYearStart(day: string): number {
  return Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < FIRST_MONTH ? 1 : 0);
}
