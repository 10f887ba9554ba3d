import { type KnownBook, KnownBooks, spellingsOf } from "../../../../server/bookImport/rows/KnownBooks.js";
import { catalogueOf, importedRows, knownBookOf } from "./planning.js";

const HEADER = "judul;pengarang;tahun;isbn;kode eksemplar;edisi;anak judul;seri";
const ISBN = "9786022916628";

/** Books by their rows, each with its codes. */
function known(...rows: readonly (readonly [row: string, more?: Partial<KnownBook>])[]): KnownBooks {
  const books = new KnownBooks();
  importedRows([HEADER, ...rows.map(([row]) => row)]).forEach((row, index) => {
    const book = { ...knownBookOf(row, index + 1), ...rows[index]?.[1] };
    if (!book.isBinned) {
      books.add(book);
    }
    books.registerCodes(book, row.itemCodes);
  });
  return books;
}

const rowOf = (row: string) => {
  const [imported] = importedRows([HEADER, row]);
  if (!imported) {
    throw new Error("there is no row");
  }
  return imported;
};
const foundIn = (books: KnownBooks, row: string) => {
  const found = books.find(rowOf(row));
  return found && [found.book.id, found.by];
};

describe("The holder of an item code", () => {
  it("is whose code it is to the letter, and only else whose it is in other letters", () => {
    const books = known(["Bumi;;;;b1"], ["Bulan;;;;B1"], ["Bintang;;;;c2"]);
    expect(["b1", "B1", "C2", "d3"].map((code) => books.holderOf(code)?.title)).toEqual([
      "Bumi",
      "Bulan",
      "Bintang",
      undefined,
    ]);
  });

  it("is found by an index as its code is written, in large, in small and in capitalised letters", () => {
    expect(spellingsOf("eRs-1b")).toEqual(["eRs-1b", "ERS-1B", "ers-1b", "Ers-1b"]);
  });
});

describe("Of the books that a row may be", () => {
  it("none is found where none is like it", () => {
    expect(foundIn(known(["Bumi;Ani;2001"]), "Bulan;Ani;2001")).toBeUndefined();
    expect(foundIn(known(), `Bulan;Ani;2001;${ISBN};B1`)).toBeUndefined();
  });

  it.each([
    ["the one of its ISBN before the one of its authors", [["Bumi;Ani;2001"], [`Bumi;Budi;2001;${ISBN}`]], 2, "isbn"],
    ["the one of its authors before the one with its code", [["Bumi;;;;B1"], ["Bumi;Ani;2001"]], 2, "identity"],
    ["the one with its code where nothing else fits", [["Bumi;Ani;;;B1"], ["Bumi;Budi;2001"]], 1, "itemCode"],
    ["the one that says no more, of an edition", [["Bumi;Ani;2001;;;Ed. 2"], ["Bumi;Ani;2001"]], 2, "identity"],
    ["the one that says no more, of a subtitle", [["Bumi;Ani;2001;;;;Kisah"], ["Bumi;Ani;2001"]], 2, "identity"],
    ["the one that says no more, of a series", [["Bumi;Ani;2001;;;;;Alam"], ["Bumi;Ani;2001"]], 2, "identity"],
    [
      "the one that says no more before the one with its code",
      [["Bumi;Ani;2001;;B1;Ed. 2"], ["Bumi;Ani;2001"]],
      2,
      "identity",
    ],
    ["of equals the one with its code", [["Bumi;Ani;2001"], ["Bumi;Ani;2001;;B1"]], 2, "identity"],
    ["of equals the first", [["Bumi;Ani;2001"], ["Bumi;Ani;2001"]], 1, "identity"],
    [
      "one that is there before one of the bin with its code",
      [["Bumi;Ani;2001;;B1", { isBinned: true }], ["Bumi;Ani;2001"]],
      2,
      "identity",
    ],
    [
      "one of the bin with its code before one that is there and says more",
      [["Bumi;Ani;2001;;B1", { isBinned: true }], ["Bumi;Ani;2001;;;Ed. 2"]],
      1,
      "identity",
    ],
  ] as const)("it is %s", (_, books, id, by) => {
    expect(foundIn(known(...books), `Bumi;Ani;2001;${ISBN};B1`)).toEqual([id, by]);
  });

  it("it is the one whose edition is its own, where another has none", () => {
    const books = known([`Bumi;Ani;2001;${ISBN}`], [`Bumi;Ani;2001;${ISBN};;Ed. 2`]);
    expect(foundIn(books, `Bumi;Ani;2001;${ISBN};;Ed. 2`)).toEqual([2, "isbn"]);
    expect(foundIn(books, `Bumi;Ani;2001;${ISBN}`)).toEqual([1, "isbn"]);
  });

  it("the first that has its ISBN is named, and none of a row without", () => {
    const books = known([`Bumi;;;${ISBN}`], [`Bulan;;;${ISBN}`], ["Bintang"]);
    expect(books.sharesIsbn(rowOf(`Bara;;;${ISBN}`))?.title).toBe("Bumi");
    expect(books.sharesIsbn(rowOf("Bara"))).toBeUndefined();
  });
});

