import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { LoadFailure } from "../../../../ui/LoadFailure";
import { NeighbouringCovers } from "../../../../ui/cover/NeighbouringCovers";
import { BookCard } from "../../BookCard";
import { BookCardSkeleton } from "../../BookCardSkeleton";
import type { CatalogueUrlState } from "../catalogueUrlState";
import { BOOKS_PER_PAGE } from "../catalogueVariables";
import { MoreBooks } from "./MoreBooks";
import { NoBooks } from "./NoBooks";

const CatalogueBooks_bookConnection = graphql(`
  fragment CatalogueBooks_bookConnection on BookConnection {
    totalCount
    edges {
      cursor
      node {
        id
        slug
        ...BookCard_book
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const GRID =
  "book-cards mt-4 grid grid-cols-3 gap-x-3 gap-y-7 sm:gap-x-6 sm:gap-y-9 lg:grid-cols-4 xl:grid-cols-5 listed:grid-cols-1 listed:gap-y-0";
const LINE = "listed:border-b listed:border-line listed:py-3";
const EAGER_COVERS = 4;

interface CatalogueBooksProps {
  urlState: CatalogueUrlState;
  connection: FragmentType<typeof CatalogueBooks_bookConnection> | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  onMore: (after: string) => Promise<unknown>;
}

export function CatalogueBooks({ urlState, connection: ref, isBusy, hasFailed, onRetry, onMore }: CatalogueBooksProps) {
  const connection = readFragment(CatalogueBooks_bookConnection, ref);
  if (hasFailed) {
    return (
      <div className="mt-5">
        <LoadFailure title="Daftar buku gagal dimuat" onRetry={onRetry} />
      </div>
    );
  }
  if (!connection) {
    return (
      <div aria-busy="true" data-view={urlState.view} className={GRID}>
        <span className="sr-only">Memuat…</span>
        {Array.from({ length: BOOKS_PER_PAGE }, (_, index) => (
          <div key={index} className={LINE}>
            <BookCardSkeleton />
          </div>
        ))}
      </div>
    );
  }
  if (connection.edges.length === 0) return <NoBooks urlState={urlState} />;
  return (
    <>
      <ul
        aria-busy={isBusy}
        data-view={urlState.view}
        className={`${GRID} transition-opacity duration-150 ${isBusy ? "opacity-60" : ""}`}
      >
        <NeighbouringCovers books={connection.edges.map(({ node }) => node)}>
          {connection.edges.map(({ node }, index) => (
            <li key={node.id} className={LINE}>
              <BookCard book={node} isEager={index < EAGER_COVERS} />
            </li>
          ))}
        </NeighbouringCovers>
      </ul>
      {connection.pageInfo.hasNextPage && connection.pageInfo.endCursor && (
        <MoreBooks
          urlState={urlState}
          endCursor={connection.pageInfo.endCursor}
          shown={connection.edges.length}
          total={connection.totalCount}
          onMore={onMore}
        />
      )}
    </>
  );
}
