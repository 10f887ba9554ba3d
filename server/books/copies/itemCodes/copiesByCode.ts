import { caseSpellings } from "../../../platform/text/caseSpellings.js";

/** Of what `hasItemCode` has found the copy that each code means: spelled as it is written before any other way. */
export function copiesByCode<Copy extends { readonly code: string }>(
  codes: readonly string[],
  copies: readonly Copy[],
): ReadonlyMap<string, Copy> {
  const bySpelling = new Map(copies.map((copy) => [copy.code, copy]));
  const found = new Map<string, Copy>();
  for (const code of codes) {
    const copy = caseSpellings(code).flatMap((spelling) => bySpelling.get(spelling) ?? [])[0];
    if (copy) found.set(code, copy);
  }
  return found;
}
