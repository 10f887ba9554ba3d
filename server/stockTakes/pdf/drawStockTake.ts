import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { openImage } from "../../platform/pdf/letterhead.js";
import { newDocument } from "../../platform/pdf/newDocument.js";
import type { LoadedLetterhead } from "../../settings/letterhead/readLetterhead.js";
import { placeName } from "../scanMessage.js";
import type { StockTakeItemRow } from "../stockTakeReads.js";
import { type Column, StockTakeSheets } from "./StockTakeSheets.js";

type Pages = AsyncIterable<readonly StockTakeItemRow[]>;

export interface PrintedStockTake {
  readonly letterhead: LoadedLetterhead;
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

/** Rows after which others get a turn: some milliseconds. */
const ROWS_A_TURN = 10;
const rupiah = new Intl.NumberFormat("id-ID");

/** The report of a stock take as PDF, drawn as it is sent. */
export async function* drawStockTake(report: PrintedStockTake): AsyncGenerator<Uint8Array> {
  const { letterhead, root, signedAt } = report;
  const info = { Title: "Berita acara stock opname", Author: letterhead.name };
  const document = await newDocument(root, { info });
  const { logo, signatories, name, parent, lines } = letterhead;
  const head = { name, parent, lines, logo: logo && openImage(document, logo) };
  const sheets = new StockTakeSheets(document, { letterhead: head, signedAt, signatories });
  const tableOf = (pages: Pages, columns: readonly Column[], cells: CellsOf) =>
    drawTable({ document, sheets, pages, columns, cells });
  try {
    sheets.drawText(report.statement);
    for (const [label, value] of report.facts) sheets.drawFact(label, value);
    sheets.drawHeading("Eksemplar yang tidak ditemukan");
    const missing = yield* tableOf(report.missing, MISSING_COLUMNS, missingCells);
    if (missing === 0) sheets.drawText("Tidak ada. Semua eksemplar di bagian ini ditemukan.", true);
    if (report.unknownCodes > 0) {
      sheets.drawHeading("Kode yang tidak dikenal");
      yield* tableOf(report.unknown, UNKNOWN_COLUMNS, unknownCells);
    }
    sheets.finish();
    document.end();
    for await (const chunk of document) yield chunk as Uint8Array;
  } finally {
    document.destroy();
  }
}

type CellsOf = (number: number, item: StockTakeItemRow) => readonly string[];

interface DrawnTable {
  readonly document: PDFKit.PDFDocument;
  readonly sheets: StockTakeSheets;
  readonly pages: Pages;
  readonly columns: readonly Column[];
  readonly cells: CellsOf;
}

/** Hands over what is drawn, and gives how many rows there were. */
async function* drawTable({ document, sheets, pages, columns, cells }: DrawnTable): AsyncGenerator<Uint8Array, number> {
  let number = 0;
  for await (const items of pages) {
    for (const item of items) {
      if (number === 0) sheets.beginTable(columns);
      number += 1;
      sheets.drawRow(cells(number, item));
      if (number % ROWS_A_TURN === 0) await yieldToEventLoop();
    }
    const drawn = document.read() as Buffer | null;
    if (drawn) yield drawn;
  }
  return number;
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
