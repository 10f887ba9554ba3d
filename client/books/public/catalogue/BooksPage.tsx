import { formatNumber } from "../../../format/formatNumber";
import { PageMeta } from "../../../page/rendering/PageMeta";
import { PageHeading } from "../../../ui/PageHeading";
import { CatalogueResults } from "./results/CatalogueResults";
import { CatalogueSearch } from "./CatalogueSearch";
import { catalogueHref } from "./catalogueUrlState";
import { FilterSheet } from "../filters/FilterSheet";
import { ListsLink } from "./ListsLink";
import { UnknownSearch } from "./results/UnknownSearch";
import { useCatalogueBooks } from "./useCatalogueBooks";
import { useCatalogueUrlState } from "./useCatalogueUrlState";

export function BooksPage() {
  return <Books {...useCatalogueUrlState()} />;
}

function Books({ urlState, change }: ReturnType<typeof useCatalogueUrlState>) {
  const query = useCatalogueBooks(urlState);
  if (query.withoutGone) return <Books urlState={query.withoutGone} change={change} />;
  if (query.failure === "refused") return <UnknownSearch />;
  const total = query.data?.books.totalCount;
  const isUnfiltered = catalogueHref(urlState) === "/books";
  return (
    <div className="page-width relative pt-4">
      <PageMeta
        title={urlState.search ? `Hasil pencarian “${urlState.search}”` : "Buku"}
        description={
          `Jelajahi ${total !== undefined && isUnfiltered ? `${formatNumber(total)} judul` : "koleksi"} ` +
          "di katalog perpustakaan: cari menurut judul, penulis, ISBN, kategori, dan bahasa."
        }
        path="/books"
        isHidden={!isUnfiltered}
      />
      <div className="catalogue-title">
        <PageHeading>Buku</PageHeading>
        <ListsLink />
      </div>
      <div className="catalogue-search -mx-4 flex gap-3 px-4 py-3 sm:-mx-6 sm:px-6 lg:pl-[19.5rem]">
        <CatalogueSearch urlState={urlState} change={change} />
        <FilterSheet urlState={urlState} change={change} total={total} />
      </div>
      <CatalogueResults urlState={urlState} change={change} query={query} />
    </div>
  );
}
