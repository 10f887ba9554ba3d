import { PassThrough, Readable } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { ZipFile } from "yazl";

type XlsxCell = string | number | null;

export interface XlsxColumn<Row> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** A day is `YYYY-MM-DD`, which becomes a date that can be sorted and counted with. */
  readonly kind: "text" | "number" | "day";
  readonly value: (row: Row) => XlsxCell;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The places of the formats in `styles.xml`. */
const STYLES = { text: 0, header: 1, number: 2, day: 3 } as const;
/** More than a cell holds. */
const LONGEST_TEXT = 32_767;
const DAY_MS = 86_400_000;
/** Spreadsheets count days from here, and take 1900 for a leap year: what is before March of it stays text. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_CERTAIN_DAY = "1900-03-01";

/**
 * One sheet as XLSX, page by page: never more than a page of it is held. Texts stand in their cells, so that no list
 * of them has to be kept, and none is a formula.
 */
export async function* writeXlsx<Row>(
  sheetName: string,
  columns: readonly XlsxColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const file = new PassThrough();
  const sheet = Readable.from(sheetXml(columns, pages), { objectMode: false });
  sheet.on("error", (error) => file.destroy(error));
  zip.outputStream.on("error", (error) => file.destroy(error as Error));
  for (const [path, xml] of Object.entries(partsOf(sheetName))) zip.addBuffer(Buffer.from(XML + xml), path);
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  zip.outputStream.pipe(file);
  try {
    for await (const chunk of file) yield chunk as Uint8Array;
  } finally {
    // Whoever asked for it may have gone.
    sheet.destroy();
  }
}

async function* sheetXml<Row>(columns: readonly XlsxColumn<Row>[], pages: AsyncIterable<readonly Row[]>) {
  const widths = columns.map(({ width }, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
  });
  const header = columns.map((column) => textCell(column.header, STYLES.header)).join("");
  yield (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join("")}</cols><sheetData><row>${header}</row>`
  );
  for await (const rows of pages) {
    yield rows.map((row) => `<row>${columns.map((column) => cellOf(column, row)).join("")}</row>`).join("");
    await yieldToEventLoop();
  }
  yield "</sheetData></worksheet>";
}

function cellOf<Row>({ kind, value }: XlsxColumn<Row>, row: Row): string {
  const cell = value(row);
  if (cell === null) return "<c/>";
  if (typeof cell === "number") return `<c s="${STYLES.number}"><v>${cell}</v></c>`;
  return kind === "day" && cell >= FIRST_CERTAIN_DAY
    ? `<c s="${STYLES.day}"><v>${(Date.parse(`${cell}T00:00:00Z`) - DAY_ZERO) / DAY_MS}</v></c>`
    : textCell(cell, STYLES.text);
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Without what XML cannot hold: control characters, halves of letters, and the two that are none. */
function xmlText(text: string): string {
  return (
    text
      .slice(0, LONGEST_TEXT)
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
      .replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign)
      // A spreadsheet reads these as characters by their number.
      .replace(/_(?=x[\dA-Fa-f]{4}_)/gu, "_x005F_")
  );
}

/** What a spreadsheet is besides its sheet. */
function partsOf(sheetName: string): Readonly<Record<string, string>> {
  const type = (part: string, name: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml"/>`;
  return {
    "[Content_Types].xml":
      `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `${type("/xl/workbook.xml", "sheet.main")}${type("/xl/worksheets/sheet1.xml", "worksheet")}` +
      `${type("/xl/styles.xml", "styles")}</Types>`,
    "_rels/.rels":
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml":
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
      `<sheet name="${xmlText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml":
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>` +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
      '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
      '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/>' +
      '<xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="3" applyNumberFormat="1"/>' +
      '<xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>',
  };
}
