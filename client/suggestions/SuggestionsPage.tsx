import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { graphql } from "../gql/gql";
import type { SuggestionsPageQuery as Loaded, SuggestionsPageQueryVariables } from "../gql/graphql";
import { useEvictPartialList } from "../apollo/useEvictPartialList";
import { LoadMoreLink } from "../lists/LoadMoreLink";
import { lazy } from "../page/lazy/lazy";
import { PageMeta } from "../page/rendering/PageMeta";
import { LoginLink } from "../session/LoginLink";
import { useCan, useViewer } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { PageHeading } from "../ui/PageHeading";
import { Skeleton } from "../ui/Skeleton";
import { SuggestionItem } from "./SuggestionItem";

const SuggestionsPageQuery = graphql(`
  query SuggestionsPage($first: Int!, $after: String, $filter: SuggestionFilter) {
    suggestions(first: $first, after: $after, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...SuggestionItem_suggestion
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const SuggestionForm = lazy(
  () => import("./SuggestionForm").then((m) => m.SuggestionForm),
  <Skeleton className="mt-6 h-160 rounded-2xl" />,
);

const LISTS = [
  { state: "", of: "OPEN", label: "Belum selesai" },
  { state: "closed", of: "CLOSED", label: "Selesai" },
] as const;
const FIRST = 30;
const MAX_TITLE_LENGTH = 500;

/** Books that readers wish for: propose one, or want another's too. */
export function SuggestionsPage() {
  const { viewer, isLoading } = useViewer();
  return (
    <div className="page-width pt-8 md:pt-14">
      <PageMeta
        title="Usulan Buku"
        description="Usulkan buku yang belum ada di perpustakaan, dan dukung usulan anggota lain."
        isHidden
      />
      <div className="mx-auto max-w-3xl">
        <PageHeading>Usulan Buku</PageHeading>
        <p className="mt-2 text-muted text-pretty">
          Buku yang dicari belum ada? Usulkan di sini. Perpustakaan melihat dulu yang paling banyak didukung.
        </p>
        {viewer ? <Suggestions /> : !isLoading && <VisitorNotice />}
      </div>
    </div>
  );
}

function VisitorNotice() {
  usePageRequest().setStatus(401);
  return (
    <div className="mt-8">
      <Notice title="Silakan login dulu" actions={<LoginLink className={buttonStyle("filled")} />}>
        Usulan dibuat dan didukung oleh anggota. Setelah login, halaman ini terbuka lagi.
      </Notice>
    </div>
  );
}

function Suggestions() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isDesk = useCan("SUGGESTIONS_READ");
  const title = (params.get("title") ?? "").trim().slice(0, MAX_TITLE_LENGTH);
  const [isWriting, setIsWriting] = useState(title !== "");
  const shown = LISTS.find(({ state }) => state === params.get("state")) ?? LISTS[0];
  const after = params.get("after") || null;
  const variables = { first: FIRST, filter: { state: shown.of } };
  const query = usePageQuery(SuggestionsPageQuery, { ...variables, after });
  useEvictPartialList("suggestions", variables, after);
  const close = () => {
    setIsWriting(false);
    // Otherwise a reload would open the form again.
    if (title) void navigate("/suggestions", { replace: true });
  };
  return (
    <>
      {isWriting ? (
        <SuggestionForm key={title} title={title} onDone={close} onCancel={close} />
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" onClick={() => setIsWriting(true)} className={`needs-script ${buttonStyle("filled")}`}>
            Usulkan buku
          </button>
          {isDesk && (
            <Link to="/admin/suggestions" className={buttonStyle("outlined")}>
              Kelola usulan
            </Link>
          )}
        </div>
      )}
      <section aria-labelledby="semua-usulan" className="mt-10">
        <h2 id="semua-usulan" className="sr-only">
          Semua usulan
        </h2>
        <nav aria-label="Usulan" className="tab-strip">
          {LISTS.map(({ state, label }) => (
            <Link
              key={state}
              to={state ? `/suggestions?state=${state}` : "/suggestions"}
              aria-current={state === shown.state ? "page" : undefined}
              className="section-tab"
            >
              {label}
            </Link>
          ))}
        </nav>
        <SuggestionList query={query} state={shown.state} />
      </section>
    </>
  );
}

interface SuggestionListProps {
  query: PageQuery<Loaded, SuggestionsPageQueryVariables>;
  state: (typeof LISTS)[number]["state"];
}

function SuggestionList({ query, state }: SuggestionListProps) {
  const isClosed = state === "closed";
  const connection = (query.data ?? (query.isLoading ? query.previousData : undefined))?.suggestions;
  if (query.failure && !connection) {
    return (
      <div className="mt-6">
        <LoadFailure title="Usulan gagal dimuat" onRetry={query.retry} />
      </div>
    );
  }
  if (!connection) {
    return (
      <div aria-busy="true" className="mt-6 grid gap-4">
        <span className="sr-only">Memuat…</span>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-24 rounded-xl" />
        ))}
      </div>
    );
  }
  const { edges, pageInfo, totalCount } = connection;
  const endCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  if (edges.length === 0) {
    return (
      <div className="mt-6">
        <Notice title={isClosed ? "Belum ada usulan yang selesai" : "Belum ada usulan"}>
          {isClosed
            ? "Usulan yang bukunya sudah tersedia tampil di sini."
            : "Jadilah yang pertama mengusulkan buku untuk perpustakaan."}
        </Notice>
      </div>
    );
  }
  return (
    <>
      <ul aria-busy={query.isLoading} className="mt-2">
        {edges.map(({ node }) => (
          <SuggestionItem key={node.id} suggestion={node} />
        ))}
      </ul>
      {endCursor && (
        <LoadMoreLink
          list={`/suggestions?state=${state}`}
          nextHref={`/suggestions?${new URLSearchParams({ ...(state && { state }), after: endCursor }).toString()}`}
          shown={edges.length}
          total={totalCount}
          noun="usulan"
          failureText="Usulan berikutnya gagal dimuat."
          onMore={() => query.fetchMore({ variables: { after: endCursor } })}
        />
      )}
    </>
  );
}
