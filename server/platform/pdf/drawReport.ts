import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { openImage } from "./letterhead.js";
import { newDocument } from "./newDocument.js";
import { type Column, ReportSheets } from "./ReportSheets.js";
import type { PrintedLetterhead } from "./signatures.js";

/** A table of a report, whose rows are read as they are drawn. */
export interface ReportTable {
  readonly heading: string;
  readonly columns: readonly Column[];
  /** The cells of rows, by their number from 1. */
  readonly pages: AsyncIterable<readonly ((number: number) => readonly string[])[]>;
  /** What is said where there is no row; null leaves the table out, which must then be known before. */
  readonly empty: string | null;
}

export interface PrintedReport {
  readonly letterhead: PrintedLetterhead;
  readonly signedAt: string;
  readonly title: string;
  /** What was done, in one sentence. */
  readonly statement: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly ReportTable[];
  /** The project's folder, whose packages have the typeface. */
  readonly root: string;
}

/** Rows after which others get a turn: some milliseconds. */
const ROWS_A_TURN = 10;

/** A report that is signed (berita acara) as PDF, drawn as it is sent. */
export async function* drawReport(report: PrintedReport): AsyncGenerator<Uint8Array> {
  const { letterhead, root, signedAt, title } = report;
  const { logo, signatories, name, parent, lines } = letterhead;
  const document = await newDocument(root, { info: { Title: title, Author: name } });
  const head = { name, parent, lines, logo: logo && openImage(document, logo) };
  const sheets = new ReportSheets(document, { letterhead: head, signedAt, signatories, title });
  try {
    sheets.drawText(report.statement);
    for (const [label, value] of report.facts) sheets.drawFact(label, value);
    for (const table of report.tables) {
      sheets.drawHeading(table.heading);
      const rows = yield* drawTable(document, sheets, table);
      if (rows === 0 && table.empty !== null) sheets.drawText(table.empty, true);
    }
    sheets.finish();
    document.end();
    for await (const chunk of document) yield chunk as Uint8Array;
  } finally {
    document.destroy();
  }
}

/** Hands over what is drawn, and gives how many rows there were. */
async function* drawTable(
  document: PDFKit.PDFDocument,
  sheets: ReportSheets,
  { columns, pages }: ReportTable,
): AsyncGenerator<Uint8Array, number> {
  let number = 0;
  for await (const rows of pages) {
    for (const cells of rows) {
      if (number === 0) sheets.beginTable(columns);
      number += 1;
      sheets.drawRow(cells(number));
      if (number % ROWS_A_TURN === 0) await yieldToEventLoop();
    }
    const drawn = document.read() as Buffer | null;
    if (drawn) yield drawn;
  }
  return number;
}
