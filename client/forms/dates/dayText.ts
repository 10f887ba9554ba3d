/** As people write them, by their first three letters, and the English ones that differ. */
const MONTHS = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "agu", "sep", "okt", "nov", "des"];
const OTHER_MONTHS = new Map([
  ["may", 5],
  ["aug", 8],
  ["agt", 8],
  ["ags", 8],
  ["oct", 10],
  ["dec", 12],
  ["nop", 11],
  ["peb", 2],
]);

const SHAPES: readonly { pattern: RegExp; order: readonly ["day" | "year", "month", "day" | "year"] }[] = [
  { pattern: /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/u, order: ["day", "month", "year"] },
  { pattern: /^(\d{1,2})[/.\- ]?(\p{L}{3,9})\.?[/.\- ]?(\d{4})$/u, order: ["day", "month", "year"] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/u, order: ["day", "month", "year"] },
  { pattern: /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/u, order: ["year", "month", "day"] },
];

/**
 * The day (`2026-11-21`) that somebody has typed: 21/11/2026, 21-11-2026, 21 Nov 2026, 21112026 or 2026-11-21. Empty
 * for an empty text, null for what is no day.
 */
export function parseDay(text: string): string | null {
  const typed = text.trim().replace(/\s+/gu, " ");
  if (typed === "") return "";
  for (const { pattern, order } of SHAPES) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const part = (name: "day" | "month" | "year") => found[order.indexOf(name) + 1] ?? "";
    return toDay(Number(part("year")), monthOf(part("month")), Number(part("day")));
  }
  return null;
}

function monthOf(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  const start = text.toLowerCase().slice(0, 3);
  return OTHER_MONTHS.get(start) ?? MONTHS.indexOf(start) + 1;
}

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** A day (`2026-11-21`) as it stands in a field: `21/11/2026`. */
export function dayText(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return date === "" ? day : `${date}/${month}/${year}`;
}
