/** Exceptions from the rules of lending, by the codes of the schema's checks; `returned` is that of a late scan. */
const LABELS: Readonly<Record<string, string>> = {
  cleared: "Sudah bebas pustaka",
  suspended: "Sedang ditangguhkan",
  membership_ended: "Keanggotaan berakhir",
  reference_only: "Hanya dibaca di tempat",
  kept: "Disimpan untuk pemesan lain",
  waited_for: "Ada yang menunggu judul ini",
  same_title: "Judul yang sama",
  limit: "Melebihi batas pinjam",
  has_overdue: "Masih punya buku terlambat",
  lost_unsettled: "Buku hilang belum diganti",
  debt: "Denda melewati batas",
  not_in_class: "Bukan siswa kelas ini",
  on_loan: "Tercatat dipinjam orang lain",
  mine: "Masih dipinjamnya sendiri",
  lost: "Tercatat hilang",
  repair: "Sedang diperbaiki",
  code_of_both: "Kode anggota dan eksemplar",
  due_today: "Jatuh tempo hari itu",
  overdue: "Terlambat",
  returned: "Tanggal dikembalikan",
};

/** In the order given; a code without a word keeps its own. */
export function exceptionsText(codes: readonly string[]): string {
  return codes.map((code) => LABELS[code] ?? code).join(", ");
}
