import { drawReport, type ReportTable } from "../../platform/pdf/drawReport.js";
import type { PrintedLetterhead } from "../../platform/pdf/signatures.js";
import { placeName } from "../scanMessage.js";
import type { StockTakeItemRow } from "../stockTakeReads.js";

type Pages = AsyncIterable<readonly StockTakeItemRow[]>;

export interface PrintedStockTake {
  readonly letterhead: PrintedLetterhead;
  readonly signedAt: string;
  /** What was done, in one sentence. */
  readonly statement: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly missing: Pages;
  readonly unknown: Pages;
  readonly unknownCodes: number;
  /** The project's folder, whose packages have the typeface. */
  readonly root: string;
}

const rupiah = new Intl.NumberFormat("id-ID");

/** The report of a stock take as PDF, drawn as it is sent. */
export function drawStockTake({
  missing,
  unknown,
  unknownCodes,
  ...report
}: PrintedStockTake): AsyncGenerator<Uint8Array> {
  const tables: readonly ReportTable[] = [
    {
      heading: "Eksemplar yang tidak ditemukan",
      columns: MISSING_COLUMNS,
      pages: cellsOf(missing, missingCells),
      empty: "Tidak ada. Semua eksemplar di bagian ini ditemukan.",
    },
    {
      heading: "Kode yang tidak dikenal",
      columns: UNKNOWN_COLUMNS,
      pages: cellsOf(unknown, unknownCells),
      empty: null,
    },
  ];
  return drawReport({
    ...report,
    title: "Berita acara stock opname",
    tables: unknownCodes > 0 ? tables : tables.slice(0, 1),
  });
}

type CellsOf = (number: number, item: StockTakeItemRow) => readonly string[];

async function* cellsOf(pages: Pages, cells: CellsOf) {
  for await (const items of pages) yield items.map((item) => (number: number) => cells(number, item));
}

const MISSING_COLUMNS = [
  { header: "No.", share: 0.07, isRight: true },
  { header: "Kode", share: 0.14 },
  { header: "No. Panggil", share: 0.15 },
  { header: "Judul", share: 0.35 },
  { header: "Lokasi", share: 0.16 },
  { header: "Harga (Rp)", share: 0.13, isRight: true },
] as const;
const UNKNOWN_COLUMNS = [
  { header: "No.", share: 0.07, isRight: true },
  { header: "Kode", share: 0.53 },
  { header: "Dipindai oleh", share: 0.4 },
] as const;

function missingCells(number: number, item: StockTakeItemRow): string[] {
  return [
    rupiah.format(number),
    item.code,
    item.callNumber ?? "",
    item.title ?? "",
    placeName(item.locationName, item.locationShelf) ?? "",
    item.price === null ? "" : rupiah.format(item.price),
  ];
}

function unknownCells(number: number, { code, foundBy }: StockTakeItemRow): string[] {
  return [rupiah.format(number), code, foundBy ?? ""];
}
