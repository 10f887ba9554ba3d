import { bookLabels } from "../books/admin/bookLabels";
import type { VisitPurpose } from "../gql/graphql";
import { purposeLabels } from "../visits/purposeLabels";

/** The kinds of records that the audit trail tells of, by `recordType`. */
export const recordLabels = {
  book: "Buku",
  copy: "Eksemplar",
  bookImport: "Impor Buku",
  coverImport: "Impor Sampul",
  author: "Penulis",
  publisher: "Penerbit",
  category: "Kategori",
  classification: "Klasifikasi",
  location: "Lokasi",
  source: "Sumber Perolehan",
  eResource: "E-Resource",
  readingList: "Daftar Bacaan",
  unmetSearch: "Pencarian tanpa hasil",
  student: "Siswa",
  studentImport: "Impor Siswa",
  studentPromotion: "Kenaikan Kelas",
  history: "Riwayat lama",
  borrowing: "Peminjaman",
  reservation: "Reservasi",
  notice: "Pemberitahuan",
  loanRule: "Aturan Peminjaman",
  fine: "Denda",
  clearance: "Surat Bebas Pustaka",
  classSet: "Set kelas",
  visit: "Kunjungan",
  blogPost: "Blog",
  blogPicture: "Gambar Blog",
  settings: "Pengaturan",
  doorKey: "Kunci Buku Tamu",
  user: "Akun",
  token: "Token",
  demo: "Data contoh",
} as const;

export type RecordType = keyof typeof recordLabels;

const VERBS: Readonly<Record<string, string>> = {
  create: "ditambahkan",
  update: "diubah",
  delete: "dihapus",
  restore: "dipulihkan",
  purge: "dihapus permanen",
  merge: "digabungkan",
  addBook: "ditambahi buku",
  changeBook: "diubah urutan atau catatannya",
  removeBook: "dikurangi bukunya",
  keepApart: "ditandai bukan ganda",
  cover: "diganti sampulnya",
  logo: "diganti logonya",
  file: "diganti berkasnya",
  photo: "diganti fotonya",
  upload: "diunggah",
  run: "dijalankan",
  undo: "diurungkan",
  discard: "dibuang sebelum dijalankan",
  activationCode: "dibuatkan kode aktivasi",
  resetAccount: "dikembalikan ke belum aktivasi",
  password: "diganti kata sandinya",
  endSession: "diakhiri sesinya",
  issue: "diterbitkan",
  revoke: "dicabut",
  void: "dibatalkan",
  remove: "dihapus",
  swap: "ditukar eksemplarnya",
  return: "dikembalikan",
  renew: "diperpanjang",
  lose: "dicatat hilang",
  find: "ditemukan",
  cancel: "dibatalkan",
  expire: "berakhir tanpa diambil",
  keep: "disimpankan bukunya",
  move: "dipindah antreannya",
  pay: "dibayar",
  waive: "dibebaskan",
  refund: "dikembalikan uangnya",
  replace: "diganti buku",
  reverse: "dibatalkan",
  clearHistory: "menghapus riwayatnya sendiri",
  forget: "dilepas dari nama siswanya",
  retry: "dikirim ulang",
  test: "dicoba kirim",
};

export interface Change {
  name: string;
  before?: string | null;
  after?: string | null;
}

/** An entry as far as its line is made of it. */
export interface AuditedEntry {
  action: string;
  recordType: string;
  recordId?: number | null;
  book?: { databaseId: number; title: string } | null;
  copy?: { itemCode: string } | null;
  changes: readonly Change[];
}

/** `Buku` and `ditambahkan`. An action that has no word yet keeps its own. */
export function actionWords({ action, recordType }: Pick<AuditedEntry, "action" | "recordType">): {
  record: string;
  verb: string;
} {
  const verb = action.split(".").at(-1) ?? "";
  return { record: isRecordType(recordType) ? recordLabels[recordType] : recordType, verb: VERBS[verb] ?? verb };
}

export function isRecordType(text: string): text is RecordType {
  return Object.hasOwn(recordLabels, text);
}

/** Values that name a record, the best first. */
const NAMES = ["title", "name", "itemCode", "label", "username", "code", "nis", "lastName", "fileName"];

/** What the record is called, as far as the entry knows; its number otherwise. */
export function recordName({ book, copy, changes, recordId }: AuditedEntry): string | null {
  if (copy) return copy.itemCode;
  const name = NAMES.map((field) => changes.find((change) => change.name === field)).find(
    (change) => change?.after ?? change?.before,
  );
  return name?.after ?? name?.before ?? book?.title ?? (recordId ? `no. ${recordId}` : null);
}

