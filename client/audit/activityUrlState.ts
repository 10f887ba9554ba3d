import { isIdOf } from "../apollo/isIdOf";
import { dayParam, hrefWith } from "../lists/days/filterUrl";
import { recordLabels } from "../admin/history/recordLabels";

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
  const [given, record, user] = ["type", "record", "user"].map((name) => params.get(name) ?? "");
  const type = given && Object.hasOwn(recordLabels, given) ? given : "";
  return {
    type,
    record: type !== "" && record && /^[1-9]\d{0,8}$/u.test(record) ? record : "",
    from: dayParam(params, "from"),
    to: dayParam(params, "to"),
    user: user && isIdOf("User", user) ? user : "",
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
