import { aksaraColumns } from "../../../../server/books/export/aksaraColumns.js";
import { SLIMS_COLUMNS } from "../../../../server/bookImport/csv/importColumns.js";
import {
  DEFAULT_CHOICES,
  detectFormat,
  detectImportFormat,
  type FormatOverrides,
  repeatedColumns,
} from "../../../../server/bookImport/csv/importFormat.js";
import { csvFiles, many } from "./aFile.js";

const aFile = csvFiles();
const formatOf = (lines: readonly string[] | string, overrides?: FormatOverrides) =>
  detectFormat(aFile(lines), overrides);

describe("The separator of a file", () => {
  it.each([
    [",", "one column, whatever it is", ["judul", "Satu"]],
    [";", "the most columns, of names that nobody knows", ["Nama,Warna;Ukuran;Berat", "a;b;c"]],
    [";", "the most known columns before the most columns", ["x,y,z,w;penulis;isbn", "a"]],
    [",", "a title before the most known columns", ["judul,a;penulis;isbn;b", "a,b"]],
    ["\t", "a tab", ["judul\tpenulis", "a\tb"]],
    ["|", "a bar", ["judul|penulis", "a|b"]],
  ])("is %j by %s", async (separator, _, lines) => {
    expect((await formatOf(lines)).separator).toBe(separator);
  });

  it("is what the first line declares, in whatever letters and quotes, before what the columns say", async () => {
    for (const line of ["sep=,", "SEP=,", '"sep=,"', "\uFEFF\uFEFFsep=,"]) {
      for (const end of ["\n", "\r\n", "\r"]) {
        expect(await formatOf(`${line}${end}judul,a;penulis;isbn${end}x`)).toMatchObject({
          separator: ",",
          header: ["judul", "a;penulis;isbn"],
          rowsBefore: 2,
        });
      }
    }
    expect(await formatOf("sep=,\njudul;penulis\nx", { separator: ";" })).toMatchObject({
      separator: ";",
      header: ["judul", "penulis"],
      rowsBefore: 2,
    });
    expect(await formatOf("judul;catatan\nSatu;sep=,\nx")).toMatchObject({
      separator: ";",
      header: ["judul", "catatan"],
      rowsBefore: 1,
    });
  });
});

describe("The header of a file", () => {
  it("comes after blank rows, as long as the first rows have it", async () => {
    const after = (blank: number) => formatOf(`${";\n".repeat(blank)}judul;penulis\nSatu;Ani\n`);
    expect(await after(3)).toMatchObject({ hasHeader: true, rowsBefore: 4, firstRows: [["Satu", "Ani"]] });
    expect(await after(31)).toMatchObject({ header: ["judul", "penulis"], rowsBefore: 32, firstRows: [] });
    expect((await after(32)).header).not.toContain("judul");
  });

  it("stands below a title, a day and names of groups, which are told", async () => {
    const above = ["Data Inventori Buku Perpustakaan;;", ";;", "Tanggal: 1 Juli 2026;;", "DATA EKSEMPLAR;;DATA BUKU"];
    expect(await formatOf([...above, "No;Judul;Pengarang", "1;Satu;Ani"])).toMatchObject({
      header: ["No", "Judul", "Pengarang"],
      rowsBefore: 5,
      firstRows: [["1", "Satu", "Ani"]],
      rowsAbove: ["Data Inventori Buku Perpustakaan", "Tanggal: 1 Juli 2026", "DATA EKSEMPLAR · DATA BUKU"],
    });
    // A title alone is a header where none says more.
    expect(await formatOf(["Judul", "Satu"])).toMatchObject({ rowsBefore: 1, rowsAbove: [] });
    const far = await formatOf([...many(20, (row) => `Keterangan ${row}`), "Judul;Penulis", "Satu;Ani"]);
    expect(far.header).not.toContain("Judul");
  });

  it.each([
    ["Nama;Warna", true],
    ["Nama;2001", false],
    ["Nama; 1.250 ", false],
    ["Nama;978-602", false],
    ["Nama;-", true],
    ["Nama;2001 M", true],
    ["Nama;ke-2", true],
    ["judul;2001", true],
  ])("is never a number, unless there is a title: %s", async (line, hasHeader) => {
    const format = await formatOf([line, "a;b"]);
    expect(format).toMatchObject({ hasHeader, rowsBefore: hasHeader ? 1 : 0 });
    expect(format.firstRows).toEqual([...(hasHeader ? [] : [line.split(";")]), ["a", "b"]]);
  });

  it("is there or not as a person says", async () => {
    const lines = ["judul;2001", "a;b;c"];
    expect(await formatOf(lines, { hasHeader: false })).toMatchObject({
      hasHeader: false,
      isSlims: false,
      backslashes: false,
      rowsBefore: 0,
      separator: ";",
      header: ["Kolom 1", "Kolom 2", "Kolom 3"],
      firstRows: [
        ["judul", "2001"],
        ["a", "b", "c"],
      ],
      authorCommas: "guess",
      choices: DEFAULT_CHOICES,
    });
    expect(await formatOf(["Nama;2001"], { hasHeader: true })).toMatchObject({
      hasHeader: true,
      header: ["Nama", "2001"],
    });
    expect((await formatOf([";", "Nama;2001"], { hasHeader: false })).rowsBefore).toBe(1);
    expect((await formatOf(["sep=;", "Nama;2001"], { hasHeader: false })).rowsBefore).toBe(1);
  });

  it("that is missing has as many columns as the widest of the first rows", async () => {
    const rows = [...many(31, () => "1;2"), "1;2;3", "1;2;3;4"];
    const { header, firstRows } = await formatOf(rows);
    expect(header).toEqual(["Kolom 1", "Kolom 2", "Kolom 3"]);
    expect(firstRows).toHaveLength(32);
  });
});

