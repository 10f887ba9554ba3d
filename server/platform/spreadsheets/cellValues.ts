/** Formats that spreadsheets know by a number alone. */
const BUILT_IN_FORMATS: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  14: "yyyy-mm-dd",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm",
  19: "h:mm:ss",
  20: "h:mm",
  21: "h:mm:ss",
  22: "yyyy-mm-dd h:mm",
  45: "mm:ss",
  46: "h:mm:ss",
  47: "mm:ss",
};
/** The days of countries whose calendars are others. */
const isBuiltInDay = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
/** Until here spreadsheets count a 29 February 1900 that never was. */
const LEAP_DAY_1900 = 60;
const LAST_DAY = 2_958_465;
/** Beyond it a spreadsheet has lost the last digits. */
const LARGEST_EXACT = 1e15;

/** How a number of this format is written. */
export type NumberShape =
  | { readonly kind: "plain" }
  | { readonly kind: "day"; readonly hasDay: boolean; readonly hasTime: boolean }
  | { readonly kind: "time" }
  | { readonly kind: "year" }
  /** Zeros that are always shown, with what stands between them. */
  | { readonly kind: "digits"; readonly pattern: string };

const PLAIN: NumberShape = { kind: "plain" };

export function shapeOfFormat(id: number, code: string | undefined): NumberShape {
  const format = code ?? BUILT_IN_FORMATS[id];
  if (format === undefined) return isBuiltInDay(id) ? { kind: "day", hasDay: true, hasTime: false } : PLAIN;
  const [positive = ""] = format.split(";");
  const letters = positive
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gu, "")
    .replace(/general|standard|am\/pm|a\/p/giu, "")
    .toLowerCase();
  if (/[ymdhs]/u.test(letters) && !/[0#?]/u.test(letters.replace(/s\.0+/gu, "s"))) return dateShape(letters);
  const pattern = positive.replace(/_.|\*.|"([^"]*)"|\\(.)|\[[^\]]*\]/gu, (_, quoted?: string, escaped?: string) =>
    // What is quoted stays as it is, even a zero.
    [...(quoted ?? escaped ?? "")].map((sign) => (sign === "0" ? "\u0001" : sign)).join(""),
  );
  return /^[^#?,%@E]+$/u.test(pattern) && /^[^.]*0[^.]*0/u.test(pattern) ? { kind: "digits", pattern } : PLAIN;
}

function dateShape(letters: string): NumberShape {
  const hasYear = letters.includes("y");
  const hasDay = letters.includes("d");
  if (!hasYear && !hasDay)
    return /[hs]/u.test(letters) ? { kind: "time" } : { kind: "day", hasDay: true, hasTime: false };
  if (hasYear && !hasDay && !letters.includes("m")) return { kind: "year" };
  return { kind: "day", hasDay: hasDay || hasYear, hasTime: letters.includes("h") };
}

/** A number as the spreadsheet shows it: days as days, codes with their zeros; what it has rounded is seen to be. */
export function shownNumber(stored: string, shape: NumberShape, isFrom1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === "" || !Number.isFinite(value)) return stored.trim();
  switch (shape.kind) {
    case "day":
      return value >= 0 && value <= LAST_DAY ? shownDay(value, shape.hasTime, isFrom1904) : plainNumber(value);
    case "year":
      return value >= 0 && value <= LAST_DAY ? shownDay(value, false, isFrom1904).slice(0, 4) : plainNumber(value);
    case "time":
      return new Date(Math.round((value % 1) * 86_400) * 1_000).toISOString().slice(11, 19);
    case "digits":
      return withZeros(value, shape.pattern) ?? plainNumber(value);
    case "plain":
      return plainNumber(value);
  }
}

function shownDay(serial: number, hasTime: boolean, isFrom1904: boolean): string {
  const days = isFrom1904 || serial >= LEAP_DAY_1900 ? serial : serial + 1;
  const seconds = Math.round(days * 86_400);
  const instant = new Date((isFrom1904 ? DAY_ZERO_1904 : DAY_ZERO) + seconds * 1_000);
  const text = instant.toISOString();
  return hasTime && instant.getTime() % DAY_MS !== 0 ? `${text.slice(0, 10)} ${text.slice(11, 19)}` : text.slice(0, 10);
}

/** Without thousands and powers; `9,78602032478E+18` where the digits are lost, so that nobody takes it for a code. */
export function plainNumber(value: number): string {
  if (Math.abs(value) >= LARGEST_EXACT) return value.toExponential().replace(".", ",").replace("e+", "E+");
  // Sums of a spreadsheet end in ...0000001.
  const rounded = Number(value.toPrecision(15));
  return Math.abs(rounded) < 1e-6 && rounded !== 0 ? rounded.toFixed(12).replace(/0+$/u, "") : String(rounded);
}

/** `0001/P` for 1 by `0000"/P"`: the digits fill the zeros from the right. */
function withZeros(value: number, pattern: string): string | null {
  const [, whole = "", decimals = ""] = /^(.*?)(?:\.(0+))?$/u.exec(pattern) ?? [];
  if (value < 0 || value >= LARGEST_EXACT || (decimals === "" && !Number.isInteger(value))) return null;
  const [integer = "", fraction = ""] = value.toFixed(Math.min(decimals.length, 12)).split(".");
  const digits = [...integer];
  const signs = [...whole].reverse().map((sign) => (sign === "0" ? (digits.pop() ?? "0") : sign));
  const firstZero = signs.length - 1 - [...whole].indexOf("0");
  signs.splice(firstZero + 1, 0, ...digits.reverse());
  const text = signs.reverse().join("").replaceAll("\u0001", "0").trim();
  return fraction === "" ? text : `${text}.${fraction}`;
}
