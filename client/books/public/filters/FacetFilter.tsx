import { useState } from "react";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { Checkbox } from "../../../ui/Checkbox";
import { CATALOGUE_FORM } from "../catalogue/catalogueForm";
import { type CatalogueList, LIST_PARAMS } from "../catalogue/catalogueUrlState";
import { toBookFilter } from "../catalogue/catalogueVariables";
import { type Facet, Facet_facet, facetCount, facetLabel } from "./facet";
import { FilterGroup } from "./FilterGroup";
import type { FilterProps } from "./FilterProps";

const MoreFacetValuesQuery = graphql(`
  query MoreFacetValues($search: String, $filter: BookFilter, $kinds: [BookFacetKind!]!) {
    bookFacets(search: $search, filter: $filter, kinds: $kinds, first: 50) {
      kind
      ...Facet_facet
    }
  }
`);

interface FacetFilterProps extends FilterProps {
  facet: Facet | undefined;
  list: CatalogueList;
  title: string;
  isOpen?: boolean;
}

/** A facet of which several values may be chosen. A single value that is not chosen narrows nothing. */
export function FacetFilter({ urlState, change, facet, list, title, isOpen = false }: FacetFilterProps) {
  const [showsMore, setShowsMore] = useState(false);
  const chosen = urlState[list];
  if (!facet || (facet.values.length < 2 && chosen.length === 0)) return null;
  const props = { urlState, change, list };
  return (
    <FilterGroup title={title} isFolded={!isOpen && chosen.length === 0} hint={hintOf(facet)}>
      {showsMore ? <MoreValues {...props} facet={facet} /> : <FacetValues {...props} facet={facet} />}
      {facet.hasMore && !showsMore && (
        <button
          type="button"
          onClick={() => setShowsMore(true)}
          className="needs-script min-h-9 cursor-pointer text-sm inline-link"
        >
          {`${title} lainnya`}
        </button>
      )}
    </FilterGroup>
  );
}

function hintOf({ values, hasMore }: Facet): string {
  return hasMore ? `lebih dari ${values.length} pilihan` : `${values.length} pilihan`;
}

interface ValuesProps extends FilterProps {
  facet: Facet;
  list: CatalogueList;
}

function FacetValues({ urlState, change, facet, list }: ValuesProps) {
  const chosen = urlState[list];
  return facet.values.map((each) => (
    <Checkbox
      key={each.value}
      label={facetLabel(facet, each)}
      count={facetCount(facet, each.count)}
      form={CATALOGUE_FORM}
      name={LIST_PARAMS[list]}
      value={each.value}
      checked={chosen.includes(each.value)}
      onChange={({ target }) =>
        change({
          [list]: target.checked ? [...chosen, each.value] : chosen.filter((other) => other !== each.value),
        })
      }
    />
  ));
}

/** Those that there are stay while the others load, and where they fail to. */
function MoreValues({ facet, ...props }: ValuesProps) {
  const { urlState } = props;
  const { data, previousData } = usePageQuery(MoreFacetValuesQuery, {
    search: urlState.search.trim() || null,
    filter: toBookFilter(urlState),
    kinds: [facet.kind],
  });
  const [more] = (data ?? previousData)?.bookFacets ?? [];
  return <FacetValues {...props} facet={more ? readFragment(Facet_facet, more) : facet} />;
}
