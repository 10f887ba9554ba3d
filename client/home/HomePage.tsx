import { useEffect } from "react";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { PageMeta } from "../app/rendering/PageMeta";
import { Hero } from "./Hero";
import { ListShelf } from "./ListShelf";
import { NewestBooks } from "./NewestBooks";
import { PopularCategories } from "./PopularCategories";
import { Statistics } from "./Statistics";

const HomePageQuery = graphql(`
  query HomePage($facets: [BookFacetKind!]!) {
    libraryInfo {
      ...Hero_libraryInfo
      ...Statistics_libraryInfo
    }
    popularCategories(first: 4) {
      id
      ...PopularCategories_category
      ...CoverFan_category
    }
    bookFacets(kinds: $facets) {
      kind
      ...PopularCategories_facet
    }
    books(first: 4, orderBy: { field: NEWEST }) {
      edges {
        cursor
        node {
          id
          ...BookCard_book
          ...BookCover_book
        }
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
    // The page shows what it has; a visitor can do nothing about the rest.
    if (outcome) console.error(outcome.message, outcome);
  }, [outcome]);

  // A book just added is prepended to the cached list, so there may be more than four.
  const newest = data?.books.edges.slice(0, 4).map(({ node }) => node) ?? [];
  return (
    <>
      <PageMeta
        path="/"
        description={
          "Cari buku, penulis, dan topik dalam katalog perpustakaan. " +
          "Lihat buku terbaru, kategori populer, dan ketersediaan eksemplar."
        }
      />
      <Hero
        libraryInfo={data?.libraryInfo}
        categories={data?.popularCategories ?? []}
        newest={newest}
        isLoading={isLoading}
      />
      <PopularCategories
        categories={data?.popularCategories ?? []}
        facets={data?.bookFacets ?? []}
        isLoading={isLoading}
      />
      <NewestBooks books={newest} isLoading={isLoading} />
      {data && <ListShelf lists={data.readingLists} />}
      <Statistics libraryInfo={data?.libraryInfo} isLoading={isLoading} />
    </>
  );
}
