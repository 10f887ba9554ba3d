import { pick, type RowOf, valuesOf } from "../platform/database/columns.js";
import { suggestionTable } from "./Suggestion.entity.js";

const audited = pick(
  suggestionTable,
  "title",
  "author",
  "publisher",
  "publishYear",
  "isbn",
  "state",
  "reason",
  "bookId",
);

/** What the audit trail says of a suggestion: not who proposed it, nor why. */
export function suggestionAuditValues(suggestion: RowOf<typeof audited>): RowOf<typeof audited> {
  return valuesOf(audited, suggestion);
}
