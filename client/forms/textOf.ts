/** What a text field of a sent form holds. */
export function textOf(given: FormData, name: string): string {
  const value = given.get(name);
  return typeof value === "string" ? value : "";
}
