import type { FieldError } from "../../../../server/errors.js";
import {
  detectColumns,
  fieldForHeader,
  IMPORT_COLUMNS,
  IMPORT_FIELDS,
  SLIMS_COLUMNS,
} from "../../../../server/bookImport/csv/importColumns.js";
import {
  DEFAULT_CHOICES,
  type ImportChoices,
  type ImportFormat,
} from "../../../../server/bookImport/csv/importFormat.js";
import { fullName } from "../../../../server/authorities/names/authorName.js";
import { type ImportedBook, WARNINGS_TO_CHECK } from "../../../../server/bookImport/rows/ImportedBook.js";
import { parseRow } from "../../../../server/bookImport/rows/parseRow.js";

type Cells = Readonly<Record<string, string>>;

function formatOf(header: readonly string[], choices: Partial<ImportChoices> = {}): ImportFormat {
  return {
    separator: ";",
    rowsBefore: 1,
    backslashes: false,
    header,
    columns: detectColumns(header),
    unusedCodes: [],
    isItems: false,
    authorCommas: "guess",
    choices: { ...DEFAULT_CHOICES, ...choices },
  };
}

/** A row told by its columns; its title is "Padi" unless it has another. */
function parsed(cells: Cells, choices?: Partial<ImportChoices>): ReturnType<typeof parseRow> {
  const all = { judul: "Padi", ...cells };
  return parseRow({ number: 7, cells: Object.values(all) }, formatOf(Object.keys(all), choices));
}

function imported(cells: Cells, choices?: Partial<ImportChoices>): ImportedBook {
  const row = parsed(cells, choices);
  if (!("imported" in row)) {
    throw new Error(JSON.stringify(row.refused));
  }
  return row.imported;
}

function refused(cells: Cells): readonly FieldError[] {
  const row = parsed(cells);
  if (!("refused" in row)) {
    throw new Error("it is imported");
  }
  return row.refused;
}

const many = (count: number, name = "K", separator = "|") =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(separator);
const PLAIN = { proposesCallNumbers: false } as const;

describe("The header of a column", () => {
  it("means one thing, whatever its case, spaces and remarks", () => {
    for (const field of IMPORT_FIELDS) {
      const { label, reportHeader, headers } = IMPORT_COLUMNS[field];
      expect(label).not.toBe("");
      for (const name of [reportHeader, ...headers]) {
        expect(name).not.toBe("");
        const spelt = `  ${name.toUpperCase().replaceAll(" ", "_")} (wajib) `;
        expect([name, fieldForHeader(spelt)]).toEqual([name, field]);
      }
    }
    const all = IMPORT_FIELDS.flatMap((field) => IMPORT_COLUMNS[field].headers.map((name) => name.replaceAll(" ", "")));
    expect(new Set(all).size).toBeGreaterThan(130);
  });

  it("of SLiMS is known in each of its eighteen columns", () => {
    const { byField, ignored } = detectColumns(SLIMS_COLUMNS);
    expect([byField.size, ignored]).toEqual([18, []]);
  });

  it("is passed over where it is empty, unknown or another's, and told of where it is not", () => {
    const { byField, ignored, isReport } = detectColumns(["judul", "", " Warna ", "title", "baris"]);
    expect([byField.get("title"), ignored, isReport]).toEqual([
      { index: 0, header: "judul" },
      ["Warna", "title", "baris"],
      false,
    ]);
    const report = detectColumns(["baris", "hasil", "alasan", " judul ", "Warna"]);
    expect([report.byField.get("title"), report.ignored, report.isReport]).toEqual([
      { index: 3, header: "judul" },
      ["Warna"],
      true,
    ]);
  });
});

