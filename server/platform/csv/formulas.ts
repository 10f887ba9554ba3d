/** What a spreadsheet would take for a formula, also behind the apostrophes that already keep it from being one. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe away that `guardFormula`, or a spreadsheet, has put there. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
