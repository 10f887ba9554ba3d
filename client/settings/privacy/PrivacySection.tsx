import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { FormSection } from "../../admin/form/FormSection";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { Checkbox } from "../../ui/Checkbox";
import { settingLabels } from "../form/settingsValues";
import { PolicyNumber } from "../sections/PolicyNumber";
import type { SectionProps } from "../sections/SectionProps";
import { HistoryToForget } from "./HistoryToForget";

const MIN_MONTHS = 12;
const MAX_MONTHS = 120;

export const PrivacySection_retention = graphql(`
  fragment PrivacySection_retention on RetentionInfo {
    auditAddressDays
  }
`);

interface PrivacySectionProps extends SectionProps {
  retention: FragmentType<typeof PrivacySection_retention>;
}

/** After how long the library no longer knows who has read what. */
export function PrivacySection({ retention: ref, ...section }: PrivacySectionProps) {
  const { auditAddressDays } = readFragment(PrivacySection_retention, ref);
  const { state } = section;
  const months = Number(useDeferredValue(state.values.anonymiseAfterMonths));
  const isChosen = Number.isInteger(months) && months >= MIN_MONTHS && months <= MAX_MONTHS;
  const changedStyle = state.changed.includes("studentsMayClearHistory") ? "field-changed" : "";
  return (
    <FormSection id="privasi" title="Privasi">
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted text-pretty">
        Nama anggota dihapus dari peminjaman yang sudah dikembalikan, reservasi yang sudah berakhir, dan kunjungan yang
        lebih lama dari itu, dan nama tamu dari buku tamu, juga di Catatan Aktivitas. Kelas, jenis anggota, jenis
        kelamin, dan instansi tetap, jadi angka laporan tidak berubah. Peminjaman yang masih berjalan, hilang, atau
        belum lunas tidak diubah, dan catatan denda tetap lengkap.
      </p>
      <div className="grid max-w-2xl gap-x-5 gap-y-3 sm:grid-cols-2">
        <PolicyNumber
          {...section}
          name="anonymiseAfterMonths"
          hint={`${MIN_MONTHS} sampai ${MAX_MONTHS}. Kosongkan agar riwayat disimpan terus.`}
        />
        {isChosen && <HistoryToForget months={months} isChanged={state.changed.includes("anonymiseAfterMonths")} />}
        {state.values.anonymiseAfterMonths === "" && <HistoryKept />}
      </div>
      <div className={`mt-4 ${changedStyle}`}>
        <Checkbox
          label={settingLabels.studentsMayClearHistory}
          checked={state.values.studentsMayClearHistory}
          onChange={({ target }) => state.set("studentsMayClearHistory", target.checked)}
        />
        <p className="pl-8 text-sm text-muted text-pretty">
          Di Profil Saya muncul “Hapus riwayat” untuk peminjaman dan reservasi yang sudah selesai. Riwayat yang dihapus
          tidak dapat dipulihkan.
        </p>
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted text-pretty">
        Alamat IP di Catatan Aktivitas selalu dihapus setelah {auditAddressDays} hari. Semuanya dijelaskan kepada
        pembaca di{" "}
        <Link to="/privacy" className="font-semibold text-nila hover:underline">
          halaman Privasi
        </Link>
        , yang mengikuti pengaturan ini.
      </p>
    </FormSection>
  );
}

function HistoryKept() {
  return (
    <p role="status" className="rounded-xl bg-kunyit-soft px-4 py-3 text-sm text-on-kunyit text-pretty">
      <b className="block font-semibold">Riwayat disimpan terus, tanpa batas waktu.</b>
      Siapa meminjam buku apa, dan siapa berkunjung kapan, tetap tercatat dengan nama sampai Anda mengisi jumlah bulan.
      Untuk SMP dan SMA, 36 bulan mencakup seluruh masa sekolah.
    </p>
  );
}
