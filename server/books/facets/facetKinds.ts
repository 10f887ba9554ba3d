import type { BookFilter } from "../query/bookFilter.js";

/** What the books of a list are counted by, each with the filters that are its own. */
const facetFilters = {
  available: ["available"],
  digital: ["hasDigitalFile"],
  categories: ["categoryIds", "hasCategory"],
  classes: ["classes", "classificationId"],
  authors: ["authorIds", "authorId"],
  publishers: ["publisherIds", "publisherId"],
  subjects: ["subjectIds"],
  materials: ["materialKinds"],
  languages: ["languages"],
  years: ["yearFrom", "yearTo"],
} as const satisfies Readonly<Record<string, readonly (keyof BookFilter)[]>>;

export type FacetKind = keyof typeof facetFilters;
export const FACET_KINDS = Object.keys(facetFilters) as readonly FacetKind[];

/**
 * A filter without a facet's own choice, which must not hide what else could be chosen. What is null is left out too:
 * facets of which nothing is chosen then have the same filter.
 */
export function withoutOwnChoice(filter: BookFilter, kind: FacetKind): BookFilter {
  const own: readonly string[] = facetFilters[kind];
  return Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => !own.includes(name) && value !== null && value !== undefined),
  );
}

/** The chosen values of a facet. */
export function chosenValues(filter: BookFilter, kind: FacetKind): readonly string[] {
  const given: readonly unknown[] = facetFilters[kind].map((name) => filter[name]).flat();
  return given.filter((value) => typeof value === "string" || typeof value === "number").map(String);
}
