/** What the filters of an address are called, by their names there; records also by the names of their ids. */
const LABELS: Readonly<Record<string, string>> = {
  attends_classes: "Jenis",
  author: "Penulis",
  available: "Ketersediaan",
  book: "Buku",
  borrowing: "Peminjaman",
  category: "Kategori",
  charge_reason: "Sebab denda",
  class: "Klasifikasi",
  classification: "Klasifikasi",
  class_name: "Kelas",
  class_set: "Pinjaman kelas",
  counted: "Data yang dihitung",
  copy: "Eksemplar",
  day: "Hari",
  digital: "Berkas digital",
  fine: "Denda",
  from: "Tanggal awal",
  has_account: "Akun",
  has_class: "Kelas",
  import: "Impor",
  is_done: "Status",
  item_code: "Kode eksemplar",
  kind: "Jenis",
  lacking: "Data yang belum lengkap",
  language: "Bahasa",
  location: "Lokasi",
  member_kind: "Jenis",
  membership: "Masa keanggotaan",
  nis: "Anggota",
  outcome: "Hasil",
  page: "Halaman",
  publisher: "Penerbit",
  purpose: "Keperluan",
  record: "Data",
  reservation: "Reservasi",
  series: "Seri",
  sort: "Urutan",
  source: "Sumber perolehan",
  status: "Status",
  student: "Anggota",
  subject: "Subjek",
  to: "Tanggal akhir",
  type: "Jenis data",
  user: "Akun",
  view: "Tampilan",
  year: "Tahun",
  year_from: "Tahun awal",
  year_to: "Tahun akhir",
};

/** The filter that a name means, also by its name in GraphQL (`studentId`) or in another list (`student_id`). */
const meantBy = (name: string) =>
  name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`).replace(/_ids?$/u, "");

/** Orders that a list has anyway, so that it leaves them out of its own addresses. */
const DEFAULT_SORTS = ["name", "published"];

/** The filters of an address that a list has not understood: they are missing in the address that it makes itself. */
export function unusedFilters(search: string, ownAddress: string): string[] {
  const used = new URLSearchParams(ownAddress.split("?")[1]);
  const valuesIn = (params: URLSearchParams, name: string) =>
    params.getAll(name).flatMap((value) => value.split(",").map((part) => part.trim()));
  const given = new URLSearchParams(search);
  const left = [...new Set(given.keys())].filter((name) =>
    valuesIn(given, name).some(
      (value) =>
        value !== "" && !valuesIn(used, name).includes(value) && !(name === "sort" && DEFAULT_SORTS.includes(value)),
    ),
  );
  const meant = new Set(left.map(meantBy));
  return [...new Set(Object.entries(LABELS).flatMap(([name, label]) => (meant.has(name) ? label : [])))];
}
