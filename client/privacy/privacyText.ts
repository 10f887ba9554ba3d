import type { NoticeKind, PrivacyDetails_RetentionFragment, PrivacyDetails_SettingsFragment } from "../gql/graphql";
import { formatNumber } from "../format/formatNumber";

/** What the page says of one kind of data: why it is there, and until when. */
export interface KeptData {
  what: string;
  detail: string;
  until: string;
}

type Choices = PrivacyDetails_SettingsFragment;
type Lengths = PrivacyDetails_RetentionFragment;

const NOTICE_TOPICS: Readonly<Record<NoticeKind, string>> = {
  DUE_SOON: "jatuh tempo yang mendekat",
  OVERDUE: "buku yang terlambat",
  READY: "reservasi yang siap diambil",
  EXPIRED: "reservasi yang tidak diambil",
  LOST: "buku yang tercatat hilang",
  SUGGESTION: "buku yang Anda usulkan",
};
const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

export function daysText(days: number): string {
  return days % DAYS_A_YEAR === 0 ? `${formatNumber(days / DAYS_A_YEAR)} tahun` : `${formatNumber(days)} hari`;
}

export function monthsText(months: number): string {
  return months % MONTHS_A_YEAR === 0 ? `${months / MONTHS_A_YEAR} tahun` : `${formatNumber(months)} bulan`;
}

/** Of the name on a loan or a visit. */
export function historyText(months: number | null): string {
  return months === null ? "Terus, dengan nama" : `Nama dihapus setelah ${monthsText(months)}`;
}

export function keptOfMembers({ anonymiseAfterMonths, noticeKinds }: Choices, lengths: Lengths): KeptData[] {
  const months = anonymiseAfterMonths ?? null;
  const kinds = noticeKinds.map((kind) => NOTICE_TOPICS[kind]).join(", ");
  return [
    {
      what: "Data anggota",
      detail:
        "NIS atau nomor anggota, nama, jenis anggota, dan kelas; juga NISN, jenis kelamin, jurusan, tanggal lahir, " +
        "telepon, email, alamat, dan foto, sejauh diisi.",
      until: "Selama menjadi anggota, lalu sampai dihapus petugas",
    },
    {
      what: "Akun",
      detail: "Nama pengguna dan kata sandi. Kata sandi disimpan teracak, jadi petugas pun tidak dapat membacanya.",
      until: "Sampai akun atau data anggota dihapus",
    },
    {
      what: "Pendaftaran sendiri",
      detail: "Isian Anda di halaman Daftar. Hanya petugas yang mengurus anggota yang melihatnya.",
      until:
        `${daysText(lengths.undecidedRegistrationDays)} selama belum diputuskan, ` +
        `${daysText(lengths.unconfirmedRegistrationDays)} jika email tidak dikonfirmasi, ` +
        `${daysText(lengths.decidedRegistrationDays)} setelah diputuskan`,
    },
    {
      what: "Lupa kata sandi",
      detail: "Bahwa kode diminta untuk sebuah akun, tanpa kodenya.",
      until: daysText(lengths.passwordResetDays),
    },
    {
      what: "Peminjaman, reservasi, dan kunjungan",
      detail:
        "Buku apa yang dipinjam atau dipesan, kapan, dan kapan Anda datang. " +
        (months === null
          ? "Dipakai untuk mengingatkan jatuh tempo dan untuk laporan."
          : "Setelah namanya dihapus, hanya kelas, jenis anggota, jenis kelamin, dan waktunya yang tersisa untuk " +
            "laporan. Peminjaman yang belum selesai, hilang, atau belum lunas tetap bernama."),
      until: historyText(months),
    },
    {
      what: "Denda dan Surat Bebas Pustaka",
      detail: "Jumlah, tanggal, alasan, dan nomor suratnya.",
      until: "Selama ada data anggotanya, lalu tanpa nama",
    },
    {
      what: "Favorit dan daftar bacaan",
      detail: "Hanya Anda yang melihatnya, petugas pun tidak.",
      until: "Sampai Anda menghapusnya",
    },
    {
      what: "Email pemberitahuan",
      detail:
        kinds === ""
          ? "Saat ini perpustakaan tidak mengirim email kepada anggota."
          : `Email dikirim tentang ${kinds}. Catatannya menyebut jenis email dan apakah terkirim, bukan isinya.`,
      until: `Catatannya ${daysText(lengths.noticeDays)}`,
    },
    {
      what: "Pesan WhatsApp",
      detail:
        "Petugas dapat membuka WhatsApp dengan pesan pengingat ke nomor Anda. WhatsApp mempunyai aturan privasinya " +
        "sendiri.",
      until: "Tidak disimpan di sini",
    },
    {
      what: "Berkas data anggota",
      detail: "Isi berkas yang diunggah petugas untuk menambah atau memperbarui anggota.",
      until: daysText(lengths.importRowDays),
    },
    {
      what: "Catatan Aktivitas",
      detail: "Siapa mengubah apa dan dari alamat IP mana, supaya kesalahan dapat ditelusuri.",
      until: `Terus; alamat IP ${daysText(lengths.auditAddressDays)}`,
    },
    {
      what: "Tempat Sampah",
      detail: "Data yang dihapus petugas dan masih dapat dipulihkan.",
      until: `${daysText(lengths.binDays)}, lalu terhapus permanen`,
    },
  ];
}

