export interface PublishYear {
  /** Negative before the common era; null where the text names no single year of our calendar. */
  readonly year: number | null;
  /** As typed, less the `.0` that a spreadsheet adds. */
  readonly text: string;
}

const MONTHS = /^(?:jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec)\p{L}*\.?$/iu;

/**
 * Reads `2008`, `2008.0`, `[2008]`, `c2008`, `Mei 2016`, `-720`, `500 SM`; leaves `20007`, `201/8`, `1342 H` as text.
 */
export function parsePublishYear(typed: string, now = new Date()): PublishYear {
  const text = typed.trim().replace(/^(-?\d+)[.,]0+$/u, "$1");
  return { text, year: plausibleYear(extractYear(text), now) };
}

function extractYear(text: string): number | null {
  if (/^-?\d{1,4}$/u.test(text)) {
    return Number(text);
  }
  const [, before] = /^(\d{1,4})\s*(?:SM|BC|BCE)$/iu.exec(text) ?? [];
  if (before !== undefined) {
    return -Number(before);
  }
  const words = text.split(/\s+/u);
  const [, decorated] =
    /^(?:ca?\.?|©|th\.?|tahun)?[\s[(]*(\d{4})[\])?.\s]*M?\.?$/iu.exec(
      words.filter((word) => !MONTHS.test(word)).join(" "),
    ) ?? [];
  return decorated === undefined ? null : Number(decorated);
}

function plausibleYear(year: number | null, now: Date): number | null {
  return year === null || year === 0 || year > now.getUTCFullYear() + 1 ? null : year;
}