/** The header that exports had before their words changed. */
const EARLIER_EXPORT =
  "Judul,Anak Judul,Penulis,ISBN,Penerbit,Tempat Terbit,Tahun Terbit,Edisi,Deskripsi Fisik,Judul Seri,Bahasa,Klasifikasi," +
  "Nama Klasifikasi,No. Panggil,Kategori,Subjek,Deskripsi,Sampul,Pembaca Berkas Digital,Lokasi,Rak,Sumber Perolehan," +
  "Harga,Jumlah Eksemplar,Kode Eksemplar,No. Inventaris,Kondisi,Tanggal Perolehan";

describe("The program that wrote a file", () => {
  const slims = (count: number) => [...SLIMS_COLUMNS.slice(0, count), ...many(3, (index) => `lain${index}`)];

  it("is SLiMS by twelve of its columns, or by their number alone", async () => {
    expect(await formatOf([slims(12).join(",").toUpperCase(), "a"])).toMatchObject({
      isSlims: true,
      backslashes: true,
    });
    expect(await formatOf([slims(11).join(","), "a"])).toMatchObject({ isSlims: false, backslashes: false });
    const byNumber = { hasHeader: false, isSlims: true, backslashes: true, header: SLIMS_COLUMNS, rowsBefore: 0 };
    expect(await formatOf([many(18, (index) => `nilai ${index}`).join(",")])).toMatchObject(byNumber);
    expect(await formatOf([many(17, (index) => `nilai ${index}`).join(",")])).toMatchObject({
      hasHeader: true,
      isSlims: false,
    });
  });

  it("of our own report of a SLiMS export writes CSV as others do", async () => {
    const report = ["baris", "hasil", "alasan", ...slims(12)].join(",");
    expect(await formatOf([report, "2"])).toMatchObject({ isSlims: true, backslashes: false });
  });

  it("is Goodreads by its number of a book: then commas separate authors", async () => {
    expect((await formatOf("title,authors, Goodreads_Book_Id \na,b,c")).authorCommas).toBe("separate");
    expect((await formatOf("title,authors,book_id\na,b,c")).authorCommas).toBe("guess");
  });

  it("is Aksara by all columns of its export, of which nothing is corrected or proposed", async () => {
    const names = Object.keys(aksaraColumns);
    const asExported = { proposesCallNumbers: false, correctsTexts: false, category: null, location: null };
    expect((await formatOf([names.join(","), "a"])).choices).toEqual(asExported);
    expect((await formatOf([EARLIER_EXPORT, "a"])).choices).toEqual(asExported);
    expect((await formatOf([names.slice(1).join(","), "a"])).choices).toEqual({
      proposesCallNumbers: true,
      correctsTexts: true,
      category: null,
      location: null,
    });
  });
});

describe("A file that cannot be imported as it is", () => {
  const detected = (lines: readonly string[]) => detectImportFormat(aFile(lines));

  it("says which names it has instead of a title, the first twelve and each in part", async () => {
    const names = ["  Warna ", "x".repeat(41), ...many(12, (index) => `Lain ${index}`)];
    const shown = ["Warna", "x".repeat(40), ...many(10, (index) => `Lain ${index}`)]
      .map((name) => `“${name}”`)
      .join(", ");
    const missing =
      "Kolom judul tidak ditemukan. Baris pertama harus berisi nama kolom, minimal “judul” (atau “title”); ";
    await expect(detected([names.join(";"), "a;b"])).rejects.toMatchObject({
      kind: "validation",
      message: `${missing}kolom yang terbaca: ${shown}.`,
    });
    await expect(detected(["Bumi;2001", "Bulan;2002"])).rejects.toMatchObject({
      message: `${missing}kolom yang terbaca: “Bumi”, “2001”.`,
    });
  });

  it("says which columns mean the same", async () => {
    await expect(detected(["judul;penulis;Judul", "a;b;c"])).rejects.toMatchObject({
      message:
        "Kolom “judul” ada dua kali, dan tidak jelas mana yang benar. Hapus atau ganti nama salah satunya, atau pilih " +
        "kolomnya di halaman impor.",
    });
    expect(await detected(["judul;penulis", "a;b"])).toMatchObject({ header: ["judul", "penulis"] });
  });

  it.each([
    [["tahun", "Tahun"], "Kolom “tahun” ada dua kali"],
    [["tahun", "TAHUN", "Tahun "], "Kolom “tahun” ada 3 kali"],
    [["tahun", "Tahun", "thn terbit"], "Kolom “tahun” dan “Tahun” dan “thn terbit” sama-sama berarti Tahun terbit"],
    [["tahun", "thn terbit"], "Kolom “tahun” dan “thn terbit” sama-sama berarti Tahun terbit"],
  ])("says of %j: %s", (headers, words) => {
    expect(repeatedColumns("publishYear", headers)).toBe(words);
  });
});
