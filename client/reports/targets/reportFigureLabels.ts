import type { ReportFigure } from "../../gql/graphql";

/** The figures that may have a target, in the order of the report. */
export const reportFigureLabels: Readonly<Record<ReportFigure, string>> = {
  TITLES: "Judul",
  COPIES: "Eksemplar",
  TITLES_PER_CLASS: "Judul per rombel",
  NONFICTION_PERCENT: "Nonfiksi (%)",
  TEXTBOOK_TITLES: "Judul buku teks",
  REFERENCE_TITLES: "Judul referensi",
  PERIODICAL_TITLES: "Judul terbitan berkala",
  AUDIOVISUAL_TITLES: "Judul audiovisual",
  EBOOKS: "E-book",
  LOST_COPIES: "Eksemplar hilang",
  DAMAGED_COPIES: "Eksemplar rusak berat",
  NEW_TITLES: "Judul dengan eksemplar baru",
  NEW_TITLES_PERCENT: "Judul dengan eksemplar baru (%)",
  NEW_COPIES: "Eksemplar baru",
  NEW_COPIES_PERCENT: "Eksemplar baru (%)",
  MEMBERS: "Anggota",
  MEMBER_PERCENT: "Siswa yang menjadi anggota (%)",
  OPEN_DAYS: "Hari buka",
  OPENING_HOURS_PER_WEEK: "Jam layanan per minggu",
  VISITORS: "Pengunjung",
  VISITORS_PER_OPEN_DAY: "Pengunjung per hari buka",
  VISITS_PER_PUPIL: "Kunjungan per siswa",
  LOANS: "Peminjaman",
  LOANS_PER_OPEN_DAY: "Peminjaman per hari buka",
  LOANS_PER_MEMBER_AND_MONTH: "Peminjaman per anggota per bulan",
  BORROWERS_PERCENT: "Anggota yang meminjam (%)",
  BOOKS_PER_OCCASION: "Rata-rata buku sekali meminjam",
  TURNOVER: "Perputaran koleksi",
  NEVER_BORROWED_TITLES: "Judul tidak pernah dipinjam",
  OVERDUE_LOANS: "Peminjaman terlambat",
};

export const reportFigures = Object.keys(reportFigureLabels) as readonly ReportFigure[];