export function cookiesOf({ sessionHours, idleSessionHours, deviceMarkDays }: Lengths): KeptData[] {
  return [
    {
      what: "session",
      detail: "Mengenali Anda setelah login. Lewat HTTPS namanya __Host-session.",
      until: `${sessionHours} jam, atau ${idleSessionHours} jam tanpa dipakai`,
    },
    {
      what: "csrf_access_token",
      detail: "Memastikan bahwa perubahan memang berasal dari halaman ini.",
      until: "Sama dengan session",
    },
    {
      what: "known_device",
      detail: "Supaya percobaan kata sandi oleh orang lain tidak menutup akun Anda di perangkat yang pernah dipakai.",
      until: `${daysText(deviceMarkDays)} sejak login terakhir`,
    },
    {
      what: "logged_out",
      detail: "Menandai logout sampai sisa data di browser dibersihkan.",
      until: "Sampai halaman berikutnya dibuka",
    },
    {
      what: "just_wrote",
      detail: "Supaya yang baru Anda kirim langsung terlihat; hanya jika server ini memakai replika basis data.",
      until: "10 detik",
    },
    { what: "theme", detail: "Tampilan gelap atau terang, hanya jika Anda memilihnya.", until: "1 tahun" },
    {
      what: "door_key dan desk",
      detail: "Hanya di perangkat buku tamu, dan di browser petugas untuk pilihan kolom tabel.",
      until: `${daysText(deviceMarkDays)} dan 1 tahun`,
    },
  ];
}

export function keptOfReaders({ unmetSearchDays, oftenSearchedDays }: Lengths): KeptData[] {
  return [
    {
      what: "Sesi login",
      detail: "Alamat IP, jenis browser, waktu login, dan waktu terakhir dipakai.",
      until: "Dihapus setelah sesi berakhir",
    },
    {
      what: "Catatan server",
      detail:
        "Login, login yang gagal, dan permintaan yang ditolak, dengan nama pengguna dan alamat IP, untuk menjaga " +
        "keamanan.",
      until: "Diatur pengelola server",
    },
    {
      what: "Kata pencarian",
      detail: "Kata yang tidak menemukan buku, tanpa siapa yang mencarinya.",
      until: daysText(unmetSearchDays),
    },
    {
      what: "Sering dicari",
      detail: "Berapa pembaca mencari sebuah judul, penulis, subjek, atau kategori, tanpa siapa mereka.",
      until: daysText(oftenSearchedDays),
    },
    {
      what: "Di browser Anda sendiri",
      detail:
        "Isian formulir yang belum disimpan, halaman terakhir yang dibaca, dan kartu anggota tanpa internet jika Anda " +
        "menyimpannya.",
      until: "Isian dan kartu sampai logout",
    },
  ];
}

export function keptOfGuests({ anonymiseAfterMonths }: Choices): KeptData[] {
  const months = anonymiseAfterMonths ?? null;
  const entry = "Beserta instansi jika diisi, keperluan, dan waktu datang";
  return [
    {
      what: "Nama tamu",
      detail: months === null ? `${entry}.` : `${entry}, yang setelah itu tetap tercatat tanpa nama.`,
      until: historyText(months),
    },
    {
      what: "Kunjungan kelas",
      detail: "Nama kelas, jumlah orang, keperluan, dan waktu datang, tanpa nama siswanya.",
      until: "Terus",
    },
  ];
}
