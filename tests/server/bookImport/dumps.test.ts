import { gzipSync } from "node:zlib";

import sql from "sql-template-tag";

import { onBothEngines, onSqlite } from "../../support/database.js";
import { openTestDatabase } from "../../support/databases/openTestDatabase.js";
import { dumped, slimsLibrary } from "../../support/dumps/slims.js";
import { DIALECTS, writeDump } from "../../support/dumps/writeDump.js";
import { fc } from "../../support/fastCheck.js";
import { importCsv, numberOf, rowsOf } from "./importing.js";

const RAINBOW = {
  biblio_id: 7,
  gmd_id: 1,
  title: "Laskar Pelangi : novel",
  edition: "Cet. 3",
  isbn_issn: "979-3062-79-7",
  publisher_id: 1,
  publish_year: "c2005",
  collation: "xii, 529 hlm.; 21 cm",
  series_title: "Tetralogi; 1",
  call_number: "813.6 HIR l",
  language_id: "id",
  publish_place_id: 1,
  classification: "813.6",
  notes: "Baris satu\nBaris dua &amp; tiga",
  image: "laskar.jpg",
  opac_hide: 0,
};
const MAP = { biblio_id: 8, gmd_id: 5, title: "Peta Belitung", opac_hide: 1, sor: "oleh Dinas", language_id: "id" };

const library = slimsLibrary({
  biblio: [RAINBOW, MAP],
  biblio_author: [
    { biblio_id: 7, author_id: 2, level: 4 },
    { biblio_id: 7, author_id: 1, level: 1 },
    { biblio_id: 8, author_id: 3, level: 1 },
    { biblio_id: 8, author_id: 99, level: 1 },
  ],
  biblio_topic: [
    { biblio_id: 7, topic_id: 1, level: 1 },
    { biblio_id: 7, topic_id: 2, level: 2 },
  ],
  item: [
    {
      item_code: "B00001",
      biblio_id: 7,
      coll_type_id: 1,
      inventory_code: "INV/1",
      received_date: "2020-07-15",
      supplier_id: 1,
      order_no: "PO-1",
      location_id: "SL",
      item_status_id: "0",
      site: "Rak 1",
      source: 1,
      invoice: "F-9",
      price: 65_000,
      price_currency: "Rupiah",
      call_number: "813.6 HIR l",
    },
    {
      item_code: "B00002",
      biblio_id: 7,
      coll_type_id: 1,
      location_id: "SL",
      item_status_id: "R",
      site: "Rak 1",
      source: 2,
      received_date: "0000-00-00",
    },
    {
      item_code: "B00003",
      biblio_id: 7,
      coll_type_id: 2,
      location_id: "GD",
      item_status_id: "MIS",
      price: 12,
      price_currency: "USD",
      call_number: "R 813 HIR l",
    },
    { item_code: "B00004", biblio_id: 7, coll_type_id: 1, location_id: "SL", item_status_id: "NL", site: "Rak 1" },
    { item_code: "B00005", biblio_id: 7, coll_type_id: 1, location_id: "SL", item_status_id: "TDN", site: "Rak 1" },
    { item_code: "B00006", biblio_id: 7, coll_type_id: 1, location_id: "SL", item_status_id: "WD", site: "Rak 1" },
    { item_code: "YATIM-1", biblio_id: 404, item_status_id: "0" },
  ],
  user: [{ user_id: 1, username: "admin", passwd: "21232f297a57a5a743894a0e4a801fc3" }],
});

