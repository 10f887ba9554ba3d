import { csvOf, guardFormula } from "../../platform/csv/spreadsheets.js";
import type { DatabaseReads } from "../../platform/database/Database.js";
import { allPages } from "../../platform/database/keyset.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { BORROWING_FILTERS, type BorrowingListArgs } from "../borrowings/borrowingFilter.js";
import { BorrowingService } from "../borrowings/BorrowingService.js";
import type { Loan, LoanStatus } from "../borrowings/presentLoan.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import type { ReservationStatus } from "../reservations/Reservation.entity.js";
import { RESERVATION_FILTERS, type ReservationListArgs } from "../reservations/reservationInput.js";
import type { ReservationRow } from "../reservations/reservationReads.js";
import { ReservationService } from "../reservations/ReservationService.js";

interface CsvFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string>;
}

const LOAN_HEADER = [
  "Nama",
  "NIS / No. anggota",
  "Kelas",
  "Judul",
  "Kode eksemplar",
  "Tanggal pinjam",
  "Jatuh tempo",
  "Tanggal dikembalikan",
  "Status",
  "Terlambat (hari)",
  "Denda",
  "Perpanjangan",
];
const RESERVATION_HEADER = [
  "Nama",
  "NIS / No. anggota",
  "Kelas",
  "Judul",
  "Kode eksemplar",
  "Status",
  "Giliran",
  "Tanggal reservasi",
  "Disimpan sampai",
  "Berakhir",
];

const LOAN_STATUSES: Readonly<Record<LoanStatus, string>> = {
  on_loan: "Dipinjam",
  overdue: "Terlambat",
  returned: "Dikembalikan",
  lost: "Hilang",
};
const RESERVATION_STATUSES: Readonly<Record<ReservationStatus, string>> = {
  waiting: "Menunggu",
  ready: "Siap diambil",
  fulfilled: "Dipinjam",
  expired: "Tidak diambil",
  cancelled: "Dibatalkan",
};

const LOAN_FILES: Readonly<Record<(typeof BORROWING_FILTERS)[number], string>> = {
  open: "dipinjam",
  on_loan: "belum-terlambat",
  overdue: "terlambat",
  due_today: "jatuh-tempo",
  returned: "dikembalikan",
  lost: "hilang",
  held: "menunggu-persetujuan",
};
const RESERVATION_FILES: Readonly<Record<(typeof RESERVATION_FILTERS)[number], string>> = {
  open: "terbuka",
  ended: "berakhir",
  waiting: "menunggu",
  ready: "siap-diambil",
  fulfilled: "dipinjam",
  expired: "tidak-diambil",
  cancelled: "dibatalkan",
};

/** Writes the lists of the lending desk as CSV, narrowed and ordered as on screen. */
export class DeskExportService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly time: LibraryTime,
  ) {}

  /** @throws ValidationError with the first chunk */
  borrowings(viewer: Viewer, list: BorrowingListArgs): CsvFile {
    assertCanRead(viewer, "circulation");
    // One of its own for each file: it keeps the day that it has read.
    const borrowings = new BorrowingService(this.database, this.time);
    const status = BORROWING_FILTERS.find((name) => name === list.status);
    return {
      fileName: `${status ? LOAN_FILES[status] : "peminjaman"}-${this.today()}.csv`,
      chunks: csvOf(LOAN_HEADER, borrowings.pages(viewer, list), (loan) => [this.loanRow(loan)]),
    };
  }

  /** @throws ValidationError with the first chunk */
  reservations(viewer: Viewer, list: ReservationListArgs): CsvFile {
    assertCanRead(viewer, "circulation");
    const reservations = new ReservationService(this.database);
    const status = RESERVATION_FILTERS.find((name) => name === list.status);
    return {
      fileName: `reservasi${status ? `-${RESERVATION_FILES[status]}` : ""}-${this.today()}.csv`,
      chunks: csvOf(
        RESERVATION_HEADER,
        allPages((page) => reservations.page(viewer, list, page)),
        (row) => [this.reservationRow(row)],
      ),
    };
  }

  private today(): string {
    return dayIn(this.time.timeZone, this.time.now());
  }

  private dayOf(instant: Date | null): string {
    return instant === null ? "" : dayIn(this.time.timeZone, instant);
  }

  private loanRow(loan: Loan) {
    return [
      ...whoAndWhat(loan),
      guardFormula(loan.itemCode),
      this.dayOf(loan.borrowedAt),
      loan.dueAt,
      this.dayOf(loan.returnedAt),
      LOAN_STATUSES[loan.loanStatus],
      loan.overdueDays,
      loan.currentFine,
      loan.renewalCount,
    ];
  }

  private reservationRow(row: ReservationRow) {
    return [
      ...whoAndWhat(row),
      guardFormula(row.itemCode ?? ""),
      RESERVATION_STATUSES[row.status],
      row.place,
      this.dayOf(row.createdAt),
      row.keptUntil,
      this.dayOf(row.endedAt),
    ];
  }
}

function whoAndWhat({
  studentName,
  nis,
  className,
  bookTitle,
}: Pick<Loan | ReservationRow, "studentName" | "nis" | "className" | "bookTitle">): string[] {
  return [studentName ?? "", nis ?? "", className ?? "", bookTitle].map(guardFormula);
}
