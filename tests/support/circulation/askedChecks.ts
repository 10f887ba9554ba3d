/** What is checked of a loan on any day: on a Saturday a notice says besides that the library is closed. */
export function askedChecks(checks: unknown): { readonly code: string }[] {
  return (checks as { readonly code: string }[]).filter(({ code }) => code !== "closed_today");
}
