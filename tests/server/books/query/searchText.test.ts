import { parseSearch } from "../../../../server/books/query/words/searchText.js";
import { textKeys, wordKeys } from "../../../../server/books/query/words/wordKeys.js";

const wordsOf = (text: string) => parseSearch(text).terms.map(({ word }) => word);

describe("The words of a search", () => {
  it.each([
    ["978-602-291-366-5", ["9786022913665"]],
    ["978 602 291 366 5", ["9786022913665"]],
    ["979–3062–79–7", ["9793062797"]],
    ["1945-1949", ["1945", "1949"]],
    ["buku buku BUKU", ["buku"]],
    ["bukubuku", ["buku"]],
    ["harry pot", ["harry", "pot"]],
    ["5cm kelas10", ["5", "cm", "kelas", "10"]],
    ["2x4.122 9", ["2x4122", "9"]],
    ["1.000 hari", ["1000", "hari"]],
    ["3d", ["3d"]],
  ])("of %j are %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("are twelve at most", () => {
    expect(wordsOf(Array.from({ length: 40 }, (_, index) => `kata${index}`).join(" "))).toHaveLength(12);
  });

  it.each([
    ["buku tentang laut", ["laut"]],
    ["tentang", ["tentang"]],
    ["buku yang", ["buku", "yang"]],
  ])("that tell something in %j are %j", (text, words) => {
    expect(parseSearch(text).significant.map(({ word }) => word)).toEqual(words);
  });

  it("are one title in whichever way they are spaced", () => {
    expect(parseSearch("5 cm").phrases).toEqual(["5 cm", "5cm"]);
    expect(parseSearch("5cm").phrases).toEqual(["5cm", "5 cm"]);
    expect(parseSearch("ayat ayat cinta").phrases).toEqual(["ayat ayat cinta"]);
  });
});

describe("The keys of words", () => {
  const share = (one: string, other: string) => wordKeys(one).some((key) => wordKeys(other).includes(key));

  it.each([
    ["xii", "12"],
    ["ix", "9"],
    ["007", "7"],
    ["alquran", "quran"],
    ["mohammad", "muhammad"],
    ["romadhon", "ramadan"],
    ["bacaan", "membaca"],
  ])("are shared by %s and %s", (one, other) => {
    expect(share(one, other)).toBe(true);
  });

  it.each([
    ["di", "501"],
    ["zzz", "j"],
    ["civil", "1"],
    ["mix", "1009"],
    ["bumi", "bumbu"],
  ])("are not shared by %s and %s", (one, other) => {
    expect(share(one, other)).toBe(false);
  });

  it("stand for what a phrase means, from either side", () => {
    const keysOf = (text: string) => parseSearch(text).terms.map(({ keys }) => keys);
    expect(textKeys(["hukum", "hak", "asasi", "manusia"])).toContain("ham");
    expect(keysOf("hak asasi manusia").every((keys) => keys.includes("ham"))).toBe(true);
    expect(textKeys(["kelas", "dua", "belas"])).toContain("12");
    expect(keysOf("tere liye").every((keys) => keys.includes("tereliye"))).toBe(true);
    expect(textKeys(["al", "ghazali"])).toContain(wordKeys("alghazali")[0]);
  });
});
