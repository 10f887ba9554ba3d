import type { VisitFilter, VisitKind } from "../../gql/graphql";
import { dayParam, hrefWith } from "../../lists/days/filterUrl";
import { parsePurpose } from "../purposeLabels";

/** What `/admin/visits` shows, with the names and values that REST has; empty where it is not filtered. */
export interface VisitsUrlState {
  search: string;
  /** Library days, `2026-11-21`. */
  from: string;
  to: string;
  kind: string;
  purpose: string;
  class_name: string;
}

export const NO_FILTERS: VisitsUrlState = { search: "", from: "", to: "", kind: "", purpose: "", class_name: "" };

/** By the value in the URL. */
export const kindLabels = { student: "Anggota", guest: "Tamu", class: "Kelas" } as const;
const KINDS: Readonly<Record<string, VisitKind>> = { student: "STUDENT", guest: "GUEST", class: "CLASS" };

export function parseVisitsUrl(params: URLSearchParams): VisitsUrlState {
  const text = (name: string, maxLength: number) => (params.get(name) ?? "").trim().slice(0, maxLength);
  const kind = text("kind", 20);
  const purpose = text("purpose", 20);
  return {
    search: text("search", 200),
    from: dayParam(params, "from"),
    to: dayParam(params, "to"),
    kind: Object.hasOwn(KINDS, kind) ? kind : "",
    purpose: parsePurpose(purpose.toUpperCase()) === null ? "" : purpose,
    class_name: text("class_name", 100),
  };
}

export function visitsHref(urlState: VisitsUrlState): string {
  return hrefWith("/admin/visits", { ...urlState });
}

/** The export of what is shown. */
export function visitsExportHref(urlState: VisitsUrlState): string {
  return hrefWith("/api/visits/export", { ...urlState });
}

/** What is shown, as arguments of the GraphQL query. */
export function toVisitArgs(urlState: VisitsUrlState): { search: string | null; filter: VisitFilter } {
  const { search, from, to, kind, purpose, class_name: className } = urlState;
  return {
    search: search || null,
    filter: {
      from: from || null,
      to: to || null,
      kind: KINDS[kind] ?? null,
      purpose: parsePurpose(purpose.toUpperCase()),
      className: className || null,
    },
  };
}
