import { foldKey } from "../../../common/fold.js";
import type { ImportFormat } from "../csv/importFormat.js";
import type { ImportCells } from "./ImportCells.js";
import type { ImportWarning } from "./ImportedBook.js";

/** What a row's cell of the class says: where it stands among all books, or for which grade of a school it is. */
interface ReadClass {
  readonly classification: { readonly code: string; readonly name: string | null } | null;
  /** A whole call number that was written where only its class belongs. */
  readonly callNumber: string | null;
  /** `Kelas X`. */
  readonly grade: string | null;
}

const NUMERAL = "xii|xi|x|ix|viii|vii|vi|v|iv|iii|ii|i";
const STREAM = String.raw`(?:[\s./-]*(?:ipa|ips|mipa|bahasa|bhs|agama|tkj|akl|otkp|rpl|mm|tkr|[a-h])(?:[\s./-]*\d{1,2})?)?`;
/** `X`, `XI IPA`, `Kelas 7`, `VII-A`; in a column called "kelas" also a bare number. */
const GRADE = new RegExp(
  String.raw`^(?:(?:kelas|kls|tingkat|grade)\.?\s*(?:${NUMERAL}|1[0-2]|[1-9])|(?:${NUMERAL}))${STREAM}$`,
  "iu",
);
const BARE_GRADE = new RegExp(String.raw`^(?:1[0-2]|[1-9])${STREAM}$`, "iu");
/** `813 HIR l`, `2X1.3 ABD f`: class, letters of the author, letter of the title. */
const CALL_NUMBER = /^([\dX]{1,3}[\dX.,]*(?:\.\d+)?)\s+\p{Lu}[\p{L}'-]{1,3}\.?\s+\p{L}\.?$/u;

/** Whether a class of books is one of pupils, whatever its column is called. */
export function isGrade(code: string): boolean {
  return GRADE.test(code);
}

/** The class within a whole call number; null where it is none. */
export function classOfCallNumber(text: string): string | null {
  return CALL_NUMBER.exec(text)?.[1] ?? null;
}

export function parseClass(
  cells: ImportCells,
  { columns, choices }: ImportFormat,
  warnings: ImportWarning[],
): ReadClass {
  const code = cells.text("classification", 100);
  const name = cells.text("classificationName", 255);
  const header = foldKey(columns.byField.get("classification")?.header ?? "");
  if (code !== null && choices.correctsTexts) {
    if (isGrade(code) || (header === "kelas" && BARE_GRADE.test(code))) {
      warnings.push("gradeIsNoClass");
      return {
        classification: null,
        callNumber: null,
        grade: /^(?:kelas|kls|tingkat|grade)/iu.test(code) ? code : `Kelas ${code}`,
      };
    }
    const classCode = classOfCallNumber(code);
    if (classCode !== null && cells.text("callNumber", 100) === null) {
      return { classification: { code: classCode, name }, callNumber: code, grade: null };
    }
  }
  return { classification: code === null ? null : { code, name }, callNumber: null, grade: null };
}

/** The subtitle with the grade, unless the row says it already: books of one title and of two grades are two books. */
export function withGrade(
  grade: string | null,
  subtitle: string | null,
  texts: readonly (string | null)[],
): string | null {
  const key = grade === null ? "" : foldKey(grade);
  const isSaid = grade === null || [subtitle, ...texts].some((text) => ` ${foldKey(text ?? "")} `.includes(` ${key} `));
  return isSaid ? subtitle : subtitle === null ? grade : `${subtitle}, ${grade}`;
}
