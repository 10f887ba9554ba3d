import { Readable } from "node:stream";

import sql from "sql-template-tag";

import { detectImportFormat } from "../../../../server/bookImport/csv/importFormat.js";
import { KNOWN_HEADINGS } from "../../../../server/bookImport/importOptions.js";
import { readChunks } from "../../../../server/bookImport/rows/readChunks.js";
import { withCsvUpload } from "../../../../server/platform/csv/csvUpload.js";

import { onBothEngines, onSqlite } from "../../../support/database.js";
import { measureCpuMs } from "../../../support/measureCpuMs.js";
import { importCsv, createImportFolder, rowsOf } from "../importing.js";

const SLIMS_HEADER =
  "title,gmd_name,edition,isbn_issn,publisher_name,publish_year,collation,series_title,call_number,language_name,place_name,classification,notes,image,sor,authors,topics,item_code";
const SLIMS_ROWS = [
  String.raw`"Kisah \"Ombak\" Mu\'min","Text","Cet. 1","9786022916628","Padi Emas","2015","xii+78 hlm.; 21 cm","NONE","","Indonesia","Bandung","2X4.122 9","","ombak_(1).jpg","","<WIJAYA, Arya.><KUSUMA, Rara>","<Laut><Pantai>","<20150001><20150002>"`,
  `"Angin ""Timur""","Text","","0126-4273","","","","","297 ANG a","Arab","","NONE","","","Rara Kusuma","","",""`,
];

async function booksIn(test: { readonly database: Parameters<typeof rowsOf>[0] }) {
  return rowsOf<Record<string, unknown>>(
    test.database,
    sql`SELECT books.title, books.isbn, books.isbn13, publishers.name AS publisher, publish_place AS place,
      publish_year AS year, edition, series_title AS series,
          language, classifications.code, call_number AS callNumber, image_url AS image,
          (SELECT COUNT(*) FROM copies WHERE copies.book_id = books.id) AS copies
        FROM books LEFT JOIN publishers ON publishers.id = publisher_id LEFT
        JOIN classifications ON classifications.id = classification_id ORDER BY books.id`,
  ).then((rows) => rows.map((row) => ({ ...row, copies: Number(row.copies) })));
}

const expected = [
  {
    title: 'Kisah "Ombak" Mu\'min',
    isbn: "9786022916628",
    isbn13: "9786022916628",
    publisher: "Padi Emas",
    place: "Bandung",
    year: 2015,
    edition: "Cet. 1",
    series: null,
    language: "id",
    code: "2X4.122 9",
    callNumber: "2X4.122 9 WIJ k",
    image: null,
    copies: 2,
  },
  {
    title: 'Angin "Timur"',
    isbn: "0126-4273",
    isbn13: null,
    publisher: null,
    place: null,
    year: null,
    edition: null,
    series: null,
    language: "ar",
    code: null,
    callNumber: "297 ANG a",
    image: null,
    copies: 0,
  },
];

onBothEngines("A SLiMS export without a header", (test) => {
  it("is read by the place of its columns, with its lists, escapes and NONE", async () => {
    const { result, report } = await importCsv(test.database, SLIMS_ROWS.join("\n"));
    expect(result).toMatchObject({
      rows: 2,
      books: 2,
      copies: 2,
      duplicates: 0,
      refused: 0,
      encoding: "utf-8",
      separator: ",",
      ignoredColumns: [],
    });
    expect(report).toBe("");
    expect(await booksIn(test)).toEqual(expected);
    const authors = sql`SELECT first_name AS first, last_name AS last FROM book_authors
      JOIN authors ON authors.id = author_id ORDER BY book_id, position`;
    expect(await rowsOf(test.database, authors)).toEqual(
      [
        { first: "Arya", last: "WIJAYA" },
        { first: "Rara", last: "KUSUMA" },
        { first: "Rara", last: "Kusuma" },
      ]
        .slice(0, 2)
        .concat([{ first: "Rara", last: "KUSUMA" }]),
    );
  });
});

onSqlite("A SLiMS export with a header", (test) => {
  it("is read by its names", async () => {
    await importCsv(test.database, [SLIMS_HEADER, ...SLIMS_ROWS].join("\r\n"));
    expect(await booksIn(test)).toEqual(expected);
  });
});

