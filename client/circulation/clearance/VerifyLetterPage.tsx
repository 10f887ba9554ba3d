import { CircleAlert, CircleCheck } from "lucide-react";
import { useParams } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { useLibraryName } from "../../page/library/LibraryName";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { PageMeta } from "../../page/rendering/PageMeta";
import { usePageRequest } from "../../apollo/pageQuery/PageRequest";
import { formatLongDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { graphql } from "../../gql/gql";
import type { VerifyLetterQuery } from "../../gql/graphql";
import { NotFoundScreen } from "../../notFound/NotFoundScreen";
import { LoadFailure } from "../../ui/LoadFailure";
import { PageHeading } from "../../ui/PageHeading";
import { Skeleton } from "../../ui/Skeleton";

const VerifyLetterDocument = graphql(`
  query VerifyLetter($token: String!) {
    verifyClearanceLetter(token: $token) {
      number
      isValid
      studentName
      className
      issuedAt
    }
  }
`);

/** Whether a Surat Bebas Pustaka holds, for whoever has scanned its code: what the paper says, and nothing else. */
export function VerifyLetterPage() {
  const { token = "" } = useParams();
  usePageRequest().forbidCaching?.();
  const { data, failure, retry } = usePageQuery(VerifyLetterDocument, { token }, "none");
  const letter = data?.verifyClearanceLetter;
  if (letter === null) {
    return (
      <NotFoundScreen title="Surat tidak ditemukan">
        Alamat ini bukan milik surat yang pernah diterbitkan perpustakaan ini. Pindai lagi kodenya, atau tanya petugas.
      </NotFoundScreen>
    );
  }
  return (
    <div className="page-width flex justify-center pt-8 pb-16 md:pt-16">
      <PageMeta
        title="Periksa Surat Bebas Pustaka"
        description="Periksa apakah Surat Bebas Pustaka masih berlaku."
        isHidden
      />
      <section className="w-full max-w-xl rounded-2xl border border-line bg-card px-5 py-8 sm:px-9 sm:py-10">
        <PageHeading>Surat Bebas Pustaka</PageHeading>
        {failure && (
          <div className="mt-6">
            <LoadFailure title="Surat gagal diperiksa" onRetry={retry} />
          </div>
        )}
        {!letter && !failure && <LetterSkeleton />}
        {letter && <Letter letter={letter} />}
      </section>
    </div>
  );
}

function Letter({ letter }: { letter: NonNullable<VerifyLetterQuery["verifyClearanceLetter"]> }) {
  const { number, isValid, studentName, className, issuedAt } = letter;
  const libraryName = useLibraryName();
  const timeZone = useLibraryTimeZone();
  const Icon = isValid ? CircleCheck : CircleAlert;
  return (
    <>
      <p className="mt-2 text-muted wrap-anywhere">{libraryName}</p>
      <p
        role="status"
        className={`mt-6 flex items-center gap-3 rounded-xl px-4 py-3.5 text-lg font-semibold ${isValid ? "bg-daun-soft text-daun" : "bg-bata-soft text-bata"}`}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-7 shrink-0" />
        {isValid ? "Surat ini berlaku" : "Surat ini sudah dicabut"}
      </p>
      <dl className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Fact label="Nomor">{number}</Fact>
        <Fact label="Nama">{studentName}</Fact>
        {className && <Fact label="Kelas">{className}</Fact>}
        <Fact label="Tanggal">{formatLongDate(wallClock(issuedAt, timeZone).day)}</Fact>
      </dl>
      <p className="mt-7 border-t border-line pt-5 text-sm text-muted text-pretty">
        {isValid
          ? "Cocokkan nomor dan nama di atas dengan surat yang Anda pegang."
          : "Surat dengan nomor ini tidak berlaku lagi. Minta surat baru."}
      </p>
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="contents">
      <dt className="text-muted max-sm:-mb-4">{label}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function LetterSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Memuat…</span>
      <Skeleton className="mt-2 h-6 w-48" />
      <Skeleton className="mt-6 h-14 w-full" />
      <Skeleton className="mt-6 h-36 w-full" />
    </div>
  );
}
