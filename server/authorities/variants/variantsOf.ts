import type { AuthorRow } from "../authorityReads.js";
import { deliveredNamesOf } from "./deliveredNames.js";
import type { AuthorVariantRow } from "./variantReads.js";

/** Another name of an author. */
export interface AuthorVariantInfo {
  readonly name: string;
  readonly origin: "own" | "delivered";
  /** Whether a search is referred from it; the library's own always are. */
  readonly isUsed: boolean;
}

/** The delivered names of an author and then the library's own. */
export function variantsOf(
  { sortKey }: Pick<AuthorRow, "sortKey">,
  rows: readonly AuthorVariantRow[],
): AuthorVariantInfo[] {
  const switchedOff = new Set(rows.filter((row) => row.isSwitchedOff).map(({ nameKey }) => nameKey));
  const own = rows.filter((row) => !row.isSwitchedOff);
  const ownKeys = new Set(own.map(({ nameKey }) => nameKey));
  const delivered = deliveredNamesOf(sortKey).filter(({ key }) => key !== sortKey && !ownKeys.has(key));
  return [
    ...delivered.map(({ name, key }) => ({ name, origin: "delivered" as const, isUsed: !switchedOff.has(key) })),
    ...own.map(({ name }) => ({ name, origin: "own" as const, isUsed: true })),
  ];
}
