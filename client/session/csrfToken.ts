/** What every change sends back in `X-CSRF-TOKEN`; null where nobody is logged in. */
export function csrfToken(): string | null {
  return /(?:^|;\s*)csrf_access_token=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}
