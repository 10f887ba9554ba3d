import { Link, useParams } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { useLibraryName } from "../page/library/LibraryName";
import { JsonLd } from "../page/rendering/JsonLd";
import { PageMeta } from "../page/rendering/PageMeta";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { BookCard } from "../books/public/BookCard";
import { BookCardSkeleton } from "../books/public/BookCardSkeleton";
import { formatNumber } from "../format/formatNumber";
import { graphql } from "../gql/gql";
import { LoadMoreButton } from "../lists/LoadMoreButton";
import { NotFoundScreen } from "../notFound/NotFoundScreen";
import { buttonStyle } from "../ui/buttonStyle";
import { NeighbouringCovers } from "../ui/cover/NeighbouringCovers";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { PageHeading } from "../ui/PageHeading";

const ReadingListPageQuery = graphql(`
  query ReadingListPage($slug: String!, $after: String) {
    readingList(slug: $slug) {
      id
      name
      description
      slug
      publishedAt
      databaseId
      viewerCanPublish
      booksCount
      items(first: 24, after: $after) {
        edges {
          node {
            id
            note
            book {
              id
              slug
              title
              ...BookCard_book
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const GRID = "mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5";

/** A list that the library recommends, for everybody. */
export function ReadingListPage() {
  const { listSlug: slug = "" } = useParams();
  const { data, failure, isLoading, retry, fetchMore } = usePageQuery(
    ReadingListPageQuery,
    { slug, after: null },
    "none",
  );
  const libraryName = useLibraryName();
  const { origin } = usePageRequest();
  const list = data?.readingList;
  if (failure === "refused" || list === null) {
    return (
      <NotFoundScreen title="Daftar bacaan tidak ditemukan">
        Daftar di alamat ini tidak ada atau tidak lagi diterbitkan. Cari bukunya di katalog.
      </NotFoundScreen>
    );
  }
  const books = (list?.items.edges ?? []).flatMap(({ node }) => (node.book ? [{ ...node, book: node.book }] : []));
  const path = `/lists/${encodeURIComponent(slug)}`;
  const endCursor = list?.items.pageInfo.hasNextPage ? list.items.pageInfo.endCursor : null;
  return (
    <div className="page-width pt-8 md:pt-12">
      <PageMeta
        title={list?.name ?? "Daftar bacaan"}
        description={list?.description ?? `Buku pilihan dari ${libraryName}.`}
        path={path}
        imageUrl={`/share${path}.jpg`}
        isHidden={list?.publishedAt === null || books.length === 0}
      />
      {list && (
        <JsonLd
          data={{
            "@context": "https://schema.org",
            "@type": "ItemList",
            "@id": origin + path,
            url: origin + path,
            name: list.name,
            description: list.description ?? undefined,
            numberOfItems: list.booksCount,
            itemListElement: books.map(({ book }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              url: `${origin}/books/${encodeURIComponent(book.slug)}`,
              name: book.title,
            })),
          }}
        />
      )}
      <Link to="/lists" className="inline-flex min-h-9 items-center text-sm text-muted text-link">
        Daftar Bacaan
      </Link>
      {list ? <PageHeading>{list.name}</PageHeading> : <h1 className="sr-only">Memuat…</h1>}
      {list?.description && <p className="mt-3 max-w-[66ch] text-lg text-muted text-pretty">{list.description}</p>}
      {list && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted tabular-nums">
          {formatNumber(list.booksCount)} buku
          {list.viewerCanPublish && (
            <Link to={`/user-info/lists/${list.databaseId}`} className="inline-flex min-h-9 items-center inline-link">
              Sunting atau batalkan penerbitan
            </Link>
          )}
        </p>
      )}
      {failure && (
        <div className="mt-8">
          <LoadFailure title="Daftar bacaan gagal dimuat" onRetry={retry} />
        </div>
      )}
      {list && books.length === 0 && (
        <div className="mt-8">
          <Notice
            title="Belum ada buku di daftar ini"
            actions={
              <Link to="/books" className={buttonStyle("outlined")}>
                Lihat semua buku
              </Link>
            }
          >
            Petugas masih menyusun daftar ini.
          </Notice>
        </div>
      )}
      {!list && isLoading && (
        <ul aria-busy="true" className={GRID}>
          {Array.from({ length: 10 }, (_, index) => (
            <li key={index}>
              <BookCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {books.length > 0 && (
        <section aria-labelledby="isi-daftar">
          <h2 id="isi-daftar" className="sr-only">
            Isi daftar
          </h2>
          <ul className={GRID}>
            <NeighbouringCovers books={books.map(({ book }) => book)}>
              {books.map(({ id, note, book }, index) => (
                <li key={id} className="flex flex-col [&>article]:h-auto">
                  <BookCard book={book} isEager={index < 5} />
                  {note && (
                    <p className="mt-2 rounded-lg bg-wash px-3 py-2 text-sm text-pretty wrap-anywhere">{note}</p>
                  )}
                </li>
              ))}
            </NeighbouringCovers>
          </ul>
        </section>
      )}
      {endCursor && (
        <div className="mt-8 text-center">
          <LoadMoreButton onMore={() => fetchMore({ variables: { slug, after: endCursor } })} />
        </div>
      )}
    </div>
  );
}
