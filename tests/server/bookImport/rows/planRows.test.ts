import { plannedRows } from "./planning.js";

const HEADER = "judul;pengarang;tahun;isbn;kode eksemplar;jumlah;no inventaris;kondisi;tgl perolehan;lokasi;edisi";
const ISBN = "9786022916628";

type Decisions = NonNullable<Parameters<typeof plannedRows>[1]>["decisions"];
interface Given {
  readonly catalogue?: readonly string[];
  readonly decisions?: Decisions;
}

const planned = (rows: readonly string[], { catalogue = [], ...rest }: Given = {}) =>
  plannedRows([HEADER, ...rows], { ...rest, catalogue: catalogue.length === 0 ? [] : [HEADER, ...catalogue] });
const outcomesOf = async (rows: readonly string[], given?: Given) =>
  (await planned(rows, given)).outcomes.map(({ parsedRow, ...outcome }) => ({
    number: parsedRow.row.number,
    ...outcome,
  }));
const last = async (rows: readonly string[], given?: Given) => (await outcomesOf(rows, given)).at(-1);
const codes = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

const NEW = {
  number: 2,
  kind: "new",
  reason: "",
  copies: 0,
  copiesLeftOut: 0,
  warnings: [],
  ownBook: "impossible",
  takenCodes: [],
};

describe("A row that nothing resembles", () => {
  it("is a new book with its codes as copies, and generated codes for the others", async () => {
    const plan = await planned(["Angin;Rara;2001;;A1|A2;4;I1||I3|I4;rusak;2025-07-15;Ruang A"]);
    const shared = { condition: "damaged", acquiredAt: "2025-07-15", location: null };
    expect(plan.books.map(({ known, copies }) => [known.title, known.row, known.id, known.isBinned, copies])).toEqual([
      [
        "Angin",
        2,
        null,
        false,
        [
          { ...shared, itemCode: "A1", inventoryCode: "I1" },
          { ...shared, itemCode: "A2", inventoryCode: null },
          { ...shared, itemCode: "E-2-1", inventoryCode: "I3" },
          { ...shared, itemCode: "E-2-2", inventoryCode: "I4" },
        ],
      ],
    ]);
    expect(plan.addedCopies).toEqual([]);
    expect(await outcomesOf(["Angin;Rara;2001;;A1|A2;4"])).toEqual([{ ...NEW, copies: 4 }]);
    expect(await outcomesOf(["Angin"])).toEqual([NEW]);
  });

  it("is refused with every reason where something is wrong with it, and its copies stay out", async () => {
    const wrong = { ...NEW, kind: "refused", copiesLeftOut: 3 };
    const reason =
      "Kolom “judul”: wajib diisi. Kolom “kondisi”: “remuk” tidak dikenal; tulis Baik, Rusak ringan, atau Rusak berat.";
    const rows = [";;;;;3;;remuk"];
    expect(await outcomesOf(rows)).toEqual([{ ...wrong, reason }]);
    expect(await outcomesOf(rows, { catalogue: ["Angin"] })).toEqual([{ ...wrong, reason }]);
  });
});

