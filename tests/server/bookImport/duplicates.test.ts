import sql from "sql-template-tag";

import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines, onSqlite } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { countsOf, importCsv, numberOf } from "./importing.js";

const HEADER = "judul;pengarang;tahun;isbn;kode eksemplar;jumlah";

onBothEngines("A row that repeats a book", (test) => {
  /** Each row in a write of its own, or all rows in one. */
  const together = [
    ["of an earlier chunk", 1],
    ["of the same chunk", 500],
  ] as const;
  let turn = 0;
  const copiesOf = (title: string) =>
    numberOf(
      test.database,
      sql`SELECT COUNT(*) AS n FROM copies JOIN books ON books.id = book_id WHERE title = ${title}
        AND copies.listed = 1`,
    );
  beforeEach(() => {
    turn += 1;
  });

  it.each(together)("%s is known by a copy's code, and brings its other codes", async (_, rowsPerWrite) => {
    const { result, reported } = await importCsv(
      test.database,
      `${HEADER}\nAngin ${turn};Rara Kusuma;2001;;A${turn};\nANGIN ${turn}.;Arya Lain;2009;;A${turn}|B${turn};\nangin ${turn};;;;C${turn}|B${turn}`,
      { rowsPerWrite },
    );
    expect(result).toMatchObject({ books: 1, duplicates: 2, copies: 3 });
    expect(reported.map(({ baris, hasil, alasan }) => [baris, hasil, alasan])).toEqual([
      ["3", "duplikat", `Sama dengan baris 2 “Angin ${turn}”: kode eksemplar A${turn}; 1 eksemplar ditambahkan.`],
      ["4", "duplikat", `Sama dengan baris 2 “Angin ${turn}”: kode eksemplar B${turn}; 1 eksemplar ditambahkan.`],
    ]);
    expect(await copiesOf(`Angin ${turn}`)).toBe(3);
  });

  it.each(together)("%s is known by its ISBN, in ten digits or thirteen", async (_, rowsPerWrite) => {
    const isbn = ["0-306-40615-2", "979-22-0196-3"][turn % 2];
    const thirteen = ["9780306406157", "9789792201963"][turn % 2];
    const { result, reported } = await importCsv(
      test.database,
      `${HEADER}\nAir ${turn};;2001;${isbn};;\nAir ${turn};Rara;1999;${thirteen};D${turn};`,
      { rowsPerWrite },
    );
    expect(result).toMatchObject({ books: 1, duplicates: 1, copies: 1 });
    expect(reported[0]?.alasan).toBe(`Sama dengan baris 2 “Air ${turn}”: ISBN ${thirteen}; 1 eksemplar ditambahkan.`);
  });

  it.each(together)("%s is known by title, authors and year, however they are written", async (_, rowsPerWrite) => {
    const { result } = await importCsv(
      test.database,
      `${HEADER}\nTanah, Air ${turn};KUSUMA, Rara;2001;;;2\ntanah air ${turn};Rara Kusuma;2001;;;5\nTanah Air ${turn};Rara Kusuma;2002;;;1`,
      { rowsPerWrite },
    );
    // A number of copies is no news of the book that is there; their codes would be.
    expect(result).toMatchObject({ books: 2, duplicates: 1, copies: 3 });
  });

  it("of the catalogue names it, and adds the copies that it lacks", async () => {
    await givenBooks(test.database, [
      { title: "Laut Lama", by: ["Rara Kusuma"], publishYear: 1990, copies: [{ itemCode: "L1" }] },
    ]);
    const before = await countsOf(test.database);
    const { result, reported } = await importCsv(test.database, `${HEADER}\nLaut Lama;Rara Kusuma;1990;;L1|L2;`);
    expect(result).toMatchObject({ books: 0, duplicates: 1, copies: 1 });
    expect(reported[0]?.alasan).toBe(
      "Sama dengan buku “Laut Lama” di katalog: kode eksemplar L1; 1 eksemplar ditambahkan.",
    );
    expect(await countsOf(test.database)).toEqual({ ...before, copies: before.copies + 1 });
  });

  it("of the bin is a new book, but a code that lies there is taken", async () => {
    const [id = 0] = await givenBooks(test.database, [
      { title: `Hilang ${turn}`, isbn: "9786020324784", copies: [{ itemCode: `Z${turn}` }] },
    ]);
    await new BookEditingService(test.database).delete(system, id);
    const { result, reported } = await importCsv(
      test.database,
      `${HEADER}\nHilang ${turn};;;9786020324784;;1\nHilang ${turn} lagi;;;;Z${turn};`,
    );
    expect(result).toMatchObject({ books: 1, duplicates: 1 });
    expect(reported[0]?.alasan).toBe(
      `Ada buku “Hilang ${turn}” di Tempat Sampah dengan kode eksemplar Z${turn}. Pulihkan buku itu, atau hapus selamanya lalu impor lagi.`,
    );
  });

  it("by one sign while its title is another's merges nothing, and says the way out", async () => {
    const { result, reported } = await importCsv(
      test.database,
      `${HEADER}\nGunung;;;978-602-291-662-8;G1;\nLembah;;;9786022916628;G2;\nNgarai;;;;G1|G3;`,
    );
    expect(result).toMatchObject({ books: 1, duplicates: 2, copies: 1 });
    expect(reported.map(({ alasan }) => alasan)).toEqual([
      "“Lembah” memakai ISBN 9786022916628 yang sudah dipakai baris 2 “Gunung”. Bila memang buku lain, betulkan atau kosongkan ISBN lalu impor lagi.",
      "“Ngarai” memakai kode eksemplar G1 yang sudah dipakai baris 2 “Gunung”. Bila memang buku lain, betulkan kode eksemplar lalu impor lagi.",
    ]);
    const again = await importCsv(test.database, "judul;isbn;kode eksemplar\nLembah;;G2\n");
    expect(again.result).toMatchObject({ books: 1, copies: 1 });
  });
});

