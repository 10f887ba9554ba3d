import { buffer } from "node:stream/consumers";

import { ZipFile } from "yazl";

export interface GivenSheet {
  readonly name: string;
  /** The rows as the format writes them. */
  readonly xml: string;
  readonly isHidden?: boolean;
}

export async function packed(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream);
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook as Excel lays it out. */
export function xlsxOf(
  sheets: readonly GivenSheet[],
  { texts = [], formats = [] }: { readonly texts?: readonly string[]; readonly formats?: readonly string[] } = {},
): Promise<Buffer> {
  return packed({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="r"><sheets>${sheets
      .map(
        ({ name, isHidden }, place) =>
          `<sheet name="${name}" sheetId="${place + 1}" ${isHidden ? 'state="hidden"' : ""} r:id="rId${place + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets
      .map((_, place) => `<Relationship Id="rId${place + 1}" Target="worksheets/sheet${place + 1}.xml"/>`)
      .join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet ${MAIN}><numFmts>${formats
      .map((code, place) => `<numFmt numFmtId="${200 + place}" formatCode="${code}"/>`)
      .join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, place) => `<xf numFmtId="${200 + place}"/>`)
      .join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst ${MAIN}>${texts.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        `<worksheet ${MAIN}><sheetData>${xml}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** Rows of texts that stand in their cells. */
export function textRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`)
    .join("");
}

/** A workbook as LibreOffice lays it out. */
export function odsOf(sheets: readonly GivenSheet[]): Promise<Buffer> {
  return packed({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml":
      '<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>' +
      sheets.map(({ name, xml }) => `<table:table table:name="${name}">${xml}</table:table>`).join("") +
      "</office:spreadsheet></office:body></office:document-content>",
  });
}
