import sql from "sql-template-tag";

import { onBothEngines } from "../../../support/database.js";
import { importCsv, rowsOf } from "../importing.js";

onBothEngines("A register with a row for each copy", (test) => {
  const copiesOf = async (like: string) =>
    rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT title, item_code AS code, inventory_code AS number, status FROM copies
          JOIN books ON books.id = book_id WHERE title LIKE ${like} ORDER BY copies.id`,
    );
  const lines = (...rows: string[]) => `${rows.join("\n")}\n`;

  it("makes a copy of each inventory number, which is its code, and one title of equal ones", async () => {
    const file = lines(
      "Data Inventori Perpustakaan,,,",
      "No,Judul,No. Induk,Tanggal Masuk",
      "1,Register Satu,0001/P/2022,22-Sep-22",
      "2,Register Satu,0002/P/2022,22-Sep-22",
      "3,Register Dua,0003/P/2022,1-Nov-22",
    );
    const { result } = await importCsv(test.database, file);
    expect(result).toMatchObject({ rows: 3, books: 2, copies: 3, duplicates: 1, copiesLeftOut: 0 });
    const copies = await copiesOf("Register %");
    expect(copies.map(({ code, number }) => [code, number])).toEqual(
      ["0001/P/2022", "0002/P/2022", "0003/P/2022"].map((number) => [number, number]),
    );
    // The same register again brings nothing.
    expect((await importCsv(test.database, file)).result).toMatchObject({ books: 0, copies: 0, duplicates: 3 });
    expect(await copiesOf("Register %")).toHaveLength(3);
  });

  it("makes copies of a range whose count fits, and more where the count is greater than its numbers", async () => {
    const { result } = await importCsv(
      test.database,
      lines("Judul;Jumlah;No. Register", "Rentang A;3;R7-R9", "Rentang B;;10 s/d 11", "Rentang C;3;R20"),
    );
    expect(result).toMatchObject({ books: 3, copies: 8 });
    const copies = await copiesOf("Rentang %");
    expect(copies.map(({ number }) => number)).toEqual(["R7", "R8", "R9", "10", "11", "R20", null, null]);
    expect(copies.slice(0, 6).every(({ code, number }) => code === number)).toBe(true);
  });

  it("gives a copy a code of its own where its number is another copy's code, once, and says so", async () => {
    const file = lines("Judul;Penulis;Nomor Inventaris", "Nomor Sama A;Ani;N-1", "Nomor Sama B;Budi;N-1");
    const { result } = await importCsv(test.database, file);
    expect(result).toMatchObject({ books: 2, copies: 2, copiesLeftOut: 0, toCheck: 1 });
    expect(result.warnings.map(({ warning }) => warning)).toEqual(["numbersTaken"]);
    const copies = await copiesOf("Nomor Sama %");
    expect(copies.map(({ number }) => number)).toEqual(["N-1", "N-1"]);
    expect(new Set(copies.map(({ code }) => code)).size).toBe(2);
    expect((await importCsv(test.database, file)).result).toMatchObject({ books: 0, copies: 0 });
  });

  it("that has item codes too keeps them, and takes numbers only where a row has no code", async () => {
    await importCsv(
      test.database,
      lines("Judul;Kode Eksemplar;No Inventaris", "Berkode;KD-1;IN-1", "Tanpa Kode;-;IN-2", "Dibulatkan;;1,2E+11"),
    );
    expect((await copiesOf("Berkode"))[0]).toMatchObject({ code: "KD-1", number: "IN-1" });
    expect((await copiesOf("Tanpa Kode"))[0]).toMatchObject({ code: "IN-2", number: "IN-2" });
    expect((await copiesOf("Dibulatkan")).map(({ code }) => code)).not.toContain("1,2E+11");
  });
});

onBothEngines("INLISLite's sheet of copies", (test) => {
  it("is one copy a row, with its state, its names together and without the signs of cards", async () => {
    const header =
      "NO;NO. INDUK;NO. BARCODE;JENIS SUMBER;NAMA SUMBER;AKSES;KETERSEDIAAN;NOMOR PANGGIL EKSEMPLAR;JUDUL UTAMA;" +
      "TAJUK PENGARANG;PENGARANG TAMBAHAN NAMA ORANG;KOTA TERBIT;PENERBIT;JUMLAH HALAMAN;DIMENSI;" +
      "NOMOR PANGGIL KATALOG;SUBJEK TOPIK";
    const row = (code: string, access: string, state: string, title: string) =>
      `1;${code};${code};Pembelian;---Belum ditentukan---;${access};${state};201 SAM k;${title};"Saman, Deni";` +
      `"Pradana, Mamik";Jakarta :;Prabu,;68 hlm.;21 cm.;201 SAM k;Fiksi`;
    const { result } = await importCsv(
      test.database,
      [
        "DATA EKSEMPLAR;;;;;;;;DATA BIBLIOGRAFIS",
        header,
        row("X1/16", "Dapat dipinjam", "Tersedia", "Kancil Contoh"),
        row("X2/16", "Dapat dipinjam", "Hilang", "Kancil Contoh"),
        row("X3/16", "Tidak dapat dipinjam", "Tersedia", "Kancil Contoh"),
        row("X4/16", "Tidak dapat dipinjam", "Rusak", "Kancil Lain"),
        row("X5/16", "Dapat dipinjam", "Entah", "Kancil Lain"),
      ].join("\n"),
    );
    expect(result).toMatchObject({ rows: 5, books: 2, copies: 5, refused: 0 });
    expect(result.warnings.map(({ warning, rows }) => [warning, rows])).toContainEqual(["copyStatusUnknown", 1]);
    const copies = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT item_code AS code, status, supplier, inventory_code AS number FROM copies ORDER BY id`,
    );
    expect(copies.map(({ status }) => status)).toEqual(["available", "lost", "reference_only", "repair", "available"]);
    expect(copies.every(({ code, number, supplier }) => code === number && supplier === null)).toBe(true);
    const [book] = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT publish_place AS place, publishers.name AS publisher, physical_description AS size,
            books.call_number AS callNumber, sources.name AS source,
            (SELECT COUNT(*) FROM book_authors WHERE book_id = books.id) AS authors
          FROM books JOIN publishers ON publishers.id = publisher_id JOIN sources ON sources.id = source_id
          WHERE title = 'Kancil Contoh'`,
    );
    expect({ ...book, authors: Number(book?.authors) }).toEqual({
      place: "Jakarta",
      publisher: "Prabu",
      size: "68 hlm. ; 21 cm.",
      callNumber: "201 SAM k",
      source: "Pembelian",
      authors: 2,
    });
  });
});
