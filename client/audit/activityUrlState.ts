import { dayParam, hrefWith } from "../lists/days/filterUrl";

/** What `/admin/activity` shows; empty where it is not filtered. */
export interface ActivityUrlState {
  /** A record type. */
  type: string;
  /** The number of one record of that type. */
  record: string;
  /** Library days, `2026-11-21`. */
  from: string;
  to: string;
  /** Global id of an account. */
  user: string;
}

export function parseActivityUrl(params: URLSearchParams): ActivityUrlState {
  return {
    type: (params.get("type") ?? "").slice(0, 40),
    record: /^[1-9]\d{0,8}$/u.test(params.get("record") ?? "") ? (params.get("record") ?? "") : "",
    from: dayParam(params, "from"),
    to: dayParam(params, "to"),
    user: (params.get("user") ?? "").slice(0, 100),
  };
}

export function activityHref(urlState: ActivityUrlState): string {
  return hrefWith("/admin/activity", { ...urlState });
}

/** The export of what is shown. REST knows accounts by number. */
export function activityExportHref({ type, record, from, to }: ActivityUrlState, userId: number | null): string {
  return hrefWith("/api/audit-entries/export", {
    record_type: type,
    record_id: type === "" ? "" : record,
    from,
    to,
    user_id: userId === null ? "" : String(userId),
  });
}
