import sql from "sql-template-tag";

import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines, onSqlite } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { countsOf, importCsv, numberOf } from "../importing.js";

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
      `${HEADER}\nAngin ${turn};Rara Kusuma;2001;;A${turn};\nANGIN ${turn}.;Rara Kusuma;;;a${turn}|B${turn};\nangin ${turn};;2001;;C${turn}|B${turn}`,
      { rowsPerWrite },
    );
    expect(result).toMatchObject({ books: 1, duplicates: 2, copies: 3 });
    expect(reported.map(({ baris, hasil, alasan }) => [baris, hasil, alasan])).toEqual([
      ["3", "duplikat", `Sama dengan baris 2 “Angin ${turn}”: kode eksemplar a${turn}; 1 eksemplar ditambahkan.`],
      ["4", "duplikat", `Sama dengan baris 2 “Angin ${turn}”: kode eksemplar B${turn}; 1 eksemplar ditambahkan.`],
    ]);
    expect(await copiesOf(`Angin ${turn}`)).toBe(3);
  });

  it.each(together)("%s is known by its ISBN, in ten digits or thirteen", async (_, rowsPerWrite) => {
    const isbn = ["0-306-40615-2", "979-22-0196-3"][turn % 2];
    const thirteen = ["9780306406157", "9789792201963"][turn % 2];
    const { result, reported } = await importCsv(
      test.database,
      `${HEADER}\nAir ${turn};;2001;${isbn};;\nAir ${turn};Rara;;${thirteen};D${turn};`,
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
    expect(result).toMatchObject({ books: 2, duplicates: 1, copies: 8, copiesAdded: 5, copiesLeftOut: 0 });
    expect(await copiesOf(`Tanah, Air ${turn}`)).toBe(7);
  });

  it.each(together)("%s with its codes tells of the same copies again, by whatever number", async (_, rowsPerWrite) => {
    const { result, reported } = await importCsv(
      test.database,
      `${HEADER}\nApi ${turn};Rara;2001;;AP${turn};3\nApi ${turn};Rara;2001;;AP${turn};5`,
      { rowsPerWrite },
    );
    expect(result).toMatchObject({ books: 1, duplicates: 1, copies: 3, copiesLeftOut: 4, toCheck: 1 });
    expect(reported[0]?.alasan).toBe(
      `Sama dengan baris 2 “Api ${turn}”: kode eksemplar AP${turn}. 4 eksemplar tanpa kode tidak ditambahkan.`,
    );
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
      `${HEADER}\nHilang ${turn};;;9786020324784;;1\nHilang ${turn} lagi;;;;Z${turn};\nHilang ${turn};Rara;1990;;Z${turn};`,
    );
    expect(result).toMatchObject({ books: 2, copies: 1, refused: 1, duplicates: 0 });
    expect(reported.map(({ alasan }) => alasan)).toEqual([
      `Eksemplar Z${turn} tidak masuk: kodenya sudah dipakai buku “Hilang ${turn}” di Tempat Sampah.`,
      `Ada buku “Hilang ${turn}” di Tempat Sampah dengan kode eksemplar Z${turn}. Pulihkan buku itu, atau hapus permanen lalu impor lagi.`,
    ]);
  });

  it.each(together)("%s by its ISBN or a code alone is another book, which says so", async (_, rowsPerWrite) => {
    const isbn = ["978-602-291-662-8", "978-979-22-3847-1"][turn % 2];
    const codes = ["Gd|Hd", "Ld", "gd|Hd |Nd|nd"].map((cell) => cell.replaceAll("d", String(turn)));
    const { result, reported } = await importCsv(
      test.database,
      `${HEADER}\nGunung ${turn};;;${isbn};${codes[0]};\nLembah ${turn};;;${isbn};${codes[1]};\nNgarai ${turn};;;;${codes[2]};`,
      { rowsPerWrite },
    );
    expect(result).toMatchObject({ books: 3, duplicates: 0, copies: 4 });
    expect(result.warnings.map(({ warning, rows, firstRow }) => [warning, rows, firstRow])).toEqual([
      ["isbnOfOtherTitle", 1, 3],
      ["codesTaken", 1, 4],
    ]);
    expect(reported.map(({ hasil, alasan }) => [hasil, alasan])).toEqual([
      [
        "eksemplar tidak masuk",
        `Eksemplar g${turn}, H${turn} tidak masuk: kodenya sudah dipakai baris 2 “Gunung ${turn}”. ` +
          `Eksemplar n${turn} tidak masuk: kodenya sudah dipakai kode N${turn} di baris ini.`,
      ],
    ]);
  });
});

