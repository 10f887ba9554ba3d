import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";

import yauzl, { type Entry } from "yauzl";

import { SqlDumpError } from "./SqlDumpError.js";
import { withoutTar } from "./withoutTar.js";

/** What the largest library's dump unpacks to, and no more. */
const MOST_BYTES = 4_000_000_000;
/** Text packs to a tenth or a twentieth. Below these bytes a small file of many equal rows is no harm. */
const MOST_RATIO = 200;
const UNWATCHED_BYTES = 100_000_000;
const MOST_ENTRIES = 10_000;
const SQL_NAME = /\.sql$/iu;

const BROKEN = "Berkas ini rusak, tidak lengkap, atau dikunci kata sandi. Buat cadangan baru, lalu unggah lagi.";
const UNUSUAL = "Isi berkas ini tidak wajar: terlalu besar setelah dibuka.";
const NO_SQL = "Di dalam berkas ini tidak ada cadangan basis data (.sql).";

interface DumpFile {
  readonly bytes: AsyncIterable<Buffer>;
  /** How much of the file on disk was read so far, 0 to 1. */
  readonly share: () => number;
}

/**
 * The bytes of a dump: of a plain file, or of the .sql in a gzip, ZIP, tar or gzipped tar, told by how the file begins
 * and not by its name. @throws SqlDumpError, also while the bytes are read.
 */
export async function openDumpFile(path: string): Promise<DumpFile> {
  const { size } = await stat(path);
  const head = await readHead(path);
  if (head.length === 0) throw new SqlDumpError("Berkas ini kosong.");
  const progress = { read: 0 };
  const share = () => Math.min(1, progress.read / Math.max(size, 1));
  if (head.readUInt16BE() === 0x504b) return { bytes: watched(readZip(path, progress), size), share };
  const source = counted(path, progress);
  const isGzip = head.readUInt16BE() === 0x1f8b;
  const plain = isGzip ? unzipped(source) : source;
  return {
    bytes: watched(
      withoutTar(plain, (name) => SQL_NAME.test(name), NO_SQL),
      isGzip ? size : Infinity,
    ),
    share,
  };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 1 ? Buffer.concat([buffer.subarray(0, 1), Buffer.from(" ")]) : buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* counted(path: string, progress: { read: number }): AsyncGenerator<Buffer> {
  for await (const bytes of createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>) {
    progress.read += bytes.length;
    yield bytes;
  }
}

async function* unzipped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 262_144 });
  // What fails is thrown where it is read.
  pipeline(Readable.from(source), gunzip, () => undefined);
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof SqlDumpError ? error : new SqlDumpError(BROKEN);
  }
}

async function* readZip(path: string, progress: { read: number }): AsyncGenerator<Buffer> {
  const archive = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new SqlDumpError(BROKEN);
  });
  archive.on("error", () => undefined);
  try {
    if (archive.entryCount > MOST_ENTRIES) throw new SqlDumpError(UNUSUAL);
    let found: Entry | null = null;
    for await (const entry of archive.eachEntry()) {
      const isLarger = found === null || entry.uncompressedSize > found.uncompressedSize;
      if (SQL_NAME.test(entry.fileName) && !entry.fileName.includes("__MACOSX/") && isLarger) found = entry;
    }
    if (found === null) throw new SqlDumpError(NO_SQL);
    if (found.isEncrypted()) throw new SqlDumpError(BROKEN);
    const share = found.compressedSize / Math.max(found.uncompressedSize, 1);
    const stream = await archive.openReadStreamPromise(found);
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      progress.read += bytes.length * share;
      yield bytes;
    }
  } catch (error) {
    throw error instanceof SqlDumpError ? error : new SqlDumpError(BROKEN);
  } finally {
    archive.close();
  }
}

/** Ends where a small file unpacks to more than any dump. */
async function* watched(source: AsyncIterable<Buffer>, packedBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    const isBomb = bytes > UNWATCHED_BYTES && bytes > packedBytes * MOST_RATIO;
    if (bytes > MOST_BYTES || isBomb) throw new SqlDumpError(UNUSUAL);
    yield piece;
  }
}