describe("A row", () => {
  it("of a title alone is a book of which nothing else is said", () => {
    const { book, warnings, copies, itemCodes, copyValues, isbn13, row } = imported({}, PLAIN);
    expect(book).toMatchObject({
      title: "Padi",
      subtitle: null,
      authors: [],
      subjects: [],
      isbn: null,
      publishYear: null,
      publishYearText: null,
      language: "id",
      classification: null,
      callNumber: null,
      keepsCallNumberEmpty: true,
      category: null,
      description: null,
      imageUrl: null,
      coverFileName: null,
      materialKind: "book",
      isHidden: false,
      digitalFileAccess: "public",
      location: null,
      price: null,
      importRow: 7,
    });
    expect({ warnings, copies, itemCodes, condition: copyValues.shared.condition, isbn13, number: row.number }).toEqual(
      {
        warnings: [],
        copies: 0,
        itemCodes: [],
        condition: "good",
        isbn13: null,
        number: 7,
      },
    );
  });

  it("is refused where it has more cells than the header, and empty ones are none", () => {
    const format = formatOf(["judul", "tahun"]);
    expect(parseRow({ number: 1, cells: ["Padi", "2001", "", " "] }, format)).toHaveProperty("imported");
    expect(parseRow({ number: 1, cells: ["Padi", "2001", "", "x"] }, format)).toEqual({
      row: { number: 1, cells: ["Padi", "2001", "", "x"] },
      refused: [
        {
          name: "baris",
          message: "baris ini 4 kolom, seharusnya 2; apit nilai yang berisi “;” dengan tanda kutip",
        },
      ],
      copies: 0,
    });
  });

  it.each(["", "-", "---", "   "])("is refused without a title: %j", (judul) => {
    expect(refused({ judul, jumlah: "3" })).toEqual([{ name: "judul", message: "wajib diisi" }]);
    expect(parsed({ judul, jumlah: "3" })).toMatchObject({ copies: 3 });
  });

  it("tells all that is wrong with it, in the order of its columns", () => {
    const cells = {
      jumlah: "1001",
      kondisi: "hancur",
      "Pembaca Berkas Digital": "guru",
    };
    expect(refused(cells)).toEqual([
      { name: "jumlah", message: "“1001” bukan jumlah eksemplar antara 0 dan 1000" },
      { name: "kondisi", message: "“hancur” tidak dikenal; tulis Baik, Rusak ringan, atau Rusak berat" },
      { name: "Pembaca Berkas Digital", message: "“guru” tidak dikenal; tulis Semua orang atau Anggota saja" },
    ]);
  });

  it.each([
    ["2019-07-15", "2019-07-15", []],
    ["15/07/2019 08:12:00", "2019-07-15", []],
    ["2019-07-15T08:12:00.000Z", "2019-07-15", []],
    ["0000-00-00", null, []],
    ["0000-00-00 00:00:00", null, []],
    ["2019", null, ["acquiredAtUnread"]],
    ["31/02/2026", null, ["acquiredAtUnread"]],
    ["hibah", null, ["acquiredAtUnread"]],
  ])("is in the library whatever its day of acquisition is: %j", (written, acquiredAt, warnings) => {
    expect(imported({ "tanggal perolehan": written }, PLAIN)).toMatchObject({
      copyValues: { shared: { acquiredAt } },
      warnings,
    });
  });

  it.each([
    ["judul", 500],
    ["anak judul", 500],
    ["penerbit", 255],
    ["tempat terbit", 190],
    ["edisi", 190],
    ["halaman", 255],
    ["judul seri", 255],
    ["no panggil", 100],
    ["kategori", 255],
    ["lokasi", 255],
    ["rak", 100],
    ["sumber", 255],
    ["klasifikasi", 100],
    ["ringkasan", 16_000],
    ["subjek", 255],
    ["penulis", 255],
    ["sampul", 500],
    ["bahasa", 40],
    ["tahun", 100],
    ["isbn", 100],
  ])("has in %s as much as the library stores, and what is longer whole in its description", (column, most) => {
    const whole = imported({ [column]: "x".repeat(most) });
    expect([whole.warnings.includes("valueCut"), JSON.stringify(whole.book).includes("…")]).toEqual([false, false]);
    const { book, warnings } = imported({ [column]: "x".repeat(most + 1) });
    expect(warnings).toContain("valueCut");
    const { description, ...others } = book;
    if (column === "ringkasan") {
      expect(description).toBe(`${"x".repeat(most - 1)}…`);
    } else if (column === "sumber") {
      // What is nothing for readers is in no description.
      expect([description, others.source]).toEqual([null, `${"x".repeat(most - 1)}…`]);
    } else {
      expect(description).toMatch(new RegExp(`: x{${most + 1}}$`, "u"));
      expect(JSON.stringify(others)).not.toContain("x".repeat(most));
    }
  });

  it.each(["kode eksemplar", "no inventaris"])("is refused where %s is longer than a copy's", (column) => {
    expect(imported({ [column]: "x".repeat(100) })).toBeDefined();
    expect(refused({ [column]: "x".repeat(101) })).toEqual([
      { name: column, message: "terlalu panjang (101 karakter, maksimal 100)" },
    ]);
  });

  it("keeps of more authors and subjects than a book may have the first, and notes the others", () => {
    const { book, warnings } = imported({ penulis: many(202, "Nama ", ";"), subjek: many(203) });
    expect([book.authors?.length, book.subjects?.length, warnings]).toEqual([200, 200, ["valueCut"]]);
    expect(book.description).toBe("Penulis: Nama 200; Nama 201\nSubjek: K200; K201; K202");
  });

  it.each([
    ["kode eksemplar", many(1_000), many(1_001), "lebih dari 1000 kode"],
    ["sor", many(200, "Nama ", ";"), many(1_001, "Nama ", ";"), "lebih dari 200 nama"],
  ])("has in %s as many as a book may have, and not one more", (column, most, more, message) => {
    expect(imported({ [column]: most })).toBeDefined();
    const [error, ...others] = refused({ [column]: more });
    expect([error?.message, others]).toEqual([message, []]);
  });

  it("of more copies than codes has the others by their number, and as many as codes where it says fewer", () => {
    const copiesOf = (jumlah: string, kode: string) => {
      const { copies, itemCodes } = imported({ jumlah, "kode eksemplar": kode });
      return [copies, itemCodes];
    };
    expect(copiesOf("3", "A|B")).toEqual([3, ["A", "B"]]);
    expect(copiesOf("1", "A|B|A")).toEqual([2, ["A", "B"]]);
    expect(copiesOf("", "")).toEqual([0, []]);
    expect(copiesOf("0", "A,B")).toEqual([2, ["A", "B"]]);
    expect(copiesOf("1000", "<A><B>")).toEqual([1000, ["A", "B"]]);
  });

  it.each([
    ["3 eks", 3],
    ["3 EKSEMPLAR.", 3],
    ["3,0", 3],
    ["3.00", 3],
    ["12 buah", 12],
    ["2 copies", 2],
    ["-", 0],
  ])("counts %s copies", (jumlah, copies) => {
    expect(imported({ jumlah }).copies).toBe(copies);
  });

  it.each(["tiga", "3,5", "-3", "3 lembar", "a 3", "3 eks rusak", "1234567890"])(
    "does not count %s copies",
    (jumlah) => {
      expect(refused({ jumlah })).toMatchObject([{ name: "jumlah" }]);
    },
  );

  it.each([
    ["Baik", "good"],
    ["BAGUS", "good"],
    ["baru", "good"],
    ["good", "good"],
    ["", "good"],
    ["-", "good"],
    ["Rusak Ringan", "worn"],
    ["worn", "worn"],
    ["rusak-berat", "damaged"],
    ["rusak", "damaged"],
    ["Damaged", "damaged"],
  ])("whose copies are called %j has them as %s", (kondisi, condition) => {
    expect(imported({ kondisi }).copyValues.shared.condition).toBe(condition);
  });

  it.each([
    ["Semua orang", "public"],
    ["umum", "public"],
    ["public", "public"],
    ["", "public"],
    ["-", "public"],
    ["Anggota saja", "members"],
    ["ANGGOTA", "members"],
    ["Anggota saja (setelah login)", "members"],
    ["members", "members"],
  ])("whose digital file is for %j is read by %s", (access, readers) => {
    expect(imported({ "Pembaca Berkas Digital": access }).book.digitalFileAccess).toBe(readers);
    expect(imported({ digital_file_access: access }).book.digitalFileAccess).toBe(readers);
  });

  it.each([
    ["", "book", []],
    ["Text", "book", []],
    ["Monograf", "book", []],
    ["Buku Braille", "book", []],
    ["Terbitan berkala", "serial", []],
    ["MAJALAH", "serial", []],
    ["Periodicals", "serial", []],
    ["Skripsi", "academic_work", []],
    ["Karya tulis ilmiah", "academic_work", []],
    ["Audio-visual", "audiovisual", []],
    ["Rekaman suara", "audiovisual", []],
    ["Motion Picture", "audiovisual", []],
    ["Cartographic Material", "map", []],
    ["Globe", "map", []],
    ["Alat peraga", "teaching_aid", []],
    ["Game", "teaching_aid", []],
    ["Electronic Resource", "digital", []],
    ["Sumber Elektronik", "digital", []],
    ["Kain tenun", "book", ["materialUnknown"]],
  ] as const)("whose material is called %j is %s", (typed, kind, warned) => {
    for (const header of ["Jenis Bahan", "gmd_name"]) {
      const { book, warnings } = imported({ [header]: typed });
      expect([book.materialKind, warnings]).toEqual([kind, warned]);
    }
  });

  it.each([
    ["Ya", true],
    ["1", true],
    ["TERSEMBUNYI", true],
    ["Tidak", false],
    ["0", false],
    ["", false],
  ])("whose cell of what is hidden has %j is hidden: %s", (typed, isHidden) => {
    for (const header of ["Tersembunyi", "opac_hide"]) {
      expect(imported({ [header]: typed }).book.isHidden).toBe(isHidden);
    }
  });

  it("is refused where nobody knows whether it is hidden", () => {
    expect(refused({ tersembunyi: "mungkin" })).toEqual([
      { name: "tersembunyi", message: "“mungkin” tidak dikenal; tulis Ya atau Tidak" },
    ]);
  });

  it.each([
    ["978-602-291-662-8", "978-602-291-662-8", "9786022916628", []],
    ["9786022916629", "9786022916629", null, ["isbnIsWrong"]],
    ["2088-7900", "2088-7900", null, ["isbnIsSerial"]],
    ["9,78602E+12", null, null, ["isbnIsRounded"]],
    ["", null, null, []],
    ["-", null, null, []],
  ])("has of the ISBN %j what may be kept: %s", (isbn, kept, isbn13, warnings) => {
    const row = imported({ isbn }, PLAIN);
    expect([row.book.isbn, row.isbn13, row.book.isbn13, row.warnings]).toEqual([kept, isbn13, isbn13, warnings]);
  });

  it("takes of two ISBNs the one that is right, and else the thirteen digits", () => {
    const of = (isbn13: string, isbn: string) => {
      const row = imported({ isbn13, isbn }, PLAIN);
      return [row.book.isbn, row.isbn13, row.warnings];
    };
    expect(of("9786022916629", "979-22-3847-1")).toEqual(["9786022916629", null, ["isbnIsWrong"]]);
    expect(of("9786022916629", "978-979-22-3847-1")).toEqual(["978-979-22-3847-1", "9789792238471", []]);
    expect(of("9786022916628", "9789792238471")).toEqual(["9786022916628", "9786022916628", []]);
    expect(of("9,78602E+12", "salah")).toEqual(["salah", null, ["isbnIsWrong"]]);
    expect(of("satu", "dua")).toEqual(["satu", null, ["isbnIsWrong"]]);
  });

  it.each([
    ["2005", 2005, "2005", []],
    ["c2005", 2005, "c2005", []],
    ["1342 H", null, "1342 H", ["yearIsText"]],
    ["NULL", null, null, []],
    ["NONE", null, null, []],
    ["tahun   lalu", null, "tahun lalu", ["yearIsText"]],
  ])("is of the year %j", (tahun, year, text, warnings) => {
    const row = imported({ tahun }, PLAIN);
    expect([row.book.publishYear, row.book.publishYearText, row.warnings]).toEqual([year, text, warnings]);
  });

  it.each([
    ["https://img.example/a.jpg", "https://img.example/a.jpg", null],
    ["HTTPS://img.example/a.jpg", "HTTPS://img.example/a.jpg", null],
    ["http://img.example/sampul/a.jpg", null, "a.jpg"],
    ["x https://img.example/a.jpg", null, "a.jpg"],
    ["C:\\gambar\\b.png", null, "b.png"],
    [`${"x".repeat(300)}.jpg`, null, `${"x".repeat(251)}.jpg`],
    ["https://img.example/nophoto/a.jpg", null, null],
    ["gambar/", null, null],
    ["NULL", null, null],
  ])("has of the cover %j what can be shown, or its file's name", (sampul, imageUrl, coverFileName) => {
    const { book, warnings } = imported({ sampul }, PLAIN);
    expect([book.imageUrl, book.coverFileName]).toEqual([imageUrl, coverFileName]);
    expect(warnings.includes("imageIsFileName")).toBe(imageUrl === null && /^(?!NULL$).*(?<!nophoto.*)$/u.test(sampul));
  });

  it("stands where its location and shelf say, and else where all rows without one do", () => {
    const of = (lokasi: string, rak: string) => imported({ lokasi, rak }, { location: "Aula" }).book.location;
    expect(of("Ruang A", "R1")).toEqual({ name: "Ruang A", shelf: "R1" });
    expect(of("Ruang A", "")).toEqual({ name: "Ruang A", shelf: null });
    expect(of("", "R1")).toEqual({ name: "Rak R1", shelf: "R1" });
    expect(of("", "")).toEqual({ name: "Aula" });
    expect(imported({}).book.location).toBeNull();
    expect(imported({ kategori: "" }, { category: "Umum" }).book.category).toBe("Umum");
    expect(imported({ kategori: "Novel" }, { category: "Umum" }).book.category).toBe("Novel");
  });

  it("has a class by its code, and a summary with its paragraphs", () => {
    const of = (ddc: string, nama: string) => imported({ ddc, "nama klasifikasi": nama }).book.classification;
    expect([of("813", "Fiksi"), of("813", ""), of("", "Fiksi")]).toEqual([
      { code: "813", name: "Fiksi" },
      { code: "813", name: null },
      null,
    ]);
    expect(imported({ ringkasan: "Satu\n\nDua" }).book.description).toBe("Satu\n\nDua");
    expect(imported({ ringkasan: "NONE" }).book.description).toBeNull();
    expect(imported({ ringkasan: "NONE lain" }).book.description).toBe("NONE lain");
  });

  it("gets a call number only where it has none and somebody wants one, and says so", () => {
    const of = (noPanggil: string, proposesCallNumbers: boolean) => {
      const cells = { ddc: "813", penulis: "Andrea Hirata", "no panggil": noPanggil };
      const { book, warnings } = imported(cells, { proposesCallNumbers });
      return [book.callNumber, book.keepsCallNumberEmpty, warnings];
    };
    expect(of("", true)).toEqual([null, false, ["callNumberProposed"]]);
    expect(of("X 1", true)).toEqual(["X 1", false, []]);
    expect(of("", false)).toEqual([null, true, []]);
    expect(imported({}).warnings).toEqual([]);
  });

  it("has its authors from their column, and else from the statement of responsibility", () => {
    const of = (penulis: string, sor = "") =>
      imported({ penulis, sor }).book.authors?.map(({ firstName, lastName }) =>
        `${firstName} ${lastName ?? ""}`.trim(),
      );
    expect(of("Ani; Budi")).toEqual(["Ani", "Budi"]);
    expect(of("", "Citra")).toEqual(["Citra"]);
    for (const nobody of ["NONE", "NULL", "-", "--"]) {
      expect(of(nobody, "Citra")).toEqual(["Citra"]);
    }
    expect(of("Ani", "Citra")).toEqual(["Ani"]);
  });

  it("names what it mends in names and texts, and mends nothing where nobody wants it", () => {
    const joined = { penulis: "<Ani;Budi><Citra>" };
    const names = ({ book }: ImportedBook) => book.authors?.map(({ firstName }) => firstName);
    const mended = imported(joined, PLAIN);
    expect([names(mended), mended.warnings]).toEqual([["Ani", "Budi", "Citra"], ["namesSplit"]]);
    const left = imported(joined, { ...PLAIN, correctsTexts: false });
    expect([names(left), left.warnings]).toEqual([["Ani;Budi", "Citra"], []]);
    expect(names(imported({ penulis: "Ani; Budi" }, { ...PLAIN, correctsTexts: false }))).toEqual(["Ani", "Budi"]);
    expect(imported({ penulis: "Spd., M.M Khristiyono" }, PLAIN).warnings).toEqual(["degreesMoved"]);
    expect(imported({ penulis: "Ani" }, PLAIN).warnings).toEqual([]);

    for (const column of ["anak judul", "penerbit", "tempat terbit", "edisi", "halaman", "judul seri"]) {
      expect([column, imported({ [column]: "A &amp; B" }, PLAIN).warnings]).toEqual([column, ["textCorrected"]]);
      expect(imported({ [column]: "A &amp; B" }, { ...PLAIN, correctsTexts: false }).warnings).toEqual([]);
    }
    expect(imported({ judul: "A &amp; B" }, PLAIN).book.title).toBe("A & B");
    expect(imported({ subjek: "A &amp; B" }, PLAIN).book.subjects).toEqual(["A & B"]);
    expect(imported({ ringkasan: "A &amp; B" }, PLAIN).book.description).toBe("A & B");
    expect(imported({ kategori: "A &amp; B" }, PLAIN).book.category).toBe("A & B");
    expect(imported({ "no panggil": "A &amp; B" }, PLAIN).warnings).toEqual([]);
  });
});

