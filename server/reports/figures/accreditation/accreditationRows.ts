import type { CollectionGroup } from "../../../authorities/collectionGroups.js";
import type { ReportFigure } from "../../../settings/reportTargets/reportTargets.js";
import type { AccreditationReport } from "../ReportService.js";

/** `like` is the figure whose notes on missing data the row shares, where the row has no target of its own. */
type Row = readonly [
  part: string,
  label: string,
  value: string | number,
  figure?: ReportFigure | undefined,
  like?: ReportFigure | undefined,
];
type Cells = readonly (string | number)[];

const GROUPS: Readonly<Record<CollectionGroup, string>> = {
  fiction: "Fiksi",
  nonfiction: "Nonfiksi",
  textbook: "Buku teks",
  reference: "Referensi",
  periodical: "Terbitan berkala",
  audiovisual: "Audiovisual",
};

export const ACCREDITATION_HEADER = ["Bagian", "Angka", "Nilai", "Target", "Keterangan", "Catatan"];

/** The figures as lines of a table, with their targets; what cannot be divided stays empty. */
export function accreditationRows(report: AccreditationReport): Cells[] {
  const states = new Map(report.targets.map((state) => [state.figure, state]));
  return figureRows(report).map(([part, label, value, figure, like = figure]) => {
    const state = figure && states.get(figure);
    const notes = report.missing.flatMap(({ figures, text }) => (like && figures.includes(like) ? [text] : []));
    return [part, label, value, state?.target ?? "", state?.state ?? "", notes.join(" ")];
  });
}

const GROUP_FIGURES: Readonly<Partial<Record<CollectionGroup, ReportFigure>>> = {
  textbook: "textbook_titles",
  reference: "reference_titles",
  periodical: "periodical_titles",
  audiovisual: "audiovisual_titles",
};

function figureRows(report: AccreditationReport): Row[] {
  const { collection, members, acquisitions, visits, loans, fines } = report;
  return [
    ["Layanan", "Hari buka", report.openDays, "open_days"],
    ["Layanan", "Jam layanan per minggu", decimal(report.openingHoursPerWeek), "opening_hours_per_week"],
    ["Koleksi", "Judul", collection.titles, "titles"],
    ["Koleksi", "Eksemplar", collection.copies, "copies"],
    ...collection.perDivision.flatMap(({ code, name, titles, copies }): Row[] => [
      ["Koleksi", `Judul ${code ?? ""} ${name}`.replace("  ", " "), titles],
      ["Koleksi", `Eksemplar ${code ?? ""} ${name}`.replace("  ", " "), copies],
    ]),
    ...collection.perGroup.flatMap(({ group, titles, copies }): Row[] => {
      if (group === null) {
        return [
          ["Koleksi", "Judul: tanpa kelompok", titles],
          ["Koleksi", "Eksemplar: tanpa kelompok", copies],
        ];
      }
      const like = GROUP_FIGURES[group] ?? "nonfiction_percent";
      return [
        ["Koleksi", `Judul: ${GROUPS[group]}`, titles, GROUP_FIGURES[group], like],
        ["Koleksi", `Eksemplar: ${GROUPS[group]}`, copies, undefined, like],
      ];
    }),
    ["Koleksi", "Nonfiksi (%)", decimal(collection.nonfictionPercent), "nonfiction_percent"],
    ["Koleksi", "E-book", collection.ebooks, "ebooks"],
    ["Koleksi", "Judul per rombel", decimal(collection.titlesPerClass), "titles_per_class"],
    ["Koleksi", "Eksemplar hilang", collection.lostCopies, "lost_copies"],
    ["Koleksi", "Eksemplar rusak berat", collection.damagedCopies, "damaged_copies"],
    ["Koleksi", "Eksemplar ditarik", collection.withdrawnCopies],
    ["Pengadaan", "Judul dengan eksemplar baru", acquisitions.titles, "new_titles"],
    ["Pengadaan", "Judul dengan eksemplar baru (%)", decimal(acquisitions.titlesPercent), "new_titles_percent"],
    ["Pengadaan", "Eksemplar baru", acquisitions.copies, "new_copies"],
    ["Pengadaan", "Eksemplar baru (%)", decimal(acquisitions.copiesPercent), "new_copies_percent"],
    ["Pengadaan", "Eksemplar tanpa tanggal perolehan", acquisitions.undatedCopies],
    ["Anggota", "Anggota", members.members, "members"],
    ...members.perKind.map(({ memberKind, members: current }): Row => ["Anggota", memberKind.name, current]),
    ["Anggota", "Siswa yang menjadi anggota (%)", decimal(members.memberPercent), "member_percent"],
    ["Anggota", "Rombel", members.classes],
    ["Kunjungan", "Pengunjung", visits.people, "visitors"],
    ["Kunjungan", "Pengunjung per hari buka", decimal(visits.perOpenDay), "visitors_per_open_day"],
    ["Kunjungan", "Kunjungan per siswa", decimal(visits.perPupil), "visits_per_pupil"],
    ["Peminjaman", "Peminjaman", loans.loans, "loans"],
    ["Peminjaman", "Buku paket dan pinjaman kelas", loans.setLoans],
    ["Peminjaman", "Perpanjangan", loans.renewals],
    ["Peminjaman", "Peminjaman per hari buka", decimal(loans.perOpenDay), "loans_per_open_day"],
    ["Peminjaman", "Peminjaman per anggota per bulan", decimal(loans.perMemberAndMonth), "loans_per_member_and_month"],
    ["Peminjaman", "Peminjam", loans.borrowers],
    ["Peminjaman", "Anggota yang meminjam (%)", decimal(loans.borrowersPercent), "borrowers_percent"],
    ["Peminjaman", "Rata-rata buku sekali meminjam", decimal(loans.perOccasion), "books_per_occasion"],
    ["Peminjaman", "Perputaran koleksi", decimal(loans.turnover), "turnover"],
    ...loans.perQuarter.map(({ quarter, booksPerBorrower }): Row => [
      "Peminjaman",
      `Buku per peminjam ${quarter}`,
      decimal(booksPerBorrower),
    ]),
    ["Peminjaman", "Judul tidak pernah dipinjam", loans.neverBorrowed, "never_borrowed_titles"],
    ["Peminjaman", "Terlambat", loans.overdue, "overdue_loans"],
    ["Denda", "Denda dikenakan (Rp)", fines.charged],
    ["Denda", "Denda dibayar (Rp)", fines.paid],
    ["Denda", "Pengembalian uang denda (Rp)", fines.refunded],
    ["Denda", "Denda dibebaskan (Rp)", fines.waived],
    ["Denda", "Ganti buku (Rp)", fines.replaced],
    ["Denda", "Denda belum lunas (Rp)", fines.open],
  ];
}

/** As an Indonesian spreadsheet reads it. */
function decimal(value: number | null): string {
  return value === null ? "" : value.toLocaleString("id-ID", { maximumFractionDigits: 2, useGrouping: false });
}
