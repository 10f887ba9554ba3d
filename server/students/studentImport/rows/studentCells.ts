import { foldWords } from "../../../../common/fold.js";
import type { Gender } from "../../Student.entity.js";

const GENDERS: Readonly<Record<string, Gender>> = {
  l: "male",
  lk: "male",
  laki: "male",
  lakilaki: "male",
  lelaki: "male",
  pria: "male",
  cowok: "male",
  putra: "male",
  m: "male",
  male: "male",
  man: "male",
  "1": "male",
  p: "female",
  pr: "female",
  prp: "female",
  perempuan: "female",
  wanita: "female",
  cewek: "female",
  putri: "female",
  f: "female",
  female: "female",
  woman: "female",
  "2": "female",
};
/** `6.28E+11`, or `6,28E+11` where the comma is the decimal sign: the digits behind are lost. */
const SCIENTIFIC = /^\d+(?:[.,]\d+E\+?|E\+)\d+$/iu;
/** The zeros of Arabic, Persian and the full-width digits. */
const ZEROS = ["\u0660", "\u06F0", "\uFF10"];
const PHONE = /^\+?[\d ().-]{5,40}$/u;
/** What INLISLite writes where nothing was chosen. */
const UNDECIDED = /^-*\s*(?:belum ditentukan|tidak ditentukan|pilih)\s*-*$/iu;

/** Text that stands for an empty cell in programs that schools come from. */
export function isUndecided(text: string): boolean {
  return UNDECIDED.test(text);
}

/** Whether a spreadsheet has rounded this number, so that its last digits are gone. */
export function isRounded(text: string): boolean {
  return SCIENTIFIC.test(text.replace(/^['`]/u, ""));
}

/**
 * A number as it was typed: without the formula, the apostrophe or the decimals by which spreadsheets keep it, in the
 * digits that are looked for.
 */
export function undoSpreadsheetNumber(text: string | undefined): string | undefined {
  const plain = text
    ?.replace(/^="?([^"]*)"?$/u, "$1")
    .replace(/^['`]+/u, "")
    .replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu, plainDigit)
    .replace(/^(\d+)[.,]0+$/u, "$1")
    .trim();
  return plain === "" ? undefined : plain;
}

function plainDigit(digit: string): string {
  const value = digit.charCodeAt(0);
  const zero = ZEROS.map((sign) => sign.charCodeAt(0)).find((code) => value >= code && value <= code + 9) ?? value;
  return String(value - zero);
}

/** A spreadsheet takes the zeros away with which most of these numbers begin. */
export function padNisn(text: string | undefined): string | undefined {
  const plain = undoSpreadsheetNumber(text)?.replace(/(?<=\d)[\s.-](?=\d)/gu, "");
  return plain !== undefined && /^\d{7,9}$/u.test(plain) ? plain.padStart(10, "0") : plain;
}

/**
 * The first of several numbers in a cell. A spreadsheet takes the zero of a telephone number too, or leaves the
 * country's code without its plus.
 */
export function mendPhone(text: string | undefined): string | undefined {
  const plain = undoSpreadsheetNumber(text);
  const several = plain?.split(/\s*(?:[/;,|]|\batau\b|\bdan\b)\s*/iu) ?? [];
  const chosen = several.length > 1 ? (several.find((part) => PHONE.test(part)) ?? plain) : plain;
  return chosen?.replace(/^62(?=\d{8,12}$)/u, "0").replace(/^8(?=\d{7,11}$)/u, "08");
}

/** A name in capitals, as other programs keep it, in the letters of a name: `SITI NUR'AINI`, `M. RIZKY`. */
export function tidyName(name: string | undefined): string | undefined {
  return name === undefined || /\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)
    ? name
    : name
        .toLocaleLowerCase("id-ID")
        .replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase("id-ID"));
}

/** `0` is a girl's, or says nothing, as a person has said. */
export function readGender(text: string | undefined, zeroIsFemale: boolean): string | undefined {
  if (text === "0") return zeroIsFemale ? "female" : undefined;
  return text === undefined ? undefined : (GENDERS[foldWords(text).join("")] ?? text);
}
