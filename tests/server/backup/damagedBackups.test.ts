import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { openPromise } from "yauzl";
import { ZipFile } from "yazl";

import type { Manifest } from "../../../server/backup/archive/manifest.js";
import { SEAL, SEAL_DIGITS } from "../../../server/backup/archive/seal.js";
import { backUpLibrary } from "../../../server/backup/backUpLibrary.js";
import { checkBackup } from "../../../server/backup/checkBackup.js";
import { restoreLibrary } from "../../../server/backup/restoreLibrary.js";
import { required } from "../../../server/platform/required.js";
import { dropPlaces, filesOf, givenDemoLibrary, newPlace, type TestPlace } from "./places.js";

type Entries = Map<string, Buffer>;

let library: TestPlace;
let whole: string;
let bytes: Buffer;
beforeAll(async () => {
  library = await givenDemoLibrary("sqlite");
  whole = (await backUpLibrary(library, join(library.root, "out"))).path;
  bytes = await readFile(whole);
});
afterAll(dropPlaces);

let made = 0;
function newPath(): string {
  made += 1;
  return join(library.root, `changed-${made}.zip`);
}

async function entriesOf(path: string): Promise<Entries> {
  const archive = await openPromise(path, { lazyEntries: true });
  const entries: Entries = new Map();
  for await (const entry of archive.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await archive.openReadStreamPromise(entry)) parts.push(part as Buffer);
    entries.set(entry.fileName, Buffer.concat(parts));
  }
  return entries;
}

/** A backup of these entries with a seal that is right: as somebody makes who wants us to believe it. */
async function forge(change: (entries: Entries, manifest: Manifest) => void): Promise<string> {
  const entries = await entriesOf(whole);
  const manifest = JSON.parse(required(entries.get("manifest.json"), "the manifest").toString()) as Manifest;
  entries.set("manifest.json", Buffer.from(""));
  change(entries, manifest);
  if (entries.get("manifest.json")?.length === 0) {
    entries.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
  }
  const zip = new ZipFile();
  for (const [name, content] of entries) zip.addBuffer(content, name);
  zip.end({ comment: SEAL + "0".repeat(SEAL_DIGITS), forceZip64Format: false });
  const path = newPath();
  await pipeline(zip.outputStream, createWriteStream(path));
  return seal(path, await readFile(path));
}

async function seal(path: string, content: Buffer): Promise<string> {
  const sealed = content.subarray(0, content.length - SEAL_DIGITS);
  await writeFile(path, Buffer.concat([sealed, Buffer.from(createHash("sha256").update(sealed).digest("hex"))]));
  return path;
}

/** Nothing is left behind, neither rows nor files. */
async function expectRefused(path: string, message: RegExp): Promise<void> {
  const place = await newPlace("sqlite");
  await expect(checkBackup(path)).rejects.toThrow(message);
  await expect(restoreLibrary(place, path, { replace: false, backupFolder: place.root })).rejects.toThrow(message);
  expect(existsSync(join(place.dataDir, "library.sqlite"))).toBe(false);
  expect(await filesOf(place)).toEqual({});
}

