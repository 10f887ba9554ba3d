import { LibraryInfoService } from "../../../server/reports/LibraryInfoService.js";
import { system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { countsOf, importCsv } from "../bookImport/importing.js";

onBothEngines("The stamp that lists are known by", (test) => {
  const stamp = () => new LibraryInfoService(test.database, "Asia/Jakarta").dataVersion(visitor);
  const moved = async (work: () => Promise<unknown>): Promise<boolean> => {
    const before = await stamp();
    await work();
    return (await stamp()) !== before;
  };

  it("moves with every change that is written down", async () => {
    expect(
      await moved(() =>
        test.database.write({ viewer: system }, () =>
          Promise.resolve({
            result: undefined,
            audit: [{ action: "source.update", recordId: 1, before: { name: "a" }, after: { name: "b" } }],
          }),
        ),
      ),
    ).toBe(true);
    expect(await moved(() => Promise.resolve())).toBe(false);
  });

  it("moves with an import, also with one that brings only copies of known books", async () => {
    expect(
      await moved(() =>
        importCsv(test.database, "judul,pengarang,tahun terbit,kode eksemplar\nPulang,Leila S. Chudori,2012,A1\n"),
      ),
    ).toBe(true);
    const before = await countsOf(test.database);
    expect(
      await moved(() =>
        importCsv(test.database, "judul,pengarang,tahun terbit,kode eksemplar\nPulang,Leila S. Chudori,2012,A2\n"),
      ),
    ).toBe(true);

    const after = await countsOf(test.database);
    expect([after.books - before.books, after.copies - before.copies]).toEqual([0, 1]);
  });

  it("increments when an import is rolled back", async () => {
    const rows = Array.from({ length: 5 }, (_, index) => `Judul ${index}`).join("\n");
    expect(
      await moved(() =>
        expect(
          importCsv(test.database, `judul\n${rows}\n`, { limits: { rows: 3 }, rowsPerWrite: 2 }),
        ).rejects.toMatchObject({ kind: "validation" }),
      ),
    ).toBe(true);
  });
});
