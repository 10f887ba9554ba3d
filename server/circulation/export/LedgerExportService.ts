import { csvOf, guardFormula } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import { allPages } from "../../platform/database/keyset.js";
import { required } from "../../platform/required.js";
import { dayIn, timeIn } from "../../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { type FineListArgs, parseCashDay } from "../ledger/ledgerInput.js";
import type { ChargeReason, FineStatus } from "../ledger/ledgerKinds.js";
import { type EntryRow, type FineRow, finesByIds } from "../ledger/ledgerReads.js";
import { LedgerService } from "../ledger/LedgerService.js";

interface CsvFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string>;
}

const FINE_HEADER = [
  "Tanggal",
  "Nama",
  "NIS / No. anggota",
  "Kelas",
  "Jenis",
  "Keterangan",
  "Jumlah",
  "Sisa",
  "Status",
  "Petugas",
];
const CASH_HEADER = ["Jam", "Kuitansi", "Nama", "NIS / No. anggota", "Kelas", "Denda", "Masuk", "Keluar", "Petugas"];
const BALANCE_HEADER = ["Nama", "NIS / No. anggota", "Kelas", "Tunggakan"];

const REASONS: Readonly<Record<ChargeReason, string>> = {
  late: "Terlambat",
  lost: "Hilang",
  damaged: "Rusak",
  membership: "Biaya keanggotaan",
  other: "Lainnya",
};
const STATUSES: Readonly<Record<FineStatus, string>> = {
  open: "Belum lunas",
  settled: "Lunas",
  reversed: "Dibatalkan",
};

/** Writes the lists of the ledger as CSV, filtered as on screen. */
export class LedgerExportService {
  private readonly ledger: LedgerService;

  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.ledger = new LedgerService(database, timeZone, now);
  }

  fines(viewer: Viewer, list: FineListArgs): CsvFile {
    assertCanRead(viewer, "fines");
    const pages = allPages((page) => this.ledger.page(viewer, list, page));
    return {
      fileName: `denda-${this.today()}.csv`,
      chunks: csvOf(FINE_HEADER, pages, (fine) => [this.fineRow(fine)]),
    };
  }

  /** The cash of one day of the library's, today unless given. */
  cash(viewer: Viewer, day: string | null): CsvFile {
    assertCanRead(viewer, "fines");
    return {
      fileName: `kas-${parseCashDay(day) ?? this.today()}.csv`,
      chunks: csvOf(CASH_HEADER, this.cashPages(viewer, day), ({ entry, fine }) => [this.cashRow(entry, fine)]),
    };
  }

  balances(viewer: Viewer, className: string | null): CsvFile {
    assertCanRead(viewer, "fines");
    const pages = allPages((page) => this.ledger.balances(viewer, className, page));
    return {
      fileName: `tunggakan-denda-${this.today()}.csv`,
      chunks: csvOf(BALANCE_HEADER, pages, ({ studentName, nis, className: ofClass, balance }) => [
        [guardFormula(studentName), guardFormula(nis), guardFormula(ofClass ?? ""), balance],
      ]),
    };
  }

  private today(): string {
    return dayIn(this.timeZone, this.now());
  }

  private async *cashPages(viewer: Viewer, day: string | null) {
    for await (const entries of allPages((page) => this.ledger.cash(viewer, day, page))) {
      const fineIds = [...new Set(entries.map(({ fineId }) => fineId))];
      const fines = await this.database.read((reader) => finesByIds(reader, fineIds));
      const byId = new Map(fines.map((fine) => [fine.id, fine]));
      yield entries.map((entry) => ({ entry, fine: required(byId.get(entry.fineId), "the fine of an entry") }));
    }
  }

  private fineRow(fine: FineRow) {
    return [
      dayIn(this.timeZone, fine.madeAt),
      ...personOf(fine),
      REASONS[fine.chargeReason],
      guardFormula(fine.bookTitle ?? fine.reason ?? ""),
      fine.amount,
      fine.openAmount,
      STATUSES[fine.status],
      guardFormula(fine.madeBy),
    ];
  }

  private cashRow({ kind, amount, receiptId, madeAt, madeBy }: EntryRow, fine: FineRow) {
    return [
      timeIn(this.timeZone, madeAt),
      receiptId,
      ...personOf(fine),
      guardFormula(fine.bookTitle ?? fine.reason ?? REASONS[fine.chargeReason]),
      kind === "payment" ? amount : 0,
      kind === "refund" ? amount : 0,
      guardFormula(madeBy),
    ];
  }
}

function personOf({ studentName, nis, className }: FineRow) {
  return [guardFormula(studentName), guardFormula(nis), guardFormula(className ?? "")];
}
