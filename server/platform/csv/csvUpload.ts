import { mkdir, open, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { type DomainError, invalid } from "../../errors.js";
import { isOwnerAlive, registerOwner } from "../files/processOwner.js";
import { EncodingDetector, type TextEncoding } from "./EncodingDetector.js";
import { removeFile, renamePath } from "../files/renameAndRemove.js";
import type { ConvertedSheet, SpreadsheetTask } from "../spreadsheets/convertSpreadsheet.js";
import { convertInWorker } from "../spreadsheets/convertInWorker.js";

export interface CsvFile {
  readonly path: string;
  readonly bytes: number;
  readonly encoding: TextEncoding;
  /** Of a spreadsheet, of which one sheet was written as this CSV. */
  readonly workbook?: UploadedWorkbook;
}

interface UploadedWorkbook extends Pick<ConvertedSheet, "sheets" | "sheet" | "hiddenRows" | "hasSecrets"> {
  /** The spreadsheet itself. */
  readonly path: string;
}

/** By which columns the sheet is recognised that is meant, and which must never be kept. */
export type KnownHeadings = Pick<SpreadsheetTask, "headings" | "secrets">;

const UPLOAD_FOLDER = "imports";
const EXTENSION = ".csv";

interface UploadOptions {
  readonly dataDir: string;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
  readonly known: KnownHeadings;
  /** Of a file of another kind, by its first bytes; null of one that has the usual limit. Its CSV has that too. */
  readonly maxBytesOf?: (head: string) => number | null;
  /** Writes a file of another kind as CSV, by its first bytes as Latin-1; null of what it does not know. */
  readonly toCsv?: (head: string, path: string) => AsyncIterable<string> | null;
}

/** A spreadsheet is packed: more of it would be more rows than are read. */
const MAX_SPREADSHEET_BYTES = 50_000_000;

/** Saves an upload, hands it to `work` with the owner whose name it bears, and removes it however that ends. */
export async function withCsvUpload<Result>(
  stream: Readable,
  options: UploadOptions,
  work: (file: CsvFile, owner: string) => Promise<Result>,
): Promise<Result> {
  const { owner, release } = registerOwner();
  let file: CsvFile | undefined;
  try {
    file = await saveCsvUpload(stream, owner, options);
    return await work(file, owner);
  } finally {
    release();
    if (file) {
      await removeFile(file.path);
      if (file.workbook) await removeFile(file.workbook.path);
    }
  }
}

/** Writes the sheet of an uploaded spreadsheet as CSV beside it. */
async function convertUpload(path: string, bytes: number, { known, signal }: UploadOptions): Promise<CsvFile> {
  if (bytes > MAX_SPREADSHEET_BYTES) {
    throw fileError(
      `Lembar kerja lebih besar dari ${MAX_SPREADSHEET_BYTES / 1_000_000} MB. Bagi menjadi beberapa berkas.`,
    );
  }
  const { owner, release } = registerOwner();
  const target = uploadPath(dirname(path), owner);
  try {
    const converted = await convertInWorker({ path, target, sheet: null, ...known }, signal);
    const { sheets, sheet, hiddenRows, hasSecrets } = converted;
    return {
      path: target,
      bytes: converted.bytes,
      encoding: "utf-8",
      workbook: { path, sheets, sheet, hiddenRows, hasSecrets },
    };
  } catch (error) {
    await removeFile(target);
    throw error;
  } finally {
    release();
  }
}

/** Writes another sheet of a kept spreadsheet as CSV, which is removed if `work` does not move it. */
export async function withSheet<Result>(
  {
    path,
    dataDir,
    sheet,
    known,
  }: { readonly path: string; readonly dataDir: string; readonly sheet: number; readonly known: KnownHeadings },
  work: (file: CsvFile) => Promise<Result>,
): Promise<Result> {
  const { owner, release } = registerOwner();
  const target = uploadPath(join(dataDir, UPLOAD_FOLDER), owner);
  try {
    const { bytes, sheets, hiddenRows, hasSecrets } = await convertInWorker({ path, target, sheet, ...known });
    const workbook = { path, sheets, sheet, hiddenRows, hasSecrets };
    return await work({ path: target, bytes, encoding: "utf-8", workbook });
  } finally {
    release();
    await removeFile(target);
  }
}

/**
 * Streams an upload to disk, so that its encoding is known before its first row is read and its sender need not wait.
 */
async function saveCsvUpload(stream: Readable, owner: string, options: UploadOptions): Promise<CsvFile> {
  const { dataDir, maxBytes, signal } = options;
  const folder = join(dataDir, UPLOAD_FOLDER);
  await mkdir(folder, { recursive: true });
  const path = uploadPath(folder, owner);
  const detector = new EncodingDetector();
  let bytes = 0;
  try {
    // Opened before anything can fail: a stream that opens it by itself may make the file after the failure, when it is
    // removed already.
    const file = await open(path, "w", 0o600);
    await pipeline(
      stream,
      async function* (source: AsyncIterable<Buffer | string>) {
        for await (const part of source) {
          const chunk = typeof part === "string" ? Buffer.from(part) : part;
          bytes += chunk.length;
          detector.update(chunk);
          if (bytes > maxBytes) assertSize(bytes, options.maxBytesOf?.(detector.head) ?? maxBytes);
          yield chunk;
        }
        // An upload that its parser has cut short ends like a whole one.
        if ((stream as { truncated?: boolean }).truncated) {
          throw fileError("Berkas terlalu besar. Bagi menjadi beberapa berkas.");
        }
      },
      file.createWriteStream(),
      { signal },
    );
    if (detector.isBlank) {
      throw fileError("Berkas kosong. Pilih berkas lain.");
    }
    const csv = options.toCsv?.(detector.head, path);
    if (csv) {
      const csvBytes = await rewriteUpload(path, csv);
      assertSize(csvBytes, maxBytes);
      return { path, bytes: csvBytes, encoding: "utf-8" };
    }
    if (detector.head.startsWith("PK\u0003\u0004")) return await convertUpload(path, bytes, options);
    if (detector.head.startsWith("\u00D0\u00CF\u0011\u00E0")) {
      throw fileError("Ini berkas Excel lama (.xls). Simpan dulu sebagai .xlsx, lalu impor lagi.");
    }
    if (detector.otherKind !== null) {
      throw fileError(`Ini ${detector.otherKind}. Kirim berkas .xlsx, .ods, atau .csv.`);
    }
    const encoding = detector.finish();
    if (encoding === null) {
      throw fileError(
        "Pengodean teks berkas ini tidak jelas: Windows-1252 (Latin), Windows-1256 (Arab), Mac Roman, atau lainnya? " +
          "Buka di program asalnya, simpan sebagai “CSV UTF-8”, lalu impor lagi.",
      );
    }
    return { path, bytes, encoding };
  } catch (error) {
    await removeFile(path);
    throw error;
  }
}

function assertSize(bytes: number, most: number): void {
  if (bytes > most) {
    throw fileError(`Berkas lebih besar dari ${Math.floor(most / 1_000_000)} MB. Bagi menjadi beberapa berkas.`);
  }
}

/** Writes an upload anew and resolves to its size; if that fails, the upload stays as it is and nothing is left. */
export async function rewriteUpload(path: string, text: AsyncIterable<string>): Promise<number> {
  const { owner, release } = registerOwner();
  const newPath = uploadPath(dirname(path), owner);
  try {
    // Opened before anything can fail, as above.
    const file = await open(newPath, "w", 0o600);
    await pipeline(Readable.from(text), file.createWriteStream());
    await renamePath(newPath, path);
    return (await stat(path)).size;
  } finally {
    release();
    await removeFile(newPath);
  }
}

export function uploadPath(folder: string, owner: string): string {
  return join(folder, `${encodeURIComponent(owner)}${EXTENSION}`);
}

/** Deletes uploads left by a process that is no longer running. */
export async function removeStaleUploads(dataDir: string): Promise<void> {
  const folder = join(dataDir, UPLOAD_FOLDER);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.endsWith(EXTENSION) && !isOwnerAlive(decodeURIComponent(name.slice(0, -EXTENSION.length)))) {
      await removeFile(join(folder, name));
    }
  }
}

export function fileError(message: string): DomainError {
  return invalid("file", message);
}
