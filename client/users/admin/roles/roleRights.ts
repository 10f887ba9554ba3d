import type { RightLevel } from "../../../gql/graphql";
import type { Role } from "./roleRow";

export type Grant = Exclude<keyof Role["rights"], "__typename">;

interface RightGroup {
  readonly grant: Grant;
  readonly label: string;
  /** What one sees with it, and what one may do besides. */
  readonly read: string;
  readonly write?: string;
}

/** The groups that are read, or read and changed. */
export const RIGHT_GROUPS: readonly RightGroup[] = [
  {
    grant: "catalogue",
    label: "Katalog",
    read: "Tabel buku dan eksemplar, Buku Induk, Stock Opname, usulan, label, dan pencarian tanpa hasil.",
    write:
      "Juga menambah, mengimpor, menyunting, dan menghapus buku; Stock Opname, usulan, daftar, E-Resource, dan blog.",
  },
  {
    grant: "circulation",
    label: "Sirkulasi",
    read: "Peminjaman, reservasi, pinjaman kelas, pemberitahuan, dan kunjungan.",
    write:
      "Juga meminjamkan, menerima buku kembali, mencatat kunjungan dan baca di tempat, dan memindai saat Stock Opname.",
  },
  {
    grant: "members",
    label: "Anggota",
    read: "Daftar anggota, Bebas Pustaka, dan riwayat Naik Kelas.",
    write: "Juga menambah, mengimpor, dan menyunting anggota, Naik Kelas, dan menerbitkan surat.",
  },
  {
    grant: "finance",
    label: "Keuangan",
    read: "Denda, tunggakan, dan kas.",
    write: "Juga mencatat denda dan menerima pembayaran.",
  },
  { grant: "reports", label: "Laporan", read: "Dasbor dan semua laporan." },
  {
    grant: "settings",
    label: "Pengaturan",
    read: "Pengaturan dan aturan peminjaman, lewat aplikasi lain.",
    write: "Identitas, jam layanan, jenis anggota, dan aturan peminjaman.",
  },
  {
    grant: "accounts",
    label: "Akun",
    read: "Petugas, peran, sesi, dan Catatan Aktivitas, yang menyebut anggota dan pinjamannya.",
    write: "Juga mengelola akun dan peran yang haknya tidak melebihi haknya sendiri.",
  },
];

/** What is given apart: it breaks a rule, gives money away or carries data off. */
export const SPECIAL_RIGHTS: readonly { readonly grant: Grant; readonly label: string; readonly says: string }[] = [
  { grant: "overrides", label: "Pengecualian", says: "Meminjamkan walau aturan tidak mengizinkan." },
  { grant: "waivers", label: "Pembebasan denda", says: "Membebaskan denda dan mengembalikan uang." },
  {
    grant: "personalData",
    label: "Data pribadi",
    says: "Mengunduh atau menghapus permanen semua data seorang anggota.",
  },
  { grant: "backups", label: "Cadangan", says: "Mengunduh seluruh isi perpustakaan." },
];

export const LEVEL_LABELS: Readonly<Record<RightLevel, string>> = { NONE: "Tidak ada", READ: "Lihat", WRITE: "Ubah" };

export function levelsOf({ write }: RightGroup): readonly RightLevel[] {
  return write === undefined ? ["NONE", "READ"] : ["NONE", "READ", "WRITE"];
}

/** `Ubah: Katalog, Sirkulasi` and `Lihat: Laporan`, with what is given apart at the end. */
export function rightsText(rights: Readonly<Record<Grant, RightLevel>>): string {
  const named = (level: RightLevel) =>
    RIGHT_GROUPS.filter(({ grant }) => rights[grant] === level).map(({ label }) => label);
  const special = SPECIAL_RIGHTS.filter(({ grant }) => rights[grant] === "WRITE").map(({ label }) => label);
  return [
    { title: "Ubah", labels: named("WRITE") },
    { title: "Lihat", labels: named("READ") },
    { title: "Khusus", labels: special },
  ]
    .filter(({ labels }) => labels.length > 0)
    .map(({ title, labels }) => `${title}: ${labels.join(", ")}`)
    .join(" · ");
}
