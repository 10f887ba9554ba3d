import { useApolloClient } from "@apollo/client/react";
import { KeyRound, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { showMessage } from "../../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { showFailure } from "../../../forms/errors/showFailure";
import { formatLongDate } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { copyText } from "../../../ui/copyText";
import { ConfirmSheet } from "../../../ui/ConfirmSheet";
import { statusLabels } from "../../../format/studentLabels";
import { PRINT_PATH, queueCodes } from "../print/printQueue";
import { type ActivationSlip, useActivationCodes } from "../print/useActivationCodes";
import { forgetStudentLists } from "../studentCache";

export const StudentAccountCard_student = graphql(`
  fragment StudentAccountCard_student on Student {
    id
    name
    status
    username
  }
`);

/** Whether the student has an account, and the code that makes one, shown once. */
export function StudentAccountCard({ student: ref }: { student: FragmentType<typeof StudentAccountCard_student> }) {
  const { id, name, status, username } = readFragment(StudentAccountCard_student, ref);
  const { cache } = useApolloClient();
  const { createCode, isBusy } = useActivationCodes();
  const [slip, setSlip] = useState<ActivationSlip | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isClosed = status === "GRADUATED" || status === "MOVED";

  const make = async (resetAccount: boolean) => {
    if (isBusy) return;
    const result = await createCode(id, { resetAccount });
    setIsAsking(false);
    if (result.data === null) return showFailure(result);
    setSlip(result.data.slip);
    if (!resetAccount) return;
    cache.modify({
      id: cache.identify({ __typename: "Student", id }) ?? "",
      fields: { username: () => null, hasAccount: () => false },
    });
    forgetStudentLists(cache);
  };

  return (
    <section aria-labelledby="akun" className="rounded-2xl border border-line bg-card p-4 text-sm sm:p-5">
      <h2 id="akun" className="font-serif text-lg font-semibold">
        Akun
      </h2>
      {username && (
        <>
          <p className="mt-1 text-muted">
            Nama pengguna <strong className="font-semibold text-ink wrap-anywhere">{username}</strong>
            {isClosed && `; tertutup selama statusnya ${statusLabels[status]}.`}
          </p>
          {!isClosed && (
            <button
              type="button"
              onClick={() => setIsAsking(true)}
              className={`needs-script mt-3 ${buttonStyle("outlined", "compact")}`}
            >
              Atur ulang akun
            </button>
          )}
        </>
      )}
      {!username && isClosed && (
        <p className="mt-1 text-muted">
          Belum ada akun. Selama statusnya {statusLabels[status]}, akun tidak dapat dibuat.
        </p>
      )}
      {!username && !isClosed && slip === null && (
        <>
          <p className="mt-1 text-muted">Belum aktif. Anggota membuat akunnya sendiri dengan kode di slip.</p>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void make(false)}
            className={`needs-script mt-3 ${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
          >
            <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {isBusy ? "Membuat…" : "Buat kode aktivasi"}
          </button>
        </>
      )}
      {!username && !isClosed && slip !== null && <NewCode slip={slip} />}
      <ConfirmSheet
        title="Atur ulang akun?"
        confirm="Hapus akun dan buat kode"
        busyText="Membuat kode…"
        isIrreversible
        isBusy={isBusy}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void make(true)}
      >
        Akun {username} dihapus dan logout dari semua perangkat. {name} lalu memilih nama pengguna dan kata sandi baru
        dengan kode aktivasi. Riwayat peminjaman dan kunjungannya tetap ada.
      </ConfirmSheet>
    </section>
  );
}

function NewCode({ slip }: { slip: ActivationSlip }) {
  const navigate = useNavigate();
  const timeZone = useLibraryTimeZone();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    place.current?.focus();
  }, []);
  const copy = async () => {
    if (await copyText(slip.code)) showMessage("Kode disalin.", "success");
    else showMessage("Kode tidak dapat disalin di sini. Catat atau cetak kodenya.", "error");
  };
  return (
    <div ref={place} tabIndex={-1} className="mt-2 rounded-xl bg-nila-soft p-3.5 outline-none">
      <p className="text-muted">
        Tampil sekali ini saja. Berlaku sampai {formatLongDate(wallClock(slip.expiresAt, timeZone).day)}, maksimal 5
        kali coba.
      </p>
      <p className="my-3 rounded-lg border border-dashed border-nila bg-card py-2.5 text-center text-xl font-bold tracking-wider whitespace-nowrap text-nila tabular-nums">
        {slip.code}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <button
          type="button"
          onClick={() => {
            queueCodes({ slips: [slip], skipped: [] });
            void navigate(PRINT_PATH);
          }}
          className={buttonStyle("outlined", "compact")}
        >
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Cetak
        </button>
        <button type="button" onClick={() => void copy()} className={buttonStyle("outlined", "compact")}>
          Salin
        </button>
      </div>
    </div>
  );
}
