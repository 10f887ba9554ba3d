import { useParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { PastImportList } from "../../importing/past/PastImportList";
import { PastImportRow } from "../../importing/past/PastImportRow";
import { CoverDrop } from "./CoverDrop";
import { CoverImport } from "./CoverImport";
import { CoverStatus_coverImport, coverStateLabels } from "./coverStatus";

const CoversPageQuery = graphql(`
  query CoversPage($first: Int!, $after: String) {
    booksAwaitingCover
    coverImports(first: $first, after: $after) {
      edges {
        node {
          id
          ...CoverStatus_coverImport
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const CRUMBS = [
  { label: "Buku", path: "/admin/books" },
  { label: "Impor", path: "/admin/books/import" },
];

/** Covers that follow an import: the place to send them, or one archive of them. One screen, to be loaded once. */
export function CoversPage() {
  const { id } = useParams();
  return id === undefined ? <SendCovers /> : <CoverImport databaseId={toNumber(id)} />;
}

function toNumber(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** Sends the covers of imported books, and lists what was sent before. */
function SendCovers() {
  const query = usePageQuery(CoversPageQuery, { first: 10 });
  const { booksAwaitingCover: awaiting, coverImports: imports } = query.data ?? {};
  return (
    <AdminPage title="Sampul menyusul" crumbs={CRUMBS}>
      {query.isLoading && !query.data && <span className="sr-only">Memuat…</span>}
      {awaiting !== undefined && (
        <p className="mb-4 max-w-prose text-pretty tabular-nums">
          {awaiting === 0
            ? "Tidak ada buku yang menunggu sampul dari berkas impornya."
            : `${formatNumber(awaiting)} buku menunggu sampul yang disebut berkas impornya.`}
        </p>
      )}
      <CoverDrop />
      <PastImportList query={query} imports={imports} title="Kiriman sampul" empty={null}>
        {imports?.edges.map(({ node }) => (
          <SentCovers key={node.id} coverImport={node} />
        ))}
      </PastImportList>
    </AdminPage>
  );
}

function SentCovers({ coverImport: ref }: { coverImport: FragmentType<typeof CoverStatus_coverImport> }) {
  const { databaseId, fileName, state, sentBy, createdAt, attached, files } = readFragment(
    CoverStatus_coverImport,
    ref,
  );
  return (
    <PastImportRow
      path={`/admin/books/imports/covers/${databaseId}`}
      title={fileName ?? `Kiriman ${databaseId}`}
      createdAt={createdAt}
      startedBy={sentBy}
      state={coverStateLabels[state]}
    >
      {formatNumber(attached)} sampul dipasang dari {formatNumber(files)} gambar
    </PastImportRow>
  );
}
