import { detectColumns } from "../../../../server/bookImport/csv/importColumns.js";

describe("The columns of a header", () => {
  it("are named as in the file without the spaces around them, the first of each meaning", () => {
    const { byField, ignored, repeated, isReport } = detectColumns([
      " Judul Buku ",
      " Warna ",
      "",
      "  ",
      "tahun ",
      " Thn Terbit ",
      "TAHUN ",
      "baris",
    ]);
    expect([...byField]).toEqual([
      ["title", { index: 0, header: "Judul Buku" }],
      ["publishYear", { index: 4, header: "tahun" }],
    ]);
    expect(ignored).toEqual(["Warna", "Thn Terbit", "TAHUN", "baris"]);
    expect([...repeated]).toEqual([["publishYear", ["tahun", "Thn Terbit", "TAHUN"]]]);
    expect(isReport).toBe(false);
  });

  it("of a report are its own where all three are there", () => {
    expect(detectColumns([" Baris", "HASIL", "alasan", "judul", "Warna"])).toMatchObject({
      isReport: true,
      ignored: ["Warna"],
    });
    expect(detectColumns(["baris", "hasil", "judul"])).toMatchObject({ isReport: false, ignored: ["baris", "hasil"] });
    expect(detectColumns([])).toMatchObject({ isReport: false, ignored: [] });
  });
});
