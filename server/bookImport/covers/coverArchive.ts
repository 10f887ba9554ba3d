import { stat } from "node:fs/promises";
import { Readable } from "node:stream";

import yauzl, { type Entry, type ZipFile } from "yauzl";

import { FileRefusedError } from "../../errors.js";

/** The covers of a large library, as its old server keeps them. */
export const COVER_ARCHIVE_BYTES = 2_000_000_000;
/** As many as a large library has covers; what an archive claims beyond them is not read. */
const MAX_FILES = 50_000;
const MAX_NAME_LENGTH = 255;
/** What operating systems and SLiMS put beside the pictures. */
const BESIDE_PICTURES = /^(?:\..*|thumbs\.db|desktop\.ini|index\.(?:html?|php))$/iu;

/** A file of an archive, which is not read before `open`. */
export interface ArchivedFile {
  /** Its place among the archive's entries, from 1. */
  readonly entry: number;
  /** Without its folders; it names nothing on our disk. */
  readonly fileName: string;
  /** The content. @throws FileRefusedError, also while it is read. */
  readonly open: () => Promise<Readable>;
}

/**
 * The files of a ZIP archive in its order, one at a time, without folders and what lies beside pictures.
 * @throws FileRefusedError for what is no archive, or one that no program makes of real files.
 */
export async function* readCoverArchive(path: string): AsyncGenerator<ArchivedFile> {
  const archive = await openArchive(path);
  const { size } = await stat(path);
  let entry = 0;
  let packedBytes = 0;
  try {
    if (archive.entryCount > MAX_FILES) {
      throw new FileRefusedError(
        "fileTooLarge",
        `ZIP ini berisi lebih dari ${MAX_FILES.toLocaleString("id-ID")} berkas. Bagi menjadi beberapa ZIP.`,
      );
    }
    for await (const found of asReadable(archive.eachEntry())) {
      entry += 1;
      packedBytes += found.compressedSize;
      // Entries that share their bytes are how a small archive unpacks to terabytes.
      if (packedBytes > size) {
        throw new FileRefusedError("fileType", "Isi ZIP ini tidak wajar. Buat ZIP baru dari folder sampulnya.");
      }
      const path = nameOf(found);
      const fileName = /[^/\\]*$/u.exec(path)?.[0] ?? "";
      if (fileName !== "" && !BESIDE_PICTURES.test(fileName) && !/(?:^|[/\\])__MACOSX[/\\]/u.test(path)) {
        yield { entry, fileName: fileName.slice(-MAX_NAME_LENGTH), open: () => openFile(archive, found, fileName) };
      }
    }
  } finally {
    archive.close();
  }
}

/**
 * The key by which a picture's name and a book's `cover_file_name` are compared: SLiMS turns spaces into underscores,
 * and the case of letters may be lost where pictures are copied.
 */
export function coverKey(fileName: string): string {
  return fileName.normalize("NFC").trim().replaceAll(/\s+/gu, "_").toLowerCase();
}

async function openArchive(path: string): Promise<ZipFile> {
  try {
    // Names are decoded here; ours never lead anywhere, so that a wrong one need not end the reading.
    const archive = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
    // Whoever waits for an entry gets the error as well.
    archive.on("error", () => undefined);
    return archive;
  } catch {
    throw brokenArchive();
  }
}

async function* asReadable(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries;
  } catch {
    throw brokenArchive();
  }
}

function brokenArchive(): FileRefusedError {
  return new FileRefusedError("fileType", "ZIP ini rusak, tidak lengkap, atau dikunci. Buat lagi, lalu kirim ulang.");
}

/** Windows writes names in its own code page unless it says otherwise, newer programs UTF-8 without saying so. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(fileNameRaw);
  } catch {
    return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  }
}

async function openFile(archive: ZipFile, entry: Entry, fileName: string): Promise<Readable> {
  if (entry.isEncrypted()) {
    throw new FileRefusedError("fileType", "Dikunci kata sandi. Buat ZIP tanpa kata sandi.");
  }
  if (/\.(?:zip|rar|7z|t?gz)$/iu.test(fileName)) {
    throw new FileRefusedError("fileType", "Arsip di dalam ZIP tidak dibuka. Keluarkan dulu isinya.");
  }
  const packed = await archive.openReadStreamPromise(entry).catch(() => {
    throw brokenFile();
  });
  // It may fail after its reader has left.
  packed.on("error", () => undefined);
  return Readable.from(unpacked(packed), { objectMode: false });
}

/** yauzl ends with an error as soon as a file unpacks to another size than it claims. */
async function* unpacked(packed: Readable): AsyncGenerator<Buffer> {
  try {
    yield* packed as AsyncIterable<Buffer>;
  } catch {
    throw brokenFile();
  }
}

function brokenFile(): FileRefusedError {
  return new FileRefusedError("fileType", "Rusak atau tidak lengkap di dalam ZIP.");
}

/** A ZIP begins with a file, or with its end where it has none. */
export function checkArchiveHead(head: Buffer): void {
  const text = head.toString("latin1");
  if (!text.startsWith("PK\u0003\u0004") && !text.startsWith("PK\u0005\u0006")) {
    throw new FileRefusedError("fileType", "Kirim folder gambar, atau satu berkas ZIP berisi gambar.");
  }
}
