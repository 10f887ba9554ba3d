import { Plus } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { FormSheet } from "../../forms/FormSheet";
import { graphql } from "../../gql/gql";
import { LoadMoreButton } from "../../lists/LoadMoreButton";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";
import { LibrarianForm } from "./LibrarianForm";
import { LibrarianList } from "./LibrarianList";
import { OpenSessionList } from "./OpenSessionList";
import { type Secret, SecretSheet } from "./SecretSheet";
import { TokenForm } from "./TokenForm";
import { TokenList } from "./TokenList";

const AdminUsersQuery = graphql(`
  query AdminUsers($after: String, $hasTokens: Boolean!) {
    viewer {
      id
    }
    librarians(first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          ...LibrarianRow_user
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    roles(first: 50) {
      nodes {
        id
        databaseId
        name
        purpose
        viewerCanGive
      }
    }
    accessTokens(first: 50) @include(if: $hasTokens) {
      nodes {
        id
        ...TokenList_accessToken
      }
    }
  }
`);

/** Apart from the accounts: each list goes on by itself. */
const AdminSessionsQuery = graphql(`
  query AdminSessions($after: String) {
    openSessions(first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          ...OpenSessionList_openSession
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Who works at the library, where they are logged in, and the keys of programs. */
export function UsersPage() {
  const mayChange = useCan("ACCOUNTS_WRITE");
  const hasTokens = useCan("TOKENS_READ");
  const variables = useMemo(() => ({ after: null, hasTokens }), [hasTokens]);
  const users = usePageQuery(AdminUsersQuery, variables, "none");
  const sessions = usePageQuery(AdminSessionsQuery, { after: null }, "none");
  const { data } = users;
  const failure = users.failure ?? sessions.failure;
  const retry = () => {
    users.retry();
    sessions.retry();
  };
  const [adding, setAdding] = useState<"librarian" | "token" | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const close = () => setAdding(null);
  const show = (shown: Secret) => {
    close();
    setSecret(shown);
  };
  return (
    <AdminPage
      ownAddress="/admin/users"
      title="Petugas & Akses"
      actions={
        <>
          <Link to="/admin/roles" className={buttonStyle("outlined", "compact")}>
            Peran
          </Link>
          {mayChange && <AddButton onClick={() => setAdding("librarian")} />}
        </>
      }
    >
      {failure && <LoadFailure title="Data petugas gagal dimuat" onRetry={retry} />}
      {!failure && (
        <div className="grid gap-8">
          <Section title="Akun petugas" note="Akun untuk petugas perpustakaan. Akun anggota ada di daftar Anggota.">
            {data ? (
              <>
                <LibrarianList
                  users={data.librarians.edges.map(({ node }) => node)}
                  roles={data.roles.nodes}
                  ownId={data.viewer?.id ?? ""}
                  onSecret={show}
                />
                <More {...data.librarians.pageInfo} onMore={(after) => users.fetchMore({ variables: { after } })} />
              </>
            ) : (
              <ListSkeleton rows={3} />
            )}
          </Section>
          <Section
            title="Sedang login"
            note="Browser tempat petugas sedang login. Sesi yang tidak dikenal dapat diakhiri dari sini."
          >
            {sessions.data ? (
              <>
                <OpenSessionList sessions={sessions.data.openSessions.edges.map(({ node }) => node)} />
                <More
                  {...sessions.data.openSessions.pageInfo}
                  onMore={(after) => sessions.fetchMore({ variables: { after } })}
                />
              </>
            ) : (
              <ListSkeleton rows={2} />
            )}
          </Section>
          {hasTokens && (
            <Section
              title="Token akses saya"
              note="Kunci untuk aplikasi lain, yang bertindak atas nama Anda. Contoh: sinkronisasi dengan Dinas."
              actions={
                <button
                  type="button"
                  onClick={() => setAdding("token")}
                  className={`needs-script ${buttonStyle("outlined", "compact")}`}
                >
                  Buat token
                </button>
              }
            >
              {data?.accessTokens ? <TokenList tokens={data.accessTokens.nodes} /> : <ListSkeleton rows={1} />}
            </Section>
          )}
        </div>
      )}
      <FormSheet title="Tambah petugas" isOpen={adding === "librarian"} onClose={close}>
        <LibrarianForm user={null} roles={data?.roles.nodes ?? []} isOwn={false} onDone={close} onSecret={show} />
      </FormSheet>
      <FormSheet title="Buat token akses" isOpen={adding === "token"} onClose={close}>
        <TokenForm onDone={close} onSecret={show} />
      </FormSheet>
      <SecretSheet secret={secret} onClose={() => setSecret(null)} />
    </AdminPage>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  useShortcut({ keys: "n", label: "Tambah petugas", run: onClick });
  return (
    <button type="button" onClick={onClick} className={`needs-script ${buttonStyle("filled", "compact")}`}>
      <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      Tambah petugas
    </button>
  );
}

interface MoreProps {
  hasNextPage: boolean;
  endCursor?: string | null;
  onMore: (after: string) => Promise<unknown>;
}

function More({ hasNextPage, endCursor, onMore }: MoreProps) {
  return hasNextPage && endCursor ? (
    <div className="mt-3 text-center">
      <LoadMoreButton onMore={() => onMore(endCursor)} />
    </div>
  ) : null;
}

interface SectionProps {
  title: string;
  note: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Section({ title, note, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="max-w-prose text-sm text-muted text-pretty">{note}</p>
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="grid gap-px overflow-hidden rounded-2xl border border-line">
      <span className="sr-only">Memuat…</span>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className="h-14 rounded-none" />
      ))}
    </div>
  );
}
