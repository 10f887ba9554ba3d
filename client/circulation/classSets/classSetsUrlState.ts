import type { ClassSetFilter, ClassSetStatus } from "../../gql/graphql";
import { hrefWith } from "../../lists/days/filterUrl";

/** What `/admin/class-sets` shows, with the names and values that REST has; empty where it is not narrowed. */
export interface ClassSetsUrlState {
  search: string;
  status: string;
  class_name: string;
  /** Keys of the visible columns, separated by commas; empty for the usual ones. */
  columns: string;
}

const STATUSES: Readonly<Record<string, ClassSetStatus>> = { open: "OPEN", done: "DONE" };

export function parseClassSetsUrl(params: URLSearchParams): ClassSetsUrlState {
  const text = (name: string, maxLength: number) => (params.get(name) ?? "").trim().slice(0, maxLength);
  const status = text("status", 20);
  return {
    search: text("search", 200),
    status: Object.hasOwn(STATUSES, status) ? status : "",
    class_name: text("class_name", 100),
    columns: text("columns", 200),
  };
}

export function classSetsHref(urlState: ClassSetsUrlState): string {
  return hrefWith("/admin/class-sets", { ...urlState });
}

export function classSetHref(databaseId: number): string {
  return `/admin/class-sets/${databaseId}`;
}

/** The same list with every set; the columns stay. */
export function withoutFilters({ columns }: ClassSetsUrlState): ClassSetsUrlState {
  return { search: "", status: "", class_name: "", columns };
}

export function isNarrowed(urlState: ClassSetsUrlState): boolean {
  return classSetsHref(urlState) !== classSetsHref(withoutFilters(urlState));
}

/** What is shown, as arguments of the GraphQL query. */
export function toClassSetArgs({ search, status, class_name: className }: ClassSetsUrlState): {
  search: string | null;
  filter: ClassSetFilter | null;
} {
  const filter: ClassSetFilter = {
    ...(status ? { status: STATUSES[status] ?? null } : {}),
    ...(className ? { className } : {}),
  };
  return { search: search || null, filter: Object.keys(filter).length === 0 ? null : filter };
}
