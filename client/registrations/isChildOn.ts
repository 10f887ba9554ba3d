const ADULT_YEARS = 17;

/** Whether somebody has somebody who answers for them; false while the day is not typed yet. */
export function isChildOn(today: string, birthDate: string): boolean {
  const [, year, rest] = /^(\d{4})-(\d\d-\d\d)$/.exec(birthDate) ?? [];
  return year !== undefined && `${Number(year) + ADULT_YEARS}-${rest}` > today;
}
