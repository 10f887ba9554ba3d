/** What is wrong with a spreadsheet, in words for people. */
export class SpreadsheetError extends Error {
  override readonly name = "SpreadsheetError";
}
