import { useEvictPartialList } from "../../../apollo/useEvictPartialList";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import { NotFoundScreen } from "../../../notFound/NotFoundScreen";
import { PageMeta } from "../../../app/rendering/PageMeta";
import { PageHeading } from "../../../ui/PageHeading";
import { CatalogueBooks } from "./CatalogueBooks";
import { CatalogueFilters } from "../filters/CatalogueFilters";
import { CatalogueSearch } from "./CatalogueSearch";
import { CatalogueToolbar } from "./CatalogueToolbar";
import { catalogueHref } from "./catalogueUrlState";
import { catalogueVariables } from "./catalogueVariables";
import { FilterChips } from "../filters/FilterChips";
import { FilterSheet } from "../filters/FilterSheet";
import { SearchNote } from "./SearchNote";
import { useCatalogueUrlState } from "./useCatalogueUrlState";

const BooksPageQuery = graphql(`
  query BooksPage(
    $first: Int!
    $after: String
    $search: String
    $exact: Boolean
    $filter: BookFilter
    $orderBy: BookOrder
    $named: [ID!]!
  ) {
    books(first: $first, after: $after, search: $search, exact: $exact, filter: $filter, orderBy: $orderBy) {
      totalCount
      totalCountIsExact
      search {
        ...SearchNote_searchAnswer
      }
      ...CatalogueBooks_bookConnection
    }
    nodes(ids: $named) {
      ...FilterChips_node
    }
  }
`);

export function BooksPage() {
  const { urlState, change } = useCatalogueUrlState();
  const variables = catalogueVariables(urlState);
  const query = usePageQuery(BooksPageQuery, variables);
  const { first, search, exact, filter, orderBy } = variables;
  useEvictPartialList("books", { first, search, exact, filter, orderBy }, urlState.after);

  // While the next result loads, the previous one stays and is marked busy.
  const data = query.data ?? (query.isLoading ? query.previousData : undefined);
  if (query.failure === "refused") {
    return (
      <NotFoundScreen title="Pencarian tidak dikenal">
        Alamat ini memuat saringan atau halaman yang tidak ada di katalog. Cari lagi, atau mulai dari semua buku.
      </NotFoundScreen>
    );
  }
  const total = data?.books.totalCount;
  const isUnfiltered = catalogueHref(urlState) === "/books";
  return (
    <div className="page-width pt-6 md:pt-8">
      <PageMeta
        title={urlState.search ? `Hasil pencarian “${urlState.search}”` : "Buku"}
        description={
          `Jelajahi ${total !== undefined && isUnfiltered ? `${formatNumber(total)} judul` : "koleksi"} ` +
          "di katalog perpustakaan: cari menurut judul, penulis, ISBN, kategori, dan bahasa."
        }
        path="/books"
        isHidden={!isUnfiltered}
      />
      <PageHeading>Buku</PageHeading>
      <div className="catalogue-search sticky top-0 z-20 -mx-4 mt-2 flex gap-3 bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
        <CatalogueSearch urlState={urlState} change={change} />
        <FilterSheet urlState={urlState} change={change} total={total} />
      </div>
      <div className="catalogue-columns mt-3 gap-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="filter-column hidden lg:block">
          <CatalogueFilters urlState={urlState} change={change} />
        </div>
        <section aria-labelledby="hasil" className="min-w-0">
          <h2 id="hasil" className="sr-only">
            Hasil
          </h2>
          <SearchNote urlState={urlState} answer={data?.books.search} />
          <CatalogueToolbar
            urlState={urlState}
            change={change}
            total={total}
            hasMore={data?.books.totalCountIsExact === false}
            isLoading={query.isLoading}
          />
          <FilterChips urlState={urlState} nodes={data?.nodes ?? []} />
          <CatalogueBooks
            urlState={urlState}
            connection={data?.books}
            isBusy={query.isLoading}
            hasFailed={query.failure !== undefined}
            onRetry={query.retry}
            onMore={(after) => query.fetchMore({ variables: { after } })}
          />
        </section>
      </div>
    </div>
  );
}
