import { defaultCallNumber } from "../../../../server/books/record/callNumber.js";
import { parseIsbn } from "../../../../server/books/record/isbn.js";
import { languageCode } from "../../../../server/books/record/languageCode.js";
import { parsePublishYear } from "../../../../server/books/record/publishYear.js";
import { parseRupiah } from "../../../../server/books/record/rupiah.js";
import { parseAuthorName } from "../../../../server/authorities/names/authorName.js";

describe("An ISBN", () => {
  it.each([
    ["978-602-291-662-8", "9786022916628"],
    ["9786022916628", "9786022916628"],
    ["979-22-0196-3", "9789792201963"],
    ["0-306-40615-2", "9780306406157"],
    ["080442957X", "9780804429573"],
    ["306406152", "9780306406157"],
    ["ISBN 978-602-291-662-8 (jil. 1)", "9786022916628"],
  ])("%j is read as %s, its lost zeros given back", (typed, isbn13) => {
    expect(parseIsbn(typed)).toEqual({ kind: "valid", isbn13 });
  });

  it.each(["978-602-291-662-9", "9786022916", "30640615", "tidak ada"])("%j has no right check digit", (typed) => {
    expect(parseIsbn(typed).kind).toBe("wrong");
  });

  it.each(["0126-4273", "2088-790X", "9771234567003"])("%j names a serial and no book", (typed) => {
    expect(parseIsbn(typed).kind).toBe("serial");
  });

  it("of eight digits without a hyphen is what its column says", () => {
    expect(parseIsbn("06406156", "issn").kind).toBe("serial");
  });

  it("rounded by a spreadsheet is lost", () => {
    expect(parseIsbn("9.78602291662e+12").kind).toBe("rounded");
    expect(parseIsbn("9,78602E+12").kind).toBe("rounded");
  });
});

describe("A year of publication", () => {
  it.each([
    ["2008", 2008],
    ["2008.0", 2008],
    ["-720.0", -720],
    ["500 SM", -500],
    ["[2005]", 2005],
    ["c2005", 2005],
    ["Mei 2016", 2016],
    ["2005 M", 2005],
    ["20007", null],
    ["201/8", null],
    ["1342 H", null],
    ["-", null],
    ["1985 ISM", null],
    ["0", null],
    ["2010/2011", 2010],
    ["2009-2010", 2009],
    ["2019, cet. 3", 2019],
    ["2019, cetakan ke-3", 2019],
    ["Cet. 2, 2011", 2011],
    ["2005 (revisi)", 2005],
    ["17/08/2017", 2017],
    ["2017-08-17", 2017],
    ["17 Agustus 2017", 2017],
    ["08/2017", 2017],
    ["1430 H/2009 M", 2009],
    ["2009 M / 1430 H", 2009],
    ["1430 H", null],
    ["1430H", null],
    ["[199-?]", null],
    ["43466", 2019],
    ["20091", null],
    // The day after tomorrow's stock.
    ["73050", null],
    ["2.019", 2019],
    ["2,019", 2019],
    ["MMXV", 2015],
    ["MCMXCVIII", 1998],
    ["MIX", 1009],
    ["s.a.", null],
    ["٢٠١٤", 2014],
    ["3020", null],
    // A book of the coming year is out already.
    ["2026", 2026],
    ["2027", 2027],
    ["2028", null],
    ["  2008  ", 2008],
    ["12 500 SM", null],
    ["500 SM lalu", null],
    ["Akhirmei 2016", null],
    ["Mei/Juni 2016", null],
  ])("%j is %p", (typed, year) => {
    expect(parsePublishYear(typed, new Date("2026-11-21")).year).toBe(year);
  });

  it("stays as typed, less what a spreadsheet added", () => {
    expect(parsePublishYear("201/8").text).toBe("201/8");
    expect(parsePublishYear("2008.0").text).toBe("2008");
    expect(parsePublishYear("1/2008.0").text).toBe("1/2008.0");
    expect(parsePublishYear("2008.05").text).toBe("2008.05");
  });
});

describe("A language", () => {
  it.each([
    ["Indonesia", "id"],
    ["Bahasa Indonesia", "id"],
    ["indonesian", "id"],
    ["English", "en"],
    ["Inggris", "en"],
    ["Arab", "ar"],
    ["Sunda", "su"],
    ["Jawa", "jv"],
    ["Mandarin", "zh"],
    ["eng", "en"],
    ["en-US", "en"],
    ["ind", "id"],
    ["fre", "fr"],
    ["ID", "id"],
    ["fil", "fil"],
    ["ind-eng", "id"],
    ["id-en-ar", "id"],
    ["id_ID_jawa", "id"],
    ["Bahasa Isyarat Kami", "Bahasa Isyarat Kami"],
  ])("%j is %s", (typed, code) => {
    expect(languageCode(typed)).toBe(code);
  });
});

describe("A price", () => {
  it.each([
    ["45000", 45_000],
    ["Rp 45.000", 45_000],
    ["Rp45.000,00", 45_000],
    ["45,000", 45_000],
    ["Rp. 1.250.000,-", 1_250_000],
    ["0", 0],
    ["gratis", null],
    ["45.00.0", null],
    ["-5", null],
    ["99999999999", null],
    ["2147483647", 2_147_483_647],
    ["2147483648", null],
    ["45.000,50", 45_001],
    ["45.000,49", 45_000],
    ["45,5", null],
    ["45,50", null],
    ["12.5", null],
    ["45000,5", null],
    ["45000.0", 45_000],
    ["45000.00", 45_000],
    ["٤٥٠٠٠", 45_000],
    ["45.-000", null],
    ["IDR 45 000", 45_000],
  ])("%j is %p rupiah", (typed, rupiah) => {
    expect(parseRupiah(typed)).toBe(rupiah);
  });
});

describe("The call number that a book gets", () => {
  it.each([
    ["813", "HIRATA, Andrea", "Laskar Pelangi", "813 HIR l"],
    ["2X4.122 9", "Al-Ghazali", "Ihya", "2X4.122 9 ALG i"],
    ["030", undefined, "Élan Vital", "030 ELA e"],
    ["370", "Kementerian Pendidikan", "Buku Guru", "370 KEM b"],
  ])("%s, %s, %s: %s", (code, author, title, callNumber) => {
    expect(defaultCallNumber(code, author === undefined ? undefined : parseAuthorName(author), title)).toBe(callNumber);
  });

  it("is none without a class", () => {
    expect(defaultCallNumber(null, parseAuthorName("Rara Kusuma"), "Judul")).toBeNull();
  });
});
