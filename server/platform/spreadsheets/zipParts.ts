import type { Readable } from "node:stream";

import yauzl, { type Entry, type ZipFile } from "yauzl";

import { SpreadsheetError } from "./SpreadsheetError.js";

/** A workbook has a part for each sheet, picture and style. */
const MAX_PARTS = 5_000;
/** What 200,000 full rows unpack to, and no more. */
const MAX_UNPACKED_BYTES = 800_000_000;

export const BROKEN = "Berkas ini rusak, tidak lengkap, atau dikunci kata sandi. Simpan ulang dari aplikasinya.";
const UNUSUAL = "Isi berkas ini tidak wajar. Simpan ulang sebagai .xlsx baru dari aplikasinya.";

/** The parts of an archive by name, of which all together unpack to a limit. */
export class ZipParts {
  private unpackedBytes = 0;

  private constructor(
    private readonly archive: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws SpreadsheetError for what is no archive, or one that no program writes. */
  static async open(path: string): Promise<ZipParts> {
    const archive = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
      throw new SpreadsheetError(BROKEN);
    });
    archive.on("error", () => undefined);
    try {
      const entries = new Map<string, Entry>();
      if (archive.entryCount > MAX_PARTS) throw new SpreadsheetError(UNUSUAL);
      for await (const entry of archive.eachEntry()) entries.set(keyOf(entry.fileName), entry);
      return new ZipParts(archive, entries);
    } catch (error) {
      archive.close();
      throw error instanceof SpreadsheetError ? error : new SpreadsheetError(BROKEN);
    }
  }

  has(name: string): boolean {
    return this.entries.has(keyOf(name));
  }

  /** The text of a part, in pieces. @throws SpreadsheetError */
  async *read(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(keyOf(name));
    if (!entry || entry.isEncrypted()) throw new SpreadsheetError(BROKEN);
    if (entry.uncompressedSize > MAX_UNPACKED_BYTES) throw new SpreadsheetError(UNUSUAL);
    let stream: Readable | undefined;
    try {
      stream = await this.archive.openReadStreamPromise(entry);
      let decoder: TextDecoder | undefined;
      for await (const bytes of stream as AsyncIterable<Buffer>) {
        this.unpackedBytes += bytes.length;
        if (this.unpackedBytes > MAX_UNPACKED_BYTES) throw new SpreadsheetError(UNUSUAL);
        decoder ??= new TextDecoder(encodingOf(bytes));
        yield decoder.decode(bytes, { stream: true });
      }
    } catch (error) {
      throw error instanceof SpreadsheetError ? error : new SpreadsheetError(BROKEN);
    } finally {
      stream?.destroy();
    }
  }

  close(): void {
    this.archive.close();
  }
}

/** Programs write them with a leading slash, with backslashes or in another case. */
function keyOf(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/u, "").toLowerCase();
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.length > 1 ? bytes.readUInt16BE() : 0;
  return mark === 0xfffe ? "utf-16le" : mark === 0xfeff ? "utf-16be" : "utf-8";
}
