import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BookFacetKind } from "../../../gql/graphql";
import { Skeleton } from "../../../ui/Skeleton";
import { toBookFilter } from "../catalogue/catalogueVariables";
import { ClassFilter } from "./ClassFilter";
import { FacetFilter } from "./FacetFilter";
import { Facet_facet } from "./facet";
import { FilterGroup } from "./FilterGroup";
import type { FilterProps } from "./FilterProps";
import { FlagFilter } from "./FlagFilter";
import { YearFilter } from "./YearFilter";

/** A query of its own: the books do not wait for what they are counted by. */
const CatalogueFiltersQuery = graphql(`
  query CatalogueFilters($search: String, $filter: BookFilter) {
    bookFacets(search: $search, filter: $filter, first: 6) {
      kind
      ...Facet_facet
    }
  }
`);

export function CatalogueFilters({ urlState, change }: FilterProps) {
  const query = usePageQuery(CatalogueFiltersQuery, {
    search: urlState.search.trim() || null,
    filter: toBookFilter(urlState),
  });
  // While the next counts load, the previous ones stay in place.
  const data = shownData(query);
  const facetOf = (kind: BookFacetKind) =>
    readFragment(
      Facet_facet,
      data?.bookFacets.find((facet) => facet.kind === kind),
    );
  const props = { urlState, change };
  // The scope's own facet is left out: it would count other books too.
  const scope = urlState.scope.filter;
  return (
    <div aria-busy={query.isLoading} className="divide-y divide-line">
      <FilterGroup title="Ketersediaan">
        <FlagFilter {...props} flag="isAvailable" label="Tersedia" facet={facetOf("AVAILABLE")} />
        <FlagFilter {...props} flag="hasDigitalFile" label="Ada berkas digital" facet={facetOf("DIGITAL")} />
      </FilterGroup>
      {!data && query.isLoading && (
        <div className="space-y-3 py-4">
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <Skeleton key={index} className="h-6" />
          ))}
        </div>
      )}
      <FacetFilter {...props} facet={facetOf("CATEGORIES")} list="categories" title="Kategori" isOpen />
      <ClassFilter {...props} facet={facetOf("CLASSES")} />
      <FacetFilter {...props} facet={facetOf("MATERIALS")} list="materials" title="Jenis bahan" isOpen />
      <FacetFilter {...props} facet={facetOf("LANGUAGES")} list="languages" title="Bahasa" isOpen />
      <YearFilter {...props} facet={facetOf("YEARS")} />
      {!scope.authorId && <FacetFilter {...props} facet={facetOf("AUTHORS")} list="authors" title="Penulis" />}
      {!scope.subjectIds && <FacetFilter {...props} facet={facetOf("SUBJECTS")} list="subjects" title="Subjek" />}
      <FacetFilter {...props} facet={facetOf("PUBLISHERS")} list="publishers" title="Penerbit" />
    </div>
  );
}
