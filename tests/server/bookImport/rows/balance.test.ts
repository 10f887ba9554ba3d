import { onBothEngines } from "../../../support/database.js";
import { importCsv, importInSteps } from "../importing.js";

onBothEngines("The balance of an import", (test) => {
  const warningsOf = async (text: string) =>
    (await importCsv(test.database, text)).result.warnings.map(({ warning, rows }) => [warning, rows]);

  it("is loud where a column of codes is not used and no copy came", async () => {
    const file = "Judul;Nomor Aset\nNeraca Satu;B-0001\nNeraca Dua;B-0002\n";
    expect(await warningsOf(file)).toEqual([["codesUnused", 2]]);
    const { warnings } = (await importCsv(test.database, file.replaceAll("Neraca", "Aset"))).result;
    expect(warnings[0]?.message).toContain("“Nomor Aset”");
  });

  it("is loud where every code of the file is another book's, and quiet where its copies are there already", async () => {
    const file = "Judul;Penulis;Kode Eksemplar\nNeraca Tiga;Ani;NK-1\nNeraca Empat;Ani;NK-2\n";
    expect(await warningsOf(file)).toEqual([]);
    // Its rows say that they brought nothing; nothing of them is missing.
    expect(await warningsOf(file)).toEqual([["nothingBrought", 2]]);
    const others = file.replaceAll("Neraca", "Bukan Neraca").replaceAll("Ani", "Budi");
    expect(await warningsOf(others)).toContainEqual(["codesWithoutCopies", 2]);
    expect(await warningsOf(`${others}Neraca Lima;Ani;NK-5\n`)).not.toContainEqual(["codesWithoutCopies", 3]);
  });

  it("says so in its preview, until a person gives the column a meaning", async () => {
    const steps = importInSteps(test.database);
    const draft = await steps.upload("Judul;Nomor Aset\nNeraca A;C-0001\nNeraca B;C-0002\n");
    expect((await steps.reading(draft))?.columns.map(({ look }) => look)).toEqual([null, "codes"]);
    const warnings = async () => (await steps.previewed(draft)).preview?.warnings.map(({ warning }) => warning);
    expect(await warnings()).toEqual(["codesUnused"]);
    await steps.configured(draft, { columns: ["title", "inventoryCode"] });
    expect(await warnings()).toEqual([]);
    await steps.configured(draft, { columns: ["title", null] });
    expect(await warnings()).toEqual(["codesUnused"]);
    await steps.folder.remove();
  });
});
