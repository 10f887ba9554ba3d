import { required } from "../../../../server/platform/required.js";
import { importedRows, parsedRows } from "./planning.js";

const only = (column: string, cell: string) => parsedRows([`judul;${column}`, `Padi;${cell}`])[0];
const imported = (column: string, cell: string) => {
  const [row] = importedRows([`judul;${column}`, `Padi;${cell}`]);
  return row;
};

describe("The copies of a row", () => {
  it.each([
    ["2025-07-15", "2025-07-15"],
    ["15 Juli 2025", "2025-07-15"],
    ["2025-07-15 10:30", "2025-07-15"],
    ["2025-07-15T9:30:59.123Z", "2025-07-15"],
    ["15 Juli 2025 10:30:00", "2025-07-15"],
    ["", null],
    ["0000-00-00", null],
    ["00/00/0000 00:00:00", null],
    ["0.0.0", null],
  ])("came on %j: %s", (cell, day) => {
    expect([
      imported("tgl perolehan", cell)?.copyValues.shared.acquiredAt,
      imported("tgl perolehan", cell)?.warnings,
    ]).toEqual([day, []]);
  });

  it.each(["2025", "15 10:30 Juli 2025", "2025-07-15 10:30 pagi", "20-00-00", "2025-00-00", "kemarin", "2025-02-30"])(
    "came on a day that is not known, which is said: %j",
    (cell) => {
      const row = imported("tgl perolehan", cell);
      expect([row?.copyValues.shared.acquiredAt, row?.warnings]).toEqual([null, ["acquiredAtUnread"]]);
    },
  );

  it.each([
    ["45000", 45_000],
    ["Rp 45.000,-", 45_000],
    ["", null],
    ["0", 0],
  ])("cost %j: %s", (cell, price) => {
    expect(imported("harga", cell)?.book.price).toBe(price);
  });

  it.each([
    ["jumlah", "1001", "“1001” bukan jumlah eksemplar antara 0 dan 1000"],
    ["jumlah", "x3", "“x3” bukan jumlah eksemplar antara 0 dan 1000"],
    ["jumlah", "3 x", "“3 x” bukan jumlah eksemplar antara 0 dan 1000"],
    ["kondisi", "remuk", "“remuk” tidak dikenal; tulis Baik, Rusak ringan, atau Rusak berat"],
    ["kode eksemplar", Array.from({ length: 1_001 }, (_, index) => `K${index}`).join("|"), "lebih dari 1000 kode"],
  ])("are refused by their %s with what would do", (column, cell, message) => {
    expect(only(column, cell)).toMatchObject({ refused: [{ name: column, message }] });
  });

  it("have one value for all, or each its own at the place of its code, also where a text has commas", () => {
    const [row] = importedRows([
      "judul;kode eksemplar;rekanan;no faktur;harga eksemplar;sumber perolehan eksemplar;kondisi",
      "Padi;K1|K2|K3;CV Maju, Jakarta;F/1|-|F/3;10000|-;-|Hibah;baik",
    ]);
    const { itemCodes, codePlaces, copyValues } = required(row, "the row");
    const each = itemCodes.map((code) => copyValues.places[codePlaces.get(code) ?? -1] ?? copyValues.shared);
    const supplier = "CV Maju, Jakarta";
    expect(each).toMatchObject([
      { supplier, invoiceNumber: "F/1", price: 10_000, source: null, condition: "good" },
      { supplier, invoiceNumber: null, price: null, source: "Hibah", condition: "good" },
      { supplier, invoiceNumber: "F/3", price: null, source: null, condition: "good" },
    ]);
  });

  it("take their book's source where the file says none of theirs", () => {
    expect(imported("rekanan", "Toko")?.copyValues.shared).not.toHaveProperty("source");
    expect(imported("sumber perolehan eksemplar", "-")?.copyValues.shared).not.toHaveProperty("source");
  });

  it("are as many as the library takes of a book, by their number or by their codes", () => {
    const codes = Array.from({ length: 1_000 }, (_, index) => `K${index}`);
    expect(imported("jumlah", "1000")?.copies).toBe(1_000);
    expect(imported("kode eksemplar", codes.join("|"))?.itemCodes).toEqual(codes);
    expect(imported("kode eksemplar", [...codes, "K1"].join("|"))?.copies).toBe(1_000);
  });
});
