import type { CopyRegisterFilter } from "../../../gql/graphql";
import { dayParam, hrefWith } from "../../../lists/days/filterUrl";

/** Which part of the inventory book `/admin/register` shows. */
export interface RegisterUrlState {
  /** Library days, `2026-11-21`. */
  from: string;
  to: string;
  from_number: string;
  to_number: string;
  /** The number of a source in the database. */
  source: string;
}

export const WHOLE_REGISTER: RegisterUrlState = { from: "", to: "", from_number: "", to_number: "", source: "" };

export const REGISTER_FORMATS = [
  { format: "xlsx", label: "Excel" },
  { format: "pdf", label: "PDF" },
  { format: "csv", label: "CSV" },
] as const;
type RegisterFormat = (typeof REGISTER_FORMATS)[number]["format"];

const LONGEST_NUMBER = 100;

export function parseRegisterUrl(params: URLSearchParams): RegisterUrlState {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, LONGEST_NUMBER);
  const source = text("source");
  return {
    from: dayParam(params, "from"),
    to: dayParam(params, "to"),
    from_number: text("from_number"),
    to_number: text("to_number"),
    source: /^[1-9]\d{0,8}$/u.test(source) ? source : "",
  };
}

export function registerHref(urlState: RegisterUrlState): string {
  return hrefWith("/admin/register", { ...urlState });
}

/** What is shown, as a file. */
export function registerFileHref(urlState: RegisterUrlState, format: RegisterFormat): string {
  const { from: from_day, to: to_day, source: source_id, ...numbers } = urlState;
  return hrefWith("/api/copies/register/export", { format, from_day, to_day, ...numbers, source_id });
}

/** What is shown, as arguments of the GraphQL query. */
export function toRegisterFilter(urlState: RegisterUrlState): CopyRegisterFilter {
  return {
    fromDay: urlState.from || null,
    toDay: urlState.to || null,
    fromNumber: urlState.from_number || null,
    toNumber: urlState.to_number || null,
    sourceId: urlState.source === "" ? null : btoa(`Source:${urlState.source}`),
  };
}
