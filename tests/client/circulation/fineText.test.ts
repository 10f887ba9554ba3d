import { fineDetail, fineTitle, parseRupiah } from "../../../client/circulation/ledger/fineText";

describe("What is typed as a sum of money", () => {
  it.each([
    ["3000", 3_000],
    ["3.000", 3_000],
    [" Rp 12.500 ", 12_500],
    ["rp500", 500],
  ])("is read as people write it: %s", (typed, amount) => {
    expect(parseRupiah(typed)).toBe(amount);
  });

  it.each(["", "0", "-500", "1,5", "dua ribu", "9999999999"])("is refused where it is none: %s", (typed) => {
    expect(parseRupiah(typed)).toBeNull();
  });
});

describe("The name of a fine", () => {
  it("is its book, or else its reason, and what is left stands beside it", () => {
    const late = { bookTitle: "Hujan", reason: null, chargeReason: "LATE" } as const;
    expect([fineTitle(late), fineDetail(late)]).toEqual(["Hujan", "Terlambat"]);
    const torn = { bookTitle: "Hujan", reason: "Sampul sobek", chargeReason: "DAMAGED" } as const;
    expect([fineTitle(torn), fineDetail(torn)]).toEqual(["Hujan", "Rusak · Sampul sobek"]);
    const card = { bookTitle: null, reason: "Kartu hilang", chargeReason: "OTHER" } as const;
    expect([fineTitle(card), fineDetail(card)]).toEqual(["Kartu hilang", "Lainnya"]);
  });
});
