import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { lazy } from "../../page/lazy/lazy";
import { PageMeta } from "../../page/rendering/PageMeta";
import { Redirect } from "../../page/rendering/Redirect";
import { returnPath } from "../../session/returnPath";
import { useViewer, ViewerQuery } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { PageHeading } from "../../ui/PageHeading";

const EnrolSheet = lazy(() => import("./EnrolSheet").then((m) => m.EnrolSheet), null);

const STEPS = [
  [
    "Pasang aplikasi autentikator",
    "Google Authenticator, Aegis, atau aplikasi sejenis di ponsel Anda. Aplikasinya bekerja tanpa internet.",
  ],
  ["Pindai kode QR", "Aplikasi lalu menampilkan kode 6 angka. Masukkan kode itu sekali."],
  ["Simpan sepuluh kode pemulihan", "Cetak atau salin. Satu kode menggantikan aplikasi jika ponsel hilang."],
] as const;

/** Where a librarian sets up the second factor that the library asks of all of them. */
export function SecondFactorDuePage() {
  const { viewer, isLoading } = useViewer();
  const client = useApolloClient();
  const [isEnrolling, setIsEnrolling] = useState(false);
  const close = (isOn: boolean) => {
    setIsEnrolling(false);
    // The server tells what the account may do only once it is on.
    if (isOn) void client.query({ query: ViewerQuery, fetchPolicy: "network-only" });
  };
  return (
    <div className="page-width max-w-2xl pt-8 md:pt-16">
      <PageMeta
        title="Verifikasi dua langkah"
        description="Aktifkan verifikasi dua langkah untuk akun petugas Anda."
        isHidden
      />
      <PageHeading>Aktifkan verifikasi dua langkah</PageHeading>
      {viewer?.secondFactorDue && (
        <>
          <p className="mt-4 max-w-prose text-muted text-pretty">
            Perpustakaan ini mewajibkan verifikasi dua langkah bagi semua petugas: setiap login juga meminta kode dari
            aplikasi di ponsel. Halaman lain terbuka setelah akun {viewer.username} memakainya.
          </p>
          <ol className="mt-6 grid gap-4">
            {STEPS.map(([title, text], index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-wash text-sm font-semibold tabular-nums"
                >
                  {index + 1}
                </span>
                <div className="min-w-0 pt-1">
                  <p className="font-semibold">{title}</p>
                  <p className="mt-0.5 text-sm text-muted text-pretty">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <button
            type="button"
            onClick={() => setIsEnrolling(true)}
            className={`needs-script mt-7 ${buttonStyle("filled")}`}
          >
            Mulai
          </button>
          <noscript>
            <p className="mt-5 text-sm text-muted">Aktifkan JavaScript di browser ini untuk melanjutkan.</p>
          </noscript>
          {isEnrolling && <EnrolSheet username={viewer.username} onClose={close} />}
        </>
      )}
      {!viewer && !isLoading && <Redirect to="/login" />}
      {viewer && !viewer.secondFactorDue && <Redirect to={returnPath(null, viewer)} />}
    </div>
  );
}
