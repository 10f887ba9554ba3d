import { plainDigits } from "../../platform/text/digits.js";

export interface PublishYear {
  /** Negative before the common era; null where the text names no single year of our calendar. */
  readonly year: number | null;
  /** As typed, less the `.0` that a spreadsheet adds. */
  readonly text: string;
}

const MONTHS = /^(?:jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|des|dec)\p{L}*\.?$/iu;

/** From 2000 on, what a spreadsheet stores of a day: `43466` is the first of January 2019. */
const FIRST_SERIAL = 36_526;
const DAYS_TO_1970 = 25_569;
const MS_OF_A_DAY = 86_400_000;

/**
 * Reads `2008`, `2008.0`, `[2008]`, `c2008`, `Mei 2016`, `2019, cet. 3`, `17/08/2017`, `1430 H/2009 M`, `MMXV`, `-720`,
 * `500 SM`; leaves `20007`, `201/8`, `[199-?]`, `1342 H` as text.
 */
export function parsePublishYear(typed: string, now = new Date()): PublishYear {
  const text = typed.trim().replace(/^(-?\d+)[.,]0+$/u, "$1");
  return { text, year: plausibleYear(extractYear(plainDigits(text), now), now) };
}

const HIJRI = String.raw`\s*(?:AH|H)\b\.?`;
/** Each reads what it knows; the first that does is right. */
const READERS: readonly ((text: string, now: Date) => number | null | undefined)[] = [
  (text) => (/^-?\d{1,4}$/u.test(text) ? Number(text) : undefined),
  (text) => yearIn(text, /^([12])[.,](\d{3})$/u),
  (text) => {
    const [, before] = /^(\d{1,4})\s*(?:SM|BC|BCE)$/iu.exec(text) ?? [];
    return before === undefined ? undefined : -Number(before);
  },
  (text, now) => (/^\d{5}$/u.test(text) ? yearOfSerial(Number(text), now) : undefined),
  (text) => romanYear(text),
  // A day, a month or a year behind a month: the year stands at its end or its beginning.
  (text) => yearIn(text, /^(?:\d{1,2}[\s./-]+(?:\d{1,2}|\p{L}{3,10})[\s./-]+|\d{1,2}[/-])(\d{4})(?:\s.*)?$/u),
  (text) => yearIn(text, /^(\d{4})[-/.]\d{1,2}[-/.]\d{1,2}(?:[T\s].*)?$/u),
  // The year of our calendar beside that of the Hijra.
  (text) => yearIn(text, new RegExp(String.raw`^\D{0,4}\d{3,4}${HIJRI}[\s/(\[,;-]*(\d{4})\s*M?\.?[)\]]?$`, "iu")),
  (text) => yearIn(text, new RegExp(String.raw`^(\d{4})\s*M?\.?[\s/(\[,;-]*\d{3,4}${HIJRI}[)\]]?$`, "iu")),
  (text) => (new RegExp(String.raw`\d${HIJRI}`, "iu").test(text) ? null : undefined),
  (text) => {
    const words = text.split(/\s+/u);
    return yearIn(
      words.filter((word) => !MONTHS.test(word)).join(" "),
      /^(?:ca?\.?|©|th\.?|thn\.?|tahun|cop\.?|copyright)?[\s[(]*(\d{4})[\])?.\s]*M?\.?$/iu,
    );
  },
  // `2019, cet. 3`, `2009-2010`, `Cet. 2, 2011`, `2005 (revisi)`: the only year that is told, or the first of a span.
  (text) => yearIn(text, /^\D{0,4}((?:1[5-9]|20)\d{2})\s*[-–/]\s*(?:(?:1[5-9]|20)\d{2}|\d{2})\D{0,2}$/u),
  (text) =>
    yearIn(text, /^\D{0,4}((?:1[5-9]|20)\d{2})[\s,;:.([]+(?:cet|ed|rev|print|cop|jil|vol|repr)[^\d]*\d{0,2}\D*$/iu),
  (text) =>
    yearIn(text, /^(?:cet|ed|rev|print|repr)[^\d]{0,12}\d{0,2}[^\d]{0,12}[\s,;:([]((?:1[5-9]|20)\d{2})\D{0,2}$/iu),
];

function extractYear(text: string, now: Date): number | null {
  for (const read of READERS) {
    const year = read(text, now);
    if (year !== undefined) {
      return year;
    }
  }
  return null;
}

function yearIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text);
  return found ? Number(found.slice(1).join("")) : undefined;
}

function yearOfSerial(serial: number, now: Date): number | undefined {
  const day = new Date((serial - DAYS_TO_1970) * MS_OF_A_DAY);
  return serial >= FIRST_SERIAL && day <= now ? day.getUTCFullYear() : undefined;
}

const ROMAN: Readonly<Record<string, number>> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };

/** Title pages have it in whole thousands only: `MCMXCVIII`, `MMXV`. */
function romanYear(text: string): number | undefined {
  if (!/^MM?(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u.test(text) || text.length < 3) {
    return undefined;
  }
  const digits = [...text].map((letter) => ROMAN[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

function plausibleYear(year: number | null, now: Date): number | null {
  return year === null || year === 0 || year > now.getUTCFullYear() + 1 ? null : year;
}