describe("A cell that a spreadsheet or another program has damaged", () => {
  it.each([
    ["kode eksemplar", "9,78602E+12"],
    ["kode eksemplar", "3.10E+06"],
    ["kode eksemplar", "1E+05"],
    ["kode eksemplar", "B1; 9,78602E+12; B2"],
    ["kode eksemplar", "<B1><3,10E+06>"],
    ["no inventaris", "1,20E+11"],
  ])("is refused in %s as rounded: %s", (column, cell) => {
    const [error, ...others] = refused({ [column]: cell });
    expect([error?.name, others]).toEqual([column, []]);
    expect(error?.message).toMatch(/^“\d[.,\d]*E\+\d+” dibulatkan Excel/u);
  });

  it.each(["1E5", "B-1E+05", "E+05", "12E+05", "2,5"])("is a code where it is none of a spreadsheet's: %s", (code) => {
    expect(imported({ "kode eksemplar": code }).copies).toBeGreaterThan(0);
  });

  it("has its digits and its zeros whatever they are written with", () => {
    const of = (cells: Cells) => imported(cells, PLAIN);
    expect(of({ isbn: "'9786020332956" })).toMatchObject({ isbn13: "9786020332956", book: { isbn: "9786020332956" } });
    expect(of({ isbn: "[0471958697]" })).toMatchObject({ isbn13: "9780471958697", book: { isbn: "0471958697" } });
    expect(of({ isbn: "٩٧٨٦٠٢٠٣٣٢٩٥٦" }).isbn13).toBe("9786020332956");
    expect(of({ "kode eksemplar": "'０００７" }).itemCodes).toEqual(["0007"]);
    expect(of({ jumlah: "٣" }).copies).toBe(3);
    expect(of({ harga: "٤٥.٠٠٠" }).book.price).toBe(45_000);
    expect(of({ tahun: "٢٠١٤" }).book).toMatchObject({ publishYear: 2014, publishYearText: "٢٠١٤" });
  });

  it.each([
    ['"Laskar Pelangi"', "Laskar Pelangi"],
    ["“Laskar Pelangi”", "Laskar Pelangi"],
    ['""Laskar Pelangi""', "Laskar Pelangi"],
    ["'Laskar Pelangi'", "Laskar Pelangi"],
    ['"Laskar" dan "Pelangi"', '"Laskar" dan "Pelangi"'],
    ['Kata "Mutiara"', 'Kata "Mutiara"'],
    ["'Aisyah", "'Aisyah"],
    ["Nu'man ibn 'Abd", "Nu'man ibn 'Abd"],
  ])("has of the title %s no marks around the whole", (judul, title) => {
    expect(imported({ judul }).book.title).toBe(title);
    expect(imported({ judul }, { correctsTexts: false }).book.title).toBe(judul);
  });

  it("is decoded before it is divided", () => {
    const { book } = imported({ penulis: "Garc&iacute;a M&aacute;rquez, Gabriel; Jos&eacute; Mart&iacute;" }, PLAIN);
    expect(book.authors?.map(fullName)).toEqual(["Gabriel García Márquez", "José Martí"]);
    expect(imported({ subjek: "Se&ntilde;or; Ni&ntilde;o" }, PLAIN).book.subjects).toEqual(["Señor", "Niño"]);
  });

  it("has no signs of a catalogue behind place and publisher", () => {
    const { book } = imported({ "tempat terbit": "Jakarta :", penerbit: "Grafika," }, PLAIN);
    expect([book.publishPlace, book.publisher]).toEqual(["Jakarta", "Grafika"]);
    expect(imported({ penerbit: "-", "tempat terbit": ":" }, PLAIN).book.publisher).toBeNull();
  });
});

