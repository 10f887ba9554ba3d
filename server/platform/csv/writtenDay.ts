const MONTHS = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "agu", "sep", "okt", "nov", "des"];
const ENGLISH_MONTHS: Readonly<Record<string, string>> = {
  may: "mei",
  aug: "agu",
  ags: "agu",
  oct: "okt",
  dec: "des",
  nop: "nov",
};

/**
 * `2009-05-31` for that text, for `31/05/2009`, `31-5-2009` and `31 Mei 2009`, also with the midnight that databases
 * write behind a day. Other text is returned unchanged.
 */
export function writtenDay(text: string): string {
  const [, first = "", second = "", third = ""] =
    /^(\d{1,4})[\s./-]+(\d{1,2}|\p{L}{3,10})[\s./-]+(\d{1,4})(?:[ T]00:00(?::00)?)?$/u.exec(text) ?? [];
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  const month = /^\d/u.test(second) ? second : monthNumber(second);
  return year.length === 4 && day.length <= 2 && month !== ""
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : text;
}

function monthNumber(name: string): string {
  const start = name.slice(0, 3).toLowerCase();
  const index = MONTHS.indexOf(ENGLISH_MONTHS[start] ?? start);
  return index < 0 ? "" : String(index + 1);
}
