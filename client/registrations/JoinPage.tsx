import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { useLibraryName } from "../page/library/LibraryName";
import { lazy } from "../page/lazy/lazy";
import { PageMeta } from "../page/rendering/PageMeta";
import { buttonStyle } from "../ui/buttonStyle";
import { KawungMark } from "../ui/marks/KawungMark";
import { LoadFailure } from "../ui/LoadFailure";
import { PageHeading } from "../ui/PageHeading";
import { Skeleton } from "../ui/Skeleton";
import { ConfirmForm } from "./ConfirmForm";

const SelfRegistrationPageQuery = graphql(`
  query SelfRegistrationPage {
    selfRegistration {
      confirmsByMail
      kinds {
        ...RegisterForm_kinds
      }
    }
  }
`);

const MAX_CODE_LENGTH = 60;
const RegisterForm = lazy(
  () => import("./RegisterForm").then((m) => m.RegisterForm),
  <Skeleton className="mt-8 h-160 rounded-xl" />,
);

/** Where somebody asks by themselves to become a member. */
export function JoinPage() {
  const libraryName = useLibraryName();
  return (
    <div className="page-width flex justify-center pt-8 md:pt-16">
      <PageMeta title="Daftar Anggota" description={`Daftar menjadi anggota ${libraryName}.`} path="/register" />
      <section className="w-full max-w-2xl rounded-2xl border border-line bg-card px-5 py-8 sm:px-9 sm:py-10">
        <KawungMark className="size-12 text-nila" />
        <PageHeading className="mt-6">Daftar Anggota</PageHeading>
        <Registration libraryName={libraryName} />
      </section>
    </div>
  );
}

type Step = { at: "form" } | { at: "code"; code: string } | { at: "done"; message: string };

function Registration({ libraryName }: { libraryName: string }) {
  const { data, failure, retry } = usePageQuery(SelfRegistrationPageQuery, {});
  const [step, setStep] = useState<Step>({ at: "form" });
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // The code of the mail's link leaves the address at once, so that it stays in no history.
  useEffect(() => {
    const code = new URLSearchParams(hash.slice(1)).get("kode")?.trim().slice(0, MAX_CODE_LENGTH);
    if (!code) return;
    void Promise.resolve(navigate(pathname, { replace: true })).then(() => setStep({ at: "code", code }));
  }, [hash, navigate, pathname]);

  if (step.at === "code") {
    const { code } = step;
    // Another code, of a link that is opened while the form is there, takes the place of what is typed.
    return <ConfirmForm key={code} code={code} onConfirmed={(message) => setStep({ at: "done", message })} />;
  }
  if (step.at === "done") return <Done message={step.message} />;
  const offered = data?.selfRegistration;
  if (!offered) {
    return failure ? (
      <div className="mt-8">
        <LoadFailure title="Halaman gagal dimuat" onRetry={retry} />
      </div>
    ) : (
      <div aria-busy="true" className="mt-8">
        <span className="sr-only">Memuat…</span>
        <Skeleton className="h-96 rounded-xl" />
      </div>
    );
  }
  if (offered.kinds.length === 0) return <AtTheDesk libraryName={libraryName} />;
  return (
    <>
      <p className="mt-3 text-muted text-pretty">
        Isi data Anda. Petugas {libraryName} memeriksanya dulu, lalu memberi tahu Anda cara mengaktifkan akun.
      </p>
      {offered.confirmsByMail && (
        <p className="mt-3 text-sm">
          Sudah mendaftar dan mendapat kode lewat email?{" "}
          <button
            type="button"
            onClick={() => setStep({ at: "code", code: "" })}
            className="needs-script cursor-pointer font-semibold text-nila underline underline-offset-4"
          >
            Isi kodenya
          </button>
        </p>
      )}
      <noscript>
        <p className="mt-6 rounded-xl border border-line bg-wash px-4 py-3 text-sm">
          Pendaftaran memerlukan JavaScript. Aktifkan JavaScript di browser Anda, lalu muat ulang halaman ini.
        </p>
      </noscript>
      <RegisterForm
        kinds={offered.kinds}
        confirmsByMail={offered.confirmsByMail}
        onSent={(sent) =>
          setStep(sent.confirmsByMail ? { at: "code", code: "" } : { at: "done", message: sent.message })
        }
      />
      <p className="mt-6 text-sm text-muted">
        Sudah menjadi anggota?{" "}
        <Link to="/activate" className="font-semibold text-nila underline underline-offset-4">
          Aktifkan akun anggota
        </Link>
      </p>
    </>
  );
}

function Done({ message }: { message: string }) {
  return (
    <div role="status" className="mt-3">
      <p className="text-pretty">{message}</p>
      <p className="mt-3 text-muted text-pretty">
        Setelah diterima, Anda mendapat nomor anggota dan kode aktivasi, lewat email atau di meja petugas.
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        <Link to="/books" className={buttonStyle("filled")}>
          Lihat koleksi
        </Link>
        <Link to="/about" className={buttonStyle("outlined")}>
          Jam layanan
        </Link>
      </p>
    </div>
  );
}

function AtTheDesk({ libraryName }: { libraryName: string }) {
  return (
    <>
      <p className="mt-3 text-muted text-pretty">
        Pendaftaran di {libraryName} dilakukan di meja petugas. Datanglah pada jam layanan dengan kartu pelajar atau
        tanda pengenal lain. Petugas mencatat data Anda dan memberi slip untuk mengaktifkan akun.
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        <Link to="/about" className={buttonStyle("filled")}>
          Jam layanan dan alamat
        </Link>
        <Link to="/activate" className={buttonStyle("outlined")}>
          Saya sudah punya slip
        </Link>
      </p>
    </>
  );
}
