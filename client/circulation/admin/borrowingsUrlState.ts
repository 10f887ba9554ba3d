import type { BorrowingFilter, BorrowingList, ReservationList } from "../../gql/graphql";
import { hrefWith } from "../../lists/days/filterUrl";

/** What `/admin/borrowings` shows, with the names and values that REST has; without `status` it is the desk. */
export interface BorrowingsUrlState {
  status: string;
  search: string;
  class_name: string;
  /** Keys of the visible columns, separated by commas; empty for the usual ones. */
  columns: string;
}

export const NO_FILTERS: BorrowingsUrlState = { status: "", search: "", class_name: "", columns: "" };

/** The lists, by their value in the URL and in the order of their tabs. */
export const LISTS = {
  open: { list: "OPEN", label: "Dipinjam" },
  overdue: { list: "OVERDUE", label: "Terlambat" },
  due_today: { list: "DUE_TODAY", label: "Jatuh tempo hari ini" },
  returned: { list: "RETURNED", label: "Dikembalikan" },
  lost: { list: "LOST", label: "Hilang" },
  held: { list: "HELD", label: "Menunggu persetujuan" },
} as const satisfies Readonly<Record<string, { list: BorrowingList; label: string }>>;
export type ListName = keyof typeof LISTS;

/** The lists of reservations, which stand under one tab. */
export const RESERVATION_LISTS = {
  ready: { list: "READY", label: "Siap diambil" },
  waiting: { list: "WAITING", label: "Menunggu" },
  ended: { list: "ENDED", label: "Berakhir" },
} as const satisfies Readonly<Record<string, { list: ReservationList; label: string }>>;
export type ReservationListName = keyof typeof RESERVATION_LISTS;

export function parseBorrowingsUrl(params: URLSearchParams): BorrowingsUrlState {
  const text = (name: string, maxLength: number) => (params.get(name) ?? "").trim().slice(0, maxLength);
  const status = text("status", 20);
  const columns = text("columns", 200);
  // Neither the desk nor a list of reservations is narrowed.
  if (!isListName(status)) return { ...NO_FILTERS, status: isReservationListName(status) ? status : "", columns };
  return { status, search: text("search", 200), class_name: text("class_name", 100), columns };
}

export function isListName(status: string): status is ListName {
  return Object.hasOwn(LISTS, status);
}

export function isReservationListName(status: string): status is ReservationListName {
  return Object.hasOwn(RESERVATION_LISTS, status);
}

export function borrowingsHref(urlState: BorrowingsUrlState): string {
  return hrefWith("/admin/borrowings", { ...urlState });
}

/** The export of the list that is shown. */
export function listExportHref({ status, search, class_name }: BorrowingsUrlState): string {
  return isReservationListName(status)
    ? hrefWith("/api/reservations/export", { status })
    : hrefWith("/api/borrowings/export", { status, search, class_name });
}

/** All that a student has had, in whatever state: no other student's loans come along. */
export function studentExportHref(databaseId: number): string {
  return hrefWith("/api/borrowings/export", { student_id: String(databaseId) });
}

export function withoutFilters({ status, columns }: BorrowingsUrlState): BorrowingsUrlState {
  return { ...NO_FILTERS, status, columns };
}

export function isNarrowed(urlState: BorrowingsUrlState): boolean {
  return borrowingsHref(urlState) !== borrowingsHref(withoutFilters(urlState));
}

/** What is shown, as arguments of the GraphQL query. */
export function toBorrowingArgs(
  list: ListName,
  { search, class_name: className }: BorrowingsUrlState,
): { search: string | null; filter: BorrowingFilter } {
  return {
    search: search || null,
    filter: { status: LISTS[list].list, ...(className ? { className } : {}) },
  };
}
