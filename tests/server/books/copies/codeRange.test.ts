import { fc } from "../../../support/fastCheck.js";

import { codesBetween } from "../../../../server/books/copies/itemCodes/codeRange.js";

const codes = (first: string, last: string) => {
  const range = codesBetween(first, last);
  return "codes" in range ? range.codes : range.error.message;
};

describe("A range of item codes", () => {
  it("counts one number up and keeps its zeros, wherever it is in the code", () => {
    expect(codes("B00009", "B00011")).toEqual(["B00009", "B00010", "B00011"]);
    expect(codes("009/SMA 1/2019", "011/SMA 1/2019")).toEqual(["009/SMA 1/2019", "010/SMA 1/2019", "011/SMA 1/2019"]);
    expect(codes("B9", "B11")).toEqual(["B9", "B10", "B11"]);
    expect(codes("B098", "B1001")).toHaveLength(904);
    expect(codes("2019-01", "2019-01")).toEqual(["2019-01"]);
  });

  it("is refused with its reason where the two codes are not of one row of numbers", () => {
    expect(codes("B00001", "C00009")).toMatch(/sama kecuali satu angka/u);
    expect(codes("B1/2019", "B2/2020")).toMatch(/sama kecuali satu angka/u);
    expect(codes("ABC", "ABC")).toMatch(/sama kecuali satu angka/u);
    expect(codes("9789791227209", "9789791227210")).toMatch(/sama kecuali satu angka/u);
    expect(codes("B00012", "B00003")).toBe("Kode akhir harus setelah kode awal.");
    expect(codes("B00001", "B120")).toMatch(/sama panjang/u);
    expect(codes("B00001", "B99999")).toBe(
      "Rentang ini berisi 99.999 nomor. Maksimal 1.000 sekaligus: B00001 sampai B01000.",
    );
  });

  it("has each number once and nothing else, from the first to the last code", () => {
    const affix = fc.stringMatching(/^[A-Z/ -]{0,4}$/u);
    fc.assert(
      fc.property(
        affix,
        affix,
        fc.nat(999_999),
        fc.integer({ min: 0, max: 999 }),
        fc.nat(8),
        (prefix, suffix, from, further, width) => {
          const at = (number: number) => `${prefix}${String(number).padStart(width, "0")}${suffix}`;
          const [first, last] = [at(from), at(from + further)];
          expect(codes(first, last)).toEqual(Array.from({ length: further + 1 }, (_, index) => at(from + index)));
        },
      ),
    );
  });
});
