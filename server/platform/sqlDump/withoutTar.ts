import { SqlDumpError } from "./SqlDumpError.js";

const BLOCK = 512;
const BROKEN = "Berkas .tar ini rusak atau tidak lengkap. Buat cadangan baru, lalu unggah lagi.";

/**
 * The content of the first file in a tar whose name is accepted; what is no tar is passed on. Names are looked at and
 * never used: nothing is written anywhere. @throws SqlDumpError, with `missing` where no name is accepted.
 */
export async function* withoutTar(
  source: AsyncIterable<Buffer>,
  accepts: (name: string) => boolean,
  missing: string,
): AsyncGenerator<Buffer> {
  const bytes = new Bytes(source);
  const begin = await bytes.take(BLOCK);
  if (isTar(begin)) {
    if (!(yield* readEntry(bytes, begin, accepts))) throw new SqlDumpError(missing);
  } else {
    yield begin;
    yield* bytes.upTo(Infinity);
  }
}

function isTar(begin: Buffer): boolean {
  return begin.length >= BLOCK && begin.toString("latin1", 257, 262) === "ustar" && checksumFits(begin);
}

/** Returns whether there was one. */
async function* readEntry(
  bytes: Bytes,
  first: Buffer,
  accepts: (name: string) => boolean,
): AsyncGenerator<Buffer, boolean> {
  let longName: string | null = null;
  for (let header = first; ; header = await bytes.take(BLOCK)) {
    if (header.length === 0 || header.every((byte) => byte === 0)) return false;
    if (header.length < BLOCK || !checksumFits(header)) throw new SqlDumpError(BROKEN);
    const size = octal(header, 124, 12);
    const type = String.fromCharCode(header[156] ?? 0);
    const padded = Math.ceil(size / BLOCK) * BLOCK;
    if (type === "L") {
      if (size > 4_096) throw new SqlDumpError(BROKEN);
      longName = textOf((await bytes.take(padded)).subarray(0, size));
      continue;
    }
    const isFile = type === "0" || type === "\0" || type === "7";
    const name: string = longName ?? [textOf(header.subarray(345, 500)), textOf(header.subarray(0, 100))].join("/");
    longName = null;
    if (isFile && accepts(name)) {
      yield* bytes.pass(size);
      return true;
    }
    await bytes.skip(padded);
  }
}

/** Bytes of a stream, so many at a time. */
class Bytes {
  private readonly pieces: AsyncIterator<Buffer>;
  private left: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.pieces = source[Symbol.asyncIterator]();
  }

  /** Fewer at the end of the stream. */
  async take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const piece of this.upTo(count)) taken.push(piece);
    return Buffer.concat(taken);
  }

  async *pass(count: number): AsyncGenerator<Buffer> {
    let passed = 0;
    for await (const piece of this.upTo(count)) {
      passed += piece.length;
      yield piece;
    }
    if (passed < count) throw new SqlDumpError(BROKEN);
  }

  async skip(count: number): Promise<void> {
    const passing = this.pass(count);
    while (!(await passing.next()).done);
  }

  async *upTo(count: number): AsyncGenerator<Buffer> {
    let wanted = count;
    while (wanted > 0) {
      if (this.left.length === 0) {
        const piece = await this.pieces.next();
        if (piece.done) return;
        this.left = piece.value;
        continue;
      }
      const piece = this.left.subarray(0, wanted);
      this.left = this.left.subarray(piece.length);
      wanted -= piece.length;
      yield piece;
    }
  }
}

function checksumFits(header: Buffer): boolean {
  let sum = 0;
  for (const [place, byte] of header.entries()) sum += place >= 148 && place < 156 ? 32 : byte;
  return sum === octal(header, 148, 8);
}

function octal(header: Buffer, from: number, length: number): number {
  // GNU's for more than 8 GB, which no dump of ours is.
  if (((header[from] ?? 0) & 0x80) !== 0) return Number.MAX_SAFE_INTEGER;
  return Number.parseInt(textOf(header.subarray(from, from + length)).trim() || "0", 8);
}

function textOf(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString("utf8", 0, end === -1 ? bytes.length : end);
}
