import sql from "sql-template-tag";

import { visitor } from "../../../../server/viewer.js";
import { BookImportService } from "../../../../server/bookImport/BookImportService.js";
import { Readable } from "node:stream";
import { onBothEngines, onSqlite } from "../../../support/database.js";
import { importCsv, importInSteps, rowsOf } from "../importing.js";

onBothEngines("A row's values", (test) => {
  it("become the book, its records and its copies", async () => {
    const { result } = await importCsv(
      test.database,
      [
        "title,subtitle,authors,isbn,publisher,publish_place,publish_year,edition,collation,series,language,ddc,nama klasifikasi,kategori,subjek,ringkasan,sampul,pembaca berkas digital,lokasi,rak,asal,harga,eksemplar,kode eksemplar,no inventaris,kondisi,tgl perolehan",
        '"Sungai Panjang",Kisah,"Rara Kusuma; WIJAYA, Arya",978-602-291-662-8,Padi Emas,Bandung,c2005,Cet. 2,210 hlm,Seri Air,Sunda,899,Sastra,Fiksi,"Sungai, Desa","Baris satu\nbaris dua",https://img.example/s.jpg,Anggota saja,Ruang A,R-1,Hibah,"Rp 45.000,-",3,SP1|SP2,INV1|INV2|INV3,rusak ringan,15 Juli 2025',
      ].join("\n"),
    );
    expect(result).toMatchObject({ books: 1, copies: 3, ignoredColumns: [] });
    expect(result.warnings.map(({ warning }) => warning)).toEqual(["callNumberProposed"]);
    const [book] = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT subtitle, isbn13, publish_place AS place, publish_year AS year, publish_year_text AS text, edition,
        physical_description AS size, series_title AS series,
            language, description, image_url AS image, digital_file_access AS readers, price, call_number AS callNumber, listed, classifications.name
            AS class, categories.name AS category,
            locations.name AS room, shelf, sources.name AS source
          FROM books JOIN classifications ON classifications.id = classification_id
          JOIN categories ON categories.id = category_id
            JOIN locations ON locations.id = location_id JOIN sources ON sources.id = source_id`,
    );
    expect(book).toEqual({
      subtitle: "Kisah",
      isbn13: "9786022916628",
      place: "Bandung",
      year: 2005,
      text: "c2005",
      edition: "Cet. 2",
      size: "210 hlm",
      series: "Seri Air",
      language: "su",
      description: "Baris satu\nbaris dua",
      image: "https://img.example/s.jpg",
      readers: "members",
      price: 45_000,
      callNumber: "899 KUS s",
      listed: 1,
      class: "Sastra",
      category: "Fiksi",
      room: "Ruang A",
      shelf: "R-1",
      source: "Hibah",
    });
    const copies = await test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(sql`SELECT * FROM copies ORDER BY id`),
    );
    expect(copies.map((copy) => [copy.item_code, copy.inventory_code, copy.condition, copy.acquired_at])).toEqual([
      ["SP1", "INV1", "worn", "2025-07-15"],
      ["SP2", "INV2", "worn", "2025-07-15"],
      [expect.stringMatching(/^E[2-9A-Z]{5}-2-1$/), "INV3", "worn", "2025-07-15"],
    ]);
  });
});

onSqlite("A row of a book that is there already", (test) => {
  it("brings copies that came as the row says, and leaves the others and their book as they came", async () => {
    const copiesNow = () =>
      rowsOf<Record<string, unknown>>(
        test.database,
        sql`SELECT item_code AS code, sources.name AS source, books_source.name AS of_book, copies.price, supplier
            FROM copies JOIN books ON books.id = copies.book_id LEFT JOIN sources ON sources.id = copies.source_id
            LEFT JOIN sources books_source ON books_source.id = books.source_id ORDER BY item_code`,
      );
    const header = "judul;kode eksemplar;sumber perolehan;harga;rekanan";
    await importCsv(test.database, `${header}\nBumi;T1;Beli;50000;Toko`);
    await importCsv(test.database, `${header}\nBumi;T2;Hibah;0;Ibu Sari\nBumi;T3;;;`);
    expect(await copiesNow()).toEqual([
      { code: "T1", source: "Beli", of_book: "Beli", price: null, supplier: "Toko" },
      { code: "T2", source: "Hibah", of_book: "Beli", price: null, supplier: "Ibu Sari" },
      { code: "T3", source: "Beli", of_book: "Beli", price: null, supplier: null },
    ]);
  });
});

onSqlite("The codes of a row", (test) => {
  const copiesOf = async (cells: string) => {
    const { result } = await importCsv(test.database, `judul;kode eksemplar;no inventaris;jumlah\n${cells}`);
    expect(result).toMatchObject({ books: 1, refused: 0 });
    return rowsOf<{ code: string; inventory: string | null }>(
      test.database,
      sql`SELECT item_code AS code, inventory_code AS inventory FROM copies
          WHERE import_id = (SELECT MAX(id) FROM book_imports) ORDER BY id`,
    );
  };

  it("and its inventory codes belong together by their places, repeated and empty ones included", async () => {
    expect(await copiesOf(`Satu;"P1|P2|P3";"INV|INV|INV-3"`)).toEqual([
      { code: "P1", inventory: "INV" },
      { code: "P2", inventory: "INV" },
      { code: "P3", inventory: "INV-3" },
    ]);
    expect(await copiesOf(`Dua;<Q1><Q2><Q3>;<1><><3>`)).toEqual([
      { code: "Q1", inventory: "1" },
      { code: "Q2", inventory: null },
      { code: "Q3", inventory: "3" },
    ]);
    expect(await copiesOf(`Tiga;"R1;R1;;R4";"1;2;3;4";4`)).toEqual([
      { code: "R1", inventory: "1" },
      { code: "R4", inventory: "4" },
      { code: expect.stringMatching(/-2-1$/), inventory: "2" },
      { code: expect.stringMatching(/-2-2$/), inventory: "3" },
    ]);
  });
});

onSqlite("A row that cannot be", (test) => {
  const refusals = async (text: string) => {
    const { result, reported } = await importCsv(test.database, text);
    expect(result).toMatchObject({ books: 0, duplicates: 0, refused: result.rows });
    return reported.map(({ baris, hasil, alasan }) => `${baris} ${hasil}: ${alasan}`);
  };

  it("is refused with everything that is wrong, under the names that the file's own header has", async () => {
    expect(await refusals("Judul Buku;Harga;Jml;Keadaan\n;murah;banyak;remuk\n-;;;\n")).toEqual([
      "2 ditolak: Kolom “Judul Buku”: wajib diisi. " +
        "Kolom “Jml”: “banyak” bukan jumlah eksemplar antara 0 dan 1000. Kolom “Keadaan”: “remuk” tidak dikenal; tulis Baik, Rusak ringan, atau Rusak berat.",
      "3 ditolak: Kolom “Judul Buku”: wajib diisi.",
    ]);
  });

  it("is refused when it has more columns than the header, and names the likely cause", async () => {
    const [refusal] = await refusals("judul,penerbit\nSatu, dua, tiga,Padi\n");
    expect(refusal).toMatch(/^2 ditolak: Kolom “baris”: baris ini 4 kolom, seharusnya 2; apit nilai yang berisi “,”/);
  });

  it("is refused when a code is longer than a copy's, or was rounded by a spreadsheet", async () => {
    expect(await refusals(`judul;kode eksemplar\nPanjang;${"y".repeat(101)}\nBulat;9,78602E+12\n`)).toEqual([
      expect.stringContaining("Kolom “kode eksemplar”: terlalu panjang"),
      expect.stringContaining("Kolom “kode eksemplar”: “9,78602E+12” dibulatkan Excel"),
    ]);
  });
});

onSqlite("A row whose value is too long", (test) => {
  it.each([
    ["judul", 501],
    ["penulis", 256],
    ["penerbit", 256],
    ["klasifikasi", 101],
    ["subjek", 256],
    ["tahun", 101],
    ["ringkasan", 16_001],
  ])("is stored with what %s has room for, and with the whole in its description", async (column, length) => {
    const title = column === "judul" ? "y".repeat(length) : `Panjang di ${column}`;
    const others = column === "judul" ? ["penerbit", "Padi"] : [column, "y".repeat(length)];
    const { result } = await importCsv(test.database, `judul;${others[0]}\n${title};${others[1]}\n`);
    expect(result).toMatchObject({ books: 1, refused: 0 });
    expect(result.warnings.map(({ warning }) => warning)).toContain("valueCut");
    const [book] = await rowsOf<{ description: string }>(
      test.database,
      sql`SELECT description FROM books ORDER BY id DESC LIMIT 1`,
    );
    expect(book?.description).toContain("y".repeat(Math.min(length, 15_999)));
  });
});

onSqlite("A row that is odd", (test) => {
  it("is imported as typed, and said", async () => {
    const { result } = await importCsv(
      test.database,
      "judul;isbn;tahun;sampul\nA;978-602-291-662-9;201/8;foto.jpg\nB;2088-7900;-;http://img.example/b.jpg\nC;9771234567003;20007;\n",
    );
    expect(result.warnings.map(({ warning, rows, firstRow }) => [warning, rows, firstRow])).toEqual([
      ["isbnIsWrong", 1, 2],
      ["yearIsText", 2, 2],
      ["imageIsFileName", 2, 2],
      ["isbnIsSerial", 2, 3],
    ]);
    expect(
      await rowsOf(
        test.database,
        sql`SELECT isbn, isbn13, publish_year AS year, publish_year_text AS text, image_url AS image,
          cover_file_name AS cover FROM books ORDER BY id`,
      ),
    ).toEqual([
      { isbn: "978-602-291-662-9", isbn13: null, year: null, text: "201/8", image: null, cover: "foto.jpg" },
      { isbn: "2088-7900", isbn13: null, year: null, text: null, image: null, cover: "b.jpg" },
      { isbn: "9771234567003", isbn13: null, year: null, text: "20007", image: null, cover: null },
    ]);
  });

  it("has its damaged texts corrected, its degrees behind the name and a call number, each said or switched off", async () => {
    const the = importInSteps(test.database);
    const file = [
      "judul\tpengarang\tcatatan\tddc\tlokasi",
      "KisahrnNyata &amp; modern InternrnBaru\t<Spd., M.M, MBiomed Khristiyono><Ani; Budi>\tSatu.rnrnDua\t813\t",
      "CafÃ© modern\tAni\t\t\tRuang B",
    ].join("\n");
    const books = () =>
      rowsOf<Record<string, unknown>>(
        test.database,
        sql`SELECT title, description AS text, call_number AS spine, categories.name AS category, locations.name AS room,
            (SELECT COUNT(*) FROM book_authors WHERE book_id = books.id) AS authors
            FROM books LEFT JOIN categories ON categories.id = category_id
            LEFT JOIN locations ON locations.id = location_id
            WHERE books.import_id = (SELECT MAX(id) FROM book_imports) ORDER BY books.id`,
      );
    const row = await the.configured(await the.upload(file), { category: " Fiksi ", location: "Ruang A" });
    const done = await the.imported(row);
    expect(done.warnings.map(({ message, rows }) => [rows, message.split(" ").slice(0, 2).join(" ")])).toEqual([
      [2, "teks rusak"],
      [1, "beberapa penulis"],
      [1, "gelar di"],
      [1, "nomor panggil"],
    ]);
    const shared = { category: "Fiksi" };
    expect(await books()).toEqual([
      {
        ...shared,
        title: "Kisah Nyata & modern Intern Baru",
        text: "Satu.\nDua",
        spine: "813 KHR k",
        room: "Ruang A",
        authors: 3,
      },
      { ...shared, title: "Café modern", text: null, spine: null, room: "Ruang B", authors: 1 },
    ]);
    expect(
      await rowsOf(test.database, sql`SELECT first_name, last_name FROM authors WHERE name_key LIKE 'khristiyono%'`),
    ).toEqual([{ first_name: "Khristiyono, Spd., M.M, MBiomed", last_name: null }]);

    await the.undone(done);
    const plain = await the.configured(await the.upload(file), { correctsTexts: false, proposesCallNumbers: false });
    expect((await the.imported(plain)).warnings).toEqual([]);
    expect((await books()).map(({ title, spine, category, authors }) => [title, spine, category, authors])).toEqual([
      ["KisahrnNyata &amp; modern InternrnBaru", null, null, 2],
      ["CafÃ© modern", null, null, 1],
    ]);
    await the.folder.remove();
  });

  it("of a visitor's is not read at all", async () => {
    const service = new BookImportService(test.database, { dataDir: "unused" });
    await expect(service.importBooks(visitor, { stream: Readable.from([]), fileName: null })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });
});