onBothEngines("A dump of SLiMS", (test) => {
  it("brings titles, who made them, and each copy with its own state, source, price and place", async () => {
    const { result, reported } = await importCsv(test.database, gzipSync(writeDump(library, "mysqldump")));
    expect(result).toMatchObject({ books: 2, refused: 1, copies: 6 });
    expect(reported.map((row) => row["Kode eksemplar"])).toEqual(["YATIM-1"]);
    const books = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT books.title, books.subtitle, books.isbn13, books.publish_year AS publishYear, books.publish_place AS place, publishers.name AS publisher,
            classifications.code, categories.name AS category, locations.name AS location, locations.shelf, books.material_kind AS kind,
            books.is_hidden AS hidden, books.description, books.series_title AS series, books.cover_file_name AS cover, books.language
          FROM books LEFT JOIN publishers ON publishers.id = books.publisher_id
          LEFT JOIN classifications ON classifications.id = books.classification_id
          LEFT JOIN categories ON categories.id = books.category_id LEFT JOIN locations ON locations.id = books.location_id
          WHERE books.import_id = ${result.importId} ORDER BY books.id`,
    );
    expect(books).toMatchObject([
      {
        title: "Laskar Pelangi",
        subtitle: "novel",
        isbn13: "9789793062792",
        publishYear: 2005,
        place: "Yogyakarta",
        publisher: "Bentang Pustaka",
        code: "813.6",
        category: "Fiksi",
        location: "Perpustakaan Utama",
        shelf: "Rak 1",
        kind: "book",
        description: "Baris satu\nBaris dua & tiga",
        series: "Tetralogi; 1",
        cover: "laskar.jpg",
        language: "id",
      },
      { title: "Peta Belitung", kind: "map", isbn13: null },
    ]);
    expect(books.map(({ hidden }) => Boolean(hidden))).toEqual([false, true]);
    const credits = await rowsOf(
      test.database,
      sql`SELECT authors.last_name AS last, book_authors.role FROM book_authors JOIN authors ON authors.id = book_authors.author_id
          JOIN books ON books.id = book_authors.book_id WHERE books.title = 'Laskar Pelangi' ORDER BY book_authors.position`,
    );
    expect(credits).toEqual([
      { last: "Hirata", role: "author" },
      { last: "McGlynn", role: "translator" },
    ]);
    const copies = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT copies.item_code AS code, copies.inventory_code AS inventory, copies.status, copies.price, sources.name AS source, copies.supplier,
            copies.invoice_number AS invoice, copies.acquired_at AS day, copies.call_number AS callNumber, categories.name AS category, copies.note
          FROM copies LEFT JOIN sources ON sources.id = copies.source_id LEFT JOIN categories ON categories.id = copies.category_id
          WHERE copies.import_id = ${result.importId} ORDER BY copies.item_code`,
    );
    expect(copies).toMatchObject([
      {
        code: "B00001",
        inventory: "INV/1",
        status: "available",
        price: 65_000,
        source: "Beli",
        supplier: "Toko Maju",
        invoice: "F-9",
        callNumber: null,
        category: null,
        note: null,
      },
      { code: "B00002", inventory: null, status: "repair", source: "Hibah", price: null, day: null },
      {
        code: "B00003",
        status: "lost",
        price: null,
        callNumber: "R 813 HIR l",
        category: "Referensi",
        note: "Tempat: Gudang. Harga: USD 12",
      },
      { code: "B00004", status: "reference_only" },
      { code: "B00005", status: "reference_only" },
      { code: "B00006", status: "withdrawn" },
    ]);
    const again = await importCsv(test.database, writeDump(library, "phpMyAdmin"));
    expect(again.result).toMatchObject({ books: 0, copies: 0, duplicates: 2, refused: 1 });
  });

  it("of an older version, without what came later, is as good", async () => {
    const old = [
      dumped("biblio", [{ biblio_id: 1, title: "Buku Delapan Nol" }]),
      dumped("item", [{ item_id: 1, biblio_id: 1, item_code: "DN-1" }]),
    ];
    const { result } = await importCsv(test.database, writeDump(old, "mysqldump-php"));
    expect(result).toMatchObject({ books: 1, copies: 1, refused: 0 });
  });

  it("of another program, or one that is cut off, is refused, and nothing of it is kept", async () => {
    const blog = [dumped("wp_posts", [{ id: 1, title: "Halo" }])];
    await expect(importCsv(test.database, writeDump(blog, "mysqldump"))).rejects.toThrow(
      "Tidak ada katalog SLiMS (tabel",
    );
    const whole = writeDump(library, "mysqldump");
    const cut = whole.slice(0, whole.indexOf("B00003") + 3);
    await expect(importCsv(test.database, cut)).rejects.toThrow("terpotong di tengah pernyataan");
    await expect(importCsv(test.database, gzipSync(whole).subarray(0, 400))).rejects.toThrow("rusak, tidak lengkap");
  });
});

