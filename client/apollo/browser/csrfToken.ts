/** The value for the `X-CSRF-TOKEN` header; null if nobody is logged in. */
export function csrfToken(): string | null {
  return /(?:^|;\s*)csrf_access_token=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}
