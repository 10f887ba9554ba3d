import { CatalogueFilters } from "../../filters/CatalogueFilters";
import { FilterChips } from "../../filters/FilterChips";
import { CatalogueBooks } from "./CatalogueBooks";
import { CatalogueToolbar } from "../CatalogueToolbar";
import { UnusedFilters } from "../../../../lists/UnusedFilters";
import { catalogueHref, type CatalogueUrlState, WHOLE_CATALOGUE } from "../catalogueUrlState";
import { BOOKS_PER_PAGE } from "../catalogueVariables";
import { SearchNote } from "./SearchNote";
import { TopicLinks } from "./TopicLinks";
import type { CatalogueBooksResult } from "../useCatalogueBooks";
import type { ChangeCatalogueUrlState } from "../useCatalogueUrlState";

interface CatalogueResultsProps {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
  query: CatalogueBooksResult;
  /** False for a handful of books, which nobody needs to narrow down. */
  hasFilters?: boolean;
}

/** What was found, beside what it can be narrowed by. */
export function CatalogueResults({ urlState, change, query, hasFilters = true }: CatalogueResultsProps) {
  const { data } = query;
  // Who has found enough sees it first; for others the topic is the way out.
  const hasManyResults = (data?.books.totalCount ?? 0) > BOOKS_PER_PAGE && data?.books.search?.kind !== "TOPIC";
  const isWhole = urlState.scope.path === WHOLE_CATALOGUE.path;
  const topics = data && isWhole ? <TopicLinks topics={data.books.topics} /> : null;
  return (
    <div className={`catalogue-columns mt-3 gap-12 ${hasFilters ? "lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}`}>
      {hasFilters && (
        <div className="filter-column hidden lg:block">
          <CatalogueFilters urlState={urlState} change={change} />
        </div>
      )}
      <section aria-labelledby="hasil" className="min-w-0">
        <h2 id="hasil" className="sr-only">
          Hasil
        </h2>
        <UnusedFilters ownAddress={catalogueHref(urlState)} />
        <SearchNote urlState={urlState} answer={data?.books.search} />
        {!hasManyResults && topics}
        <CatalogueToolbar
          urlState={urlState}
          change={change}
          total={data?.books.totalCount}
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
        {hasManyResults && <div className="mt-8">{topics}</div>}
      </section>
    </div>
  );
}
