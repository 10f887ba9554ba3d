import { csvOf, guardFormula } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import { allPages } from "../../platform/database/keyset.js";
import type { LibraryTime } from "../../circulation/policy/lendingDay.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { ACCREDITATION_HEADER, accreditationRows } from "./accreditation/accreditationRows.js";
import { LateLoanService } from "./loans/LateLoanService.js";
import type { ReportRangeArgs } from "./reportRange.js";
import { parseReportRange } from "./reportRange.js";
import { ReportService } from "./ReportService.js";
import type { MemberCount } from "./topMembers.js";

export const EXPORTED_REPORTS = [
  "accreditation",
  "loans-by-month",
  "loans-by-class",
  "loans-by-classification",
  "most-borrowed",
  "top-borrowers",
  "top-visitors",
  "never-borrowed",
  "overdue",
  "fines",
  "acquisitions",
  "in-house-use",
] as const;
export type ExportedReport = (typeof EXPORTED_REPORTS)[number];

type Cells = readonly (string | number | null)[];

interface Table {
  readonly header: readonly string[];
  readonly pages: AsyncIterable<readonly Cells[]>;
}

const FILE_NAMES: Readonly<Record<ExportedReport, string>> = {
  accreditation: "akreditasi",
  "loans-by-month": "peminjaman-per-bulan",
  "loans-by-class": "peminjaman-per-kelas",
  "loans-by-classification": "peminjaman-per-klasifikasi",
  "most-borrowed": "paling-sering-dipinjam",
  "top-borrowers": "peminjam-teraktif",
  "top-visitors": "pengunjung-teraktif",
  "never-borrowed": "tidak-pernah-dipinjam",
  overdue: "terlambat",
  fines: "denda",
  acquisitions: "pengadaan",
  "in-house-use": "baca-di-tempat",
};

/** Writes the reports as CSV. */
export class ReportExportService {
  private readonly reports: ReportService;

  constructor(
    private readonly database: Database,
    private readonly time: LibraryTime,
  ) {
    this.reports = new ReportService(database, time);
  }

  /** @throws ValidationError */
  export(
    viewer: Viewer,
    report: ExportedReport,
    range: ReportRangeArgs,
  ): { readonly fileName: string; readonly chunks: AsyncIterable<string> } {
    assertCanRead(viewer, report === "overdue" ? "circulation" : "reports");
    const today = dayIn(this.time.timeZone, this.time.now());
    const { from, to } = parseReportRange(range, today);
    const { header, pages } = this.tables[report](viewer, range);
    const days = report === "overdue" ? today : `${from}-${to}`;
    return { fileName: `laporan-${FILE_NAMES[report]}-${days}.csv`, chunks: csvOf(header, pages, (cells) => [cells]) };
  }

  /** By a service of their own: it keeps the day that it has read. */
  private lateLoanPages(viewer: Viewer) {
    const lateLoans = new LateLoanService(this.database, this.time);
    return allPages((page) => lateLoans.page(viewer, page));
  }

