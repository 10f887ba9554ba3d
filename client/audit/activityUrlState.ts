/** What `/admin/activity` shows; empty where it is not filtered. */
export interface ActivityUrlState {
  /** A record type. */
  type: string;
  /** Library days, `2026-11-21`. */
  from: string;
  to: string;
  /** Global id of an account. */
  user: string;
}

export function parseActivityUrl(params: URLSearchParams): ActivityUrlState {
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/u.test(params.get(name) ?? "") ? (params.get(name) ?? "") : "");
  return {
    type: (params.get("type") ?? "").slice(0, 40),
    from: day("from"),
    to: day("to"),
    user: (params.get("user") ?? "").slice(0, 100),
  };
}

export function activityHref(urlState: ActivityUrlState): string {
  const params = new URLSearchParams(Object.entries(urlState).filter(([, value]) => value !== ""));
  return params.size === 0 ? "/admin/activity" : `/admin/activity?${params.toString()}`;
}

/** The export of what is shown. REST knows accounts by number. */
export function activityExportHref({ type, from, to }: ActivityUrlState, userId: number | null): string {
  const params = new URLSearchParams(
    Object.entries({ record_type: type, from, to, user_id: userId === null ? "" : String(userId) }).filter(
      ([, value]) => value !== "",
    ),
  );
  return params.size === 0 ? "/api/audit-entries/export" : `/api/audit-entries/export?${params.toString()}`;
}
