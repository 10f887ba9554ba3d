import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";

export const MainClasses_facet = graphql(`
  fragment MainClasses_facet on BookFacet {
    kind
    values {
      value
      name
      count
    }
  }
`);

export interface MainClass {
  value: string;
  name: string;
  count: number;
}

/** As many as there are popular categories, in whose place they stand. */
const MAX_CLASSES = 4;

/** The hundreds of DDC, and 2X, with the most books. */
export function mainClasses(facets: readonly FragmentType<typeof MainClasses_facet>[]): MainClass[] {
  return readFragment(MainClasses_facet, facets)
    .flatMap(({ values }) => values)
    .filter(({ value }) => value === "2X" || value.length === 1)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_CLASSES)
    .map(({ value, name, count }) => ({ value, name: (name ?? value).replace(/^\S+ /, ""), count }));
}