  private readonly tables: Readonly<Record<ExportedReport, (viewer: Viewer, range: ReportRangeArgs) => Table>> = {
    accreditation: (viewer, range) => ({
      header: ACCREDITATION_HEADER,
      pages: once(async () => accreditationRows(await this.reports.accreditation(viewer, range))),
    }),
    "loans-by-month": (viewer, range) => ({
      header: ["Bulan", "Peminjaman", "Buku paket", "Perpanjangan"],
      pages: once(async () =>
        (await this.reports.loanTotals(viewer, range)).perMonth.map((each) => [
          each.month,
          each.loans,
          each.setLoans,
          each.renewals,
        ]),
      ),
    }),
    "loans-by-class": (viewer, range) => ({
      header: ["Jenis", "Kelas", "Peminjaman", "Peminjam"],
      pages: once(async () =>
        (await this.reports.loansByClass(viewer, range)).map((each) => [
          guardFormula(each.memberKind.name),
          guardFormula(each.className ?? ""),
          each.loans,
          each.borrowers,
        ]),
      ),
    }),
    "loans-by-classification": (viewer, range) => ({
      header: ["Klasifikasi", "Nama", "Peminjaman"],
      pages: once(async () =>
        (await this.reports.loansByDivision(viewer, range)).map(({ code, name, loans }) => [code ?? "", name, loans]),
      ),
    }),
    "most-borrowed": (viewer, range) => ({
      header: ["Judul", "Peminjaman"],
      pages: once(async () =>
        (await this.reports.topTitles(viewer, range)).map(({ title, loans }) => [guardFormula(title), loans]),
      ),
    }),
    "top-borrowers": (viewer, range) => ({
      header: [...MEMBER_HEADER, "Peminjaman"],
      pages: once(async () => (await this.reports.topMembers(viewer, range)).borrowers.map(memberCells)),
    }),
    "top-visitors": (viewer, range) => ({
      header: [...MEMBER_HEADER, "Kunjungan"],
      pages: once(async () => (await this.reports.topMembers(viewer, range)).visitors.map(memberCells)),
    }),
    "never-borrowed": (viewer, range) => ({
      header: ["Judul", "No. Panggil"],
      pages: mapPages(
        allPages((page) => this.reports.neverBorrowed(viewer, range, page)),
        ({ title, callNumber }) => [guardFormula(title), guardFormula(callNumber ?? "")],
      ),
    }),
    overdue: (viewer) => ({
      header: [
        "NIS / No. anggota",
        "Nama",
        "Kelas",
        "Telepon",
        "Email",
        "Kode eksemplar",
        "Judul",
        "Jatuh tempo",
        "Hari",
        "Denda",
      ],
      pages: mapPages(this.lateLoanPages(viewer), (loan) => [
        guardFormula(loan.nis ?? ""),
        guardFormula(loan.studentName ?? ""),
        guardFormula(loan.className ?? ""),
        guardFormula(loan.phone ?? ""),
        guardFormula(loan.email ?? ""),
        guardFormula(loan.itemCode),
        guardFormula(loan.bookTitle),
        loan.dueAt,
        loan.overdueDays,
        loan.currentFine,
      ]),
    }),
    fines: (viewer, range) => ({
      header: ["Bulan", "Denda", "Dibayar", "Pengembalian uang", "Dibebaskan", "Ganti buku"],
      pages: once(async () =>
        (await this.reports.fines(viewer, range)).perMonth.map((each) => [
          each.month,
          each.charged,
          each.paid,
          each.refunded,
          each.waived,
          each.replaced,
        ]),
      ),
    }),
    "in-house-use": (viewer, range) => ({
      header: ["Tanggal", "Baca di tempat"],
      pages: once(async () => (await this.reports.inHouse(viewer, range)).perDay.map(({ day, uses }) => [day, uses])),
    }),
    acquisitions: (viewer, range) => ({
      header: ["Bulan", "Judul", "Eksemplar", "Nilai", "Eksemplar tanpa harga"],
      pages: once(async () =>
        (await this.reports.acquisitions(viewer, range)).perMonth.map((each) => [
          each.month,
          each.titles,
          each.copies,
          each.value,
          each.unpricedCopies,
        ]),
      ),
    }),
  };
}

const MEMBER_HEADER = ["Nama", "NIS / No. anggota", "Kelas"];

function memberCells({ name, nis, className, count }: MemberCount): Cells {
  return [guardFormula(name), guardFormula(nis), guardFormula(className ?? ""), count];
}

/** A table that is read whole. */
async function* once(rows: () => Promise<Cells[]>): AsyncGenerator<Cells[]> {
  yield await rows();
}

async function* mapPages<Row>(
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => Cells,
): AsyncGenerator<Cells[]> {
  for await (const page of pages) yield page.map(cellsOf);
}