const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...bookLabels,
  imageUrl: "Sampul",
  digitalFile: "Berkas Digital",
  slug: "Alamat halaman",
  body: "Isi",
  excerpt: "Ringkasan",
  imageAlt: "Teks alternatif",
  publishedAt: "Waktu terbit",
  itemCode: "Kode Eksemplar",
  inventoryCode: "No. Inventaris",
  condition: "Kondisi",
  status: "Status",
  name: "Nama",
  firstName: "Nama depan",
  lastName: "Nama belakang",
  code: "Kode",
  shelf: "Rak",
  label: "Nama",
  url: "Alamat web",
  nis: "NIS",
  className: "Kelas",
  academicYear: "Tahun Ajaran",
  expiresAt: "Berlaku Sampai",
  promoted: "Naik",
  stayed: "Tinggal kelas",
  graduated: "Lulus",
  moved: "Pindah",
  held: "Tertahan karena pinjaman",
  restored: "Dikembalikan",
  reservationsRestored: "Reservasi dipulihkan",
  reservationsNotRestored: "Reservasi tidak dapat dipulihkan",
  institution: "Instansi",
  peopleCount: "Jumlah Orang",
  purpose: "Keperluan",
  visitedAt: "Waktu Kunjungan",
  username: "Nama Pengguna",
  address: "Alamat",
  phone: "Telepon",
  email: "Email",
  loanDays: "Lama pinjam (hari)",
  dueOn: "Kembali paling lambat",
  mostLoans: "Pinjaman sekaligus",
  mostRenewals: "Batas perpanjangan",
  finePerDay: "Denda per hari (Rp)",
  fineDays: "Hari yang didenda",
  graceDays: "Toleransi keterlambatan (hari)",
  suspendDaysPerDay: "Penangguhan per hari terlambat (hari)",
  graceCharged: "Hari toleransi ikut didenda",
  fineCap: "Denda paling banyak (Rp)",
  capAtPrice: "Denda tidak melebihi harga buku",
  debtLimit: "Batas tunggakan denda (Rp)",
  lendable: "Dipinjamkan",
  countsToLimit: "Dihitung dalam batas pinjaman",
  kind: "Jenis Anggota",
  suspendedUntil: "Ditangguhkan Sampai",
  openDays: "Hari buka khusus",
  closedWeekdays: "Hari tutup",
  defaultPrice: "Harga bawaan buku hilang (Rp)",
  limitStrictness: "Bila batas pinjaman tercapai",
  overdueStrictness: "Bila masih ada yang terlambat",
  mapUrl: "Tautan peta",
  aboutText: "Teks Tentang",
  openingHours: "Jam buka",
  holidays: "Hari libur",
  cardTone: "Warna kartu",
  noticeKinds: "Pemberitahuan lewat email",
  noticeSender: "Nama pengirim email",
  reportTargets: "Target akreditasi",
  anonymiseAfterMonths: "Lupakan nama siswa sesudah (bulan)",
  studentsMayClearHistory: "Siswa boleh menghapus riwayatnya",
  borrowings: "Peminjaman",
  reservations: "Reservasi",
  visits: "Kunjungan",
  passedOnToReservation: "Diteruskan ke reservasi no.",
  logoUrl: "Logo",
  changedPrivately: "Data pribadi yang diubah",
  fileName: "Berkas",
  rows: "Baris",
  imported: "Baru",
  updated: "Diubah",
  duplicates: "Tidak diubah",
  refused: "Ditolak",
  undone: "Diurungkan",
  kept: "Tetap ada",
  dueAt: "Jatuh Tempo",
  renewalCount: "Diperpanjang",
  fine: "Denda",
  overdueDays: "Hari terlambat",
  lostCharge: "Ganti buku",
  confirmed: "Pengecualian",
  reason: "Alasan",
  amount: "Jumlah",
  act: "Tindakan",
  number: "Nomor surat",
  classSetId: "Set kelas",
  swapped: "Eksemplar ditukar",
  loans: "Peminjaman",
  scannedAt: "Dipindai tanpa jaringan",
};

export interface ShownChange {
  name: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** Every change with its label; a field without one keeps the name that programs know it by. */
export function shownChanges(changes: readonly Change[]): ShownChange[] {
  return changes.map(({ name, before, after }) => ({
    name,
    label: FIELD_LABELS[name] ?? name,
    before: shownValue(name, before),
    after: shownValue(name, after),
  }));
}

/** A value that people know by another word than programs do. */
function shownValue(name: string, value: string | null | undefined): string | null {
  if (!value) return null;
  return (name === "purpose" && purposeLabels[value.toUpperCase() as VisitPurpose]) || value;
}