describe("Of the books of a catalogue", () => {
  const load = (catalogue: readonly string[], rows: readonly string[], newCodes: readonly string[] = []) =>
    KnownBooks.load([catalogueOf([HEADER, ...catalogue])], importedRows([HEADER, ...rows]), 7, newCodes);
  /** The place of what is found, from 1, and by what. */
  const placeIn = async (catalogue: readonly string[], row: string) => {
    const found = (await load(catalogue, [row])).find(rowOf(row));
    return found && [(Number(found.book.id) % 1_000) - 1, found.by];
  };

  it.each([
    [
      "the first of those that are alike",
      ["Bumi;Ani;2001", "Bumi;Ani;2001", "Bumi;Ani;2001"],
      "Bumi;Ani;2001",
      [1, "identity"],
    ],
    [
      "the first of those of a set's title, whoever wrote it",
      [`Api;;;${ISBN}`, `Bumi;Budi;;${ISBN}`, `Bumi;Citra;;${ISBN}`, `Cakra;;;${ISBN}`],
      `Bumi;Ani;;${ISBN}`,
      [2, "isbn"],
    ],
    [
      "the one of its edition in a set of one title",
      ["Ed. 1", "Ed. 2", "Ed. 3"].map((edition) => `Bumi;Ani;;${ISBN};;${edition}`),
      `Bumi;Ani;;${ISBN};;Ed. 2`,
      [2, "isbn"],
    ],
    [
      "the one of its edition among namesakes",
      ["Ed. 1", "Ed. 2", "Ed. 3"].map((edition) => `Bumi;Ani;2001;;;${edition}`),
      "Bumi;Ani;2001;;;Ed. 2",
      [2, "identity"],
    ],
    ["none of another ISBN", [`Bumi;Ani;;9789792238471`], `Bumi;Ani;;${ISBN}`, undefined],
    ["the one that has its code in other letters", ["Api", "Bumi;Ani;;;b1"], "Bumi;;;;B1", [2, "itemCode"]],
  ])("it is %s", async (_, catalogue, row, found) => {
    expect(await placeIn(catalogue, row)).toEqual(found);
  });

  it("the first that has the ISBN is named, whatever its title", async () => {
    const rows = [`Bumi;;;${ISBN}`];
    const books = await load([`Api;;;${ISBN}`, `Cakra;;;${ISBN}`], rows);
    expect(books.sharesIsbn(rowOf(`Bumi;;;${ISBN}`))?.title).toBe("Api");
  });

  it("the holders of codes are one book each, also of codes that somebody gives", async () => {
    const books = await load(["Bumi;Ani;2001;;B1|B2|B3"], ["Bumi;Ani;2001;;B1|b2"], ["b3"]);
    const holders = new Set(["B1", "b2", "B3"].map((code) => books.holderOf(code)));
    expect([...holders].map((book) => book?.title)).toEqual(["Bumi"]);
    expect(holders.has(books.find(rowOf("Bumi;Ani;2001"))?.book)).toBe(true);
    expect(books.holderOf("B4")).toBeUndefined();
  });

  it("none is looked for where there is no row", async () => {
    expect((await load(["Bumi;;;;B1"], [], ["B1"])).holderOf("B1")).toBeUndefined();
  });
});
