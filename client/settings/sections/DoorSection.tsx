import { Copy, KeyRound } from "lucide-react";
import { useState } from "react";
import { FormSection } from "../../admin/form/FormSection";
import { libraryTimeZone } from "../../page/library/LibraryTimeZone";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { showMessage } from "../../page/messages/flashMessage";
import { formatLongDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { copyText } from "../../ui/copyText";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { useDoorKey } from "./useDoorKey";

export const DoorSection_doorKey = graphql(`
  fragment DoorSection_doorKey on DoorKeyInfo {
    createdAt
  }
`);

/** Which devices may sign the guest book. A key takes effect at once and is shown once. */
export function DoorSection({ doorKey: ref }: { doorKey: FragmentType<typeof DoorSection_doorKey> | null }) {
  const doorKey = readFragment(DoorSection_doorKey, ref);
  const { create, revoke, newKey, problem, isBusy } = useDoorKey();
  const [asking, setAsking] = useState<"replace" | "revoke" | null>(null);
  const close = () => setAsking(null);
  return (
    <FormSection id="buku-tamu" title="Buku Tamu">
      <p className="-mt-2 max-w-prose text-sm text-muted text-pretty">
        {doorKey
          ? `Hanya perangkat yang memegang kunci dapat mengisi buku tamu. Kunci dibuat ${dayOf(doorKey.createdAt)}.`
          : "Semua perangkat dapat mengisi buku tamu, jadi ia hanya menjawab “Kunjungan dicatat”, tanpa nama. Dengan kunci, hanya perangkat di pintu perpustakaan yang dapat mengisinya, dan buku tamu menyapa dengan nama."}
      </p>
      {!doorKey && (
        <ol className="mt-3 grid max-w-prose list-decimal gap-1 pl-5 text-sm">
          <li>Tekan Buat kunci. Kuncinya tampil sekali di sini.</li>
          <li>Di perangkat di pintu, buka halaman Buku Tamu (/visits) dan pindai kartu apa saja.</li>
          <li>Ketik kuncinya di sana, sekali saja. Atau buka tautan kunci di perangkat itu.</li>
        </ol>
      )}
      {newKey !== null && <NewKey doorKey={newKey} />}
      <p role="alert" className="text-sm font-medium text-bata not-empty:mt-3">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => (doorKey ? setAsking("replace") : void create())}
          className={buttonStyle("outlined", "compact")}
        >
          <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {doorKey ? "Ganti kunci" : "Buat kunci"}
        </button>
        {doorKey && (
          <button
            type="button"
            onClick={() => setAsking("revoke")}
            className={`${buttonStyle("quiet", "compact")} text-bata! hover:bg-bata-soft`}
          >
            Cabut kunci
          </button>
        )}
        <RecordHistoryLink type="doorKey" />
      </div>
      <ConfirmSheet
        title="Ganti kunci?"
        confirm="Ganti kunci"
        busyText="Mengganti…"
        isBusy={isBusy}
        isOpen={asking === "replace"}
        onClose={close}
        onConfirm={() => void create().then(close)}
      >
        Perangkat dengan kunci yang lama tidak dapat lagi mengisi buku tamu sampai kunci baru dimasukkan di sana.
      </ConfirmSheet>
      <ConfirmSheet
        title="Cabut kunci?"
        confirm="Cabut kunci"
        busyText="Mencabut…"
        isIrreversible
        isBusy={isBusy}
        isOpen={asking === "revoke"}
        onClose={close}
        onConfirm={() => void revoke().then(close)}
      >
        Semua perangkat, juga di luar perpustakaan, dapat mengisi buku tamu lagi, dan buku tamu tidak lagi menyapa
        dengan nama.
      </ConfirmSheet>
    </FormSection>
  );
}

function NewKey({ doorKey }: { doorKey: string }) {
  const link = `${window.location.origin}/visits#kunci=${doorKey}`;
  const copy = async () => {
    if (await copyText(link)) showMessage("Tautan disalin.", "success");
    else showMessage("Browser ini tidak dapat menyalin. Ketik kuncinya di perangkat di pintu.", "error");
  };
  return (
    <div role="status" className="mt-4 rounded-xl bg-daun-soft px-4 py-3">
      <p className="text-sm font-semibold text-daun">Kunci baru, hanya ditampilkan sekali ini</p>
      <p className="mt-1 text-xl font-semibold tracking-widest tabular-nums select-all">{doorKey}</p>
      <p className="mt-1 max-w-prose text-sm text-pretty">
        Ketik atau pindai di halaman Buku Tamu pada perangkat di pintu, atau buka tautannya di sana.
      </p>
      <button type="button" onClick={() => void copy()} className={`mt-3 ${buttonStyle("outlined", "compact")}`}>
        <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Salin tautan
      </button>
    </div>
  );
}

function dayOf(instant: string): string {
  return formatLongDate(wallClock(instant, libraryTimeZone()).day);
}
