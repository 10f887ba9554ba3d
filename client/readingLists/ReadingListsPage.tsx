import { Link, useSearchParams } from "react-router-dom";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { useEvictPartialList } from "../apollo/useEvictPartialList";
import { useLibraryName } from "../page/library/LibraryName";
import { PageMeta } from "../page/rendering/PageMeta";
import { graphql } from "../gql/gql";
import type { ReadingListsPageQuery as Loaded, ReadingListsPageQueryVariables } from "../gql/graphql";
import { LoadMoreLink } from "../lists/LoadMoreLink";
import { NotFoundScreen } from "../notFound/NotFoundScreen";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { PageHeading } from "../ui/PageHeading";
import { Skeleton } from "../ui/Skeleton";
import { listHref } from "./listHref";
import { ReadingListCard } from "./ReadingListCard";

const ReadingListsPageQuery = graphql(`
  query ReadingListsPage($first: Int!, $after: String) {
    readingLists(first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          slug
          ...ReadingListCard_readingList
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const variables = { first: 12 };
const GRID = "mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

/** All lists that the library recommends, the latest first. */
export function ReadingListsPage() {
  const [params] = useSearchParams();
  const after = params.get("after") || null;
  const query = usePageQuery(ReadingListsPageQuery, { ...variables, after });
  useEvictPartialList("readingLists", variables, after);
  const libraryName = useLibraryName();
  const mayPublish = useCan("CATALOGUE_WRITE");
  if (query.failure === "refused") {
    return (
      <NotFoundScreen title="Halaman tidak ditemukan">
        Alamat ini memuat halaman daftar bacaan yang tidak ada. Mulai lagi dari halaman Daftar Bacaan.
      </NotFoundScreen>
    );
  }
  const hasLists = (query.data?.readingLists.edges.length ?? 0) > 0;
  const description = `Buku pilihan ${libraryName}, dikumpulkan untuk tugas, minat, dan bacaan santai.`;
  return (
    <div className="page-width pt-8 md:pt-14">
      <PageMeta title="Daftar Bacaan" description={description} path="/lists" isHidden={after !== null || !hasLists} />
      <PageHeading>Daftar Bacaan</PageHeading>
      <p className="mt-2 text-muted text-pretty">{description}</p>
      {mayPublish && (
        <p className="mt-2 text-sm">
          <Link to="/admin/profile" className="inline-flex min-h-9 items-center inline-link">
            Susun dan terbitkan daftar di Profil Saya
          </Link>
        </p>
      )}
      {after && (
        <p className="mt-4">
          <Link to="/lists" className="inline-flex min-h-9 items-center inline-link">
            Ke daftar terbaru
          </Link>
        </p>
      )}
      <Lists query={query} />
    </div>
  );
}

function Lists({ query }: { query: PageQuery<Loaded, ReadingListsPageQueryVariables> }) {
  if (query.failure) {
    return (
      <div className="mt-8">
        <LoadFailure title="Daftar bacaan gagal dimuat" onRetry={query.retry} />
      </div>
    );
  }
  const connection = query.data?.readingLists;
  if (!connection) return query.isLoading ? <ListsSkeleton /> : null;
  const { edges, pageInfo, totalCount } = connection;
  const endCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return (
    <>
      {edges.length === 0 ? (
        <NoLists />
      ) : (
        <section aria-labelledby="semua-daftar">
          <h2 id="semua-daftar" className="sr-only">
            Semua daftar
          </h2>
          <ul aria-busy={query.isLoading} className={GRID}>
            {edges.map(({ node: list }) => (
              <ReadingListCard key={list.id} list={list} to={listHref(list.slug ?? "")} />
            ))}
          </ul>
        </section>
      )}
      {endCursor && (
        <LoadMoreLink
          list="/lists"
          nextHref={`/lists?${new URLSearchParams({ after: endCursor })}`}
          shown={edges.length}
          total={totalCount}
          noun="daftar"
          failureText="Daftar berikutnya gagal dimuat."
          onMore={() => query.fetchMore({ variables: { after: endCursor } })}
        />
      )}
    </>
  );
}

function ListsSkeleton() {
  return (
    <div aria-busy="true" className={GRID}>
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} className="h-48 rounded-xl" />
      ))}
    </div>
  );
}

function NoLists() {
  return (
    <div className="mt-8">
      <Notice
        title="Belum ada daftar bacaan"
        actions={
          <Link to="/books" className={buttonStyle("outlined")}>
            Lihat semua buku
          </Link>
        }
      >
        Daftar yang diterbitkan perpustakaan akan tampil di sini.
      </Notice>
    </div>
  );
}
