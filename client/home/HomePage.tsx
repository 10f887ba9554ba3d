import { useEffect } from "react";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { PageMeta } from "../page/rendering/PageMeta";
import { BookRow, titlesNote } from "./BookRow";
import { ClassShelves } from "./ClassShelves";
import { ContinueReading } from "./ContinueReading";
import { Hero } from "./Hero";
import { ListShelf } from "./ListShelf";
import { mainClasses } from "./mainClasses";
import { NewestBooks } from "./NewestBooks";
import { OftenSearched } from "./OftenSearched";
import { PopularCategories } from "./PopularCategories";
import { Statistics } from "./Statistics";

const HomePageQuery = graphql(`
  query HomePage($facets: [BookFacetKind!]!) {
    libraryInfo {
      ...Hero_libraryInfo
      ...OftenSearched_libraryInfo
      ...Statistics_libraryInfo
      popularBooks(first: 8) {
        id
        slug
        ...HeroShelf_book
        ...BookCard_book
      }
    }
    popularCategories(first: 4) {
      id
      ...PopularCategories_category
    }
    shelves: popularCategories(first: 2) {
      id
      name
      booksCount
      books(first: 8) {
        nodes {
          id
          slug
          ...HeroShelf_book
          ...BookCard_book
        }
      }
    }
    bookFacets(kinds: $facets) {
      kind
      ...MainClasses_facet
    }
    newest: books(first: 4, orderBy: { field: NEWEST }) {
      nodes {
        id
        slug
        ...HeroShelf_book
        ...BookCard_book
      }
    }
    others: books(first: 10, orderBy: { field: NEWEST }) {
      nodes {
        id
        ...HeroShelf_book
      }
    }
    readingLists(first: 3) {
      ...ListShelf_readingListConnection
    }
  }
`);

export function HomePage() {
  const { data, outcome, isLoading } = usePageQuery(HomePageQuery, { facets: ["CLASSES"] });

  useEffect(() => {
    // The page shows what it has, and does not say of the rest that there is none.
    if (outcome) console.error(outcome.message, outcome);
  }, [outcome]);

  const latest = data?.newest.nodes ?? [];
  const popular = data?.libraryInfo.popularBooks ?? [];
  const shelves = data?.shelves ?? [];
  const classes = mainClasses(data?.bookFacets ?? []);
  // One of each shelf after the other, so that a hundred books of one import do not fill the board.
  const board = latest.flatMap((book, index) => [
    ...(popular[index] ? [popular[index]] : []),
    ...shelves.flatMap(({ books }) => books.nodes[index] ?? []),
    book,
  ]);
  return (
    <>
      <PageMeta
        path="/"
        description={
          "Cari buku, penulis, dan topik dalam katalog perpustakaan. " +
          "Lihat buku terbaru, kategori populer, dan ketersediaan eksemplar."
        }
      />
      <Hero libraryInfo={data?.libraryInfo} books={[...board, ...(data?.others.nodes ?? [])]} />
      {(data || isLoading) && (
        <>
          <PopularCategories categories={data?.popularCategories ?? []} classes={classes} isLoading={isLoading} />
          <NewestBooks books={latest} isLoading={isLoading} />
        </>
      )}
      <OftenSearched libraryInfo={data?.libraryInfo} />
      <BookRow id="sering-dipinjam" title="Sering Dipinjam" note="30 hari terakhir" books={popular} />
      <ContinueReading />
      {shelves.map(({ id, name, booksCount, books }) => (
        <BookRow
          key={id}
          id={`rak-${id}`}
          title={name}
          note={titlesNote(booksCount)}
          to={`/books?${new URLSearchParams({ category: id })}`}
          books={books.nodes}
        />
      ))}
      {data?.popularCategories.length === 0 && <ClassShelves classes={classes} />}
      {data && <ListShelf lists={data.readingLists} />}
      <Statistics libraryInfo={data?.libraryInfo} isLoading={isLoading} />
    </>
  );
}
