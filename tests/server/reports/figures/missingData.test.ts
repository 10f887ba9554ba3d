import { CategoryGroupService } from "../../../../server/authorities/groups/CategoryGroupService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { ReportExportService } from "../../../../server/reports/figures/ReportExportService.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { givenStudent } from "../../../support/people.js";
import { recordId } from "../../authorities/editing/listRecords.js";

const time = { timeZone: "Asia/Jakarta", now: () => new Date("2026-11-28T03:00:00Z") };

onBothEngines("Figures of the accreditation report that rest on missing data", (test) => {
  const textsOf = async () => (await new ReportService(test.database, time).accreditation(system, {})).missing;
  const lineOf = async (figure: string) => {
    let file = "";
    for await (const chunk of new ReportExportService(test.database, time).export(system, "accreditation", {}).chunks)
      file += chunk;
    return file.split("\n").find((line) => line.includes(figure));
  };

  it("say what they leave out, on screen and in the file, until it is recorded", async () => {
    expect(await textsOf()).toEqual([]);
    await givenBooks(test.database, [
      { category: "Majalah", classification: { code: "050" }, copies: copies(1) },
      { category: "Majalah", classification: { code: "050" }, copies: copies(1) },
      { classification: null, copies: copies(1) },
      // Without a copy on the shelf no figure counts it.
      { category: "Referensi" },
    ]);
    await givenStudent(test.database, {});
    await givenStudent(test.database, { className: "X IPA 1" });
    const group = "2 judul di 1 kategori tanpa kelompok tidak ikut dihitung.";
    const category = "1 judul belum punya kategori, jadi tidak ikut dihitung.";
    expect((await textsOf()).map(({ kind, count, text }) => [kind, count, text])).toEqual([
      ["category_group", 2, group],
      ["book_category", 1, category],
      ["book_class", 1, "1 judul belum punya kelompok maupun nomor klasifikasi, jadi tidak ikut dihitung."],
      ["pupil_class", 1, "1 siswa aktif belum punya kelas, jadi rombelnya tidak ikut dihitung."],
    ]);
    expect(await lineOf("Judul: Terbitan berkala")).toMatch(new RegExp(`;0;;;${group} ${category}`));
    // Copies leave out what titles do, and fiction what has neither a group nor a class.
    expect(await lineOf("Eksemplar: Terbitan berkala")).toMatch(new RegExp(`;0;;;${group} ${category}`));
    expect(await lineOf("Judul: Fiksi")).toContain("belum punya kelompok maupun nomor klasifikasi");
    expect(await lineOf("Eksemplar: Nonfiksi")).toContain("belum punya kelompok maupun nomor klasifikasi");
    expect(await lineOf("Judul: tanpa kelompok")).toMatch(/;1;;;\r?$/);

    await new CategoryGroupService(test.database, recordBooks).setGroups(system, {
      groups: [{ categoryId: await recordId(test.database, "categories", "majalah"), collectionGroup: "periodical" }],
    });
    expect(await lineOf("Judul: Terbitan berkala")).toMatch(new RegExp(`;2;;;${category}`));
    expect((await textsOf()).map(({ kind }) => kind)).toEqual(["book_category", "book_class", "pupil_class"]);
  });
});
