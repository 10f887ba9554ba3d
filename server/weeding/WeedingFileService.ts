import { DISPOSAL_NAMES, WEEDING_REASON_NAMES, weedingReasonText } from "../../common/weedingWords.js";
import { csvOf, guardCell } from "../platform/csv/spreadsheets.js";
import type { Database } from "../platform/database/Database.js";
import { allPages } from "../platform/database/keyset.js";
import { drawReport } from "../platform/pdf/drawReport.js";
import type { PrintedLetterhead } from "../platform/pdf/signatures.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { longDate } from "../platform/time/longDate.js";
import { placeName } from "../stockTakes/scanMessage.js";
import { assertCanRead, type Viewer } from "../viewer.js";
import type { WeedingList } from "./weedingInput.js";
import {
  countFates,
  type FateCount,
  selectWeedingTotals,
  weedingById,
  type WeedingItemRow,
  type WeedingRow,
} from "./weedingReads.js";
import { weedingNotFound } from "./weedingNotFound.js";
import type { WeedingSkip } from "./WeedingItem.entity.js";
import { type CandidateRow, WeedingService } from "./WeedingService.js";

interface WeedingFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

interface FileOptions {
  readonly timeZone: string;
  /** The project's folder. */
  readonly root: string;
  readonly readLetterhead: () => Promise<PrintedLetterhead>;
}

const numbers = new Intl.NumberFormat("id-ID");
const copies = (count: number) => `${numbers.format(count)} eksemplar`;

/** What is collected as CSV, and the report of a weeding (berita acara penyiangan) as PDF. */
export class WeedingFileService {
  private readonly weedings: WeedingService;

  constructor(
    private readonly database: Database,
    private readonly options: FileOptions,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.weedings = new WeedingService(database, options.timeZone, now);
  }

  /** The candidates, to take along to the shelf. @throws ValidationError */
  async exportCandidates(viewer: Viewer, input: unknown): Promise<WeedingFile> {
    // What is chosen wrongly is said before the first line is sent.
    await this.weedings.candidates(viewer, input, { first: 0 });
    const header = CANDIDATE_COLUMNS.map(([name]) => name);
    const pages = allPages((page) => this.weedings.candidates(viewer, input, page));
    return {
      fileName: `kandidat-penyiangan-${dayIn(this.options.timeZone, this.now())}.csv`,
      chunks: csvOf(header, pages, (row) => [CANDIDATE_COLUMNS.map(([, valueOf]) => guardCell(valueOf(row)))]),
    };
  }

  /** @throws NotFoundError */
  async exportList(viewer: Viewer, id: number, list: WeedingList): Promise<WeedingFile> {
    assertCanRead(viewer, "catalogue");
    await this.find(id);
    const header = ITEM_COLUMNS.map(([name]) => name);
    return {
      fileName: `penyiangan-${id}.csv`,
      chunks: csvOf(header, this.pages(viewer, id, list), (item) => [
        ITEM_COLUMNS.map(([, valueOf]) => guardCell(valueOf(item, this.options.timeZone))),
      ]),
    };
  }

  /** @throws NotFoundError */
  async report(viewer: Viewer, id: number): Promise<WeedingFile> {
    assertCanRead(viewer, "catalogue");
    const weeding = await this.find(id);
    const letterhead = await this.options.readLetterhead();
    const isDone = weeding.state === "finished";
    const signedOn = longDate(dayIn(this.options.timeZone, weeding.finishedAt ?? this.now()));
    return {
      fileName: `berita-acara-penyiangan-${id}.pdf`,
      chunks: drawReport({
        letterhead,
        root: this.options.root,
        title: "Berita acara penyiangan",
        signedAt: [letterhead.city, signedOn].filter(Boolean).join(", "),
        statement: this.statement(weeding, letterhead.name),
        facts: await this.facts(weeding),
        tables: [
          {
            heading: isDone ? "Eksemplar yang ditarik" : "Eksemplar yang akan ditarik",
            columns: PRINTED_COLUMNS,
            pages: cellsOf(this.pages(viewer, id, isDone ? "withdrawn" : "waiting")),
            empty: "Belum ada.",
          },
        ],
      }),
    };
  }

  private statement({ name, startedAt, finishedAt, state }: WeedingRow, library: string): string {
    const from = longDate(dayIn(this.options.timeZone, startedAt));
    const to = longDate(dayIn(this.options.timeZone, finishedAt ?? this.now()));
    const days = from === to ? `Pada tanggal ${from}` : `Pada tanggal ${from} sampai dengan ${to}`;
    return state === "finished"
      ? `${days} telah dilakukan penyiangan koleksi “${name}” di ${library}, dan eksemplar berikut ditarik dari koleksi.`
      : `${days} dilakukan penyiangan koleksi “${name}” di ${library}, dan belum diakhiri saat berita acara ini dicetak.`;
  }

