import { Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { AdminPage } from "../../admin/AdminPage";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { FormSheet } from "../../forms/FormSheet";
import { graphql } from "../../gql/gql";
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
  query AdminUsers {
    viewer {
      id
    }
    librarians(first: 100) {
      nodes {
        id
        ...LibrarianRow_user
      }
    }
    openSessions(first: 100) {
      nodes {
        id
        ...OpenSessionList_openSession
      }
    }
    accessTokens(first: 50) {
      nodes {
        id
        ...TokenList_accessToken
      }
    }
  }
`);

/** Who works at the library, where they are logged in, and the keys of programs. */
export function UsersPage() {
  const { data, failure, retry } = usePageQuery(AdminUsersQuery, {}, "none");
  const [adding, setAdding] = useState<"librarian" | "token" | null>(null);
  const [secret, setSecret] = useState<Secret | null>(null);
  const close = () => setAdding(null);
  const show = (shown: Secret) => {
    close();
    setSecret(shown);
  };
  const addLibrarian = () => setAdding("librarian");
  useShortcut({ keys: "n", label: "Tambah petugas", run: addLibrarian });
  return (
    <AdminPage
      title="Petugas & Akses"
      actions={
        <button type="button" onClick={addLibrarian} className={`needs-script ${buttonStyle("filled", "compact")}`}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Tambah petugas
        </button>
      }
    >
      {failure && <LoadFailure title="Data petugas gagal dimuat" onRetry={retry} />}
      {!failure && (
        <div className="grid gap-8">
          <Section title="Akun petugas" note="Mereka yang bekerja di perpustakaan. Akun siswa ada di data siswa.">
            {data ? (
              <LibrarianList users={data.librarians.nodes} ownId={data.viewer?.id ?? ""} onSecret={show} />
            ) : (
              <ListSkeleton rows={3} />
            )}
          </Section>
          <Section
            title="Sedang login"
            note="Peramban tempat petugas sedang login. Yang tidak dikenal dapat diakhiri dari sini."
          >
            {data ? <OpenSessionList sessions={data.openSessions.nodes} /> : <ListSkeleton rows={2} />}
          </Section>
          <Section
            title="Token akses saya"
            note="Kunci untuk program lain, misalnya sinkronisasi dengan Dinas. Program itu bertindak atas nama Anda."
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
            {data ? <TokenList tokens={data.accessTokens.nodes} /> : <ListSkeleton rows={1} />}
          </Section>
        </div>
      )}
      <FormSheet title="Tambah petugas" isOpen={adding === "librarian"} onClose={close}>
        <LibrarianForm user={null} isOwn={false} onDone={close} onSecret={show} />
      </FormSheet>
      <FormSheet title="Buat token akses" isOpen={adding === "token"} onClose={close}>
        <TokenForm onDone={close} onSecret={show} />
      </FormSheet>
      <SecretSheet secret={secret} onClose={() => setSecret(null)} />
    </AdminPage>
  );
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
