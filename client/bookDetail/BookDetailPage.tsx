import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import type { ApolloCache } from "@apollo/client";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { NotFoundScreen } from "../notFound/NotFoundScreen";
import { PageMeta } from "../page/rendering/PageMeta";
import { findInCache } from "../apollo/findInCache";
import type { FragmentType } from "../gql/fragment-masking";
import type { LoadedBookFragment } from "../gql/graphql";
import { SaveButton } from "../books/public/SaveButton";
import { BookCopies } from "./copies/BookCopies";
import { BookDetailFailure } from "./BookDetailFailure";
import { BookIssues } from "./BookIssues";
import { BookEditions } from "./BookEditions";
import { BookDetailSkeleton } from "./BookDetailSkeleton";
import { BookFacts } from "./BookFacts";
import { BookMeta } from "./BookMeta";
import { BookHeader, type BookHeader_book } from "./BookHeader";
import { BookShelf } from "./BookShelf";
import { BookSummary } from "./BookSummary";
import { CitationButton } from "./CitationButton";
import { RelatedShelves } from "./RelatedShelves";
import { ReservableBook } from "./ReservableBook";
import { ShareButton } from "./ShareButton";

const BookDetailPageQuery = graphql(`
  query BookDetailPage($slug: String!, $copies: Int!, $copiesAfter: String, $issuesAfter: String) {
    book(slug: $slug) {
      id
      title
      subtitle
      isHidden
      category {
        id
        name
      }
      ...BookMeta_book
      ...BookHeader_book
      ...BookSummary_book
      ...CitationButton_book
      ...ReservableBook_book
      ...BookFacts_book
      ...BookIssues_book
      ...BookCopies_book
      ...BookShelf_book
      ...BookEditions_book
      ...RelatedShelves_book
    }
  }
`);

const INITIAL_COPIES = 50;

export function BookDetailPage() {
  const { bookSlug: slug = "" } = useParams();
  const [params] = useSearchParams();
  const copiesAfter = params.get("copies_after");
  const variables = { slug, copies: INITIAL_COPIES, copiesAfter };
  const { data, isLoading, failure, retry } = usePageQuery(BookDetailPageQuery, variables, "none");
  const { cache } = useApolloClient();
  const book = data?.book;
  if (failure === "refused" || (data && !book)) {
    return (
      <NotFoundScreen title="Buku tidak ditemukan">
        Buku di alamat ini tidak ada di katalog. Mungkin judulnya berubah; coba cari dengan kata lain.
      </NotFoundScreen>
    );
  }
  // The header stands at one place of one frame, so that it stays, with what has the focus, while the rest arrives.
  if (book) {
    return (
      <Frame meta={<BookMeta book={book} />} after={<RelatedShelves book={book} />}>
        <BookHeader
          book={book}
          subtitle={book.subtitle}
          category={book.category}
          action={<SaveButton book={book} size="page" />}
          shelf={<BookShelf book={book} />}
          aside={
            <>
              <div className="needs-script mt-4 flex flex-wrap gap-2 max-md:mt-6">
                <CitationButton book={book} />
                <ShareButton title={book.title} />
              </div>
              <BookFacts book={book} />
            </>
          }
        >
          {book.isHidden && <p className="mt-4 font-semibold">Tersembunyi: hanya petugas yang melihat halaman ini.</p>}
          <ReservableBook book={book} />
          <BookSummary book={book} />
          <BookIssues book={book} />
          <BookCopies book={book} />
          <BookEditions book={book} />
        </BookHeader>
      </Frame>
    );
  }
  const loaded = findLoadedBook(cache, slug);
  const meta = (
    <PageMeta title={loaded?.title ?? "Buku"} description="Rincian buku di katalog perpustakaan." isHidden />
  );
  if (loaded) {
    return (
      <Frame meta={meta}>
        <BookHeader book={loaded}>
          {failure && <BookDetailFailure onRetry={retry} />}
          {isLoading && <BookDetailSkeleton />}
        </BookHeader>
      </Frame>
    );
  }
  return (
    <Frame meta={meta}>
      {failure && <BookDetailFailure onRetry={retry} isFullPage />}
      {isLoading && <BookDetailSkeleton isFullPage />}
    </Frame>
  );
}

interface FrameProps {
  meta: ReactNode;
  children: ReactNode;
  after?: ReactNode;
}

function Frame({ meta, children, after }: FrameProps) {
  return (
    <div className="page-width pt-1 md:pt-3">
      {meta}
      {children}
      {after}
    </div>
  );
}

const LoadedBook = graphql(`
  fragment LoadedBook on Book {
    id
    slug
    title
    ...BookHeader_book
  }
`);

type LoadedBook = Pick<LoadedBookFragment, "id" | "slug" | "title"> & FragmentType<typeof BookHeader_book>;

/** A book that some list has loaded, by its slug: shown at once while the rest loads. */
function findLoadedBook(cache: ApolloCache, slug: string): LoadedBook | null {
  const id = findInCache(cache, "Book", "slug", slug);
  return id === null ? null : cache.readFragment<LoadedBook>({ id, fragment: LoadedBook, fragmentName: "LoadedBook" });
}