describe("A row that repeats a book", () => {
  const LATER = { ...NEW, number: 3, kind: "duplicate", ownBook: "possible" };

  it("of the catalogue brings its codes that are free, and none without a code, which is no news", async () => {
    const given = { catalogue: ["Angin;Rara;2001;;A1|A2"] };
    expect(await outcomesOf(["Angin;Rara;2001;;A1|A2"], given)).toEqual([
      { ...LATER, number: 2, reason: "Sama dengan buku “Angin” di katalog: kode eksemplar A1." },
    ]);
    const rows = ["Angin;Rara;2001;;A1|A3;4;I1|I2;rusak;2025-07-15;Ruang A"];
    expect(await outcomesOf(rows, given)).toEqual([
      {
        ...LATER,
        number: 2,
        reason: "Sama dengan buku “Angin” di katalog: kode eksemplar A1; 1 eksemplar ditambahkan.",
        copies: 1,
      },
    ]);
    const plan = await planned(rows, given);
    expect(plan.books).toEqual([]);
    expect(plan.addedCopies.map(({ bookId, copies }) => [bookId > 0, copies])).toEqual([
      [
        true,
        [
          {
            itemCode: "A3",
            inventoryCode: "I2",
            condition: "damaged",
            acquiredAt: "2025-07-15",
            location: { name: "Ruang A", shelf: null },
          },
        ],
      ],
    ]);
    expect((await planned(["Angin;Rara;2001;;A1"], given)).addedCopies).toEqual([]);
  });

  it("of this file brings copies without a code, unless a code shows that they are the same", async () => {
    const first = "Angin;Rara;2001;;A1;2";
    const same = "Sama dengan baris 2 “Angin”";
    expect(await last([first, "Angin;Rara;2001;;;3"])).toEqual({
      ...LATER,
      reason: `${same}: judul, penulis, dan tahun yang sama; 3 eksemplar ditambahkan. 3 di antaranya tanpa kode: kodenya dibuatkan.`,
      copies: 3,
      warnings: ["copiesRepeated"],
    });
    expect(await last([first, "Angin;Rara;2001;;A9;1"])).toEqual({
      ...LATER,
      reason: `${same}: judul, penulis, dan tahun yang sama; 1 eksemplar ditambahkan.`,
      copies: 1,
    });
    expect(await last([first, "Angin;Rara;2001;;A9|A1;3"])).toEqual({
      ...LATER,
      reason: `${same}: kode eksemplar A1; 1 eksemplar ditambahkan. 1 eksemplar tanpa kode tidak ditambahkan.`,
      copies: 1,
      copiesLeftOut: 1,
      warnings: ["copiesRepeated"],
    });
    expect(await last([first, `Angin;Rara;2001;;A9;;`, "Angin;Rara;2001;;A9;;"])).toMatchObject({
      reason: `${same}: kode eksemplar A9.`,
      copies: 0,
    });
    const { books, addedCopies } = await planned([first, "Angin;Rara;2001;;A9;3;;;;Ruang A"]);
    expect(addedCopies).toEqual([]);
    expect(books.map(({ copies }) => copies.map(({ itemCode, location }) => [itemCode, location]))).toEqual([
      [
        ["A1", null],
        ["E-2-1", null],
        ["A9", { name: "Ruang A", shelf: null }],
        ["E-3-1", { name: "Ruang A", shelf: null }],
        ["E-3-2", { name: "Ruang A", shelf: null }],
      ],
    ]);
  });

  it("by its ISBN says so", async () => {
    expect(await last([`Angin;;2001;${ISBN}`, `Angin;;;${ISBN}`])).toEqual({
      ...LATER,
      reason: `Sama dengan baris 2 “Angin”: ISBN ${ISBN}.`,
    });
  });

  it("is a book of its own where somebody says so, and names what it resembles", async () => {
    const decisions = [[3, true, {}]] as const;
    const decided = { ...NEW, number: 3, ownBook: "decided" };
    expect(await last([`Angin;;2001;${ISBN}`, `Angin;;;${ISBN}`], { decisions })).toEqual({
      ...decided,
      reason: `Atas keputusan petugas masuk sebagai buku tersendiri, walau sama dengan baris 2 “Angin”: ISBN ${ISBN}.`,
    });
    expect(await last([`Angin;;;${ISBN}`, `Air;;;${ISBN}`], { decisions })).toEqual(decided);
  });
});

describe("A row whose ISBN another book has", () => {
  const other = { ...NEW, number: 3, ownBook: "possible" };

  it.each([
    ["Air", "isbnOfOtherTitle", "judulnya"],
    ["Angin", "isbnOfOtherEdition", "edisi, jilid, atau tahunnya"],
  ])("is a new book: %s, with the warning %s", async (title, warning, what) => {
    expect(await last([`Angin;;2001;${ISBN}`, `${title};;2002;${ISBN}`])).toEqual({
      ...other,
      reason: `ISBN ${ISBN} sama dengan baris 2 “Angin”, ${what} lain: masuk sebagai buku tersendiri.`,
      warnings: [warning],
    });
  });

  it("says first that its book is another, then that a code is taken, and then what is odd in it", async () => {
    expect(await last([`Angin;;2001;${ISBN};A1`, `Air;;dulu;${ISBN};A1|A2`])).toEqual({
      ...other,
      reason:
        `ISBN ${ISBN} sama dengan baris 2 “Angin”, judulnya lain: masuk sebagai buku tersendiri. ` +
        "Eksemplar A1 tidak masuk: kodenya sudah dipakai baris 2 “Angin”.",
      copies: 1,
      copiesLeftOut: 1,
      warnings: ["isbnOfOtherTitle", "codesTaken", "yearIsText"],
      takenCodes: [{ itemCode: "A1", holder: "baris 2 “Angin”", newCode: null, isLeftOut: true }],
    });
  });
});

