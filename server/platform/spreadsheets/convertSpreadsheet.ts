import { open } from "node:fs/promises";

import { stringify } from "csv-stringify/sync";

import { normaliseHeader } from "../csv/CsvCells.js";
import { openOds } from "./openOds.js";
import { openXlsx } from "./openXlsx.js";
import { SpreadsheetError } from "./SpreadsheetError.js";
import type { SheetRow, Workbook } from "./Workbook.js";
import { ZipParts } from "./zipParts.js";

const MAX_ROWS = 200_000;
/** A header stands in the first rows of its sheet. */
const FIRST_ROWS = 20;
const MAX_SHEETS = 100;
const WRITE_CHARACTERS = 262_144;

export interface SpreadsheetTask {
  readonly path: string;
  /** Where the CSV is written. */
  readonly target: string;
  /** Its place; null for the one whose header is known best. */
  readonly sheet: number | null;
  /** Names of columns that are known, normalised: the sheet that has most of them is the one that is meant. */
  readonly headings: readonly string[];
  /** Names of columns that must never be kept, normalised. */
  readonly secrets: readonly string[];
}

export interface ConvertedSheet {
  readonly sheets: readonly string[];
  /** The place of the one that was read. */
  readonly sheet: number;
  readonly rows: number;
  /** How many of them the spreadsheet hides; they are read like the others. */
  readonly hiddenRows: number;
  readonly bytes: number;
  /** Whether any sheet has a column of `secrets`. */
  readonly hasSecrets: boolean;
}

/**
 * Writes one sheet of an XLSX or ODS file as CSV (UTF-8, commas), each row at its number; few rows are in memory.
 * @throws SpreadsheetError
 */
export async function convertSpreadsheet(task: SpreadsheetTask): Promise<ConvertedSheet> {
  const workbook = await openWorkbook(task.path);
  try {
    if (workbook.sheets.length === 0) throw new SpreadsheetError("Berkas ini tidak berisi lembar dengan baris.");
    if (workbook.sheets.length > MAX_SHEETS) {
      throw new SpreadsheetError(`Berkas ini berisi lebih dari ${MAX_SHEETS} lembar.`);
    }
    const { best, hasSecrets } = await surveySheets(workbook, task);
    const sheet = task.sheet ?? best;
    if (!workbook.sheets[sheet]) throw new SpreadsheetError("Lembar ini tidak ada di berkasnya.");
    const written = await writeCsv(workbook.rowsOf(sheet), task.target);
    return { sheets: workbook.sheets.map(({ name }) => name.slice(0, 100)), sheet, hasSecrets, ...written };
  } finally {
    workbook.close();
  }
}

async function openWorkbook(path: string): Promise<Workbook> {
  const parts = await ZipParts.open(path);
  try {
    if (parts.has("xl/workbook.xml")) return await openXlsx(parts);
    if (parts.has("content.xml")) return await openOds(parts);
    throw new SpreadsheetError(
      parts.has("xl/workbook.bin")
        ? "Ini buku kerja biner (.xlsb). Simpan dulu sebagai .xlsx, lalu impor lagi."
        : "Ini berkas ZIP, bukan lembar kerja. Kirim berkas .xlsx, .ods, atau .csv di dalamnya.",
    );
  } catch (error) {
    parts.close();
    throw error;
  }
}

/** The sheet that has most of the known headings in one of its first rows; of equals one that is shown. */
async function surveySheets(
  workbook: Workbook,
  { headings, secrets }: Pick<SpreadsheetTask, "headings" | "secrets">,
): Promise<{ readonly best: number; readonly hasSecrets: boolean }> {
  const known = new Set(headings);
  const secret = new Set(secrets);
  let best = { sheet: 0, score: -1 };
  let hasSecrets = false;
  for (const [sheet, { isHidden }] of workbook.sheets.entries()) {
    const first = await firstRows(workbook, sheet);
    const named = first.map(({ cells }) => cells.map(normaliseHeader));
    hasSecrets ||= named.some((names) => names.some((name) => secret.has(name)));
    const most = Math.max(0, ...named.map((names) => new Set(names.filter((name) => known.has(name))).size));
    const score = most * 10 + (isHidden ? 0 : 2) + (first.length > 1 ? 1 : 0);
    if (score > best.score) best = { sheet, score };
  }
  return { best: best.sheet, hasSecrets };
}

async function firstRows(workbook: Workbook, sheet: number): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const rows of workbook.rowsOf(sheet)) {
    first.push(...rows.slice(0, FIRST_ROWS - first.length));
    if (first.length >= FIRST_ROWS) break;
  }
  return first;
}

async function writeCsv(pieces: AsyncIterable<readonly SheetRow[]>, target: string) {
  const file = await open(target, "w", 0o600);
  let rows = 0;
  let hiddenRows = 0;
  let number = 0;
  let bytes = 0;
  let pending = "";
  const flush = async () => {
    bytes += (await file.write(pending)).bytesWritten;
    pending = "";
  };
  try {
    for await (const piece of pieces) {
      for (const row of piece) {
        rows += 1;
        if (rows > MAX_ROWS) {
          throw new SpreadsheetError("Lembar ini lebih dari 200.000 baris. Bagi menjadi beberapa berkas.");
        }
        hiddenRows += row.isHidden ? 1 : 0;
        // Rows keep the numbers that the spreadsheet shows.
        pending += "\n".repeat(row.number - number - 1) + stringify([row.cells], { quoted: true });
        number = row.number;
        if (pending.length > WRITE_CHARACTERS) await flush();
      }
    }
    await flush();
  } finally {
    await file.close();
  }
  if (rows === 0) throw new SpreadsheetError("Lembar ini kosong. Pilih lembar atau berkas lain.");
  return { rows, hiddenRows, bytes };
}
