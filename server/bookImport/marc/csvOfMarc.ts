import { createReadStream } from "node:fs";

import { aksaraColumns } from "../../books/export/aksaraColumns.js";
import { recordBook } from "../../books/marc/recordBook.js";
import { csvOf, guardCell } from "../../platform/csv/spreadsheets.js";
import { pagesOf } from "../../platform/pagesOf.js";
import type { ReadRecord } from "../../platform/marc/marcRecord.js";
import { BEGINS_MARC_XML, readMarcXml } from "../../platform/marc/marcXml.js";
import { BEGINS_ISO_2709, readIso2709 } from "../../platform/marc/readIso2709.js";

const NOTE = "Catatan MARC";
const PAGE = 100;
const cells = Object.values(aksaraColumns);

/**
 * The records of a MARC file as the rows of our own export, which the import knows how to read, with what has no column
 * beside them; null of any other file. A record that cannot be read is a row that says so and has no title.
 */
export function csvOfMarc(head: string, path: string): AsyncIterable<string> | null {
  const records = recordsOf(head, path);
  return records && csvOf([...Object.keys(aksaraColumns), NOTE], pagesOf(records, PAGE), (read) => [rowOf(read)]);
}

function recordsOf(head: string, path: string): AsyncIterable<ReadRecord> | null {
  if (BEGINS_ISO_2709.test(head)) return readIso2709(createReadStream(path) as AsyncIterable<Uint8Array>);
  return BEGINS_MARC_XML.test(head) ? readMarcXml(createReadStream(path, "utf8") as AsyncIterable<string>) : null;
}

function rowOf(read: ReadRecord): (string | number | null)[] {
  if ("broken" in read) {
    return [...cells.map(() => null), `Rekaman ${read.number} tidak terbaca: ${read.broken}.`];
  }
  const { book, left } = recordBook(read.record);
  const note = left.length === 0 ? null : guardCell(left.join("; "));
  return [...cells.map((cell) => guardCell(cell(book, ""))), note];
}
