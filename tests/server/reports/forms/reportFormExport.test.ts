import { insertDemoData } from "../../../../server/demo/insertDemoData.js";
import { FORM_KINDS } from "../../../../server/reports/forms/ReportForm.js";
import { ReportFormExportService } from "../../../../server/reports/forms/ReportFormExportService.js";
import { ReportFormService } from "../../../../server/reports/forms/ReportFormService.js";
import type { FormFormat } from "../../../../server/reports/forms/writeForm.js";
import { system } from "../../../../server/viewer.js";
import { onSqlite } from "../../../support/database.js";
import { readPdf } from "../../../support/files/readPdf.js";
import { readXlsx } from "../../../support/files/readXlsx.js";
import { givenBooks } from "../../../support/givenBooks.js";

const NOW = new Date("2026-11-30T03:00:00Z");
const TIME = { timeZone: "Asia/Jakarta", now: () => NOW };
const MONTH = { from: "2026-11-01", to: "2026-11-30" };

onSqlite("What a library hands in, in a file", (test) => {
  const exports = () =>
    new ReportFormExportService(test.database, TIME, {
      root: process.cwd(),
      readLetterhead: () =>
        Promise.resolve({
          name: "Perpustakaan Melati",
          parent: "SMP Negeri 12",
          lines: ["NPP 3273"],
          logo: null,
          city: "Bandung",
          signatories: [
            { position: "Kepala Perpustakaan", name: "Siti Rahayu", nip: "1970" },
            { position: "Kepala Sekolah", name: null, nip: null },
          ],
        }),
    });
  const fileOf = async (kind: (typeof FORM_KINDS)[number], format: FormFormat) => {
    const { chunks, fileName } = await exports().export(system, kind, MONTH, format);
    const parts: Buffer[] = [];
    for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    return { fileName, content: Buffer.concat(parts) };
  };
  beforeAll(() => insertDemoData(test.database, { timeZone: "Asia/Jakarta" }, NOW));

  it.each(FORM_KINDS)("has every cell of %s in a CSV, an Excel workbook and a PDF that is signed", async (kind) => {
    const form = await new ReportFormService(test.database, TIME).form(system, kind, MONTH, 5_000);
    const titles = form.sections.map(({ title }) => title);

    const csv = await fileOf(kind, "csv");
    expect(csv.fileName).toMatch(/-2026-11-01-2026-11-30\.csv$/u);
    const lines = csv.content.toString("utf8").split("\r\n");
    expect(lines[0]).toBe(`\uFEFF${form.title}: Bulan November 2026`);
    expect(lines.filter((line) => titles.includes(line))).toEqual(titles);

    const { rows } = await readXlsx((await fileOf(kind, "xlsx")).content);
    expect(rows).toHaveLength(
      1 + form.sections.reduce((sum, section) => sum + 3 + (section.note === null ? 0 : 1) + section.rows.length, 0),
    );

    const pages = await readPdf((await fileOf(kind, "pdf")).content);
    const drawn = pages.flatMap((page) => page.lines).join("\n");
    for (const text of [form.title.toUpperCase(), "Bandung, 30 November 2026", "Siti Rahayu", "Kepala Sekolah,"]) {
      expect(drawn).toContain(text);
    }
    for (const title of titles) expect(drawn).toContain(title);
  });

  it("keeps numbers numbers in a workbook, and no text a formula in a CSV", async () => {
    const form = await new ReportFormService(test.database, TIME).form(system, "periodic", MONTH);
    const { rows } = await readXlsx((await fileOf("periodic", "xlsx")).content);
    const first = form.sections[0]?.rows[0]?.cells ?? [];
    const written = rows.find(([name]) => name?.text === first[0]);
    expect(written?.slice(1, 3).map(({ number, text }) => number ?? Number(text))).toEqual(first.slice(1, 3));
  });

  it("repeats the headings of a table on each page that it goes on to, and numbers the pages", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 120 }, (_, index) => ({
        title: `Judul tambahan ${index + 1}`,
        copies: [{ itemCode: `T${index + 1}`, acquiredAt: "2026-11-20" }],
      })),
    );
    const pages = await readPdf((await fileOf("accessions", "pdf")).content);
    expect(pages.length).toBeGreaterThan(2);
    pages.slice(0, -1).forEach(({ lines }, index) => {
      expect(lines).toContain("No. Panggil");
      expect(lines).toContain(`Halaman ${index + 1}`);
    });
    const drawn = pages.flatMap(({ lines }) => lines);
    expect(drawn.filter((line) => line.startsWith("Judul tambahan"))).toHaveLength(120);
  });
});