  private facts({ id }: WeedingRow): Promise<(readonly [string, string])[]> {
    return this.database.read(async (reader) => {
      const [totals] = await selectWeedingTotals(reader, [id]);
      const fates = await countFates(reader, id);
      const { copies: all = 0, skipped = 0, value = 0, unpriced = 0 } = totals ?? {};
      const priceless = unpriced === 0 ? "" : ` (${copies(unpriced)} tanpa harga)`;
      return [
        ["Jumlah", copies(all - skipped)],
        ["Nilai", `Rp${numbers.format(value)}${priceless}`],
        ["Alasan", listed(fates, ({ reason }) => WEEDING_REASON_NAMES[reason])],
        ["Tindak lanjut", listed(fates, ({ disposal }) => DISPOSAL_NAMES[disposal])],
        ...(skipped === 0 ? [] : [["Dilewati", copies(skipped)] as const]),
      ];
    });
  }

  private pages(viewer: Viewer, id: number, list: WeedingList) {
    return allPages((page) => this.weedings.itemPage(viewer, id, list, page));
  }

  private async find(id: number): Promise<WeedingRow> {
    const weeding = await this.database.read((reader) => weedingById(reader, id));
    if (!weeding) throw weedingNotFound();
    return weeding;
  }
}

/** `Rusak 12, Usang 3` */
function listed(fates: readonly FateCount[], nameOf: (fate: FateCount) => string): string {
  const sums = new Map<string, number>();
  for (const fate of fates) sums.set(nameOf(fate), (sums.get(nameOf(fate)) ?? 0) + fate.copies);
  return [...sums].map(([name, count]) => `${name} ${numbers.format(count)}`).join(", ") || "Belum ada";
}

const PRINTED_COLUMNS = [
  { header: "No.", share: 0.06, isRight: true },
  { header: "No. Inventaris", share: 0.16 },
  { header: "Judul", share: 0.3 },
  { header: "Harga (Rp)", share: 0.12, isRight: true },
  { header: "Alasan", share: 0.17 },
  { header: "Tindak lanjut", share: 0.19 },
] as const;

async function* cellsOf(pages: AsyncIterable<readonly WeedingItemRow[]>) {
  for await (const items of pages) yield items.map((item) => (number: number) => printedCells(number, item));
}

function printedCells(number: number, item: WeedingItemRow): string[] {
  return [
    numbers.format(number),
    item.inventoryCode ?? item.code,
    item.title,
    item.price === null ? "" : numbers.format(item.price),
    weedingReasonText(item),
    DISPOSAL_NAMES[item.disposal],
  ];
}

const SKIPPED: Readonly<Record<WeedingSkip, string>> = {
  deleted: "Sudah dihapus",
  on_loan: "Sedang dipinjam",
  reserved: "Ada reservasinya",
  withdrawn: "Sudah ditarik sebelumnya",
  lost_loan: "Ganti rugi belum selesai: terima di meja peminjaman",
  changed: "Sudah diubah sejak ditarik",
};

type Cell = string | number | null;
const ITEM_COLUMNS: readonly (readonly [string, (item: WeedingItemRow, timeZone: string) => Cell])[] = [
  ["Kode", ({ code }) => code],
  ["No. Inventaris", ({ inventoryCode }) => inventoryCode],
  ["Judul", ({ title }) => title],
  ["Tahun terbit", ({ publishYear }) => publishYear],
  ["No. Panggil", ({ callNumber }) => callNumber],
  ["Harga", ({ price }) => price],
  ["Alasan", (item) => weedingReasonText(item)],
  ["Tindak lanjut", ({ disposal }) => DISPOSAL_NAMES[disposal]],
  ["Tanggal dikumpulkan", ({ addedAt }, timeZone) => dayIn(timeZone, addedAt)],
  ["Dikumpulkan oleh", ({ addedBy }) => addedBy],
  ["Keterangan", ({ skipped }) => skipped && SKIPPED[skipped]],
];
const CANDIDATE_COLUMNS: readonly (readonly [string, (row: CandidateRow) => Cell])[] = [
  ["Kode", ({ code }) => code],
  ["No. Inventaris", ({ inventoryCode }) => inventoryCode],
  ["Judul", ({ title }) => title],
  ["Tahun terbit", ({ publishYear }) => publishYear],
  ["No. Panggil", ({ callNumber }) => callNumber],
  ["Lokasi", ({ locationName, locationShelf }) => placeName(locationName, locationShelf)],
  ["Mengapa", ({ reasons }) => reasons.join("; ")],
  ["Perhatikan", ({ warning }) => warning],
];
