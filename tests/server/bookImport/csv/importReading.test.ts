import {
  type ConfigureImport,
  configureImportInput,
  detectReading,
  formatFromReading,
  hasTitleColumn,
  reconfigureReading,
  undecidedFields,
} from "../../../../server/bookImport/csv/importReading.js";
import { csvFiles, many } from "./aFile.js";

const aFile = csvFiles();
const readingOf = (lines: readonly string[] | string) => detectReading(aFile(lines));
/** As it was read, and read again with these settings, one after the other. */
async function reconfigured(lines: readonly string[], ...settings: readonly ConfigureImport[]) {
  const file = aFile(lines);
  let reading = await detectReading(file);
  for (const one of settings) {
    reading = await reconfigureReading(file.path, reading, one);
  }
  return { path: file.path, reading };
}
const fieldsOf = ({ columns }: Awaited<ReturnType<typeof readingOf>>) =>
  columns.map(({ field, reason }) => [field, reason]);

describe("The columns of a file as a person sees them", () => {
  it("have samples of the first five rows, on one line and in part", async () => {
    const rows = ["  Laut  ;A", "", `${"x".repeat(121)};B`, '"Dua\r\n\tbaris";C', "Satu", "E;5", "F;6"];
    const { columns } = await readingOf(["judul;lain", ...rows]);
    expect(columns.map(({ samples }) => samples)).toEqual([
      ["Laut", "", "x".repeat(120), "Dua baris", "Satu"],
      ["A", "", "B", "C", ""],
    ]);
  });

  it("have their names without spaces around them, and in part", async () => {
    const { columns } = await readingOf([` Judul ;${"x".repeat(121)};${"y".repeat(120)}`, "a;b;c"]);
    expect(columns.map(({ header }) => header)).toEqual(["Judul", "x".repeat(120), "y".repeat(120)]);
  });

  it("are two hundred and fifty and no more", async () => {
    const wide = (count: number) => ["judul", ...many(count - 1, (index) => `x${index}`)].join(";");
    expect((await readingOf([wide(250), "a"])).columns).toHaveLength(250);
    await expect(readingOf([wide(251), "a"])).rejects.toMatchObject({
      kind: "validation",
      message: "Berkas ini mempunyai 251 kolom, maksimal 250. Periksa pemisah kolomnya.",
    });
  });

  it("mean what their names say, and say why", async () => {
    expect(fieldsOf(await readingOf(["judul;tahun;Warna;Tahun;", "a;b;c;d;e"]))).toEqual([
      ["title", "name"],
      [null, "repeated"],
      [null, "unknown"],
      [null, "repeated"],
      [null, "unknown"],
    ]);
    expect(fieldsOf(await readingOf(["Baris;hasil;alasan;judul", "2;ditolak;x;y"]))).toEqual([
      [null, "report"],
      [null, "report"],
      [null, "report"],
      ["title", "name"],
    ]);
    // Two of the three are a library's own.
    expect(fieldsOf(await readingOf(["baris;hasil;judul", "2;ditolak;y"]))).toEqual([
      [null, "unknown"],
      [null, "unknown"],
      ["title", "name"],
    ]);
    const slims = fieldsOf(await readingOf([many(18, (index) => `nilai ${index}`).join(",")]));
    expect(slims.slice(0, 3)).toEqual([
      ["title", "slims"],
      ["materialKind", "slims"],
      ["edition", "slims"],
    ]);
  });
});

