import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

import yauzl, { type Entry, type ZipFile } from "yauzl";

import { invalid } from "../../errors.js";
import { broken, MANIFEST, type Manifest, parseManifest, SECRET, tablePath } from "./manifest.js";
import { SEAL, SEAL_DIGITS } from "./seal.js";

/** 50,000 covers in three sizes are 20 MB of manifest. */
const MAX_MANIFEST_BYTES = 200_000_000;
/** Names that lead nowhere but below the folder of what is restored. */
const ENTRY = new RegExp(
  String.raw`^(?:manifest\.json|session-secret|tables/[a-z][a-z_0-9]*\.ndjson|` +
    String.raw`files/[0-9a-f]{2}/[0-9a-f]{32}[\w.-]*|imports/[0-9a-f]{32}/[\w-]+(?:\.[\w-]+)*)$`,
  "u",
);

/** A backup that was found unchanged since it was written, and whose list of contents is that of its entries. */
export class BackupReader {
  private constructor(
    readonly manifest: Manifest,
    private readonly archive: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Reads the whole file once before anything of it is used.
   * @throws ValidationError for what is no backup, is damaged, or comes from a newer version.
   */
  static async open(path: string): Promise<BackupReader> {
    await assertSealed(path);
    const archive = await yauzl
      .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
      .catch(() => {
        throw broken("arsipnya tidak terbaca");
      });
    archive.on("error", () => undefined);
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of archive.eachEntry()) {
        if (!ENTRY.test(entry.fileName) || entries.has(entry.fileName)) {
          throw broken(`ada berkas dengan nama yang tidak sah, ${JSON.stringify(entry.fileName.slice(0, 100))}`);
        }
        entries.set(entry.fileName, entry);
      }
      const manifest = await readManifest(archive, entries);
      assertSameContents(manifest, entries);
      return new BackupReader(manifest, archive, entries);
    } catch (error) {
      archive.close();
      // yauzl says in English what is wrong with a name or an entry.
      throw error instanceof Error && "kind" in error ? error : broken("arsipnya tidak terbaca");
    }
  }

  /** The content of an entry. @throws ValidationError at its end if it is not what the list says. */
  async *read(path: string, { bytes, hash }: { readonly bytes: number; readonly hash: string }) {
    const entry = this.entries.get(path);
    if (!entry) {
      throw broken(`${path} tidak ada`);
    }
    const found = createHash("sha256");
    let read = 0;
    try {
      for await (const part of await this.archive.openReadStreamPromise(entry)) {
        const buffer = part as Buffer;
        read += buffer.length;
        if (read > bytes) {
          throw broken(`${path} lebih besar daripada yang tertulis di daftar isinya`);
        }
        found.update(buffer);
        yield buffer;
      }
    } catch (error) {
      throw error instanceof Error && "kind" in error ? error : broken(`${path} tidak terbaca`);
    }
    if (read !== bytes || found.digest("hex") !== hash) {
      throw broken(`isi ${path} bukan yang tertulis di daftar isinya`);
    }
  }

  close(): void {
    this.archive.close();
  }
}

/**
 * Reads the whole file, and returns the hash with which it ends.
 * @throws ValidationError where it is not the one of what stands before it.
 */
export async function assertSealed(path: string): Promise<string> {
  const file = await open(path, "r").catch(() => {
    throw invalid("file", `Berkas ${path} tidak ditemukan atau tidak dapat dibaca.`);
  });
  let end: number;
  let digest: string;
  try {
    const { size } = await file.stat();
    end = size - SEAL_DIGITS;
    const length = SEAL.length + SEAL_DIGITS;
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, size - length));
    const seal = buffer.toString("latin1");
    if (!seal.startsWith(SEAL)) {
      throw broken("berkas ini bukan cadangan Aksara, atau terpotong");
    }
    digest = seal.slice(SEAL.length);
  } finally {
    await file.close();
  }
  const hash = createHash("sha256");
  for await (const part of createReadStream(path, { end: end - 1, highWaterMark: 1024 * 1024 })) {
    hash.update(part as Buffer);
  }
  if (hash.digest("hex") !== digest) {
    throw broken("isinya berubah sejak dibuat");
  }
  return digest;
}

async function readManifest(archive: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry || entry.uncompressedSize > MAX_MANIFEST_BYTES) {
    throw broken("daftar isinya tidak ada");
  }
  const parts: Buffer[] = [];
  for await (const part of await archive.openReadStreamPromise(entry)) {
    parts.push(part as Buffer);
  }
  return parseManifest(Buffer.concat(parts).toString("utf8"));
}

/** Nothing is in the archive that the list leaves out, nor the other way round, and each is as large as it says. */
function assertSameContents({ tables, files, secret }: Manifest, entries: ReadonlyMap<string, Entry>): void {
  const listed = new Map([
    ...Object.entries(tables).map(([table, { bytes }]) => [tablePath(table), bytes] as const),
    ...files.map(({ path, bytes }) => [path, bytes] as const),
    ...(secret ? [[SECRET, secret.bytes] as const] : []),
  ]);
  for (const [path, bytes] of listed) {
    if (entries.get(path)?.uncompressedSize !== bytes) {
      throw broken(`${JSON.stringify(path.slice(0, 100))} tidak ada, atau ukurannya lain daripada di daftar isinya`);
    }
  }
  const unlisted = [...entries.keys()].find((path) => path !== MANIFEST && !listed.has(path));
  if (unlisted !== undefined) {
    throw broken(`${unlisted} tidak ada di daftar isinya`);
  }
}