describe("A value", () => {
  it.each(["-", "--", "—", "...", "NULL", "---Belum ditentukan---"])("is empty where it says %s", (nothing) => {
    const columns = [
      "isbn",
      "penerbit",
      "tahun",
      "ringkasan",
      "subjek",
      "bahasa",
      "harga",
      "lokasi",
      "penulis",
      "edisi",
    ];
    const { book, warnings } = imported(Object.fromEntries(columns.map((column) => [column, nothing])), PLAIN);
    expect(book).toMatchObject({
      isbn: null,
      publisher: null,
      publishYear: null,
      publishYearText: null,
      description: null,
      subjects: [],
      language: "id",
      price: null,
      location: null,
      authors: [],
      edition: null,
    });
    expect(warnings).toEqual([]);
  });

  it.each(["45,5", "murah", "Rp 12.5"])("is no price and no reason to refuse a row: %s", (harga) => {
    const { book, warnings } = imported({ harga, "harga eksemplar": harga }, PLAIN);
    expect([book.price, warnings]).toEqual([null, ["priceUnread"]]);
  });

  it("of several ISBNs is the first that is right, and the others are noted", () => {
    const of = (isbn: string) => {
      const { book, warnings } = imported({ isbn, ringkasan: "Isi." }, PLAIN);
      return [book.isbn, book.isbn13, book.description, warnings];
    };
    const [one, other] = ["978-602-291-662-8", "9789792238471"];
    const both = [one, "9786022916628", `Isi.\nISBN lain: ${other}`, ["isbnOthers"]];
    for (const cell of [
      `${one}; ${other}`,
      `${one} ${other}`,
      `${one} (jil. 1), ${other} (jil. 2)`,
      `${one}/${other}`,
    ]) {
      expect([cell, ...of(cell)]).toEqual([cell, ...both]);
    }
    // The same number in its two forms, and one with a remark, are one.
    expect(of("979-22-3847-1 / 978-979-22-3847-1")[3]).toEqual([]);
    expect(of(`${one} (jil. 1)`)).toEqual([`${one} (jil. 1)`, "9786022916628", "Isi.", []]);
  });

  it.each([
    ["kelas", "X", "Kelas X"],
    ["kelas", "XI IPA", "Kelas XI IPA"],
    ["kelas", "7", "Kelas 7"],
    ["klasifikasi", "Kelas 10", "Kelas 10"],
    ["klasifikasi", "VII-A", "Kelas VII-A"],
  ])("is a grade of a school in the column %s: %s", (column, cell, grade) => {
    const { book, warnings } = imported({ [column]: cell, "no panggil": "" });
    expect([book.classification, book.subtitle, book.callNumber, warnings]).toEqual([
      null,
      grade,
      null,
      ["gradeIsNoClass"],
    ]);
    expect(imported({ judul: `Padi ${grade}`, [column]: cell }).book.subtitle).toBeNull();
  });

  it.each([
    ["kelas", "813"],
    ["klasifikasi", "7"],
    ["ddc", "297.1"],
    ["kelas", "2X4"],
    ["klasifikasi", "SK"],
  ])("is a class in the column %s: %s", (column, cell) => {
    expect(imported({ [column]: cell }, PLAIN).book).toMatchObject({ classification: { code: cell }, subtitle: null });
  });

  it("makes books of one title and two grades two books", () => {
    const keyOf = (kelas: string) => imported({ judul: "Matematika", isbn: "9786022916628", kelas }).traits.part;
    expect(keyOf("X")).not.toBe(keyOf("XI"));
  });

  it("that is printed on the spine is kept, and none is proposed beside it", () => {
    const of = (cells: Cells) => {
      const { book, warnings } = imported({ penulis: "Ani", klasifikasi: "813", ...cells });
      return [book.callNumber, book.classification?.code, warnings];
    };
    expect(of({ "no panggil": "899 X" })).toEqual(["899 X", "813", []]);
    expect(of({ "no panggil eksemplar": "899 X" })).toEqual(["899 X", "813", []]);
    expect(of({ klasifikasi: "745 AGU s" })).toEqual(["745 AGU s", "745", []]);
    expect(of({ klasifikasi: "2X1.3 ABD f" })).toEqual(["2X1.3 ABD f", "2X1.3", []]);
    expect(of({})).toEqual([null, "813", ["callNumberProposed"]]);
  });

  it.each([
    ["The History of the World", "en", ["languageGuessed"]],
    ["How to Write a Book", "en", ["languageGuessed"]],
    ["تعليم المتعلم", "ar", ["languageGuessed"]],
    ["红楼梦", "zh", ["languageGuessed"]],
    ["ノルウェイの森", "ja", ["languageGuessed"]],
    ["The Power of Kepepet untuk Anak", "id", []],
    ["Padi", "id", []],
    ["Modern", "id", []],
  ])("of the language is guessed by the title %s", (judul, language, warnings) => {
    const row = imported({ judul }, PLAIN);
    expect([row.book.language, row.warnings]).toEqual([language, warnings]);
    expect(imported({ judul, bahasa: "fr" }, PLAIN)).toMatchObject({ book: { language: "fr" }, warnings: [] });
    expect(imported({ judul }, { ...PLAIN, correctsTexts: false })).toMatchObject({ book: { language: "id" } });
  });

  it("of two people in one name is asked where it may be one", () => {
    const of = (penulis: string) => imported({ penulis }, PLAIN).warnings;
    expect(of("Jan & Stan Berenstain")).toEqual(["namesSplit", "namesUnsure"]);
    expect(of("M. Quraish Shihab dan Najwa Shihab")).toEqual(["namesSplit"]);
    expect(of("Bima Santoso, M.Pd.")).toEqual([]);
    expect(WARNINGS_TO_CHECK.has("namesUnsure")).toBe(true);
  });
});