describe("The settings of a file", () => {
  const LINES = ["judul;penulis;lain", "Satu;Ani;x"];

  it("that a person leaves out stay", async () => {
    const all = { proposesCallNumbers: false, correctsTexts: false, category: "Fiksi", location: "Ruang A" };
    expect((await reconfigured(LINES)).reading.choices).toEqual({
      proposesCallNumbers: true,
      correctsTexts: true,
      category: null,
      location: null,
    });
    expect((await reconfigured(LINES, all, {})).reading.choices).toEqual(all);
    for (const one of [
      { proposesCallNumbers: true },
      { correctsTexts: true },
      { category: null },
      { location: null },
    ]) {
      expect((await reconfigured(LINES, all, one)).reading.choices).toEqual({ ...all, ...one });
    }
  });

  it("of its columns stay as long as it is cut as before, and are found anew where it is not", async () => {
    const columns = ["title", null, "authors"] as const;
    const chosen = [
      ["title", "name"],
      [null, "chosen"],
      ["authors", "chosen"],
    ];
    const named = [
      ["title", "name"],
      ["authors", "name"],
      [null, "unknown"],
    ];
    const after = async (...settings: ConfigureImport[]) =>
      fieldsOf((await reconfigured(LINES, { columns: [...columns] }, ...settings)).reading);
    expect(await after()).toEqual(chosen);
    expect(await after({ category: "Fiksi", separator: ";", hasHeader: true, encoding: "utf-8" })).toEqual(chosen);
    expect(await after({ encoding: "windows-1252" })).toEqual(named);
    expect(await after({ separator: "," }, { separator: ";" })).toEqual(named);
    expect(await after({ hasHeader: false })).toEqual(Array(3).fill([null, "unknown"]));
    expect(await after({ hasHeader: false }, { hasHeader: true, columns: [...columns] })).toEqual(chosen);
  });

  it("keep what was found of its encoding beside what a person says", async () => {
    const { reading } = await reconfigured(LINES, { encoding: "windows-1252" }, { separator: ";" });
    expect(reading).toMatchObject({ encoding: "windows-1252", foundEncoding: "utf-8", hasHeader: true });
  });

  it("name each column once and each field once", async () => {
    const named = (columns: ConfigureImport["columns"]) => reconfigured(LINES, { columns });
    expect(hasTitleColumn((await named([null, null, null])).reading)).toBe(false);
    const count = "Berkas ini mempunyai 3 kolom. Cocokkan dulu setiap kolomnya.";
    for (const columns of [["title", null] as const, ["title", null, null, null] as const]) {
      await expect(named([...columns])).rejects.toMatchObject({
        message: count,
        fields: [{ name: "columns", message: count }],
      });
    }
    const message = "Judul sudah diambil dari kolom lain. Pilih satu saja.";
    await expect(named(["title", "title", "title"])).rejects.toMatchObject({
      message,
      fields: [
        { name: "columns.1", message },
        { name: "columns.2", message },
      ],
    });
  });

  it("are bounded, and a name of spaces is none", () => {
    const parse = (input: unknown) => configureImportInput.safeParse(input);
    expect(parse({ category: ` ${"x".repeat(255)} `, location: "  " }).data).toEqual({
      category: "x".repeat(255),
      location: null,
    });
    expect(parse({ category: "x".repeat(256) }).error?.issues[0]?.message).toBe("Maksimal 255 karakter.");
    const columns = (count: number) => parse({ columns: Array<null>(count).fill(null) }).success;
    expect([columns(250), columns(251)]).toEqual([true, false]);
    expect(parse({ warna: "biru" }).success).toBe(false);
  });
});

describe("A file as its import reads it", () => {
  it("has the columns that a person has named, and ignores the others but a report's own", async () => {
    const { path, reading } = await reconfigured(["baris;hasil;alasan;judul;Warna;penulis", "2;ditolak;x;y;z;w"], {
      columns: [null, null, null, "title", "subtitle", null],
      category: "Fiksi",
    });
    const { file, format } = await formatFromReading(path, reading);
    expect(file).toEqual({ path, bytes: reading.bytes, encoding: "utf-8" });
    expect(format).toMatchObject({ separator: ";", rowsBefore: 1, choices: { category: "Fiksi" } });
    expect([...format.columns.byField]).toEqual([
      ["title", { index: 3, header: "judul" }],
      ["subtitle", { index: 4, header: "Warna" }],
    ]);
    expect(format.columns).toMatchObject({ ignored: ["penulis"], isReport: true });
  });

  it("waits for a person where columns mean the same, until one of them is chosen", async () => {
    const lines = ["judul;tahun;Tahun", "a;b;c"];
    const { reading } = await reconfigured(lines);
    expect(undecidedFields(reading)).toEqual([{ field: "publishYear", headers: ["tahun", "Tahun"] }]);
    const chosen = (await reconfigured(lines, { columns: ["title", null, "publishYear"] })).reading;
    expect(undecidedFields(chosen)).toEqual([]);
    const other = (await reconfigured(lines, { columns: ["title", null, null] })).reading;
    expect(undecidedFields(other)).toHaveLength(1);
    const headless = (await reconfigured(lines, { hasHeader: false })).reading;
    expect([undecidedFields(headless), hasTitleColumn(headless), hasTitleColumn(reading)]).toEqual([[], false, true]);
  });
});
