import type { ClearanceLetterFilter, ClearanceStatus } from "../../../gql/graphql";
import { hrefWith } from "../../../lists/days/filterUrl";

/** What `/admin/clearance-letters` shows, with the names and values that REST has; empty where it is not narrowed. */
export interface LettersUrlState {
  search: string;
  status: string;
  class_name: string;
  year: string;
  /** Keys of the visible columns, separated by commas; empty for the usual ones. */
  columns: string;
}

const STATUSES: Readonly<Record<string, ClearanceStatus>> = { valid: "VALID", revoked: "REVOKED" };

export function parseLettersUrl(params: URLSearchParams): LettersUrlState {
  const text = (name: string, maxLength: number) => (params.get(name) ?? "").trim().slice(0, maxLength);
  const status = text("status", 20);
  const year = text("year", 4);
  return {
    search: text("search", 200),
    status: Object.hasOwn(STATUSES, status) ? status : "",
    class_name: text("class_name", 100),
    year: /^[1-9]\d{3}$/.test(year) ? year : "",
    columns: text("columns", 200),
  };
}

export function lettersHref(urlState: LettersUrlState): string {
  return hrefWith("/admin/clearance-letters", { ...urlState });
}

/** The same list with every letter; the columns stay. */
export function withoutFilters({ columns }: LettersUrlState): LettersUrlState {
  return { search: "", status: "", class_name: "", year: "", columns };
}

export function isNarrowed(urlState: LettersUrlState): boolean {
  return lettersHref(urlState) !== lettersHref(withoutFilters(urlState));
}

/** What is shown, as arguments of the GraphQL query. */
export function toLetterArgs({ search, status, class_name: className, year }: LettersUrlState): {
  search: string | null;
  filter: ClearanceLetterFilter | null;
} {
  const filter: ClearanceLetterFilter = {
    ...(status ? { status: STATUSES[status] ?? null } : {}),
    ...(className ? { className } : {}),
    ...(year ? { year: Number(year) } : {}),
  };
  return { search: search || null, filter: Object.keys(filter).length === 0 ? null : filter };
}
