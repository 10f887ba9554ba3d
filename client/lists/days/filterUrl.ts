/** A library day of the query, `2026-11-21`; empty where there is none. */
export function dayParam(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? "";
  return /^\d{4}-\d\d-\d\d$/u.test(value) ? value : "";
}

/** The path with the filters that are set. */
export function hrefWith(path: string, filters: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
