/** The running number with the zeros that it is written with, and the year. */
const PLACES = /\{(0*1|tahun)\}/gu;
const YEAR_PLACE = "tahun";

/** Whether a pattern names its running number once, its year at most once, and nothing else in braces. */
export function isInventoryPattern(pattern: string): boolean {
  const places = [...pattern.matchAll(PLACES)].map(([, place]) => place);
  const years = places.filter((place) => place === YEAR_PLACE).length;
  return places.length - years === 1 && years <= 1 && !/[{}]/u.test(pattern.replace(PLACES, ""));
}

export function namesYear(pattern: string): boolean {
  return pattern.includes(`{${YEAR_PLACE}}`);
}

/** `{0001}/PERPUS/{tahun}` with 12 in 2026 is `0012/PERPUS/2026`. */
export function inventoryCodeOf(pattern: string, number: number, year: number): string {
  return pattern.replace(PLACES, (_place, named: string) =>
    named === YEAR_PLACE ? String(year) : String(number).padStart(named.length, "0"),
  );
}

/** What stands for the number and for the year, each between the parts of the pattern that stay as they are. */
export function fillInventoryPattern(
  pattern: string,
  fill: { readonly fixed: (text: string) => string; readonly number: string; readonly year: string },
): string {
  return pattern
    .split(PLACES)
    .map((part, index) => (index % 2 === 0 ? fill.fixed(part) : part === YEAR_PLACE ? fill.year : fill.number))
    .join("");
}
