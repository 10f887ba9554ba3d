import type { ReactNode } from "react";
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
import type { ReadingListPageQuery as Loaded } from "../gql/graphql";
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

type PublishedList = NonNullable<Loaded["readingList"]>;
type ListedBook = ReturnType<typeof booksOf>[number];

/** A list that the library recommends, for everybody. */
export function ReadingListPage() {
  const { listSlug: slug = "" } = useParams();
  const { data, failure, isLoading, retry, fetchMore } = usePageQuery(
    ReadingListPageQuery,
    { slug, after: null },
    "none",
  );
  const list = data?.readingList;
  if (failure === "refused" || list === null) {
    return (
      <NotFoundScreen title="Daftar bacaan tidak ditemukan">
        Daftar di alamat ini tidak ada atau tidak lagi diterbitkan. Cari bukunya di katalog.
      </NotFoundScreen>
    );
  }
  const path = `/lists/${encodeURIComponent(slug)}`;
  // The same frame before and after, so that a focused link in it stays when the list arrives.
  if (!list) {
    return (
      <Frame
        path={path}
        title="Daftar bacaan"
        description={null}
        isHidden
        heading={<h1 className="sr-only">Memuat…</h1>}
      >
        {failure && (
          <div className="mt-8">
            <LoadFailure title="Daftar bacaan gagal dimuat" onRetry={retry} />
          </div>
        )}
        {isLoading && <ListedBooksSkeleton />}
      </Frame>
    );
  }
  const books = booksOf(list);
  const { hasNextPage, endCursor } = list.items.pageInfo;
  return (
    <Frame
      path={path}
      title={list.name}
      description={list.description}
      isHidden={list.publishedAt === null || books.length === 0}
      jsonLd={<ListJsonLd path={path} list={list} books={books} />}
      heading={<PageHeading>{list.name}</PageHeading>}
    >
      <AboutList list={list} />
      {books.length > 0 ? <ListedBooks books={books} /> : <NoBooks />}
      {hasNextPage && endCursor && (
        <div className="mt-8 text-center">
          <LoadMoreButton onMore={() => fetchMore({ variables: { slug, after: endCursor } })} />
        </div>
      )}
    </Frame>
  );
}

/** Without those that are not in the catalogue any more. */
function booksOf(list: PublishedList) {
  return list.items.edges.flatMap(({ node }) => (node.book ? [{ ...node, book: node.book }] : []));
}

interface FrameProps {
  path: string;
  title: string;
  description: string | null;
  isHidden: boolean;
  jsonLd?: ReactNode;
  heading: ReactNode;
  children: ReactNode;
}

function Frame({ path, title, description, isHidden, jsonLd, heading, children }: FrameProps) {
  const libraryName = useLibraryName();
  return (
    <div className="page-width pt-8 md:pt-12">
      <PageMeta
        title={title}
        description={description ?? `Buku pilihan dari ${libraryName}.`}
        path={path}
        imageUrl={`/share${path}.jpg`}
        isHidden={isHidden}
      />
      {jsonLd}
      <Link to="/lists" className="inline-flex min-h-9 items-center text-sm text-muted text-link">
        Daftar Bacaan
      </Link>
      {heading}
      {children}
    </div>
  );
}

interface ListJsonLdProps {
  path: string;
  list: PublishedList;
  books: readonly ListedBook[];
}

function ListJsonLd({ path, list, books }: ListJsonLdProps) {
  const { origin } = usePageRequest();
  return (
    <JsonLd
      url={origin + path}
      data={
        globalThis.isBrowserBuild
          ? null
          : {
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
            }
      }
    />
  );
}

function AboutList({ list }: { list: PublishedList }) {
  return (
    <>
      {list.description && <p className="mt-3 max-w-[66ch] text-lg text-muted text-pretty">{list.description}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted tabular-nums">
        {formatNumber(list.booksCount)} buku
        {list.viewerCanPublish && (
          <Link to={`/user-info/lists/${list.databaseId}`} className="inline-flex min-h-9 items-center inline-link">
            Sunting atau batalkan penerbitan
          </Link>
        )}
      </p>
    </>
  );
}

function ListedBooks({ books }: { books: readonly ListedBook[] }) {
  return (
    <section aria-labelledby="isi-daftar">
      <h2 id="isi-daftar" className="sr-only">
        Isi daftar
      </h2>
      <ul className={GRID}>
        <NeighbouringCovers books={books.map(({ book }) => book)}>
          {books.map(({ id, note, book }, index) => (
            <li key={id} className="flex flex-col [&>article]:h-auto">
              <BookCard book={book} isEager={index < 5} />
              {note && <p className="mt-2 rounded-lg bg-wash px-3 py-2 text-sm text-pretty wrap-anywhere">{note}</p>}
            </li>
          ))}
        </NeighbouringCovers>
      </ul>
    </section>
  );
}

function ListedBooksSkeleton() {
  return (
    <ul aria-busy="true" className={GRID}>
      {Array.from({ length: 10 }, (_, index) => (
        <li key={index}>
          <BookCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

function NoBooks() {
  return (
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
  );
}
