import sql from "sql-template-tag";

import { system } from "../../../../server/viewer.js";
import { onSqlite } from "../../../support/database.js";
import { importCsv, importInSteps, rowsOf } from "../importing.js";

onSqlite("The columns of a kept file", (test) => {
  let the: ReturnType<typeof importInSteps>;
  afterAll(() => the.folder.remove());
  beforeAll(() => {
    the = importInSteps(test.database);
  });

  it("are recognised by their names, each with its reason and samples", async () => {
    const reading = await the.reading(
      await the.upload("Judul Buku;Pengarang;Ukuran;title\nLaskar Pelangi;Andrea Hirata;20 cm;x\n"),
    );
    expect(reading).toMatchObject({ encoding: "utf-8", separator: ";", hasHeader: true });
    expect(reading?.columns).toMatchObject([
      { header: "Judul Buku", field: null, reason: "repeated", samples: ["Laskar Pelangi"] },
      { header: "Pengarang", field: "authors", reason: "name", samples: ["Andrea Hirata"] },
      { header: "Ukuran", field: null, reason: "unknown", samples: ["20 cm"] },
      { header: "title", field: null, reason: "repeated", samples: ["x"] },
    ]);
  });

  it("that mean the same are taken from neither until a person chooses, by every way in", async () => {
    const text = "judul;tahun;Kode Buku;barkod;Tahun\nBulan;2001;K1;B1;1999\n";
    await expect(importCsv(test.database, text.replace("barkod", "lain"))).rejects.toMatchObject({
      kind: "validation",
      message: expect.stringContaining("Kolom “tahun” ada dua kali, dan tidak jelas mana yang benar."),
    });
    await expect(importCsv(test.database, text)).rejects.toMatchObject({
      message: expect.stringContaining("Kolom “Kode Buku” dan “barkod” sama-sama berarti Kode eksemplar"),
    });
    const row = await the.upload(text);
    for (const command of [() => the.service.preview(system, row.id), () => the.service.start(system, row.id)]) {
      await expect(command()).rejects.toMatchObject({ kind: "conflict", fields: [{ name: "columns" }] });
    }
    await the.configured(row, { columns: ["title", null, null, "itemCode", "publishYear"] });
    const done = await the.imported(row);
    expect(done).toMatchObject({ state: "done", counts: { books: 1, copies: 1 } });
    expect(
      await rowsOf(
        test.database,
        sql`SELECT publish_year AS year, item_code AS code FROM books JOIN copies ON copies.book_id = books.id
            WHERE books.import_id = ${row.id}`,
      ),
    ).toEqual([{ year: 1999, code: "B1" }]);
  });

  it("are SLiMS's eighteen where no header names them, unless somebody says that the first row is one", async () => {
    const line = [
      "Negeri 5 Menara",
      "Teks",
      "",
      "9789792248616",
      "Gramedia",
      "2009",
      "",
      "",
      "813",
      "Indonesia",
      "Jakarta",
      "813",
      "",
      "",
      "",
      "<A. Fuadi>",
      "<Fiksi>",
      "<N1>",
    ];
    const row = await the.upload(`${line.map((cell) => `"${cell}"`).join(",")}\n`);
    const reading = await the.reading(row);
    expect(reading).toMatchObject({ hasHeader: false, separator: "," });
    expect(reading?.columns[0]).toMatchObject({
      header: "title",
      field: "title",
      reason: "slims",
      samples: ["Negeri 5 Menara"],
    });
    await the.configured(row, { hasHeader: true });
    expect((await the.reading(row))?.columns[0]).toMatchObject({
      // The shape of its row says what its columns are, whatever they are called.
      header: "Negeri 5 Menara",
      field: "title",
      reason: "slims",
    });
  });

  it("of a file that nobody knows are named by hand, and its refused rows come back under our names", async () => {
    const text = "A1;Buku Pertama;2001;99\nA2;;2002;98\nA3;Buku Ketiga;2003;97\n";
    await expect(importCsv(test.database, text)).rejects.toMatchObject({ kind: "validation" });
    const row = await the.upload(text);
    expect(await the.reading(row)).toMatchObject({
      hasHeader: false,
      columns: [{ header: "Kolom 1", field: null }, { field: null }, { field: null }, { field: null }],
    });
    for (const command of [() => the.service.preview(system, row.id), () => the.service.start(system, row.id)]) {
      await expect(command()).rejects.toMatchObject({ kind: "conflict", fields: [{ name: "columns" }] });
    }
    await the.configured(row, { columns: ["itemCode", "title", "publishYear", null] });
    expect((await the.reading(row))?.columns.map(({ reason }) => reason)).toEqual([
      "chosen",
      "chosen",
      "chosen",
      "unknown",
    ]);
    expect((await the.previewed(row)).preview?.counts).toMatchObject({ rows: 3, books: 2, refused: 1 });
    expect((await the.imported(row)).state).toBe("done");
    const books = await rowsOf(
      test.database,
      sql`SELECT title, publish_year AS year FROM books WHERE import_id = ${row.id} ORDER BY id`,
    );
    expect(books).toEqual([
      { title: "Buku Pertama", year: 2001 },
      { title: "Buku Ketiga", year: 2003 },
    ]);
    const csv = await the.refusedCsv(row);
    expect(csv).toBe(
      "\uFEFFbaris;hasil;alasan;kode eksemplar;judul;tahun terbit;Kolom 4\n2;ditolak;Kolom “Kolom 2”: wajib diisi.;A2;;2002;98\n",
    );
    expect((await importCsv(test.database, csv.replace("A2;;", "A2;Buku Kedua;"))).result).toMatchObject({
      books: 1,
      refused: 0,
    });
  });

  it("come back harmless where a spreadsheet would calculate them", async () => {
    const row = await the.previewed(await the.upload('judul;tahun\n;"=1+1"\n'));
    expect(await the.refusedCsv(row)).toContain(";'=1+1");
  });

  it("that are left out by hand stay out when the refused rows are imported again", async () => {
    const row = await the.upload("judul;harga\nMahal;seratus\nMurah;1000\n");
    await the.configured(row, { columns: ["title", null] });
    expect((await the.previewed(row)).preview?.counts).toMatchObject({ books: 2, refused: 0 });
    await the.configured(row, { columns: [null, "title"] });
    await the.previewed(row);
    expect(await the.refusedCsv(row)).toContain("abaikan judul;judul");
  });

  it("are cut anew by another separator or encoding, and refused where they contradict themselves", async () => {
    const row = await the.upload(Buffer.from("judul;penulis\nCaf\xe9 Baru;R\xe9my\n", "latin1"));
    expect(await the.reading(row)).toMatchObject({
      encoding: "windows-1252",
      foundEncoding: "windows-1252",
      columns: [{ samples: ["Café Baru"] }, { samples: ["Rémy"] }],
    });
    await the.configured(row, { separator: "," });
    expect((await the.reading(row))?.columns.map(({ header }) => header)).toEqual(["judul;penulis"]);
    await the.configured(row, { separator: ";", encoding: "utf-8" });
    expect((await the.reading(row))?.columns[0]?.samples).toEqual(["Caf\uFFFD Baru"]);
    await expect(the.configured(row, { columns: ["title", "title"] })).rejects.toMatchObject({
      kind: "validation",
      fields: [{ name: "columns.1" }],
    });
    await expect(the.configured(row, { columns: ["title"] })).rejects.toMatchObject({
      kind: "validation",
      fields: [{ name: "columns" }],
    });
    await expect(the.service.configure(system, row.id, { separator: "x" })).rejects.toMatchObject({
      kind: "validation",
    });
    await expect(the.upload("judul".concat(",x".repeat(300), "\n"))).rejects.toMatchObject({ kind: "validation" });
    for (const blank of ["", "\n\r\n \t\n", ";;;\n,,\n", "\uFEFF\n\n", Buffer.from("\uFEFF\n\n", "utf16le")]) {
      await expect(the.upload(blank)).rejects.toMatchObject({ message: "Berkas kosong. Pilih berkas lain." });
    }
  });
});
