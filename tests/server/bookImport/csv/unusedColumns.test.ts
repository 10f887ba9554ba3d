import { lookOf } from "../../../../server/bookImport/csv/unusedColumns.js";

describe("A column that nothing is taken from", () => {
  it.each<[string, string, string[], ReturnType<typeof lookOf>]>([
    ["codes", "Nomor Aset", ["B-0001", "B-0002", "B-0003", ""], "codes"],
    ["codes of digits", "Kolom 4", ["0012345", "0012346", "0012399"], "codes"],
    ["registers' numbers", "Register", ["0001/P/2022", "0002/P/2022"], "codes"],
    ["people", "Pencipta", ["Ani Wijaya", "Budi Hartono", "Rara Kusuma, S.Pd."], "names"],
    ["sums", "Nilai", ["45.000", "Rp 50.000", "61.500"], "numbers"],
    ["the numbers of its rows", "Kolom 1", ["1", "2", "3"], null],
    ["numbers of rows by their name", "No.", ["1001", "1003", "1007"], null],
    ["days", "Dicatat", ["2022-09-22", "2022-09-23", "2022-09-24 10:00:00"], null],
    ["years", "Angkatan", ["2019", "2020", "2021"], null],
    ["one word for all", "Mata Uang", ["IDR", "IDR", "IDR"], null],
    ["one number for all", "Stok Awal", ["1", "1", "1", "1", "1", "1"], null],
    [
      "sentences",
      "Keterangan",
      ["rusak sampulnya, perlu dijilid ulang segera", "hilang halaman depan dan belakangnya"],
      null,
    ],
    ["nothing", "Kosong", ["", ""], null],
  ])("of %s is seen to be so", (_, header, values, look) => {
    expect(lookOf(header, values, [])).toBe(look);
  });

  it("is none to ask about where a used column says the same", () => {
    const codes = ["X0022/2016", "X0023/2016"];
    expect(lookOf("NO. RFID", codes, [["a", "b"], codes])).toBeNull();
    expect(lookOf("NO. RFID", codes, [["X0022/2016", "lain"]])).toBe("codes");
  });
});
