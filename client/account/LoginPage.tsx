import { useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "react-router-dom";
import { lazy } from "../page/lazy/lazy";
import { useLibraryName } from "../page/library/LibraryName";
import { PageMeta } from "../page/rendering/PageMeta";
import { Redirect } from "../page/rendering/Redirect";
import { KawungMark } from "../ui/marks/KawungMark";
import { PageHeading } from "../ui/PageHeading";
import { useSaveAfterLogin } from "../readingLists/useSaveAfterLogin";
import { RegisterHint } from "../registrations/RegisterHint";
import { LoginForm } from "../session/LoginForm";
import { returnPath } from "../session/returnPath";
import { useViewer } from "../session/useViewer";

const CodeForm = lazy(
  () => import("../session/code/CodeForm").then((m) => m.CodeForm),
  <p role="status" className="py-10 text-center text-muted">
    Memuat…
  </p>,
);

export function LoginPage() {
  const libraryName = useLibraryName();
  const { viewer } = useViewer();
  const location = useLocation();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  useSaveAfterLogin(location.state, viewer !== null);
  const askForCode = (asked: string) => {
    setRefusal(undefined);
    setChallenge(asked);
  };
  const goBack = (text?: string) => {
    flushSync(() => {
      setRefusal(text);
      setChallenge(null);
    });
    document.querySelector<HTMLElement>("[name=password]")?.focus();
  };
  return (
    <div className="page-width flex justify-center pt-8 md:pt-16">
      <PageMeta title="Login" description={`Login untuk anggota dan petugas ${libraryName}.`} path="/login" />
      {viewer && <Redirect to={returnPath(location.state, viewer)} />}
      <section className="w-full max-w-md rounded-2xl border border-line bg-card px-5 py-8 sm:px-9 sm:py-10">
        <KawungMark className="size-12 text-nila" />
        <PageHeading className="mt-6">Login</PageHeading>
        {challenge !== null && (
          <div className="mt-5">
            <CodeForm challenge={challenge} isDone={viewer !== null} onBack={goBack} />
          </div>
        )}
        {/* Kept beside the second step, with what is typed in it. */}
        <div hidden={challenge !== null}>
          <p className="mt-3 mb-8 text-muted text-pretty">Untuk anggota dan petugas {libraryName}.</p>
          <noscript>
            <p className="rounded-xl border border-line bg-wash px-4 py-3 text-sm">
              Login memerlukan JavaScript. Aktifkan JavaScript di browser Anda, lalu muat ulang halaman ini.
            </p>
          </noscript>
          <LoginForm isDone={viewer !== null} refusal={refusal} onChallenge={askForCode} />
          <p className="mt-6 text-sm">
            <Link to="/forgot-password" className="font-semibold text-nila underline underline-offset-4">
              Lupa kata sandi?
            </Link>
          </p>
          <p className="mt-2 text-sm text-muted text-pretty">
            Belum punya akun?{" "}
            <Link to="/activate" className="font-semibold text-nila underline underline-offset-4">
              Aktifkan akun anggota
            </Link>
          </p>
          <RegisterHint />
        </div>
      </section>
    </div>
  );
}