describe("A backup is refused before anything is written", () => {
  it("where any one byte of it is another", async () => {
    const places = Array.from({ length: 40 }, (_, step) => Math.floor((step * (bytes.length - 1)) / 39));
    for (const place of places) {
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] ?? 0) ^ 0x10;
      const path = newPath();
      await writeFile(path, flipped);
      await expectRefused(path, /Cadangan ini tidak utuh/u);
    }
  });

  it("where it is cut off at any place, or something follows it", async () => {
    for (const length of [0, 10, 21, 85, 1_000, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const path = newPath();
      await writeFile(path, bytes.subarray(0, length));
      await expectRefused(path, /bukan cadangan Aksara, atau terpotong/u);
    }
    const longer = newPath();
    await writeFile(longer, Buffer.concat([bytes, Buffer.from("x")]));
    await expectRefused(longer, /bukan cadangan Aksara, atau terpotong/u);
  });

  it("where it is no backup, or is not there", async () => {
    const path = newPath();
    await writeFile(path, "judul,penulis\nLaskar Pelangi,Andrea Hirata\n");
    await expectRefused(path, /bukan cadangan Aksara/u);
    await expectRefused(newPath(), /tidak ditemukan/u);
  });

  it("where it comes from a newer format, which its message names", async () => {
    const path = await forge((entries, manifest) =>
      entries.set("manifest.json", Buffer.from(JSON.stringify({ ...manifest, format: 2, product: "9.1.0" }))),
    );
    await expectRefused(path, /berformat 2 \(dibuat Aksara 9\.1\.0\).*Perbarui Aksara/u);
  });

  it("where it comes from a newer schema, which its message names", async () => {
    const path = await forge((_, manifest) => {
      manifest.migrations.push("Moon1999999999999");
      manifest.product = "9.1.0";
    });
    await expectRefused(path, /Aksara versi 9\.1\.0 .*Moon1999999999999.*Perbarui Aksara/u);
  });

  it("where its list does not say what is in it", async () => {
    const bookRows = (entries: Entries) => required(entries.get("tables/books.ndjson"), "books").toString();
    const withBooks = (change: (lines: string) => string) =>
      forge((entries, manifest) => {
        const lines = Buffer.from(change(bookRows(entries)));
        entries.set("tables/books.ndjson", lines);
        const books = required(manifest.tables.books, "books");
        books.bytes = lines.length;
        books.hash = createHash("sha256").update(lines).digest("hex");
      });
    await expectRefused(await forge((_, manifest) => required(manifest.tables.books, "books").rows++), /books/u);
    await expectRefused(
      await forge((_, manifest) => (required(manifest.tables.books, "").hash = "0".repeat(64))),
      /books/u,
    );
    await expectRefused(await forge((_, manifest) => required(manifest.tables.books, "books").bytes++), /books/u);
    await expectRefused(await forge((_, manifest) => delete manifest.tables.books), /books/u);
    await expectRefused(await forge((entries) => entries.delete("tables/books.ndjson")), /books/u);
    await expectRefused(await withBooks((lines) => lines.slice(0, -1)), /terpotong/u);
    await expectRefused(await withBooks((lines) => lines.replace("[", "{")), /tidak terbaca/u);
    await expectRefused(await withBooks((lines) => lines.split("\n").slice(1).join("\n")), /tidak kembali|tidak ada/u);
    await expectRefused(await withBooks((lines) => lines + (lines.split("\n")[0] ?? "") + "\n"), /books/u);
    await expectRefused(
      await forge((_, manifest) => (required(manifest.tables.books, "books").columns[0] = "secret")),
      /tabel books tidak sesuai/u,
    );
    await expectRefused(await forge((entries) => entries.set("manifest.json", Buffer.from("[]"))), /daftar isinya/u);
    await expectRefused(await forge((entries) => entries.set("manifest.json", Buffer.from("{"))), /daftar isinya/u);
  });

  it("where a file in it is another than the list says", async () => {
    const path = await forge((entries, manifest) => {
      const file = required(manifest.files[0], "a file");
      entries.set(file.path, Buffer.alloc(file.bytes, 7));
    });
    await expectRefused(path, /isi files\/.* bukan yang tertulis/u);
  });

  it.each([
    "../outside.txt",
    "files/../../outside.txt",
    "/etc/outside",
    "files/ab/..",
    "notes.txt",
    "files\\x",
    "C:/x",
  ])("where a name in it leads elsewhere: %s", async (name) => {
    const real = "a".repeat(name.length);
    const path = await forge((entries, manifest) => {
      entries.set(real, Buffer.from("x"));
      const hash = createHash("sha256").update("x").digest("hex");
      manifest.files.push({ path: name, bytes: 1, hash });
    });
    // The writer refuses such a name itself.
    const content = (await readFile(path)).toString("latin1").replaceAll(real, name);
    await seal(path, Buffer.from(content, "latin1"));
    await expectRefused(path, /tidak sah|tidak terbaca/u);
    expect(existsSync(join(library.root, "outside.txt"))).toBe(false);
  });
});

describe("A backup", () => {
  it("is not written to a folder that cannot be written to, and the message says so", async () => {
    const folder = join(library.root, "a-file");
    await writeFile(folder, "");
    await expect(backUpLibrary(library, folder)).rejects.toThrow(/Cadangan tidak dapat ditulis di .*a-file/u);
    await expect(backUpLibrary(library, join(folder, "below"))).rejects.toThrow(/Pilih folder lain/u);
  });

  it("is not made of nothing", async () => {
    const place = await newPlace("sqlite");
    mkdirSync(place.dataDir, { recursive: true });
    await expect(backUpLibrary(place, place.root)).rejects.toThrow(/Belum ada perpustakaan/u);
    expect(existsSync(join(place.dataDir, "library.sqlite"))).toBe(false);
  });
});
