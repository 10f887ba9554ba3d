import type { ChargeReason, FineFilter, FineStatus } from "../../../gql/graphql";
import { dayParam, hrefWith } from "../../../lists/days/filterUrl";

/** What `/admin/fines` shows, with the names and values that REST has. */
export interface FinesUrlState {
  /** Empty for the fines themselves. */
  view: "" | "cash" | "balances";
  status: string;
  charge_reason: string;
  /** Library days, `2026-11-21`. */
  from: string;
  to: string;
  /** The day whose cash is shown; empty for today. */
  day: string;
  class_name: string;
}

export const NO_FINE_FILTERS: FinesUrlState = {
  view: "",
  status: "",
  charge_reason: "",
  from: "",
  to: "",
  day: "",
  class_name: "",
};

const STATUSES: Readonly<Record<string, FineStatus>> = { open: "OPEN", settled: "SETTLED", reversed: "REVERSED" };
const REASONS: Readonly<Record<string, ChargeReason>> = {
  late: "LATE",
  lost: "LOST",
  damaged: "DAMAGED",
  membership: "MEMBERSHIP",
  other: "OTHER",
};

/** Each view has filters of its own. */
export function parseFinesUrl(params: URLSearchParams): FinesUrlState {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, 100);
  const oneOf = (name: string, values: object) => (Object.hasOwn(values, text(name)) ? text(name) : "");
  switch (text("view")) {
    case "cash":
      return { ...NO_FINE_FILTERS, view: "cash", day: dayParam(params, "day") };
    case "balances":
      return { ...NO_FINE_FILTERS, view: "balances", class_name: text("class_name") };
    default:
      return {
        ...NO_FINE_FILTERS,
        status: oneOf("status", STATUSES),
        charge_reason: oneOf("charge_reason", REASONS),
        from: dayParam(params, "from"),
        to: dayParam(params, "to"),
      };
  }
}

export function finesHref(urlState: FinesUrlState): string {
  return hrefWith("/admin/fines", { ...urlState });
}

/** The export of what is shown. */
export function finesExportHref({ view, status, charge_reason, from, to, day, class_name }: FinesUrlState): string {
  switch (view) {
    case "":
      return hrefWith("/api/fines/export", { status, charge_reason, from, to });
    case "cash":
      return hrefWith("/api/fines/cash-entries/export", { day });
    case "balances":
      return hrefWith("/api/fines/balances/export", { class_name });
  }
}

/** What is shown, as arguments of the GraphQL query. */
export function toFineFilter({ status, charge_reason: reason, from, to }: FinesUrlState): FineFilter {
  return {
    status: STATUSES[status] ?? null,
    chargeReason: REASONS[reason] ?? null,
    from: from || null,
    to: to || null,
  };
}