onSqlite("A row that only seems to repeat a book", (test) => {
  it("is another edition where both have a valid ISBN and these differ", async () => {
    const { result } = await importCsv(
      test.database,
      `${HEADER}\nKota;Rara Kusuma;2001;978-602-291-662-8;;\nKota;Rara Kusuma;2001;979-22-0196-3;;`,
    );
    expect(result).toMatchObject({ books: 2, duplicates: 0 });
  });

  it("is another issue where they share an ISSN, a magazine's barcode or a wrong ISBN", async () => {
    const rows = [
      "Majalah 1;;;2088-7900;M1;",
      "Majalah 2;;;2088-7900;M2;",
      "Buletin 1;;;9771234567003;M3;",
      "Buletin 2;;;9771234567003;M4;",
      "Jilid 1;;;978-602-291-662-9;;",
      "Jilid 2;;;978-602-291-662-9;;",
    ];
    const { result } = await importCsv(test.database, [HEADER, ...rows].join("\n"));
    expect(result).toMatchObject({ books: 6, duplicates: 0, copies: 4 });
  });
});

onBothEngines("The same file twice", (test) => {
  it("brings nothing the second time", async () => {
    const file = `${HEADER}\nSatu;Rara;2001;978-602-291-662-8;S1;\nDua;Arya;2002;;S2|S3;\nTiga;;;;;4\n`;
    await importCsv(test.database, file);
    const before = await countsOf(test.database);
    const { result } = await importCsv(test.database, file);
    expect(result).toMatchObject({ rows: 3, books: 0, duplicates: 3, copies: 0, refused: 0 });
    expect(await countsOf(test.database)).toEqual(before);
  });
});

onSqlite("The report of an import", (test) => {
  it("is corrected and imported as it is: its own columns are ignored, quoted cells get their values back", async () => {
    const file = `judul;pengarang;harga\n=1+1;Rara;murah\n@Rara;Arya;1000\n'Pagi';"a;b";gratis\n`;
    const { result, report, reported } = await importCsv(test.database, file);
    expect(result).toMatchObject({ books: 1, refused: 2 });
    expect(report.startsWith("\uFEFFbaris;hasil;alasan;judul;pengarang;harga\n2;ditolak;")).toBe(true);
    expect(reported[0]?.judul).toBe("'=1+1");
    const corrected = report.replaceAll("murah", "2000").replaceAll("gratis", "belum tahu");
    const again = await importCsv(test.database, corrected);
    expect(again.result).toMatchObject({ rows: 2, books: 1, refused: 1, ignoredColumns: [] });
    expect(again.report.split("\n")[0]).toBe("\uFEFFbaris;hasil;alasan;judul;pengarang;harga");
    expect(again.reported[0]).toMatchObject({ judul: "'Pagi'", pengarang: "a;b", harga: "belum tahu" });
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM books WHERE title IN ('=1+1', '@Rara')`)).toBe(
      2,
    );
  });
});
