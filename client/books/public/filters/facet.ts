import { formatNumber } from "../../../format/formatNumber";
import { languageName } from "../../../format/languageName";
import { graphql } from "../../../gql/gql";
import type { Facet_FacetFragment } from "../../../gql/graphql";
import { authorName } from "../../../format/authorNames";

export const Facet_facet = graphql(`
  fragment Facet_facet on BookFacet {
    kind
    hasMore
    isEstimated
    values {
      value
      count
      name
      author {
        id
        firstName
        lastName
        kind
      }
    }
  }
`);

export type Facet = Facet_FacetFragment;
export type FacetValue = Facet["values"][number];

export function facetLabel({ kind }: Facet, { value, name, author }: FacetValue): string {
  if (author) return authorName(author);
  return name ?? (kind === "LANGUAGES" ? languageName(value) : value);
}

/** An estimate says so. */
export function facetCount({ isEstimated }: Facet, count: number): string {
  return isEstimated ? `±${formatNumber(count)}` : formatNumber(count);
}
