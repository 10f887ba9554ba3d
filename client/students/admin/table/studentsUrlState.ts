import type { StudentFilter, StudentMembership, StudentOrder, StudentStatus } from "../../../gql/graphql";
import { hrefWith } from "../../../lists/days/filterUrl";

/** What `/admin/students` shows, with the names and values that REST has; empty where it is not narrowed. */
export interface StudentsUrlState {
  search: string;
  class_name: string;
  has_class: string;
  status: string;
  /** The id of a kind of member. */
  member_kind: string;
  attends_classes: string;
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
const PUPILS: Readonly<Record<string, StudentFilter>> = {
  true: { attendsClasses: true },
  false: { attendsClasses: false },
};
/** How the ids of kinds of members begin: one of anything else would be refused. */
const KIND_ID = /^TWVtYmVyS2luZDo[\w+/]{1,16}=*$/;
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
    member_kind: KIND_ID.test(text("member_kind", 40)) ? text("member_kind", 40) : "",
    attends_classes: choice("attends_classes", PUPILS),
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
    member_kind: "",
    attends_classes: "",
    has_account: "",
    membership: "",
    sort,
    columns,
  };
}

export function isNarrowed(urlState: StudentsUrlState): boolean {
  return studentsHref(urlState) !== studentsHref(withoutFilters(urlState));
}

/** The export of what is shown, by the numbers that REST has. */
export function studentsExportHref(
  { columns: _columns, has_account: account, member_kind: kindId, ...list }: StudentsUrlState,
  kinds: readonly { id: string; databaseId: number }[],
): string {
  const kind = kinds.find(({ id }) => id === kindId);
  return hrefWith("/api/students/export", {
    ...list,
    member_kind_id: kind ? String(kind.databaseId) : "",
    ...(account === "ending" ? { has_ending_code: "true" } : { has_account: account }),
  });
}

export interface StudentListArgs {
  search: string | null;
  filter: StudentFilter | null;
  orderBy: StudentOrder;
}

/** What is shown, as arguments of the GraphQL query. */
export function toStudentArgs(urlState: StudentsUrlState): StudentListArgs {
  const {
    search,
    class_name: className,
    status,
    member_kind: memberKindId,
    has_account: hasAccount,
    membership,
    sort,
  } = urlState;
  const filter: StudentFilter = {
    ...(className ? { className } : {}),
    ...(status ? { status: STATUSES[status] ?? null } : {}),
    ...(memberKindId ? { memberKindId } : {}),
    ...PUPILS[urlState.attends_classes],
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
