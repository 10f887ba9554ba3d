import type { CollectionGroup } from "../../authorities/collectionGroups.js";
import { STUDENT_KIND_LABELS } from "../../students/studentKindLabels.js";
import type { AccreditationReport } from "./ReportService.js";

type Row = readonly [part: string, label: string, value: string | number];

const GROUPS: Readonly<Record<CollectionGroup, string>> = {
  fiction: "Fiksi",
  nonfiction: "Nonfiksi",
  textbook: "Buku teks",
  reference: "Referensi",
  periodical: "Terbitan berkala",
  audiovisual: "Audiovisual",
};

/** The figures as lines of a table; what cannot be divided stays empty. */
export function accreditationRows(report: AccreditationReport): Row[] {
  const { collection, members, acquisitions, visits, loans, fines } = report;
  return [
    ["Layanan", "Hari buka", report.openDays],
    ["Layanan", "Jam buka per minggu", decimal(report.openingHoursPerWeek)],
    ["Koleksi", "Judul", collection.titles],
    ["Koleksi", "Eksemplar", collection.copies],
    ...collection.perDivision.flatMap(({ code, name, titles, copies }): Row[] => [
      ["Koleksi", `Judul ${code ?? ""} ${name}`.replace("  ", " "), titles],
      ["Koleksi", `Eksemplar ${code ?? ""} ${name}`.replace("  ", " "), copies],
    ]),
    ...collection.perGroup.flatMap(({ group, titles, copies }): Row[] => {
      const name = group === null ? "tanpa kelompok" : GROUPS[group];
      return [
        ["Koleksi", `Judul: ${name}`, titles],
        ["Koleksi", `Eksemplar: ${name}`, copies],
      ];
    }),
    ["Koleksi", "Nonfiksi (%)", decimal(collection.nonfictionPercent)],
    ["Koleksi", "E-book", collection.ebooks],
    ["Koleksi", "Judul per rombel", decimal(collection.titlesPerClass)],
    ["Koleksi", "Eksemplar hilang", collection.lostCopies],
    ["Koleksi", "Eksemplar rusak berat", collection.damagedCopies],
    ["Koleksi", "Eksemplar ditarik", collection.withdrawnCopies],
    ["Pengadaan", "Judul dengan eksemplar baru", acquisitions.titles],
    ["Pengadaan", "Judul dengan eksemplar baru (%)", decimal(acquisitions.titlesPercent)],
    ["Pengadaan", "Eksemplar baru", acquisitions.copies],
    ["Pengadaan", "Eksemplar baru (%)", decimal(acquisitions.copiesPercent)],
    ["Pengadaan", "Eksemplar tanpa tanggal perolehan", acquisitions.undatedCopies],
    ["Anggota", "Anggota", members.members],
    ...members.perKind.map(({ kind, members: current }): Row => ["Anggota", STUDENT_KIND_LABELS[kind], current]),
    ["Anggota", "Siswa yang menjadi anggota (%)", decimal(members.memberPercent)],
    ["Anggota", "Rombel", members.classes],
    ["Kunjungan", "Pengunjung", visits.people],
    ["Kunjungan", "Pengunjung per hari buka", decimal(visits.perOpenDay)],
    ["Kunjungan", "Kunjungan per siswa", decimal(visits.perPupil)],
    ["Peminjaman", "Peminjaman", loans.loans],
    ["Peminjaman", "Buku Paket dan set kelas", loans.setLoans],
    ["Peminjaman", "Perpanjangan", loans.renewals],
    ["Peminjaman", "Peminjaman per hari buka", decimal(loans.perOpenDay)],
    ["Peminjaman", "Peminjaman per anggota per bulan", decimal(loans.perMemberAndMonth)],
    ["Peminjaman", "Peminjam", loans.borrowers],
    ["Peminjaman", "Anggota yang meminjam (%)", decimal(loans.borrowersPercent)],
    ["Peminjaman", "Rata-rata buku sekali meminjam", decimal(loans.perOccasion)],
    ["Peminjaman", "Perputaran koleksi", decimal(loans.turnover)],
    ...loans.perQuarter.map(({ quarter, booksPerBorrower }): Row => [
      "Peminjaman",
      `Buku per peminjam ${quarter}`,
      decimal(booksPerBorrower),
    ]),
    ["Peminjaman", "Judul tidak pernah dipinjam", loans.neverBorrowed],
    ["Peminjaman", "Terlambat", loans.overdue],
    ["Denda", "Denda dikenakan (Rp)", fines.charged],
    ["Denda", "Denda dibayar (Rp)", fines.paid],
    ["Denda", "Denda dikembalikan (Rp)", fines.refunded],
    ["Denda", "Denda dibebaskan (Rp)", fines.waived],
    ["Denda", "Ganti buku (Rp)", fines.replaced],
    ["Denda", "Denda belum lunas (Rp)", fines.open],
  ];
}

/** As an Indonesian spreadsheet reads it. */
function decimal(value: number | null): string {
  return value === null ? "" : value.toLocaleString("id-ID", { maximumFractionDigits: 2, useGrouping: false });
}
