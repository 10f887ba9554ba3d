import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLibraryName } from "../page/library/LibraryName";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { KeptList } from "./KeptList";
import { cookiesOf, keptOfGuests, keptOfMembers, keptOfReaders } from "./privacyText";
import { PrivacyRights } from "./PrivacyRights";

const PrivacyDetails_settings = graphql(`
  fragment PrivacyDetails_settings on SettingsInfo {
    anonymiseAfterMonths
    studentsMayClearHistory
    noticeKinds
  }
`);

const PrivacyDetails_retention = graphql(`
  fragment PrivacyDetails_retention on RetentionInfo {
    auditAddressDays
    binDays
    deviceMarkDays
    idleSessionHours
    importRowDays
    noticeDays
    oftenSearchedDays
    sessionHours
    unmetSearchDays
    decidedRegistrationDays
    passwordResetDays
    unconfirmedRegistrationDays
    undecidedRegistrationDays
  }
`);

interface PrivacyDetailsProps {
  settings: FragmentType<typeof PrivacyDetails_settings>;
  retention: FragmentType<typeof PrivacyDetails_retention>;
}

/** What is kept of whom, why, who sees it and for how long: by the settings and the numbers that the sweeps go by. */
export function PrivacyDetails({ settings: settingsRef, retention: retentionRef }: PrivacyDetailsProps) {
  const settings = readFragment(PrivacyDetails_settings, settingsRef);
  const retention = readFragment(PrivacyDetails_retention, retentionRef);
  const libraryName = useLibraryName();
  return (
    <>
      <p className="max-w-140 font-serif text-lg text-pretty">
        Halaman ini menjelaskan data apa yang disimpan {libraryName} tentang Anda, untuk apa, siapa yang melihatnya, dan
        berapa lama. Isinya mengikuti pengaturan perpustakaan yang berlaku sekarang.
      </p>
      <Part title="Anggota">
        <p>
          Data anggota dipakai untuk mengelola keanggotaan dan peminjaman, mengingatkan jatuh tempo, dan menyusun
          laporan perpustakaan.
        </p>
        <KeptList items={keptOfMembers(settings, retention)} />
      </Part>
      <Part title="Tamu di pintu">
        <p>Buku tamu dipakai untuk menghitung kunjungan.</p>
        <KeptList items={keptOfGuests(settings)} />
      </Part>
      <Part title="Pengunjung situs">
        <p>
          Mencari dan membaca tidak perlu login. Tidak ada iklan, pelacak, atau penghitung pengunjung dari pihak lain.
          Huruf dan program halaman diambil dari server perpustakaan sendiri; hanya gambar yang alamatnya di situs lain
          diambil dari sana.
        </p>
        <KeptList items={keptOfReaders(retention)} />
      </Part>
      <Part title="Cookie">
        <p>
          Tanpa login tidak ada cookie yang disimpan, kecuali theme. Semuanya milik situs ini dan tidak dibaca situs
          lain.
        </p>
        <KeptList items={cookiesOf(retention)} isCode />
      </Part>
      <Part title="Siapa yang melihat">
        <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
          <li>
            <b>Anda</b> melihat data, pinjaman, denda, dan kunjungan sendiri di Profil Saya.
          </li>
          <li>
            <b>Petugas</b> melihat data anggota, peminjaman, dan buku tamu menurut perannya. Catatan Aktivitas dan
            alamat IP hanya dilihat admin.
          </li>
          <li>
            <b>Pembaca lain</b> tidak melihat siapa meminjam apa. Halaman buku hanya menyebut kapan eksemplarnya jatuh
            tempo.
          </li>
          <li>
            <b>Pemeriksa Surat Bebas Pustaka</b> melihat isi surat itu jika memegang kode QR-nya.
          </li>
          <li>
            <b>Aplikasi lain</b> hanya membaca data dengan token yang dibuat admin.
          </li>
        </ul>
      </Part>
      <Part title="Hak Anda">
        <PrivacyRights mayClearHistory={settings.studentsMayClearHistory} />
      </Part>
      <Part title="Bertanya">
        <p>
          Tanya petugas di perpustakaan, atau hubungi perpustakaan lewat alamat di{" "}
          <Link to="/about" className="inline-link">
            halaman Tentang
          </Link>
          . Dasar hukumnya Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.
        </p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 md:mt-12 [&>p]:max-w-140 [&>p]:text-pretty [&>ul]:max-w-140">
      <h2 className="mb-3 font-serif text-2xl font-semibold text-balance">{title}</h2>
      {children}
    </section>
  );
}
