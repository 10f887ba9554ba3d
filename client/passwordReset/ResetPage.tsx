import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { useLibraryName } from "../page/library/LibraryName";
import { PageMeta } from "../page/rendering/PageMeta";
import { LogoutButton } from "../session/LogoutButton";
import { useViewer } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { KawungMark } from "../ui/marks/KawungMark";
import { LoadFailure } from "../ui/LoadFailure";
import { PageHeading } from "../ui/PageHeading";
import { AskForCode } from "./AskForCode";
import { codeInHash } from "./codeInHash";
import { NewPasswordForm } from "./NewPasswordForm";

const ForgotPasswordPageQuery = graphql(`
  query ForgotPasswordPage {
    passwordReset {
      byMail
    }
  }
`);

/** Where who has forgotten a password asks for a code, and chooses a new password with it. */
export function ResetPage() {
  const libraryName = useLibraryName();
  const { viewer } = useViewer();
  return (
    <div className="page-width flex justify-center pt-8 md:pt-16">
      <PageMeta
        title="Lupa Kata Sandi"
        description={`Buat kata sandi baru untuk akun di ${libraryName}.`}
        path="/forgot-password"
      />
      <section className="w-full max-w-md rounded-2xl border border-line bg-card px-5 py-8 sm:px-9 sm:py-10">
        <KawungMark className="size-12 text-nila" />
        <PageHeading className="mt-6">Lupa Kata Sandi</PageHeading>
        {viewer ? <AlreadyIn username={viewer.username} /> : <Reset />}
      </section>
    </div>
  );
}

function Reset() {
  const { data, failure, retry } = usePageQuery(ForgotPasswordPageQuery, {});
  const { code, forget } = useMailedCode();
  const [hasCode, setHasCode] = useState(false);
  if (code !== null || hasCode) {
    return (
      <NewPasswordForm
        // Another code, of a link that is opened while the form is there, takes the place of what is typed.
        key={code}
        code={code ?? ""}
        onAskAgain={() => {
          forget();
          setHasCode(false);
        }}
      />
    );
  }
  if (!data?.passwordReset) {
    return failure ? (
      <div className="mt-8">
        <LoadFailure title="Halaman gagal dimuat" onRetry={retry} />
      </div>
    ) : (
      <p className="mt-3 text-muted" aria-busy="true">
        Memuat…
      </p>
    );
  }
  return data.passwordReset.byMail ? <AskForCode onHasCode={() => setHasCode(true)} /> : <AtTheDesk />;
}

/** The code of the mail's link, which is taken out of the address at once, so that it stays in no history. */
function useMailedCode() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const mailed = codeInHash(hash);
    if (mailed === null) return;
    void Promise.resolve(navigate(pathname, { replace: true })).then(() => setCode(mailed));
  }, [hash, navigate, pathname]);
  return { code, forget: () => setCode(null) };
}

function AtTheDesk() {
  return (
    <>
      <p className="mt-3 text-muted text-pretty">
        Perpustakaan ini belum mengirim kode lewat email. Datanglah ke meja petugas. Petugas mengatur ulang akun Anda,
        lalu memberi slip dengan kode aktivasi yang baru.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/about" className={buttonStyle("filled")}>
          Jam layanan
        </Link>
        <Link to="/login" className={buttonStyle("outlined")}>
          Kembali ke login
        </Link>
      </p>
    </>
  );
}

function AlreadyIn({ username }: { username: string }) {
  return (
    <>
      <p className="mt-3 text-muted text-pretty wrap-anywhere">
        Anda sedang login sebagai <strong className="text-ink">{username}</strong>. Untuk membuat kata sandi baru dengan
        kode dari email, logout dulu, lalu buka lagi tautannya.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/user-info" className={buttonStyle("filled")}>
          Profil Saya
        </Link>
        <LogoutButton className={buttonStyle("outlined")} />
      </div>
    </>
  );
}
