import { buffer } from "node:stream/consumers";
import { randomUUID } from "node:crypto";

import { StockTakeEditingService } from "../../../server/stockTakes/StockTakeEditingService.js";
import { StockTakeFileService } from "../../../server/stockTakes/StockTakeFileService.js";
import { StockTakeScanService } from "../../../server/stockTakes/StockTakeScanService.js";
import type { AdminViewer } from "../../../server/viewer.js";
import { onSqlite } from "../../support/database.js";
import { readPdf } from "../../support/files/readPdf.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../support/people.js";
import { expectDomainError } from "../../support/expectDomainError.js";

const MISSING = 60;
const NOW = new Date("2026-11-20T03:00:00Z");

onSqlite("The files of a stock take", (test) => {
  let admin: AdminViewer;
  let id: number;
  const files = () =>
    new StockTakeFileService(
      test.database,
      {
        timeZone: "Asia/Jakarta",
        root: process.cwd(),
        readLetterhead: () =>
          Promise.resolve({
            name: "Perpustakaan Melati",
            parent: "SMP Negeri 12",
            lines: ["Jl. Merdeka 1"],
            logo: null,
            city: "Bandung",
            signatories: [
              { position: "Kepala Perpustakaan", name: "Siti Rahayu", nip: "1970" },
              { position: "Kepala Sekolah", name: null, nip: null },
            ],
          }),
      },
      () => new Date("2026-11-22T03:00:00Z"),
    );
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    await givenBooks(test.database, [
      {
        title: "=Laskar <Pelangi>",
        price: 1_000,
        callNumber: "813 HIR l",
        copies: Array.from({ length: MISSING + 1 }, (_, index) => ({ itemCode: `A${String(index).padStart(3, "0")}` })),
      },
    ]);
    const editing = new StockTakeEditingService(test.database, "Asia/Jakarta", () => NOW);
    ({ id } = await editing.begin(admin, { name: "Rak 800" }));
    const scans = ["A000", "ASING-1"].map((code) => ({ code, key: randomUUID() }));
    await new StockTakeScanService(test.database, () => NOW).scan(admin, id, { scans });
    await editing.setState(admin, id, { state: "finished" });
  });

  it("are a report under the letterhead with its sums, every missing copy, the unknown codes and who signs", async () => {
    const { chunks, fileName } = await files().report(admin, id);
    expect(fileName).toBe(`berita-acara-stock-opname-${id}.pdf`);
    const pages = (await readPdf(await buffer(chunks))).map(({ lines }) => lines.join(" "));
    const all = pages.join(" ");
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toContain("Perpustakaan Melati");
    expect(pages[0]).toContain("BERITA ACARA STOCK OPNAME");
    expect(pages[0]).toContain("Pada tanggal 20 November 2026");
    expect(pages[0]).toContain(`Rp${(MISSING * 1_000).toLocaleString("id-ID")}`);
    for (let index = 1; index <= MISSING; index += 1) expect(all).toContain(`A${String(index).padStart(3, "0")}`);
    expect(all).not.toContain("A000");
    expect(all).toContain("ASING-1");
    expect(all).toContain("Siti Rahayu");
    expect(all).toContain("Mengetahui,");
    expect(all).toContain("Bandung, 22 November 2026");
  });

  it("are a list as CSV, whose titles are no formulas", async () => {
    const { chunks } = await files().exportList(admin, id, "missing");
    const lines = (await buffer(chunks)).toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(MISSING + 1);
    expect(lines[1]).toContain("A001;'=Laskar <Pelangi>;813 HIR l;");
  });

  it("are for librarians, and of a stock take that is there", async () => {
    const student = await givenStudentViewer(test.database);
    expect(await expectDomainError(files().report(student, id))).toMatchObject({ kind: "forbidden" });
    expect(await expectDomainError(files().exportList(student, id, "missing"))).toMatchObject({ kind: "forbidden" });
    expect(await expectDomainError(files().report(admin, 999))).toMatchObject({ kind: "notFound" });
  });
});