const inlislite = [
  dumped("worksheets", [
    { ID: 1, Name: "Monograf" },
    { ID: 4, Name: "Terbitan Berkala" },
  ]),
  dumped("catalogs", [
    {
      ID: 1,
      Title: "Tak dipakai",
      Publisher: "Ganeca,",
      CallNumber: "813 HIR s",
      Worksheet_id: 1,
      CoverURL: "sampul\\sang.jpg",
      IsOPAC: "1",
    },
    {
      ID: 2,
      Title: "Bali post : harian / redaksi Bali Post",
      Author: "",
      Publisher: "Ganeca,",
      PublishLocation: "Denpasar :",
      PublishYear: "2010",
      Languages: "###",
      Worksheet_id: 4,
      IsOPAC: "0",
      DeweyNo: "079",
    },
  ]),
  dumped("catalog_ruas", [
    {
      ID: 2,
      CatalogId: 1,
      Tag: "245",
      Indicator1: "1",
      Indicator2: "#",
      Value: "$a Sang pemimpi / $c Andrea Hirata",
      Sequence: 2,
    },
    { ID: 1, CatalogId: 1, Tag: "100", Indicator1: "1", Indicator2: "#", Value: "$a Hirata, Andrea", Sequence: 1 },
    {
      ID: 3,
      CatalogId: 1,
      Tag: "260",
      Indicator1: "#",
      Indicator2: "#",
      Value: "$a Yogyakarta : $b Bentang, $c 2006",
      Sequence: 3,
    },
    { ID: 4, CatalogId: 1, Tag: "008", Value: "060101s2006    io a     b    000 0 ind d", Sequence: 0 },
    { ID: 5, CatalogId: 1, Tag: "650", Indicator1: "#", Indicator2: "4", Value: "$a Novel $x Indonesia", Sequence: 5 },
    { ID: 6, CatalogId: 1, Tag: "082", Value: "$a 813", Sequence: 4 },
  ]),
  dumped("collectionsources", [{ ID: 1, Name: "Pembelian" }]),
  dumped("collectioncategorys", [{ ID: 1, Name: "Koleksi Umum" }]),
  dumped("locations", [{ ID: 1, Name: "Ruang Baca" }]),
  dumped("collectionrules", [
    { ID: 1, Name: "Dapat dipinjam" },
    { ID: 2, Name: "Baca di tempat" },
  ]),
  dumped("collectionstatus", [
    { ID: 1, Name: "Tersedia" },
    { ID: 2, Name: "Dipinjam" },
    { ID: 3, Name: "Hilang" },
    { ID: 4, Name: "Rusak" },
  ]),
  dumped(
    "collections",
    [
      [1, "00001", "1/P/2015", 1, 1],
      [1, "00002", "2/P/2015", 2, 1],
      [1, "00003", "3/P/2015", 3, 1],
      [1, null, "4/P/2015", 1, 2],
      [2, "00005", "5/P/2015", 4, 1],
      [77, "00009", "9/P/2015", 1, 1],
    ].map(([Catalog_id, NomorBarcode, NoInduk, Status_id, Rule_id]) => ({
      Catalog_id: Catalog_id ?? null,
      NomorBarcode: NomorBarcode ?? null,
      NoInduk: NoInduk ?? null,
      Status_id: Status_id ?? null,
      Rule_id: Rule_id ?? null,
      Price: 45_000,
      Currency: "IDR",
      TanggalPengadaan: "2015-02-14 00:00:00",
      CallNumber: "813 HIR s",
      Source_id: 1,
      Category_id: 1,
      Location_id: 1,
    })),
  ),
  dumped("members", [{ ID: 1, MemberNo: "M1", MotherMaidenName: "Rahasia" }]),
];

