import type { StudentFilter, StudentKind, StudentMembership, StudentOrder, StudentStatus } from "../../../gql/graphql";
import { hrefWith } from "../../../lists/days/filterUrl";

/** What `/admin/students` shows, with the names and values that REST has; empty where it is not narrowed. */
export interface StudentsUrlState {
  search: string;
  class_name: string;
  has_class: string;
  status: string;
  kind: string;
  has_account: string;
  membership: string;
  sort: string;
  /** Keys of the visible columns, separated by commas; empty for the usual ones. */
  columns: string;
}

export const STATUSES: Readonly<Record<string, StudentStatus>> = {
  active: "ACTIVE",
  suspended: "SUSPENDED",
  graduated: "GRADUATED",
  moved: "MOVED",
};
export const KINDS: Readonly<Record<string, StudentKind>> = { student: "STUDENT", teacher: "TEACHER", staff: "STAFF" };
const MEMBERSHIPS: Readonly<Record<string, StudentMembership>> = {
  valid: "VALID",
  expiring: "EXPIRING",
  expired: "EXPIRED",
};
const SORTS: Readonly<Record<string, StudentOrder>> = { name: "NAME", class: "CLASS", newest: "NEWEST" };
const HAS_CLASS: Readonly<Record<string, StudentFilter>> = { false: { hasClass: false } };
const ACCOUNTS: Readonly<Record<string, StudentFilter>> = {
  true: { hasAccount: true },
  false: { hasAccount: false },
  ending: { hasEndingCode: true },
};

export function parseStudentsUrl(params: URLSearchParams): StudentsUrlState {
  const text = (name: string, maxLength: number) => (params.get(name) ?? "").trim().slice(0, maxLength);
  const choice = (name: string, choices: object) => (Object.hasOwn(choices, text(name, 20)) ? text(name, 20) : "");
  const sort = choice("sort", SORTS);
  return {
    search: text("search", 200),
    class_name: text("class_name", 100),
    has_class: choice("has_class", HAS_CLASS),
    status: choice("status", STATUSES),
    kind: choice("kind", KINDS),
    has_account: choice("has_account", ACCOUNTS),
    membership: choice("membership", MEMBERSHIPS),
    sort: sort === "name" ? "" : sort,
    columns: text("columns", 200),
  };
}

export function studentsHref(urlState: StudentsUrlState): string {
  return hrefWith("/admin/students", { ...urlState });
}

/** The same list with every student; order and columns stay. */
export function withoutFilters({ sort, columns }: StudentsUrlState): StudentsUrlState {
  return {
    search: "",
    class_name: "",
    has_class: "",
    status: "",
    kind: "",
    has_account: "",
    membership: "",
    sort,
    columns,
  };
}

export function isNarrowed(urlState: StudentsUrlState): boolean {
  return studentsHref(urlState) !== studentsHref(withoutFilters(urlState));
}

/** The export of what is shown. */
export function studentsExportHref({ columns: _columns, has_account: account, ...list }: StudentsUrlState): string {
  return hrefWith("/api/students/export", {
    ...list,
    ...(account === "ending" ? { has_ending_code: "true" } : { has_account: account }),
  });
}

export interface StudentListArgs {
  search: string | null;
  filter: StudentFilter | null;
  orderBy: StudentOrder;
}

/** The same for the schema. */
export function toStudentArgs(urlState: StudentsUrlState): StudentListArgs {
  const { search, class_name: className, status, kind, has_account: hasAccount, membership, sort } = urlState;
  const filter: StudentFilter = {
    ...(className ? { className } : {}),
    ...(status ? { status: STATUSES[status] ?? null } : {}),
    ...(kind ? { kind: KINDS[kind] ?? null } : {}),
    ...HAS_CLASS[urlState.has_class],
    ...ACCOUNTS[hasAccount],
    ...(membership ? { membership: MEMBERSHIPS[membership] ?? null } : {}),
  };
  return {
    search: search || null,
    filter: Object.keys(filter).length === 0 ? null : filter,
    orderBy: SORTS[sort] ?? "NAME",
  };
}
