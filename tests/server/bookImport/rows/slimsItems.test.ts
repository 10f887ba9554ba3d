import sql from "sql-template-tag";

import { onBothEngines } from "../../../support/database.js";
import { importCsv, importInSteps, rowsOf } from "../importing.js";

const ITEM_HEADER =
  '"item_code","call_number","coll_type_name","inventory_code","received_date","supplier_name","order_no",' +
  '"location_name","order_date","item_status_name","site","source","invoice","price","price_currency",' +
  '"invoice_date","input_date","last_update","title",';
const item = (code: string, title: string, { status = "", source = "1" } = {}) =>
  `"${code}","297 ANI a","Textbook","INV-${code}","2021-12-09","Toko","","Pusat","","${status}","R-03","${source}","",` +
  `"45000","Rupiah","","2021-12-09 09:07:19","2025-07-29 11:03:24","${title}"`;
const biblio = (title: string, codes: string) =>
  `"${title}","Text","","","ITB","2002","224 hlm","","745 AGU s","Indonesia","Bandung","745","","","","<Sachari, Agus>","<SENI>","${codes}"`;

onBothEngines("SLiMS's items after its bibliography", (test) => {
  const copies = (like: string) =>
    rowsOf<Record<string, unknown>>(
      test.database,
      sql`SELECT item_code AS code, inventory_code AS number, status, sources.name AS source, title
          FROM copies JOIN books ON books.id = book_id LEFT JOIN sources ON sources.id = copies.source_id
          WHERE item_code LIKE ${like} ORDER BY item_code`,
    );

  it.each<[string, (rows: string) => string]>([
    ["with its header", (rows) => `${ITEM_HEADER}\n${rows}`],
    ["under other names", (rows) => `${'"Nama",'.repeat(18)}"Nama"\n${rows}`],
    ["without a header", (rows) => rows],
  ])("make no title of their own, %s", async (name, file) => {
    const mark = `S${name.length}`;
    await importCsv(test.database, `${biblio(`Punya Buku ${mark}`, `<${mark}-1>`)}\n`);
    const rows = `${item(`${mark}-1`, `Punya Buku ${mark}`, { status: "Missing" })}\n${item(`${mark}-9`, `Tanpa Buku ${mark}`)}\n`;
    const { result, reported } = await importCsv(test.database, file(rows));
    expect(result).toMatchObject({ rows: 2, books: 0, copies: 0, duplicates: 1, refused: 1, toCheck: 2 });
    expect(result.warnings.map(({ warning }) => warning)).toEqual(
      expect.arrayContaining(["itemNotFilled", "itemWithoutBook"]),
    );
    expect(reported.map(({ alasan }) => alasan).join()).toContain("Impor dulu ekspor bibliografi");
    expect((await copies(`${mark}-%`)).map(({ code, status }) => [code, status])).toEqual([[`${mark}-1`, "available"]]);
  });

  it("become books where a person says so, with state, number and source", async () => {
    const steps = importInSteps(test.database);
    const draft = await steps.upload(
      `${ITEM_HEADER}\n${item("SD-1", "Diputuskan", { status: "Missing", source: "2" })}\n`,
    );
    await steps.previewed(draft);
    await steps.decided(draft, [{ row: 2, asOwnBook: true }]);
    await steps.imported(draft);
    expect(await copies("SD-%")).toEqual([
      { code: "SD-1", number: "INV-SD-1", status: "lost", source: "Hibah", title: "Diputuskan" },
    ]);
    await steps.folder.remove();
  });
});

onBothEngines("SLiMS's bibliography under translated names", (test) => {
  it("keeps its authors and copies", async () => {
    const header =
      "Judul,GMD,Edisi,ISBN,Penerbit,Tahun,Kolasi,Seri,Panggil,Bahasa,Kota,Kelas,Abstrak,Gambar,Sor,Para Pencipta,Topik,Kode Item";
    const { result } = await importCsv(test.database, `${header}\n${biblio("Bernama Lain", "<BL-1><BL-2>")}\n`);
    expect(result).toMatchObject({ books: 1, copies: 2 });
    const authors = await rowsOf<{ n: number }>(
      test.database,
      sql`SELECT COUNT(*) AS n FROM book_authors JOIN books ON books.id = book_id WHERE title = 'Bernama Lain'`,
    );
    expect(Number(authors[0]?.n)).toBe(1);
  });
});