describe("The codes of a row that are taken", () => {
  it("are named by who has them: of each five, and of more how many they are", async () => {
    const five = codes(5, "A").join("|");
    const seven = codes(7, "B").join("|");
    const outcome = await last([`Angin;;;;${five}`, `Air;;;;${seven}`, `Api;;;;${five}|${seven}|C1`]);
    expect(outcome).toMatchObject({ copies: 1, copiesLeftOut: 12 });
    expect(outcome?.reason).toBe(
      "Eksemplar A1, A2, A3, A4, A5 tidak masuk: kodenya sudah dipakai baris 2 “Angin”. " +
        "Eksemplar B1, B2, B3, B4, B5 dan 2 lagi tidak masuk: kodenya sudah dipakai baris 3 “Air”.",
    );
  });

  it("are those of the row itself in other letters", async () => {
    expect(await last(["Angin;;;;a1|A1|B1|b1"])).toMatchObject({
      reason:
        "Eksemplar A1 tidak masuk: kodenya sudah dipakai kode a1 di baris ini. " +
        "Eksemplar b1 tidak masuk: kodenya sudah dipakai kode B1 di baris ini.",
      copies: 2,
      copiesLeftOut: 2,
    });
  });

  it("get the new codes that somebody gives, unless these are taken as well", async () => {
    const first = `Angin;;;;${codes(7, "A").join("|")}`;
    const newCodes = Object.fromEntries(codes(7, "A").map((code) => [code, `${code}-2`]));
    const renamed = await last([first, `Air;;;;${codes(7, "A").join("|")}`], { decisions: [[3, false, newCodes]] });
    expect(renamed).toMatchObject({ copies: 7, copiesLeftOut: 0, warnings: [], ownBook: "impossible" });
    expect(renamed?.reason).toBe(
      "Kode baru dari petugas: A1 menjadi A1-2, A2 menjadi A2-2, A3 menjadi A3-2, A4 menjadi A4-2, " +
        "A5 menjadi A5-2 dan 2 lagi.",
    );
    const taken = await last(["Angin;;;;A1|A2", "Air;;;;A1|A2|A3"], {
      decisions: [[3, false, { A1: "a2", A2: "A9", A3: "a9" }]],
    });
    expect(taken).toMatchObject({
      copies: 1,
      copiesLeftOut: 2,
      warnings: ["codesTaken"],
      takenCodes: [
        { itemCode: "A1", holder: "baris 2 “Angin”", newCode: "a2", isLeftOut: true },
        { itemCode: "A2", holder: "baris 2 “Angin”", newCode: "A9", isLeftOut: false },
        { itemCode: "A3", holder: "kode A9 di baris ini", newCode: "a9", isLeftOut: true },
      ],
    });
    expect(taken?.reason).toBe(
      "Eksemplar a2 tidak masuk: kodenya sudah dipakai baris 2 “Angin”. " +
        "Eksemplar a9 tidak masuk: kodenya sudah dipakai kode A9 di baris ini. " +
        "Kode baru dari petugas: A2 menjadi A9.",
    );
  });

  it("are known by later rows under the codes that they got", async () => {
    const outcomes = await outcomesOf(["Angin;;;;A1", "Air;;;;A1", "Api;;;;A9|A1"], {
      decisions: [[3, false, { A1: "A9" }]],
    });
    expect(outcomes[2]?.takenCodes.map(({ itemCode, holder }) => [itemCode, holder])).toEqual([
      ["A9", "baris 3 “Air”"],
      ["A1", "baris 2 “Angin”"],
    ]);
  });

  it("are free where the row is of the book that has them, however many these are", async () => {
    expect(await last(["Angin;Rara;2001;;A1|a2"], { catalogue: ["Angin;Rara;2001;;a1|A2"] })).toMatchObject({
      kind: "duplicate",
      reason: "Sama dengan buku “Angin” di katalog: kode eksemplar A1.",
      takenCodes: [],
      warnings: [],
    });
  });
});

describe("A code that differs from another of the same title by its zeros only", () => {
  const takenOf = async (...args: Parameters<typeof plannedRows>) => {
    const { outcomes } = await plannedRows(...args);
    return outcomes.map(({ copies, copiesLeftOut, warnings, takenCodes }) => [
      copies,
      copiesLeftOut,
      warnings.includes("codesTaken"),
      takenCodes.map(({ itemCode, holder }) => `${itemCode}: ${holder}`),
    ]);
  };
  const header = "judul;kode eksemplar";

  it("is asked, in the file and beside the catalogue, in whichever order they come", async () => {
    expect(await takenOf([header, "Padi;0000077", "Padi;77"])).toEqual([
      [1, 0, false, []],
      [0, 1, true, ["77: baris 2 “Padi” sebagai 0000077, mungkin nol di depannya hilang"]],
    ]);
    const inCatalogue = "buku “Padi” di katalog sebagai";
    expect(await takenOf([header, "Padi;77"], { catalogue: [header, "Padi;0000077"] })).toEqual([
      [0, 1, true, [`77: ${inCatalogue} 0000077, mungkin nol di depannya hilang`]],
    ]);
    expect(await takenOf([header, "Padi;0000077"], { catalogue: [header, "Padi;77"] })).toEqual([
      [0, 1, true, [`0000077: ${inCatalogue} 77, mungkin nol di depannya hilang`]],
    ]);
    expect(await takenOf([header, "Padi;0077|77"])).toEqual([
      [1, 1, true, ["77: baris ini sebagai 0077, mungkin nol di depannya hilang"]],
    ]);
  });

  it("is a copy where the title is another, the number is, or somebody has given it", async () => {
    expect(await takenOf([header, "Padi;0000077", "Jagung;77", "Padi;770", "Padi;B77"])).toEqual(
      Array.from({ length: 4 }, () => [1, 0, false, []]),
    );
    const { outcomes } = await plannedRows([header, "Padi;0000077", "Padi;77"], {
      decisions: [[3, false, { "77": "77" }]],
    });
    expect(outcomes[1]).toMatchObject({ copies: 1, copiesLeftOut: 0 });
  });
});
