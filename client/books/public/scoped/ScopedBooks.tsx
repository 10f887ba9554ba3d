import { Link } from "react-router-dom";
import { JsonLd } from "../../../page/rendering/JsonLd";
import { PageMeta } from "../../../page/rendering/PageMeta";
import { usePageRequest } from "../../../apollo/pageQuery/PageRequest";
import { formatNumber } from "../../../format/formatNumber";
import type { FragmentType } from "../../../gql/fragment-masking";
import type { BookFilter } from "../../../gql/graphql";
import { PageHeading } from "../../../ui/PageHeading";
import { CATALOGUE_FORM } from "../catalogue/catalogueForm";
import { CatalogueResults } from "../catalogue/results/CatalogueResults";
import { catalogueHref } from "../catalogue/catalogueUrlState";
import { SubjectLinks, type SubjectLinks_subject } from "../SubjectLinks";
import { UnknownSearch } from "../catalogue/results/UnknownSearch";
import { useCatalogueBooks } from "../catalogue/useCatalogueBooks";
import { useCatalogueUrlState } from "../catalogue/useCatalogueUrlState";
import { countFilters } from "../filters/countFilters";
import { FilterSheet } from "../filters/FilterSheet";

/** Fewer are seen at a glance. */
const FILTERED_FROM = 9;

interface ScopedBooksProps {
  path: string;
  filter: BookFilter;
  /** What kind of thing it is, above its name. */
  kind: string;
  name: string;
  /** What else somebody is called. */
  otherNames?: readonly string[];
  /** The title of the page for search engines. */
  title: string;
  /** Follows the number of books: `karya Andrea Hirata`. */
  relation: string;
  /** Where to go on; `subjectsLabel` says what these subjects are to the page. */
  subjects: readonly FragmentType<typeof SubjectLinks_subject>[];
  subjectsLabel: string;
  /** schema.org data, by the page's whole address. */
  jsonLd: (url: string) => object | null;
}

/** The books of an author or on a subject, as the catalogue shows them. */
export function ScopedBooks(props: ScopedBooksProps) {
  const { path, filter } = props;
  return <Books {...props} {...useCatalogueUrlState({ path, filter })} />;
}

function Books(props: ScopedBooksProps & ReturnType<typeof useCatalogueUrlState>) {
  const {
    path,
    kind,
    name,
    otherNames = [],
    title,
    relation,
    subjects,
    subjectsLabel,
    jsonLd,
    urlState,
    change,
  } = props;
  const query = useCatalogueBooks(urlState);
  const { origin } = usePageRequest();
  if (query.withoutGone) return <Books {...props} urlState={query.withoutGone} />;
  if (query.failure === "refused") return <UnknownSearch />;
  const total = query.data?.books.totalCount;
  const isUnfiltered = catalogueHref(urlState) === path;
  const hasFilters = countFilters(urlState) > 0 || (total ?? 0) >= FILTERED_FROM;
  return (
    <div className="page-width pt-1 md:pt-3">
      <PageMeta
        title={title}
        description={
          `${total !== undefined && isUnfiltered ? `${formatNumber(total)} buku` : "Buku"} ${relation} ` +
          "di katalog perpustakaan, dengan lokasi rak dan ketersediaan eksemplarnya."
        }
        path={path}
        isHidden={!isUnfiltered || total === 0}
      />
      <JsonLd url={origin + path} data={jsonLd(origin + path)} />
      <nav aria-label="Jejak halaman">
        <Link to="/books" className="inline-flex min-h-9 items-center text-sm text-muted text-link">
          Buku
        </Link>
      </nav>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-muted">{kind}</p>
          <PageHeading className="mt-1">{name}</PageHeading>
          {otherNames.length > 0 && (
            <p className="mt-1 text-sm text-muted text-pretty wrap-anywhere">
              Juga dikenal sebagai {otherNames.join(", ")}
            </p>
          )}
        </div>
        {hasFilters && <FilterSheet urlState={urlState} change={change} total={total} />}
      </div>
      {subjects.length > 0 && (
        <div className="scoped-subjects">
          <p className="text-sm text-muted">{subjectsLabel}</p>
          <SubjectLinks label={subjectsLabel} subjects={subjects} className="overflow-x-auto sm:flex-wrap" />
        </div>
      )}
      <form id={CATALOGUE_FORM} action={path} method="get">
        {urlState.view && <input type="hidden" name="view" value={urlState.view} />}
      </form>
      <CatalogueResults urlState={urlState} change={change} query={query} hasFilters={hasFilters} />
    </div>
  );
}