onBothEngines("A dump of INLISLite", (test) => {
  it("brings titles by their MARC record or their columns, and copies with their numbers and state", async () => {
    const { result, reported } = await importCsv(test.database, writeDump(inlislite, "phpMyAdmin"));
    expect(result).toMatchObject({ books: 2, copies: 5, refused: 1 });
    expect(reported.map((row) => row["Kode eksemplar"])).toEqual(["00009"]);
    const books = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT books.title, books.subtitle, books.publish_year AS year, books.publish_place AS place, books.material_kind AS kind,
            publishers.name AS publisher, classifications.code, books.language, books.cover_file_name AS cover, books.call_number AS callNumber
          FROM books LEFT JOIN publishers ON publishers.id = books.publisher_id
          LEFT JOIN classifications ON classifications.id = books.classification_id
          WHERE books.import_id = ${result.importId} ORDER BY books.id`,
    );
    expect(books).toMatchObject([
      {
        title: "Sang pemimpi",
        year: 2006,
        place: "Yogyakarta",
        publisher: "Bentang",
        code: "813",
        language: "id",
        cover: "sang.jpg",
        callNumber: "813 HIR s",
        kind: "book",
      },
      {
        title: "Bali post",
        subtitle: "harian",
        year: 2010,
        place: "Denpasar",
        publisher: "Ganeca",
        code: "079",
        kind: "serial",
      },
    ]);
    const copies = await rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT copies.item_code AS code, copies.inventory_code AS inventory, copies.status, copies.price, sources.name AS source, copies.call_number AS callNumber
          FROM copies LEFT JOIN sources ON sources.id = copies.source_id WHERE copies.import_id = ${result.importId} ORDER BY copies.inventory_code`,
    );
    expect(copies).toMatchObject([
      {
        code: "00001",
        inventory: "1/P/2015",
        status: "available",
        price: 45_000,
        source: "Pembelian",
        callNumber: null,
      },
      { code: "00002", status: "available" },
      { code: "00003", status: "lost" },
      { code: "4/P/2015", inventory: "4/P/2015", status: "reference_only" },
      { code: "00005", status: "repair", callNumber: "813 HIR s" },
    ]);
  });
});

const STATES = { "0": "available", "": "available", R: "repair", NL: "reference_only", MIS: "lost" } as const;

onSqlite("Any dump of SLiMS", () => {
  it("brings every title and every copy in its state, whatever program has written it", async () => {
    const copy = fc.constantFrom(...(Object.keys(STATES) as (keyof typeof STATES)[]));
    const title = fc.record({
      words: fc.stringMatching(/^[A-Z][a-z'";,.() -]{0,20}[a-z]$/u),
      states: fc.array(copy, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(title, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...DIALECTS),
        async (titles, dialect) => {
          const items = titles.flatMap(({ states }, index) =>
            states.map((state, place) => ({
              item_code: `K${index}-${place}`,
              biblio_id: index + 1,
              item_status_id: state,
            })),
          );
          const dump = slimsLibrary({
            biblio: titles.map(({ words }, index) => ({
              biblio_id: index + 1,
              title: `${words} ${index}`,
              publish_year: 2000,
            })),
            item: items.length === 0 ? [{ item_code: "X", biblio_id: 0, item_status_id: "0" }] : items,
          });
          const { database, dispose } = await openTestDatabase("sqlite");
          try {
            const { result } = await importCsv(database, writeDump(dump, dialect));
            expect(result).toMatchObject({ books: titles.length, copies: items.length });
            const states = await rowsOf<{ code: string; status: string }>(
              database,
              sql`SELECT item_code AS code, status FROM copies`,
            );
            expect(new Map(states.map(({ code, status }) => [code, status]))).toEqual(
              new Map(items.map(({ item_code, item_status_id }) => [item_code, STATES[item_status_id]])),
            );
            expect(await numberOf(database, sql`SELECT COUNT(*) AS n FROM books`)).toBe(titles.length);
          } finally {
            await dispose();
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
