import { csvOf, guardCell } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { longDate } from "../platform/time/longDate.js";
import type { LoadedLetterhead } from "../settings/letterhead/readLetterhead.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import { drawStockTake } from "./pdf/drawStockTake.js";
import { placeName } from "./scanMessage.js";
import { describePart } from "./stockTakePart.js";
import {
  countOutcomes,
  selectScanners,
  selectTotals,
  stockTakeById,
  type StockTakeItemRow,
  type StockTakeRow,
  sumMissing,
} from "./stockTakeReads.js";
import { stockTakeNotFound } from "./stockTakeNotFound.js";
import { type ItemList } from "./stockTakeInput.js";
import { StockTakeService } from "./StockTakeService.js";
import type { RecordedStatus, SkipReason } from "./StockTakeItem.entity.js";

interface StockTakeFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

interface FileOptions {
  readonly timeZone: string;
  /** The project's folder. */
  readonly root: string;
  readonly readLetterhead: () => Promise<LoadedLetterhead>;
}

const numbers = new Intl.NumberFormat("id-ID");
const copies = (count: number) => `${numbers.format(count)} eksemplar`;

/** The lists of a stock take as CSV, and its report (berita acara) as PDF. */
export class StockTakeFileService {
  private readonly stockTakes: StockTakeService;

  constructor(
    private readonly database: Database,
    private readonly options: FileOptions,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.stockTakes = new StockTakeService(database);
  }

  /** @throws NotFoundError */
  async exportList(viewer: Viewer, id: number, list: ItemList): Promise<StockTakeFile> {
    assertCanRead(viewer, "stockTakes");
    await this.find(id);
    const header = CSV_COLUMNS.map(([name]) => name);
    return {
      fileName: `stock-opname-${id}-${list.replaceAll("_", "-")}.csv`,
      chunks: csvOf(header, this.pages(viewer, id, list), (item) => [
        CSV_COLUMNS.map(([, valueOf]) => guardCell(valueOf(item, this.options.timeZone))),
      ]),
    };
  }

  /** @throws NotFoundError */
  async report(viewer: Viewer, id: number): Promise<StockTakeFile> {
    assertCanRead(viewer, "stockTakes");
    const take = await this.find(id);
    const letterhead = await this.options.readLetterhead();
    const today = dayIn(this.options.timeZone, this.now());
    return {
      fileName: `berita-acara-stock-opname-${id}.pdf`,
      chunks: drawStockTake({
        letterhead,
        root: this.options.root,
        signedAt: [letterhead.city, longDate(today)].filter(Boolean).join(", "),
        statement: this.statement(take, letterhead.name),
        facts: await this.facts(take),
        missing: this.pages(viewer, id, "missing"),
        unknown: this.pages(viewer, id, "unknown"),
        unknownCodes: await this.stockTakes.countItems(viewer, id, "unknown"),
      }),
    };
  }

  private statement({ name, startedAt, finishedAt }: StockTakeRow, library: string): string {
    const from = longDate(dayIn(this.options.timeZone, startedAt));
    const to = longDate(dayIn(this.options.timeZone, finishedAt ?? this.now()));
    const days = from === to ? `Pada tanggal ${from}` : `Pada tanggal ${from} sampai dengan ${to}`;
    const done = finishedAt === null ? "dan belum diakhiri saat berita acara ini dicetak" : "dengan hasil berikut";
    return `${days} telah dilakukan stock opname “${name}” di ${library}, ${done}.`;
  }

  private async facts(take: StockTakeRow): Promise<(readonly [string, string])[]> {
    return this.database.read(async (reader) => {
      const [totals] = await selectTotals(reader, [take.id]);
      const outcomes = await countOutcomes(reader, take.id);
      const missing = await sumMissing(reader, take.id);
      const scanners = await selectScanners(reader, take.id);
      const { expected = 0, found = 0, away = 0 } = totals ?? {};
      const unpriced = missing.unpriced === 0 ? "" : ` (${copies(missing.unpriced)} tanpa harga)`;
      const counted = (outcome: "on_loan" | "status" | "elsewhere") => copies(outcomes.get(outcome) ?? 0);
      return [
        ["Bagian", describePart(take)],
        [
          "Dipindai oleh",
          scanners.map(({ name, scans }) => `${name} (${numbers.format(scans)})`).join(", ") || "Belum ada",
        ],
        ["Seharusnya ada di tempat", copies(expected)],
        ["Ditemukan", copies(found)],
        ["Tidak ditemukan", copies(expected - found)],
        ["Nilai yang tidak ditemukan", `Rp${numbers.format(missing.value)}${unpriced}`],
        ["Dipinjam, hilang, diperbaiki, atau ditarik", copies(away)],
        ["Tercatat dipinjam, ternyata ada", counted("on_loan")],
        ["Status perlu diperbaiki", counted("status")],
        ["Salah tempat atau di luar bagian ini", counted("elsewhere")],
        ["Kode tidak dikenal", numbers.format(outcomes.get("unknown") ?? 0)],
      ];
    });
  }

  private pages(viewer: Viewer, id: number, list: ItemList) {
    return allPages((page) => this.stockTakes.itemPage(viewer, id, list, page));
  }

  private async find(id: number): Promise<StockTakeRow> {
    const take = await this.database.read((reader) => stockTakeById(reader, id));
    if (!take) throw stockTakeNotFound();
    return take;
  }
}

const STATUSES: Readonly<Record<RecordedStatus, string>> = {
  available: "Tersedia",
  repair: "Diperbaiki",
  reference_only: "Hanya dibaca di tempat",
  lost: "Hilang",
  withdrawn: "Ditarik",
  on_loan: "Dipinjam",
  kept: "Disimpan untuk reservasi",
};
const SKIPPED: Readonly<Record<SkipReason, string>> = {
  deleted: "Sudah dihapus",
  on_loan: "Sedang dipinjam",
  kept: "Disimpan untuk reservasi",
  changed: "Sudah berubah sejak stock opname",
  lost_loan: "Ganti rugi belum selesai: terima di meja peminjaman",
};

const CSV_COLUMNS: readonly (readonly [
  string,
  (item: StockTakeItemRow, timeZone: string) => string | number | null,
])[] = [
  ["Kode", ({ code }) => code],
  ["Judul", ({ title }) => title],
  ["No. Panggil", ({ callNumber }) => callNumber],
  ["Lokasi", ({ locationName, locationShelf }) => placeName(locationName, locationShelf)],
  ["Status saat dimulai", ({ status }) => status && STATUSES[status]],
  ["Status saat dipindai", ({ foundStatus }) => foundStatus && STATUSES[foundStatus]],
  ["Ditemukan di", ({ foundLocationName, foundLocationShelf }) => placeName(foundLocationName, foundLocationShelf)],
  ["Tanggal dipindai", ({ foundAt }, timeZone) => foundAt && dayIn(timeZone, foundAt)],
  ["Dipindai oleh", ({ foundBy }) => foundBy],
  ["Harga", ({ price }) => price],
  ["Keterangan", ({ skipped }) => skipped && SKIPPED[skipped]],
];