onSqlite("The list of Goodreads' ten thousand", (test) => {
  it("is read by the same names: spoilt ISBN-13 passed over, zeros given back, commas between authors", async () => {
    const header =
      "book_id,goodreads_book_id,isbn,isbn13,authors,original_publication_year,original_title,title,language_code,image_url,small_image_url";
    const { result } = await importCsv(
      test.database,
      [
        header,
        '1,11,306406152,9.78030640615e+12,"Homerus, Arya Wijaya",-720.0,X,Kidung Laut,eng,https://img.example/1.jpg,https://img.example/1s.jpg',
        "2,12,,9.78030640616e+12,Rara Kusuma,2008.0,Y,Kidung Darat,en-US,https://img.example/nophoto/1.png,",
      ].join("\n"),
    );
    expect(result.ignoredColumns).toEqual(["book_id", "goodreads_book_id", "original_title", "small_image_url"]);
    expect(result.warnings).toEqual([expect.objectContaining({ warning: "isbnIsRounded", rows: 1, firstRow: 3 })]);
    const [first, second] = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT isbn, isbn13, publish_year AS year, publish_year_text AS text, language, image_url AS image, (SELECT
        COUNT(*) FROM book_authors WHERE book_id = books.id) AS authors FROM books ORDER BY id`,
    );
    expect(first).toEqual({
      isbn: "306406152",
      isbn13: "9780306406157",
      year: -720,
      text: "-720",
      language: "en",
      image: "https://img.example/1.jpg",
      authors: 2,
    });
    expect(second).toEqual({
      isbn: null,
      isbn13: null,
      year: 2008,
      text: "2008",
      language: "en",
      image: null,
      authors: 1,
    });
  });
});

const OWN =
  "Tahun Terbit;JUDUL BUKU (wajib);Pengarang;No. Panggil;Harga (Rp);Jumlah;Warna Jilid\n2001;Café Ombak;Rara Kusuma;813 KUS c;45.000;2;biru\n";

onSqlite("A library's own file", (test) => {
  const first = async () =>
    (
      await rowsOf<Record<string, unknown>>(
        test.database,
        sql`SELECT title, publish_year AS year, price, call_number AS callNumber FROM books ORDER BY id DESC LIMIT 1`,
      )
    )[0];
  let turn = 0;
  /** The same row would be a duplicate. */
  const fresh = () => OWN.replace("Café Ombak", `Café Ombak ${(turn += 1)}`);
  const windows = (text: string) => Buffer.from(text, "latin1");
  const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

  it.each([
    ["UTF-8", "utf-8", (text: string) => Buffer.from(text)],
    ["UTF-8 with its mark", "utf-8", (text: string) => Buffer.from(`\uFEFF${text}`)],
    ["UTF-16LE with its mark", "utf-16le", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16LE without", "utf-16le", (text: string) => Buffer.from(text, "utf16le")],
    ["UTF-16BE with its mark", "utf-16be", (text: string) => bigEndian(`\uFEFF${text}`)],
    ["UTF-16BE without", "utf-16be", bigEndian],
    ["Windows-1252", "windows-1252", windows],
  ] as const)("is read in %s", async (_, encoding, encode) => {
    const text = fresh();
    const { result } = await importCsv(test.database, encode(text));
    expect(result).toMatchObject({ books: 1, copies: 2, encoding, separator: ";", ignoredColumns: ["Warna Jilid"] });
    expect(await first()).toEqual({ title: `Café Ombak ${turn}`, year: 2001, price: 45_000, callNumber: "813 KUS c" });
  });

  it.each([
    [";", ";"],
    [",", ","],
    ["tab", "\t"],
  ])("is read with %s between its columns", async (_, separator) => {
    const { result } = await importCsv(test.database, fresh().replaceAll(";", separator));
    expect(result).toMatchObject({ books: 1, separator });
  });

  it("is not misled by separators within quotes, a sep= line, blank lines and old ends of line", async () => {
    const text = `sep=;\r\n\r\n"judul";"deskripsi"\r\n"Satu; dua, tiga, empat ${(turn += 1)}";"baris satu\r\nbaris dua"\r\n\r\n;\r\n`;
    const { result } = await importCsv(test.database, text);
    expect(result).toMatchObject({ rows: 1, books: 1, separator: ";" });
    const macintosh = `judul\rKapal ${(turn += 1)}\rPerahu ${turn}\r`;
    expect((await importCsv(test.database, macintosh)).result).toMatchObject({ rows: 2, books: 2 });
  });

  it.each([
    ["no title column", "nama,penerbit\nX,Y\n", /Kolom judul tidak ditemukan.*“nama”, “penerbit”/],
    ["nothing in it", "", /Berkas kosong/],
    ["blank lines only", "\r\n \n;;\n", /Berkas kosong/],
    ["a header only", "judul;penerbit\n", /tanpa buku/],
    ["a workbook's bytes", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /rusak/],
    ["a column named twice", "judul;isbn;Judul\nA;;B\n", /Kolom “judul” ada dua kali/],
    ["a PDF's bytes", "%PDF-1.7\njudul;penulis\n", /berkas PDF/],
    ["a picture's bytes", Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), /gambar/],
    ["a web page", "<!DOCTYPE html><title>judul</title>", /halaman web/],
    [
      "random bytes",
      Buffer.from(Array.from({ length: 600 }, (_, index) => (index * index * 31 + index) % 256)),
      /bukan teks/,
    ],
    ["a quote that nothing closes", 'judul,penerbit\nA,B\n"C,D\nE,F\n', /Baris 3: tanda kutip/],
    ["a row of separators without an end", `judul,penerbit\nA,B\n${",".repeat(12_000_000)}`, /Baris 3 terlalu panjang/],
  ])("is refused as a whole with %s", async (_, content, message) => {
    await expect(importCsv(test.database, content)).rejects.toMatchObject({
      kind: "validation",
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ["a column named by brackets alone", `${"(".repeat(200_000)};judul\nx;Kurung (\n`, { books: 1 }],
    ["a long run of backslashes", `title;notes\nGaris miring;${"\\".repeat(200_000)}a\n`, { books: 1 }],
    ["commas without names", `judul,penulis\nKoma,"Rara;${",".repeat(200_000)}x"\n`, { books: 1 }],
    [
      "forty thousand authors",
      `judul;penulis\nRamai;${Array.from({ length: 40_000 }, (_, index) => `Nama${index} Akhir`).join(", ")}\n`,
      { refused: 1 },
    ],
    [
      "sixty thousand item codes",
      `judul;kode eksemplar\nSet;${Array.from({ length: 60_000 }, (_, index) => `K${index}`).join("|")}\n`,
      { refused: 1 },
    ],
  ])("takes no longer than others with %s", async (_, text, counts) => {
    const imported = async () => expect((await importCsv(test.database, text)).result).toMatchObject(counts);
    expect(await measureCpuMs(imported)).toBeLessThan(2_000);
  });

  it("is written in smaller chunks where its rows have many empty cells", async () => {
    const folder = createImportFolder();
    const stream = Readable.from([Buffer.from(`judul\n${`Lebar${",".repeat(300_000)}\n`.repeat(12)}`)]);
    const rows: number[] = [];
    await withCsvUpload(stream, { dataDir: folder.path, maxBytes: 10_000_000, known: KNOWN_HEADINGS }, async (file) => {
      const format = await detectImportFormat(file);
      for await (const chunk of readChunks(file, format, { rowsPerChunk: 500, mostRows: 100 })) {
        rows.push(chunk.rows.length);
      }
    });
    await folder.remove();
    expect(rows).toEqual([4, 4, 4]);
  });

  it("is refused when it is larger or longer than allowed, and leaves nothing", async () => {
    await expect(importCsv(test.database, fresh(), { limits: { fileBytes: 20 } })).rejects.toThrow(/lebih besar/);
    await expect(
      importCsv(test.database, "judul\nBanyak 1\nBanyak 2\nBanyak 3\n", { limits: { rows: 2 }, rowsPerWrite: 1 }),
    ).rejects.toThrow(/lebih dari 2 baris/);
    expect(await rowsOf(test.database, sql`SELECT id FROM books WHERE title LIKE 'Banyak%'`)).toEqual([]);
  });
});
