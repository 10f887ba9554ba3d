import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { DeskMessage } from "../../admin/DeskMessage";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { FormAlert } from "../../forms/errors/FormAlert";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Pill } from "../../ui/Pill";
import { LoadingBlock } from "../../ui/LoadingBlock";
import { failureMessage } from "../../importing/failureMessage";
import { CoverFiles } from "./CoverFiles";
import { coverOutcomes, CoverStatus_coverImport, coverStateLabels } from "./coverStatus";
import { trackCovers } from "./trackCovers";
import { useCancelCovers } from "./useCoverCommands";

const CoverImportQuery = graphql(`
  query CoverImport($databaseId: Int!) {
    coverImport(databaseId: $databaseId) {
      id
      ...CoverStatus_coverImport
    }
  }
`);

const CRUMBS = [
  { label: "Buku", path: "/admin/books" },
  { label: "Impor", path: "/admin/books/import" },
  { label: "Sampul menyusul", path: "/admin/books/imports/covers" },
];

/** One archive of covers: how far it is, and what became of each picture. */
export function CoverImport({ databaseId }: { databaseId: number }) {
  const { data, failure, isLoading, retry } = usePageQuery(CoverImportQuery, { databaseId }, "none");
  const client = useApolloClient();
  const coverImport = readFragment(CoverStatus_coverImport, data?.coverImport);
  const { id, state, fileName } = coverImport ?? {};

  useEffect(() => {
    if (id !== undefined && state === "RUNNING") trackCovers(client, id);
  }, [client, id, state]);

  if (!coverImport && !isLoading && !failure) {
    return (
      <DeskMessage
        status={404}
        title="Kiriman ini tidak ditemukan"
        links={[{ label: "Kirim sampul", path: "/admin/books/imports/covers" }]}
      >
        Mungkin alamatnya salah.
      </DeskMessage>
    );
  }
  return (
    <AdminPage
      title={fileName ?? "Sampul menyusul"}
      crumbs={CRUMBS}
      actions={coverImport && <RecordHistoryLink type="coverImport" databaseId={databaseId} />}
    >
      {failure && <LoadFailure title="Kiriman sampul gagal dimuat" onRetry={retry} />}
      {!coverImport && isLoading && <LoadingBlock className="h-96" />}
      {data?.coverImport && <CoverResult coverImport={data.coverImport} />}
    </AdminPage>
  );
}

const FIGURES_STYLE =
  "mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-4";

function CoverResult({ coverImport: ref }: { coverImport: FragmentType<typeof CoverStatus_coverImport> }) {
  const coverImport = readFragment(CoverStatus_coverImport, ref);
  const { id, state, message, replacesCovers } = coverImport;
  const [parameters, setParameters] = useSearchParams();
  const { label, tone } = coverStateLabels[state];
  const selected =
    coverOutcomes.find(({ outcome }) => outcome === parameters.get("outcome")) ??
    coverOutcomes.find(({ count }) => coverImport[count] > 0) ??
    coverOutcomes[0];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-serif text-xl font-semibold">
          {state === "RUNNING" ? "Sampul sedang dipasang" : "Hasil sampul"}
        </h2>
        <Pill tone={tone}>{label}</Pill>
      </div>
      {message && <p className="mt-2 max-w-prose text-sm text-bata text-pretty wrap-anywhere">{message}</p>}
      {state === "CANCELLED" && (
        <p className="mt-2 max-w-prose text-pretty">
          Sampul yang sudah dipasang tetap ada. Kirim gambar yang sama lagi untuk melanjutkan.
        </p>
      )}
      {replacesCovers && <p className="mt-2 max-w-prose text-pretty">Sampul yang sudah ada ikut diganti.</p>}
      {state === "RUNNING" && <RunningCovers coverImport={ref} />}
      <dl className={FIGURES_STYLE}>
        {coverOutcomes.map(({ outcome, label: name, count }) => (
          <div key={outcome} className="flex flex-col-reverse justify-end bg-card px-4 py-4">
            <dt className="mt-1 text-sm text-muted">{name}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">{formatNumber(coverImport[count])}</dd>
          </div>
        ))}
      </dl>
      {state !== "RUNNING" && (
        <>
          <div role="group" aria-label="Filter gambar" className="mt-6 flex flex-wrap gap-2">
            {coverOutcomes.map(({ outcome, label: name, count }) => (
              <button
                key={outcome}
                type="button"
                aria-pressed={outcome === selected.outcome}
                onClick={() => setParameters({ outcome }, { replace: true, preventScrollReset: true })}
                className="filter-tab"
              >
                {name} <span className="tabular-nums">{formatNumber(coverImport[count])}</span>
              </button>
            ))}
          </div>
          <CoverFiles key={selected.outcome} id={id} outcome={selected.outcome} count={coverImport[selected.count]} />
        </>
      )}
    </>
  );
}

/** How far it is; the page may be left, and it may be called off. */
function RunningCovers({ coverImport: ref }: { coverImport: FragmentType<typeof CoverStatus_coverImport> }) {
  const { id, files, filesSeen, isCancelling } = readFragment(CoverStatus_coverImport, ref);
  const { cancelCovers, isCancelling: isSending } = useCancelCovers();
  const [error, setError] = useState<string | null>(null);
  const percent = Math.floor((filesSeen / Math.max(files, 1)) * 100);
  const cancel = async () => setError(failureMessage(await cancelCovers(id)));
  return (
    <div className="mt-4 rounded-2xl border border-line bg-card p-5">
      <FormAlert id="salah-batal">{error}</FormAlert>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{isCancelling ? "Membatalkan…" : "Memasang sampul"}</p>
        <p className="text-sm text-muted tabular-nums">
          {formatNumber(filesSeen)} dari {formatNumber(files)} gambar
        </p>
      </div>
      <progress aria-label="Memasang sampul" max={100} value={percent} className="progress mt-2" />
      <p role="status" className="sr-only">
        Memasang sampul, {Math.floor(percent / 10) * 10}%
      </p>
      <p className="mt-4 max-w-prose text-sm text-muted text-pretty">
        Halaman ini boleh ditutup; pemasangan tetap berjalan.
      </p>
      <button
        type="button"
        aria-disabled={isSending || isCancelling}
        onClick={() => {
          if (!isSending && !isCancelling) void cancel();
        }}
        className={`${buttonStyle("outlined", "compact")} mt-4 aria-disabled:cursor-default aria-disabled:opacity-70`}
      >
        Batalkan
      </button>
    </div>
  );
}