onSqlite("A row that only seems to repeat a book", (test) => {
  it.each([
    ["edition", "Kimia;Ani;2001;;K1;Ed. 1;", "Kimia;Ani;2001;;K2;Ed. 2;"],
    ["edition than one without", "Fisika;Ani;2001;;F1;;", "Fisika;Ani;2001;;F2;Cet. 3;"],
    ["issue", "Trubus;;2001;;T1;No. 540;", "Trubus;;2001;;T2;No. 541;"],
    ["volume of a set ISBN", "Ipa;A;2001;978-602-291-662-8;V1;Jilid I;", "Ipa;B;2001;978-602-291-662-8;V2;jil. 2;"],
    ["class of a set ISBN", "Mtk;A;2001;978-602-291-662-8;X1;;Kelas X", "Mtk;A;2001;978-602-291-662-8;X2;;Kelas XI"],
    ["year under one ISBN", "Biologi;A;2001;978-602-291-662-8;B1;;", "Biologi;A;2013;978-602-291-662-8;B2;;"],
    ["reader", "Pkn;A;2001;;P1;;Buku Guru", "Pkn;A;2001;;P2;;Buku Siswa"],
    ["author", "Agama;A;2001;;A1;;", "Agama;B;2001;;A1|A2;;"],
    ["name by its signs", "Belajar C;A;2001;;C1;;", "Belajar C++;A;2001;;C2;;"],
  ])("is another %s", async (_, ...rows) => {
    const header = "judul;pengarang;tahun;isbn;kode eksemplar;edisi;seri";
    const file = [header, ...rows].join("\n");
    expect((await importCsv(test.database, file)).result).toMatchObject({ books: 2, duplicates: 0, copies: 2 });
    expect((await importCsv(test.database, file)).result).toMatchObject({ books: 0, duplicates: 2, copies: 0 });
  });

  it("is the same where it says less, and the known ISBN is written in another way", async () => {
    const rows = [
      "Geografi;Ani;2001;978-602-291-662-8;;G1;Cetakan ke-2",
      "Geografi;Ani;2001;;;G2;cet.2",
      "GEOGRAFI;Budi;;9786022916628;;G3;",
    ];
    const { result } = await importCsv(
      test.database,
      ["judul;pengarang;tahun;isbn;seri;kode eksemplar;edisi", ...rows].join("\n"),
    );
    expect(result).toMatchObject({ books: 1, duplicates: 2, copies: 3 });
  });

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

  it("brings nothing the second time of books whose titles differ by a sign alone", async () => {
    const isbn = "9789792238471";
    const file = `${HEADER}\nC;Budi;2001;${isbn};;\nC++;Budi;2001;${isbn};;\nC#;Budi;2001;${isbn};;\n`;
    expect((await importCsv(test.database, file)).result).toMatchObject({ books: 3 });
    expect((await importCsv(test.database, file)).result).toMatchObject({ books: 0, duplicates: 3 });
  });
});

onSqlite("The report of an import", (test) => {
  it("is corrected and imported as it is: its own columns are ignored, quoted cells get their values back", async () => {
    const file = `judul;pengarang;jumlah\n=1+1;Rara;murah\n@Rara;Arya;1\n'Pagi';"a;b";gratis\n`;
    const { result, report, reported } = await importCsv(test.database, file);
    expect(result).toMatchObject({ books: 1, refused: 2 });
    expect(report.startsWith("\uFEFFbaris;hasil;alasan;judul;pengarang;jumlah\n2;ditolak;")).toBe(true);
    expect(reported[0]?.judul).toBe("'=1+1");
    const corrected = report.replaceAll("murah", "2").replaceAll("gratis", "belum tahu");
    const again = await importCsv(test.database, corrected);
    expect(again.result).toMatchObject({ rows: 2, books: 1, refused: 1, ignoredColumns: [] });
    expect(again.report.split("\n")[0]).toBe("\uFEFFbaris;hasil;alasan;judul;pengarang;jumlah");
    expect(again.reported[0]).toMatchObject({ judul: "'Pagi'", pengarang: "a;b", jumlah: "belum tahu" });
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM books WHERE title IN ('=1+1', '@Rara')`)).toBe(
      2,
    );
  });
});
