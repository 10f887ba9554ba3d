import { mkdtempSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type ImportDecisions, isDecided } from "../../../../server/bookImport/csv/importDecisions.js";
import { ImportFolder } from "../../../../server/bookImport/csv/ImportFolder.js";
import { detectReading } from "../../../../server/bookImport/csv/importReading.js";
import { csvFiles } from "./aFile.js";

describe("The folder of an import", () => {
  const aFile = csvFiles();
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-folder-"));
  const path = join(dataDir, "imports", "a");
  const folder = new ImportFolder(dataDir, "a");
  beforeEach(() => mkdir(path, { recursive: true }));
  afterEach(() => rm(path, { recursive: true, force: true }));
  afterAll(() => rm(dataDir, { recursive: true }));
  const names = async () => (await readdir(path)).sort();

  it("keeps how a file is read, and gives one of an earlier version the choices that nobody made", async () => {
    expect(await folder.loadReading()).toBeNull();
    const reading = await detectReading(aFile("judul;penulis\nSatu;Ani\n"));
    const own = { ...reading, choices: { ...reading.choices, correctsTexts: false, category: "Fiksi" } };
    await folder.saveReading(own);
    expect(await folder.loadReading()).toEqual(own);
    expect(await names()).toEqual(["reading.json"]);
    const { choices, ...older } = reading;
    await writeFile(join(path, "reading.json"), JSON.stringify(older));
    expect(await folder.loadReading()).toEqual({ ...older, choices });
    await writeFile(join(path, "reading.json"), "{");
    await expect(folder.loadReading()).rejects.toThrow(SyntaxError);
  });

  it("keeps what is decided of its rows", async () => {
    expect(await folder.loadDecisions()).toEqual(new Map());
    const decisions: ImportDecisions = new Map([
      [3, { asOwnBook: true, newCodes: new Map() }],
      [2, { asOwnBook: false, newCodes: new Map([["A", "B"]]) }],
    ]);
    await folder.saveDecisions(decisions);
    expect(await folder.loadDecisions()).toEqual(decisions);
    expect([...decisions.values()].map(isDecided)).toEqual([true, true]);
    expect(isDecided({ asOwnBook: false, newCodes: new Map() })).toBe(false);
  });

  it("loses what earlier previews have left, those of earlier versions included, and nothing else", async () => {
    const others = ["source.csv", "reading.json", "decisions.json", "x.planned.csv", "rows"];
    const left = ["y.planned", "y.earlier", "y.outcomes", "x.rows", ".planned"];
    await Promise.all([...others, ...left, "x.planned", "x.earlier"].map((name) => writeFile(join(path, name), "")));
    expect([await folder.hasOutcomes("x"), await folder.hasEarlierRows("x"), await folder.hasOutcomes("z")]).toEqual([
      true,
      true,
      false,
    ]);
    await folder.removeOutcomesExcept("x");
    expect(await names()).toEqual([...others, "x.planned", "x.earlier"].sort());
    await folder.removeOutcomesExcept(null);
    expect(await names()).toEqual([...others].sort());
    await folder.remove();
    await expect(folder.removeOutcomesExcept(null)).resolves.toBeUndefined();
  });
});
