import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir, open, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { finished, pipeline } from "node:stream/promises";

import { ZipFile } from "yazl";

import { invalid } from "../../errors.js";
import { MANIFEST, type Manifest } from "./manifest.js";
import { SEAL, SEAL_DIGITS } from "./seal.js";
import { flushFile, flushFolder } from "../../platform/files/flush.js";
import { removeFile, renamePath } from "../../platform/files/renameAndRemove.js";

const PARTIAL = /^\.cadangan-.*\.part$/u;
/** A backup that wrote nothing for so long was killed. */
const ABANDONED_MS = 3_600_000;
const BUFFER_BYTES = 256 * 1024;
const MAX_SEQUENCE = 10_000;
/** What the file systems of USB disks (FAT, exFAT) answer to a second name. */
const WITHOUT_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

export interface WrittenEntry {
  readonly bytes: number;
  readonly hash: string;
}

/**
 * Writes a backup under a hidden name and gives it its real one once it is whole and on the disk: a process that is
 * killed leaves nothing that looks like a backup.
 */
export class BackupWriter {
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;
  private readonly abandoned = new AbortController();

  private constructor(
    private readonly folder: string,
    private readonly partialPath: string,
  ) {
    const file = createWriteStream(partialPath, { flags: "wx", mode: 0o600, highWaterMark: BUFFER_BYTES });
    this.written = pipeline(this.zip.outputStream, sealing(), file, { signal: this.abandoned.signal });
    // Whoever adds an entry or ends gets it.
    this.written.catch(() => undefined);
  }

  /** @throws ValidationError where the folder cannot be written to. */
  static async create(folder: string): Promise<BackupWriter> {
    const partialPath = join(folder, `.cadangan-${randomBytes(8).toString("hex")}.part`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeAbandoned(folder);
      await (await open(partialPath, "wx", 0o600)).close();
      await removeFile(partialPath);
    } catch (error) {
      throw unwritable(folder, error);
    }
    return new BackupWriter(folder, partialPath);
  }

  async addRows(path: string, lines: AsyncIterable<Buffer>): Promise<WrittenEntry> {
    return this.add(path, lines, true);
  }

  /** Null if the file is gone. Pictures and documents are packed already. */
  async addFile(path: string, source: string): Promise<WrittenEntry | null> {
    const file = await open(source, "r").catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") {
        return null;
      }
      throw error;
    });
    return file && this.add(path, createReadStream("", { fd: file, highWaterMark: BUFFER_BYTES }), false);
  }

  /** Ends it and returns its path. `nameOf` gives its name by a number that is one more while the name is taken. */
  async finish(manifest: Manifest, nameOf: (sequence: number) => string): Promise<string> {
    await this.add(MANIFEST, [Buffer.from(JSON.stringify(manifest))], true);
    this.zip.end({ comment: SEAL + "0".repeat(SEAL_DIGITS), forceZip64Format: false });
    try {
      await this.written;
      await flushFile(this.partialPath);
      for (let sequence = 1; sequence < MAX_SEQUENCE; sequence += 1) {
        const path = join(this.folder, nameOf(sequence));
        if (await giveName(this.partialPath, path)) {
          await removeFile(this.partialPath);
          await flushFolder(dirname(path));
          return path;
        }
      }
    } catch (error) {
      throw unwritable(this.folder, error);
    }
    throw invalid("folder", `Folder ${this.folder} sudah berisi terlalu banyak cadangan dari detik yang sama.`);
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.abandoned.abort();
    await this.written.catch(() => undefined);
    await removeFile(this.partialPath);
  }

  private async add(path: string, source: AsyncIterable<Buffer> | Iterable<Buffer>, compress: boolean) {
    const hash = createHash("sha256");
    let bytes = 0;
    const counted = async function* () {
      for await (const part of source) {
        hash.update(part);
        bytes += part.length;
        yield part;
      }
    };
    const stream = Readable.from(counted(), { objectMode: false, highWaterMark: BUFFER_BYTES });
    const read = finished(stream);
    this.zip.addReadStream(stream, path, { compressionLevel: compress ? 3 : 0, mode: 0o100600 });
    try {
      await Promise.race([read, this.written.then(() => read)]);
    } catch (error) {
      read.catch(() => undefined);
      stream.destroy();
      throw isDiskError(error) ? unwritable(this.folder, error) : error;
    }
    return { bytes, hash: hash.digest("hex") };
  }
}

/** Writes the hash of all before it over the last digits of the comment, which end the file. */
function sealing(): Transform {
  const hash = createHash("sha256");
  let tail: Buffer = Buffer.alloc(0);
  return new Transform({
    highWaterMark: BUFFER_BYTES,
    transform(part: Buffer, _encoding, done) {
      const all = Buffer.concat([tail, part]);
      const sealed = all.subarray(0, Math.max(0, all.length - SEAL_DIGITS));
      tail = all.subarray(sealed.length);
      hash.update(sealed);
      done(null, sealed);
    },
    flush(done) {
      done(null, Buffer.from(hash.digest("hex")));
    },
  });
}

/** What a backup that was killed has left in a folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => PARTIAL.test(each))) {
    const changedAt = (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? Date.now();
    if (changedAt < Date.now() - ABANDONED_MS) {
      await removeFile(join(folder, name));
    }
  }
}

/** Gives a file its name unless another one has it; renaming alone would replace that one. */
export async function giveName(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") {
      return false;
    }
    if (!WITHOUT_LINKS.has(code)) {
      throw error;
    }
    return renamed(from, to);
  }
}

/** Takes the name with an empty file of its own, and then puts the whole one in its place. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await (await open(to, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") {
      return false;
    }
    throw error;
  }
  await renamePath(from, to);
  return true;
}

function isDiskError(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EROFS", "EFBIG", "EIO"].includes((error as NodeJS.ErrnoException).code ?? "");
}

function unwritable(folder: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === "ENOSPC" ? "disk penuh" : (code ?? message);
  return invalid("folder", `Cadangan tidak dapat ditulis di ${folder} (${reason}). Pilih folder lain.`);
}
