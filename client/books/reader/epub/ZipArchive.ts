import { failureOfStatus, ReaderError } from "../readerFailure";

interface Entry {
  /** Where its local header begins. */
  readonly offset: number;
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
}

const END_RECORD = 0x06054b50;
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
/** The last record and its comment. */
const TAIL_BYTES = 65_557;
const MOST_ENTRIES = 5_000;
const MOST_DIRECTORY_BYTES = 2_000_000;
const STORED = 0;
const DEFLATED = 8;
/** Bit 0: encrypted. */
const ENCRYPTED = 1;
/** A size or offset with this value is stored in a ZIP64 record, which no book needs. */
const ZIP64 = 0xffffffff;

/**
 * A zip read by its parts: its directory, and then only what is asked for. Whoever made it may mean harm: an entry is
 * unpacked up to the size that it gave, which is no larger than the caller takes, and its name is a key and no path.
 */
export class ZipArchive {
  private constructor(
    private readonly url: string,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws ReaderError */
  static async open(url: string): Promise<ZipArchive> {
    const { bytes: tail, total } = await fetchTail(url);
    const end = findEndRecord(tail);
    const view = viewOf(tail);
    const count = view.getUint16(end + 10, true);
    const length = view.getUint32(end + 12, true);
    const start = view.getUint32(end + 16, true);
    if (count > MOST_ENTRIES || length > MOST_DIRECTORY_BYTES || start + length > total)
      throw new ReaderError("broken");
    const tailStart = total - tail.length;
    const directory =
      start >= tailStart
        ? tail.subarray(start - tailStart, start - tailStart + length)
        : await fetchRange(url, start, length);
    return new ZipArchive(url, readDirectory(directory, count));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** How large the entry says it is; 0 for one that is not there. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.size ?? 0;
  }

  /** @throws ReaderError where there is no such entry, or it is larger than `most`. */
  async read(name: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
    const entry = this.entries.get(name);
    if (!entry || entry.size > most || entry.compressedSize > most) throw new ReaderError("broken");
    const { offset, compressedSize, method, size } = entry;
    const header = viewOf(await fetchRange(this.url, offset, LOCAL_HEADER_BYTES));
    if (header.getUint32(0, true) !== LOCAL_HEADER) throw new ReaderError("broken");
    const start = offset + LOCAL_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
    const packed = compressedSize === 0 ? new Uint8Array() : await fetchRange(this.url, start, compressedSize);
    if (method === STORED && packed.length === size) return packed;
    if (method === DEFLATED) return inflate(packed, size);
    throw new ReaderError("broken");
  }

  async readText(name: string, most: number): Promise<string> {
    const bytes = await this.read(name, most);
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(bytes);
  }
}

function findEndRecord(tail: Uint8Array): number {
  const view = viewOf(tail);
  for (let at = tail.length - 22; at >= 0; at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  throw new ReaderError("broken");
}

function readDirectory(directory: Uint8Array, count: number): Map<string, Entry> {
  const view = viewOf(directory);
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== CENTRAL_HEADER) throw new ReaderError("broken");
    const compressedSize = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const offset = view.getUint32(at + 42, true);
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new ReaderError("locked");
    if ([compressedSize, size, offset].includes(ZIP64)) throw new ReaderError("broken");
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(directory.subarray(at + 46, nameEnd));
    // The first entry of a name counts: programs that took a second one would show another book.
    if (!entries.has(name)) entries.set(name, { offset, method: view.getUint16(at + 10, true), compressedSize, size });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Ends with the first byte beyond `size`, however much more the entry would become. */
async function inflate(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = new Uint8Array(size);
  let length = 0;
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  // The reader below gets the same error.
  void writer.write(packed).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > size) throw new ReaderError("broken");
      unpacked.set(value, length);
      length += value.length;
    }
  } catch {
    void reader.cancel().catch(() => undefined);
    throw new ReaderError("broken");
  }
  if (length !== size) throw new ReaderError("broken");
  return unpacked;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function fetchTail(url: string): Promise<{ bytes: Uint8Array; total: number }> {
  const response = await fetchPart(url, `bytes=-${TAIL_BYTES}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const [, total = bytes.length] = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
  return { bytes, total: Number(total) };
}

async function fetchRange(url: string, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchPart(url, `bytes=${start}-${start + length - 1}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A proxy may ignore the range and send the whole file.
  const part = response.status === 206 ? bytes : bytes.slice(start, start + length);
  if (part.length !== length) throw new ReaderError("broken");
  return part;
}

async function fetchPart(url: string, range: string): Promise<Response> {
  const response = await fetch(url, { headers: { range } }).catch(() => null);
  if (!response) throw new ReaderError("offline");
  if (response.status === 416) throw new ReaderError("broken");
  if (!response.ok) throw new ReaderError(failureOfStatus(response.status));
  return response;
}
