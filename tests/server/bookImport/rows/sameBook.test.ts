import { parseAuthorName } from "../../../../server/authorities/names/authorName.js";
import { identityKey } from "../../../../server/books/record/bookIdentity.js";
import { type DescribedBook, traitsOf } from "../../../../server/books/record/bookTraits.js";
import { sameBy } from "../../../../server/bookImport/rows/sameBook.js";

interface Reported extends Partial<DescribedBook> {
  readonly isbn13?: string;
  readonly by?: readonly string[];
}

const ISBN = "9786022916628";
const OTHER = "9789792238471";

function reported({ isbn13, by = [], ...described }: Reported) {
  const book = { title: "Matematika", ...described };
  const authors = by.map((name) => parseAuthorName(name));
  const { publishYear = null, publishYearText = null } = book;
  return {
    traits: traitsOf(book),
    isbn13: isbn13 ?? null,
    authors,
    identityKey: identityKey({ title: book.title, authors, publishYear, publishYearText }),
  };
}

const same = (row: Reported, book: Reported, sharesItemCode = false) =>
  sameBy(reported(row), reported(book), sharesItemCode);

describe("A row is a book", () => {
  it("by their ISBN, where the row says no more than the book and the years fit", () => {
    const book = { isbn13: ISBN, publishYear: 2013, edition: "Ed. 2", subtitle: "Aljabar", seriesTitle: "Dasar" };
    expect(same(book, book)).toBe("isbn");
    expect(same({ isbn13: ISBN }, book)).toBe("isbn");
    expect(same({ isbn13: ISBN, publishYear: 2013 }, { isbn13: ISBN })).toBe("isbn");
    expect(same({ isbn13: ISBN, publishYear: 2014 }, book)).toBeNull();
    for (const more of [{ edition: "Ed. 2" }, { subtitle: "Aljabar" }, { seriesTitle: "Dasar" }]) {
      expect(same({ isbn13: ISBN, ...more }, { isbn13: ISBN, by: ["Ani"] })).toBeNull();
      expect(same({ isbn13: ISBN, ...more }, book)).toBe("isbn");
    }
    expect(same({ isbn13: ISBN, edition: "Ed. 1" }, book)).toBeNull();
    expect(same({ isbn13: ISBN }, { isbn13: OTHER })).toBeNull();
    expect(same({ isbn13: ISBN, title: "Fisika" }, book)).toBeNull();
  });

  it("by title, authors and year, where it has no ISBN to say otherwise and says no more", () => {
    expect(same({ by: ["Ani"], publishYear: 2013 }, { by: ["Ani"], publishYear: 2013, edition: "Ed. 2" })).toBe(
      "identity",
    );
    expect(same({ by: ["Ani"], isbn13: ISBN }, { by: ["Ani"] })).toBe("identity");
    expect(same({ by: ["Ani"] }, { by: ["Ani"], isbn13: ISBN })).toBe("identity");
    expect(same({ by: ["Ani"], isbn13: ISBN }, { by: ["Ani"], isbn13: OTHER })).toBeNull();
    expect(same({ by: ["Ani"] }, { by: ["Budi"] })).toBeNull();
    expect(same({ by: ["Ani"] }, { by: ["Ani"], publishYear: 2013 })).toBeNull();
    expect(same({ by: ["Ani"], edition: "Ed. 2" }, { by: ["Ani"] })).toBeNull();
  });

  it("by an item code that both have, where nothing that both say differs", () => {
    const byCode = (row: Reported, book: Reported) => [same(row, book), same(row, book, true)];
    expect(byCode({ by: ["Ani"], publishYear: 2013 }, { by: ["Ani"] })).toEqual([null, "itemCode"]);
    expect(byCode({ by: ["Ani"] }, { by: ["Ani"], publishYear: 2013 })).toEqual([null, "itemCode"]);
    expect(byCode({ by: ["Ani"], edition: "Ed. 2" }, { by: ["Ani"] })).toEqual([null, "itemCode"]);
    expect(byCode({ by: ["Ani"], edition: "Ed. 2" }, { by: ["Ani"], edition: "Ed. 1" })).toEqual([null, null]);
    expect(byCode({ by: ["Ani"], publishYear: 2013 }, { by: ["Ani"], publishYear: 2014 })).toEqual([null, null]);
    expect(byCode({ by: ["Ani"], publishYearText: "1342 H" }, { by: ["Ani"], publishYearText: "1343 H" })).toEqual([
      null,
      null,
    ]);
    expect(byCode({}, { by: ["Ani"] })).toEqual([null, "itemCode"]);
    expect(byCode({ by: ["Ani"] }, {})).toEqual([null, "itemCode"]);
    expect(byCode({ by: ["Ani"] }, { by: ["Budi"] })).toEqual([null, null]);
    const [mine, theirs] = [
      { isbn13: ISBN, by: ["Ani"], edition: "Ed. 2" },
      { isbn13: ISBN, by: ["Budi"] },
    ];
    expect(byCode(mine, theirs)).toEqual([null, "itemCode"]);
  });
});

