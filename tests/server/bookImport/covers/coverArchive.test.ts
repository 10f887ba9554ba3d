import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { coverKey, readCoverArchive } from "../../../../server/bookImport/covers/coverArchive.js";
import { aZip, type ZipEntry } from "../../../support/files/zipArchive.js";

describe("An archive of covers", () => {
  const folder = mkdtempSync(join(tmpdir(), "aksara-zip-"));
  afterAll(() => rm(folder, { recursive: true }));

  const content = Buffer.from("gambar");
  const named = (...names: readonly string[]): ZipEntry[] => names.map((name) => ({ name, content }));
  const filesOf = async (archive: Buffer) => {
    const path = join(folder, "docs.zip");
    await writeFile(path, archive);
    const files = [];
    for await (const { entry, fileName, open } of readCoverArchive(path)) {
      const text = await open().then(
        async (stream) => Buffer.concat(await stream.toArray()).toString(),
        (error: unknown) => (error as Error).message,
      );
      files.push([entry, fileName, text]);
    }
    return files;
  };
  const namesOf = async (...names: readonly string[]) =>
    (await filesOf(aZip(named(...names)))).map(([, fileName]) => fileName);

  it("gives its files in their order, by their place among all entries and without their folders", async () => {
    const archive = aZip([
      { name: "docs/", content: Buffer.alloc(0) },
      ...named("docs/a.jpg", "docs\\lain\\b.jpg", "docs/.DS_Store", "../c.jpg"),
      { name: "d.jpg", content: Buffer.from("lain"), isDeflated: true },
    ]);
    expect(await filesOf(archive)).toEqual([
      [2, "a.jpg", "gambar"],
      [3, "b.jpg", "gambar"],
      [5, "c.jpg", "gambar"],
      [6, "d.jpg", "lain"],
    ]);
  });

  it("gives nothing that systems put beside pictures, and everything that is only named like it", async () => {
    const beside = [".a.jpg", "Thumbs.db", "DESKTOP.INI", "index.html", "index.htm", "a/index.php", "__MACOSX/a.jpg"];
    expect(await namesOf(...beside, "a/__MACOSX/b.jpg", "a\\__MACOSX\\c.jpg")).toEqual([]);
    const pictures = ["thumbs.dbx", "my thumbs.db", "index.html.jpg", "indexXhtml", "a.jpg", "x__MACOSX"];
    expect(await namesOf(...pictures, "x__MACOSX/b.jpg")).toEqual([...pictures, "b.jpg"]);
  });

  it("has of a long name what it ends with", async () => {
    const name = `${"x".repeat(300)}.jpg`;
    expect(await namesOf(`docs/${name}`)).toEqual([name.slice(-255)]);
  });

  it("opens no archive within it", async () => {
    const refusal = "Arsip di dalam ZIP tidak dibuka. Keluarkan dulu isinya.";
    for (const name of ["a.zip", "a.RAR", "a.7z", "a.gz", "a.tgz", "a.tar.gz"]) {
      expect(await filesOf(aZip(named(name)))).toEqual([[1, name, refusal]]);
    }
    for (const name of ["a.zip.jpg", "zip", "azip", "a.z"]) {
      expect(await filesOf(aZip(named(name)))).toEqual([[1, name, "gambar"]]);
    }
  });

  it("is refused whole where its files are longer than all of it", async () => {
    const shared = (count: number) => [
      ...named("a.jpg"),
      ...Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, content, sharesFirst: true })),
    ];
    const longer = aZip([{ name: "a.jpg", content: Buffer.alloc(9_000) }, ...shared(1).slice(1)]);
    expect(await filesOf(longer)).toHaveLength(2);
    const twice = { content: Buffer.alloc(9_000), sharesFirst: true };
    await expect(
      filesOf(
        aZip([
          { name: "a.jpg", content: Buffer.alloc(9_000) },
          { name: "b.jpg", ...twice },
        ]),
      ),
    ).rejects.toMatchObject({
      kind: "fileType",
      message: "Isi ZIP ini tidak wajar. Buat ZIP baru dari folder sampulnya.",
    });
  });

  it("is of fifty thousand files, and refused with one more", async () => {
    const archive = aZip(named("a.jpg"));
    const claiming = (entries: number) => {
      const claim = Buffer.from(archive);
      // In what it ends with.
      claim.writeUInt16LE(entries, claim.length - 14);
      claim.writeUInt16LE(entries, claim.length - 12);
      return filesOf(claim);
    };
    expect(await claiming(1)).toHaveLength(1);
    await expect(claiming(50_000)).rejects.toMatchObject({
      message: "ZIP ini rusak, tidak lengkap, atau dikunci. Buat lagi, lalu kirim ulang.",
    });
    await expect(claiming(50_001)).rejects.toMatchObject({
      kind: "fileTooLarge",
      message: "ZIP ini berisi lebih dari 50.000 berkas. Bagi menjadi beberapa ZIP.",
    });
  });

  it.each([
    ["Laskar Pelangi.JPG", "laskar_pelangi.jpg"],
    [" a \t b.jpg ", "a_b.jpg"],
    ["e\u0301te\u0301.jpg", "\u00E9t\u00E9.jpg"],
  ])("is searched for %j as %j", (name, key) => {
    expect(coverKey(name)).toBe(key);
  });
});
