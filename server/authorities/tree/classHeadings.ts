import { DIVISIONS, ISLAM, ISLAMIC_CLASSES, MAIN_CLASSES } from "./classNames.js";

/** What the sort keys of the Islamic classes begin with. */
export const ISLAMIC_PREFIX = "299~";
/** So many characters of a sort key tell its headings. */
export const HEADING_LENGTH = ISLAMIC_PREFIX.length + 1;

/** A main class or a division of DDC, `8` and `81`, or of the Islamic classes, `2X` and `2X4`. */
export interface ClassHeading {
  readonly key: string;
  /** As it stands on shelves: `800`, `810`, `2X4`. */
  readonly code: string;
  readonly name: string;
}

/** Null for what is no heading. */
export function classHeading(key: string): ClassHeading | null {
  const [, islamic, digits = ""] = /^(2X)?(\d{0,2})$/u.exec(key) ?? [];
  const name =
    islamic !== undefined
      ? digits === ""
        ? ISLAM
        : ISLAMIC_CLASSES[Number(digits)]
      : digits.length === 1
        ? MAIN_CLASSES[Number(digits)]
        : digits === ""
          ? undefined
          : DIVISIONS[Number(digits)];
  if (name === undefined || (islamic !== undefined && digits.length > 1)) {
    return null;
  }
  return { key, code: islamic === undefined ? digits.padEnd(3, "0") : key, name };
}

/** What the sort keys of the classes below a heading begin with; the Islamic ones are not below 200. */
function headingPrefix(key: string): string | null {
  return classHeading(key) && (key.startsWith("2X") ? `${ISLAMIC_PREFIX}${key.slice(2)}` : key);
}

/** A class that is no heading: `612`, `612.3`, `2X4.1`. */
const BELOW_HEADINGS = /^(?:\d{3}(?:\.\d{1,12})?|2X\d\.\d{1,12})$/u;

/** What the sort keys of a heading or of a class and what is below it begin with; null for what is neither. */
export function classPrefix(key: string): string | null {
  return headingPrefix(key) ?? (BELOW_HEADINGS.test(key) ? key.replace(/^2X/u, ISLAMIC_PREFIX) : null);
}

/** The headings of a class by the beginning of its sort key, the widest first; none of a code that is no class. */
export function headingsOf(sortKey: string): string[] {
  const [, islamic, digits] = /^(299~)?(\d?)/u.exec(sortKey) ?? [];
  if (islamic !== undefined) {
    return digits ? ["2X", `2X${digits}`] : ["2X"];
  }
  return /^\d{2}/u.test(sortKey) ? [sortKey.slice(0, 1), sortKey.slice(0, 2)] : [];
}
