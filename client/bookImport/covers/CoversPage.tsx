import { Link, useParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { useLibraryTimeZone } from "../../app/layout/LibraryTimeZone";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Pill } from "../../ui/Pill";
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
  const { data, failure, fetchMore, retry } = usePageQuery(CoversPageQuery, { first: 10 });
  const awaiting = data?.booksAwaitingCover;
  const { edges = [], pageInfo } = data?.coverImports ?? {};
  return (
    <AdminPage title="Sampul menyusul" crumbs={CRUMBS}>
      {!data && !failure && <span className="sr-only">Memuat…</span>}
      {awaiting !== undefined && (
        <p className="mb-4 max-w-prose text-pretty tabular-nums">
          {awaiting === 0
            ? "Tidak ada buku yang menunggu sampul dari berkas impornya."
            : `${formatNumber(awaiting)} buku menunggu sampul yang disebut berkas impornya.`}
        </p>
      )}
      <CoverDrop />
      {failure && (
        <div className="mt-8">
          <LoadFailure title="Kiriman sampul gagal dimuat" onRetry={retry} />
        </div>
      )}
      {edges.length > 0 && (
        <section aria-labelledby="kiriman-sampul" className="mt-9">
          <h2 id="kiriman-sampul" className="font-serif text-xl font-semibold">
            Kiriman sampul
          </h2>
          <ul className="mt-3 overflow-hidden rounded-2xl border border-line bg-card">
            {edges.map(({ node }) => (
              <SentCovers key={node.id} coverImport={node} />
            ))}
          </ul>
          {pageInfo?.hasNextPage && (
            <button
              type="button"
              onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor ?? null } })}
              className={`${buttonStyle("outlined", "compact")} mt-4`}
            >
              Muat yang lebih lama
            </button>
          )}
        </section>
      )}
    </AdminPage>
  );
}

const ROW_STYLE =
  "relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-3 " +
  "transition-colors duration-150 last:border-b-0 hover:bg-wash";

function SentCovers({ coverImport: ref }: { coverImport: FragmentType<typeof CoverStatus_coverImport> }) {
  const { databaseId, fileName, state, sentBy, createdAt, attached, files } = readFragment(
    CoverStatus_coverImport,
    ref,
  );
  const { label, tone } = coverStateLabels[state];
  const { day, time } = wallClock(createdAt, useLibraryTimeZone());
  return (
    <li className={ROW_STYLE}>
      <div className="min-w-0">
        <Link
          to={`/admin/books/imports/covers/${databaseId}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {fileName ?? `Kiriman ${databaseId}`}
        </Link>
        <p className="text-sm text-muted">
          <time dateTime={createdAt}>
            {formatDate(day)} {time}
          </time>
          {` · ${sentBy}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
        {formatNumber(attached)} sampul dipasang dari {formatNumber(files)} gambar
        <Pill tone={tone}>{label}</Pill>
      </p>
    </li>
  );
}
