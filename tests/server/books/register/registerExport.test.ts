import { buffer } from "node:stream/consumers";

import { RegisterExportService } from "../../../../server/books/register/RegisterExportService.js";
import type { RegisterFilter } from "../../../../server/books/register/registerFilter.js";
import { groupBy } from "../../../../server/platform/groupBy.js";
import type { AdminViewer } from "../../../../server/viewer.js";
import { onSqlite } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { readPdf } from "../../../support/files/readPdf.js";
import { readXlsx } from "../../../support/files/readXlsx.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";

const HEADER =
  "Tanggal;No. Inventaris;Jenis bahan;Judul;Penulis;Edisi;Tempat terbit;Penerbit;Tahun;Deskripsi fisik;Sumber;Rekanan;" +
  "Kategori;ISBN/ISSN;Harga;No. Panggil;Keterangan";
const COPIES = 40;

onSqlite("The inventory book in a file", (test) => {
  let admin: AdminViewer;
  const serviceOf = (mostPrinted?: number) =>
    new RegisterExportService(
      test.database,
      {
        timeZone: "Asia/Jakarta",
        root: process.cwd(),
        readLetterhead: () =>
          Promise.resolve({
            name: "Perpustakaan Melati",
            parent: "SMP Negeri 12",
            lines: ["NPP 3273", "Jl. Merdeka 1"],
            logo: null,
            city: "Bandung",
            signatories: [
              { position: "Kepala Perpustakaan", name: "Siti Rahayu", nip: "1970" },
              { position: "Kepala Sekolah", name: null, nip: null },
            ],
          }),
        ...(mostPrinted && { mostPrinted }),
      },
      // In Jakarta the next day has begun.
      () => new Date("2026-11-20T18:30:00Z"),
    );
  const fileOf = async (filter: RegisterFilter, format: "csv" | "xlsx" | "pdf") => {
    const { chunks, fileName } = await serviceOf().export(admin, filter, format);
    return { fileName, content: await buffer(chunks) };
  };
  const textsOf = async (pdf: Buffer) => (await readPdf(pdf)).map(({ lines }) => lines.join(" "));
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    await givenBooks(test.database, [
      {
        title: "=Laskar & <Pelangi>",
        by: ["Andrea Hirata"],
        price: 1_000,
        copies: [
          { itemCode: "A1", inventoryCode: "10/2026", acquiredAt: "2026-07-14", source: "BOS", note: "Baris\nkedua" },
          { itemCode: "A2", inventoryCode: "9/2026", acquiredAt: "2026-07-13", status: "withdrawn" },
        ],
      },
      {
        title: "Buku yang berjudul panjang ".repeat(12).trim(),
        copies: Array.from({ length: COPIES }, (_, index) => ({ itemCode: `P${index + 1}`, price: 500 })),
      },
      { title: "Tanpa harga", copies: [{ itemCode: "X1" }] },
    ]);
  });

  it("is CSV that a spreadsheet opens, in the order of the book and narrowed as asked", async () => {
    const { fileName, content } = await fileOf({ fromNumber: "1/2026" }, "csv");
    expect(fileName).toBe("buku-induk-2026-11-21.csv");
    expect(new TextDecoder().decode(content).split("\r\n")).toEqual([
      HEADER,
      "2026-07-13;9/2026;Buku;'=Laskar & <Pelangi>;Andrea Hirata;;;;;;;;;;1000;;Ditarik",
      "2026-07-14;10/2026;Buku;'=Laskar & <Pelangi>;Andrea Hirata;;;;;;BOS;;;;1000;;Baris\nkedua".replace(
        "Baris\nkedua",
        '"Baris\nkedua"',
      ),
      "",
    ]);
  });

  it("is a workbook with days as days, prices as numbers and every text as it is", async () => {
    const { fileName, content } = await fileOf({ fromNumber: "1/2026" }, "xlsx");
    const { rows } = await readXlsx(content);
    expect(fileName).toBe("buku-induk-2026-11-21.xlsx");
    expect(rows.map((row) => row.map(({ text }) => text).join(";"))[0]).toBe(HEADER);
    expect(rows[1]?.map(({ number, text }) => number ?? text)).toEqual([
      46_216,
      "9/2026",
      "Buku",
      "=Laskar & <Pelangi>",
      "Andrea Hirata",
      ...Array<string>(9).fill(""),
      1_000,
      "",
      "Ditarik",
    ]);
    expect(rows).toHaveLength(3);
  });

  it("is a PDF with its letterhead once, its header on every page, sums carried over, and who signs at the end", async () => {
    const { fileName, content } = await fileOf({}, "pdf");
    const pages = await textsOf(content);
    expect(fileName).toBe("buku-induk-2026-11-21.pdf");
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map((page) => page.includes("SMP Negeri 12"))).toEqual(pages.map((_page, index) => index === 0));
    expect(pages[0]).toContain("BUKU INDUK");
    expect(pages[0]).toContain("Seluruh koleksi");
    pages.forEach((page, index) => {
      expect(page).toContain("Deskripsi");
      expect(page).toContain(`Halaman ${index + 1}`);
    });
    const sums = (label: string) =>
      pages.map((page) => Number(new RegExp(`Rp([\\d.]+) ${label}`, "u").exec(page)?.[1]?.replaceAll(".", "")));
    const ofPages = sums("Jumlah halaman ini");
    const soFar = ofPages.map((_sum, index) => ofPages.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
    expect(sums("Jumlah sampai halaman ini")).toEqual(soFar);
    expect(soFar.at(-1)).toBe(COPIES * 500 + 2_000);
    const last = pages.at(-1) ?? "";
    expect(last).toContain(`Rp22.000 Jumlah seluruhnya: ${COPIES + 3} eksemplar, 1 di antaranya tanpa harga`);
    for (const text of [
      "Bandung, 21 November 2026",
      "Siti Rahayu",
      "NIP/NUPTK 1970",
      "Mengetahui,",
      "Kepala Sekolah,",
    ]) {
      expect(last).toContain(text);
    }
  });

  it("says on paper which part of the book it is, also where no copy is in it", async () => {
    const filter = { fromDay: "2030-01-01", toDay: "2030-12-31", toNumber: "9/2026" };
    const [page] = await textsOf((await fileOf(filter, "pdf")).content);
    expect(page).toContain("Tanggal 1 Januari 2030 sampai 31 Desember 2030 · No. Inventaris sampai 9/2026");
    expect(page).toContain("Tidak ada eksemplar dalam bagian ini.");
    expect(page).toContain("Jumlah seluruhnya: 0 eksemplar");
  });

  it("lets no text stand upon another", async () => {
    const pages = await readPdf((await fileOf({}, "pdf")).content);
    for (const { places } of pages) {
      const inColumns = groupBy(places, ({ x }) => Math.round(x));
      const gaps = [...inColumns.values()].flatMap((column) => {
        const tops = column.map(({ y }) => y).sort((one, other) => one - other);
        return tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
      });
      expect(Math.min(...gaps)).toBeGreaterThan(7);
    }
  });

  it("is refused as PDF where nobody would print it, and to who is no librarian", async () => {
    expect(await expectDomainError(serviceOf(10).export(admin, {}, "pdf"))).toMatchObject({
      kind: "validation",
      fields: { format: expect.stringContaining("43 eksemplar") as string },
    });
    const student = await givenStudentViewer(test.database);
    expect(await expectDomainError(serviceOf().export(student, {}, "csv"))).toMatchObject({ kind: "forbidden" });
  });
});
