const PLACES = String.raw`\?(?: ?, ?\?)+`;

const COLUMN = String.raw`(?:\w+\.)?\x60\w+\x60(?: AS \x60\w+\x60)?`;
const MANY_COLUMNS = new RegExp(String.raw`(${COLUMN})(?:, ${COLUMN}){3,}`, "gu");

/** A statement's text in one line, alike however many values, rows or keys it was run with. */
export function normalised(text: string): string {
  return (
    text
      .replace(/\s+/gu, " ")
      .trim()
      // Of many columns the first says whose they are.
      .replace(MANY_COLUMNS, "$1, …")
      // A list of two or of two hundred.
      .replace(new RegExp(PLACES, "gu"), "?…")
      .replace(/\bIN \( ?\? ?\)/gu, "IN (?…)")
      // VALUES (?…), (?…): one row or a thousand.
      .replace(/\((?:\?|\?…)\)(?:, ?\((?:\?|\?…)\))+/gu, "(?…), …")
      .replace(/(\bVALUES \(\?…\))(?!, …)/gu, "$1, …")
      // The same condition or the same branch, once for each value.
      .replace(/(\((?:[^()]|\([^()]*\))+\))(?: OR \1)+/gu, "$1 OR …")
      .replace(/((?:WHEN (?:(?! WHEN | ELSE | END\b).)+))(?: \1)+/gu, "$1 …")
      .replace(/(\b[\w.`]+ (?:=|LIKE|<=>) \?)(?: OR \1)+/gu, "$1 OR …")
      .replace(/((?:SELECT (?:(?! UNION ALL ).)+))(?: UNION ALL \1)+/gu, "$1 UNION ALL …")
  );
}
