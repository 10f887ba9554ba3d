import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { onBothEngines, onSqlite } from "../../support/database.js";
import { countsOf, createImportFolder, manyBooks } from "../bookImport/importing.js";
import { runCli } from "./runCli.js";

onBothEngines("npm run library -- import-books", (test) => {
  const folder = createImportFolder();
  afterAll(() => folder.remove());

  it("says what became of every row and puts the report beside the file", async () => {
    const file = join(folder.path, "koleksi.csv");
    await writeFile(file, "judul;kondisi;isbn\nSatu;Baik;123\nDua;murah;\nSATU;;\nTiga;;\n");
    const { ended, output } = runCli(["import-books", file], { DATABASE_URL: test.url, DATA_DIR: folder.path });
    expect(await ended).toEqual({ code: 0, signal: null });
    const report = join(folder.path, "koleksi.tidak-diimpor.csv");
    expect(output).toEqual([
      `Impor ${file} selesai: 4 baris dibaca.`,
      "  2 buku baru",
      "  1 duplikat",
      "  1 ditolak",
      "Eksemplar baru: 0, di antaranya 0 ditambahkan ke buku yang ada.",
      "Eksemplar tidak masuk: 0.",
      "Perlu diperiksa: 0 baris.",
      "Catatan: 1 baris dengan ISBN tidak valid (digit cek salah), disimpan apa adanya (mulai baris 2).",
      "Catatan: 1 baris dengan isi yang tidak menambah judul maupun eksemplar (mulai baris 4).",
      `Baris yang tidak masuk seluruhnya, dengan alasannya: ${report}`,
    ]);
    expect((await readFile(report, "utf8")).split("\n").map((line) => line.split(";").slice(0, 2).join())).toEqual([
      "\uFEFFbaris,hasil",
      "3,ditolak",
      "4,duplikat",
      "",
    ]);
    expect((await countsOf(test.database)).books).toBe(2);
  }, 60_000);
});

onSqlite("npm run library -- import-books, asked wrongly or stopped", (test) => {
  const folder = createImportFolder();
  afterAll(() => folder.remove());
  const environment = () => ({ DATABASE_URL: test.url, DATA_DIR: folder.path });

  it("fails with one line for a file that is not there, and with its usage for a command that is not", async () => {
    const missing = runCli(["import-books", "tidak-ada.csv"], environment());
    expect(await missing.ended).toMatchObject({ code: 1 });
    expect(missing.errors).toEqual(["Berkas tidak-ada.csv tidak ditemukan atau tidak dapat dibaca."]);
    const unknown = runCli(["import-cats"], environment());
    expect(await unknown.ended).toMatchObject({ code: 2 });
    expect(unknown.errors[0]).toBe("Pemakaian: npm run library -- PERINTAH");
  }, 60_000);

  it("takes everything back on Ctrl+C and leaves no file", async () => {
    const file = join(folder.path, "besar.csv");
    await writeFile(file, manyBooks(4_000));
    const { ended, errors } = runCli(["import-books", file], environment(), {
      line: /^Menyimpan: 1/,
      signal: "SIGINT",
    });
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(errors.at(-1)).toBe("Impor dibatalkan. Tidak ada buku yang masuk.");
    expect(await countsOf(test.database)).toMatchObject({ books: 0, hidden: 0, authors: 0, searched: 0, running: 0 });
    expect((await readdir(folder.path)).sort()).toEqual(["besar.csv", "imports"]);
    expect(await folder.spooled()).toEqual([]);
  }, 60_000);
});
