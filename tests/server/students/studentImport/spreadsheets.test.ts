import { exists, KeptUpload } from "../../../../server/platform/csv/KeptUpload.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { textRows, xlsxOf } from "../../../support/files/spreadsheets.js";
import { createDataFolder, storedStudents, studentImportSteps } from "./importingStudents.js";

const sheets = (columns: readonly string[]) => [
  { name: "Rekap", xml: textRows([["Jumlah siswa", "2"]]) },
  { name: "Kelas X", xml: textRows([["DAFTAR PESERTA DIDIK"], ["No", "NIS", "Nama"], ["1", "8101", "Ani Lembar"]]) },
  { name: "Guru", xml: textRows([columns, ["8201", "Budi Lembar", "rahasia"]]) },
];

onBothEngines("A spreadsheet of students", (test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());
  const steps = () => studentImportSteps(test.database, folder.path);
  const namesOf = async (begin: string) =>
    (await storedStudents(test.database)).filter(({ nis }) => String(nis).startsWith(begin)).map(({ name }) => name);

  it("is read from the sheet with a header, or another that is chosen", async () => {
    const { service, upload } = steps();
    const draft = await upload(await xlsxOf(sheets(["NIS", "Nama", "Keterangan"])));
    expect(draft.reading.source).toEqual({
      sheets: ["Rekap", "Kelas X", "Guru"],
      sheet: 1,
      hiddenRows: 0,
      rowsAbove: ["DAFTAR PESERTA DIDIK"],
    });
    await service.configure(system, draft.id, { tidiesNames: false });
    const other = await service.configure(system, draft.id, { sheet: 2 });
    expect(other.reading).toMatchObject({ source: { sheet: 2, rowsAbove: [] }, choices: { tidiesNames: false } });
    await service.preview(system, draft.id);
    await service.start(system, draft.id);
    await service.whenIdle();
    expect([await namesOf("82"), await namesOf("81")]).toEqual([["Budi Lembar"], []]);
  });

  it("that has passwords in any sheet is not kept: only the rows of one are, without them", async () => {
    const draft = await steps().upload(await xlsxOf(sheets(["NIS", "Nama", "Password"])));
    expect(draft.reading.source).toMatchObject({ sheets: [], sheet: null });
    const kept = new KeptUpload(folder.path, draft.folder ?? "");
    expect([await kept.hasSource(), await exists(kept.workbookPath)]).toEqual([true, false]);
    await expect(steps().service.configure(system, draft.id, { sheet: 2 })).rejects.toThrow("Lembar ini tidak ada");
  });
});