describe("The years of two books with one code", () => {
  it.each([
    [{ publishYear: 2013 }, { publishYear: 2013, publishYearText: "c2013" }, true],
    [{ publishYear: 2013 }, { publishYear: 2014 }, false],
    [{ publishYear: 2013 }, { publishYearText: "dulu" }, false],
    [{ publishYearText: "1342 H" }, { publishYearText: "1342 h." }, true],
    [{ publishYearText: "1342 H" }, { publishYearText: "1343 H" }, false],
    [{ publishYearText: "-" }, { publishYear: 2013 }, false],
    [{ publishYearText: "" }, { publishYear: 2013 }, true],
    [{}, { publishYearText: "1342 H" }, true],
  ])("fit or not: %j and %j", (one, other, fit) => {
    const by = fit ? "isbn" : null;
    expect([same({ isbn13: ISBN, ...one }, { isbn13: ISBN, by: ["Ani"], ...other })]).toEqual([by]);
    expect([same({ isbn13: ISBN, ...other }, { isbn13: ISBN, by: ["Ani"], ...one })]).toEqual([by]);
  });

  it("are no matter to the authors, whom the book's key has with its own year", () => {
    expect(same({ by: ["Ani", "Budi"] }, { by: ["Budi", "Ani"], publishYear: 2013 }, true)).toBe("itemCode");
    expect(same({ by: ["Ani"] }, { by: ["Ani", "Budi"], publishYear: 2013 }, true)).toBeNull();
    expect(same({ by: ["Ani"] }, { publishYearText: "1342 H" }, true)).toBe("itemCode");
    expect(same({ by: ["Ani"], title: "C" }, { by: ["Ani"], title: "C", publishYearText: "1342 H" }, true)).toBe(
      "itemCode",
    );
  });

  it.each(["subtitle", "edition", "seriesTitle"] as const)("matter no more than a %s that differs", (trait) => {
    const [one, other] = [
      { by: ["Ani"], [trait]: "Satu" },
      { by: ["Ani"], [trait]: "Dua" },
    ];
    expect([same(one, other, true), same(one, one), same(one, { by: ["Ani"] }, true)]).toEqual([
      null,
      "identity",
      "itemCode",
    ]);
  });
});

describe("What tells a book from its namesakes", () => {
  const part = (book: Partial<DescribedBook>) => traitsOf({ title: "Matematika", ...book }).part;

  it("is its title with the signs that letters leave out", () => {
    expect(traitsOf({ title: "C++" }).title).not.toBe(traitsOf({ title: "C" }).title);
    expect(traitsOf({ title: "C#" }).title).not.toBe(traitsOf({ title: "C+" }).title);
    expect(traitsOf({ title: "MATEMATIKA  dasar." }).title).toBe(traitsOf({ title: "Matematika Dasar" }).title);
  });

  it.each([
    ["Cet. 2", "cetakan ke-2"],
    ["Cet.2", "Cetakan 2"],
    ["Edisi Revisi", "Ed. Revised"],
    ["2nd edition", "2nd ed."],
  ])("is one edition as %s and as %s", (one, other) => {
    expect(traitsOf({ title: "A", edition: one }).edition).toBe(traitsOf({ title: "A", edition: other }).edition);
    expect(traitsOf({ title: "A", edition: one }).edition).not.toBe(traitsOf({ title: "A", edition: "Ed. 3" }).edition);
  });

  it("is left open where its record says nothing", () => {
    expect(traitsOf({ title: "A", subtitle: "", edition: "", seriesTitle: "" })).toMatchObject({
      subtitle: null,
      edition: null,
      series: null,
      part: "",
      publishYear: null,
      publishYearText: null,
    });
  });

  it.each([
    ["Kelas X", "class 10"],
    ["kls 11", "class 11"],
    ["Tingkat IV", "class 4"],
    ["Grade 7", "class 7"],
    ["Class ix", "class 9"],
    ["Semester 2", "semester 2"],
    ["smt ii", "semester 2"],
    ["Semester Ganjil", "semester ganjil"],
    ["semester genap", "semester genap"],
    ["Semester Gasal", "semester gasal"],
    ["Jilid III", "volume 3"],
    ["jil. 03", "volume 3"],
    ["Volume 12", "volume 12"],
    ["vol 1", "volume 1"],
    ["Bagian 2", "volume 2"],
    ["bag. 2", "volume 2"],
    ["Part IV", "volume 4"],
    ["Buku ke-2", "volume 2"],
    ["buku 1", "volume 1"],
    ["Nomor 540", "issue 540"],
    ["No. 541", "issue 541"],
    ["nr 5", "issue 5"],
    ["Issue 6", "issue 6"],
    ["Buku Guru", "readers guru"],
    ["untuk siswa", "readers siswa"],
    ["Peserta Didik", "readers peserta didik"],
    ["murid", "readers murid"],
    ["Kelas X Semester 1 Jilid 2", "class 10, semester 1, volume 2"],
    ["Kelas X Kelas X", "class 10"],
    ["Kelas 12345", ""],
    ["Subkelas 10", ""],
    ["Kelas Xa", ""],
    ["gurun", ""],
  ])("is of %s the part %j, in whichever of its texts", (text, expected) => {
    expect([part({ subtitle: text }), part({ edition: text }), part({ seriesTitle: text })]).toEqual(
      Array(3).fill(expected),
    );
  });

  it("is of a collation only what that calls a volume", () => {
    expect(part({ physicalDescription: "jilid 2, no. 5, kelas X, 210 hlm" })).toBe("volume 2");
    expect(part({ subtitle: "jilid 1", physicalDescription: "jilid 2" })).toBe("volume 1, volume 2");
    expect(part({ subtitle: "jilid", physicalDescription: "2 hlm" })).toBe("");
    expect(part({ subtitle: "kelas", edition: "10" })).toBe("");
  });
});
