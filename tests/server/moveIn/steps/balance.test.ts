import { buffer } from "node:stream/consumers";

import { balanceOf } from "../../../../server/moveIn/steps/balance.js";
import { drawBalance, type PrintedBalance } from "../../../../server/moveIn/steps/drawBalance.js";
import { readPdf } from "../../../support/files/readPdf.js";
import { aTally, leftOut } from "./aTally.js";

describe("The balance of a library that moves in", () => {
  it("closes where each row of each table came or has its reason", () => {
    const balance = balanceOf([
      aTally({ read: 10, stated: 10, brought: 7, leftOut: [leftOut(2, "Tanpa judul"), leftOut(1, "Contoh SLiMS")] }),
      aTally({ table: "member", read: 4, brought: 4 }),
    ]);
    expect(balance).toMatchObject({ read: 14, brought: 11, leftOut: 3, closes: true });
    expect(balance.rows[0]).toMatchObject({ leftOut: 3, unexplained: 0, unread: 0, closes: true });
  });

  it("does not close where a row is unexplained, though another table has one too many", () => {
    const balance = balanceOf([
      aTally({ table: "item", read: 10, brought: 9 }),
      aTally({ table: "loan", read: 10, brought: 11 }),
    ]);
    expect(balance.read).toBe(balance.brought + balance.leftOut);
    expect(balance.rows.map(({ unexplained }) => unexplained)).toEqual([1, -1]);
    expect(balance.closes).toBe(false);
  });

  it("does not close where fewer or more rows were read than the dump says that it has", () => {
    const [fewer, more] = balanceOf([aTally({ stated: 12 }), aTally({ stated: 9 })]).rows;
    expect(fewer).toMatchObject({ unread: 2, closes: false });
    expect(more).toMatchObject({ unread: -1, closes: false });
  });

  it("closes for a dump without tables", () => {
    expect(balanceOf([])).toEqual({ rows: [], read: 0, brought: 0, leftOut: 0, closes: true });
  });
});

describe("The printed balance", () => {
  it("has the letterhead, both libraries, each table, each reason with its examples, and who signs", async () => {
    const [first = ""] = await printed({
      tallies: [
        aTally({ read: 1_200, brought: 1_197, leftOut: [leftOut(3, "Tanpa judul", "Baris 7", "Baris 9")] }),
        aTally({ table: "member", label: "Anggota", read: 40, brought: 40 }),
      ],
    });
    expect(first).toContain("Perpustakaan Melati");
    expect(first).toContain("BERITA ACARA PINDAH DATA");
    expect(first).toContain(
      "Pada tanggal 2 Desember 2026 data “Senayan SMP 12” (SLiMS) telah dipindahkan ke Perpustakaan Melati",
    );
    expect(first).toContain("backup_20261201.sql.gz");
    expect(first).toContain("1 Desember 2026");
    expect(first).toContain("1.240 baris");
    expect(first).toContain("Cocok di setiap tabel");
    expect(first).toMatch(/Judul biblio 1\.200 1\.197 3 0/u);
    expect(first).toMatch(/Anggota member 40 40 0 0/u);
    expect(first).toMatch(/Judul Tanpa judul 3 Baris 7; Baris 9/u);
    expect(first).toContain("Siti Rahayu");
    expect(first).toContain("Bandung, 3 Desember 2026");
  });

  it("says that nothing is written while it is a preview, and names no library that the dump does not", async () => {
    const [first] = await printed({ finishedOn: null, libraryName: null, madeAt: null, system: "inlislite" });
    expect(first).toContain("Data INLISLite akan dipindahkan ke Perpustakaan Melati.");
    expect(first).toContain("Belum ada yang ditulis");
    expect(first).toContain("Akan masuk");
    expect(first).toContain("Tidak disebut di berkas");
    expect(first).toContain("Semua baris dibawa masuk.");
  });

  it("shows both differences of a table, which would together be none", async () => {
    const [first] = await printed({ tallies: [aTally({ read: 10, brought: 8, stated: 8 })] });
    expect(first).toContain("Belum cocok");
    expect(first).toMatch(/Judul biblio 10 8 0 2; -2 tak/u);
  });

  it("prints every table and every reason of a large dump", async () => {
    const tallies = Array.from({ length: 60 }, (_, index) =>
      aTally({ table: `tabel_${index}_x`, brought: 9, leftOut: [leftOut(1, `Alasan-${index}-x`)] }),
    );
    const all = (await printed({ tallies })).join(" ");
    for (let index = 0; index < 60; index += 1) {
      expect(all).toContain(`tabel_${index}_x`);
      expect(all).toContain(`Alasan-${index}-x`);
    }
  });
});

async function printed(given: Partial<PrintedBalance>): Promise<string[]> {
  const chunks = drawBalance({
    letterhead: {
      name: "Perpustakaan Melati",
      parent: "SMP Negeri 12",
      lines: ["Jl. Merdeka 1"],
      logo: null,
      city: "Bandung",
      signatories: [{ position: "Kepala Perpustakaan", name: "Siti Rahayu", nip: "1970" }],
    },
    system: "slims",
    libraryName: "Senayan SMP 12",
    madeAt: "2026-12-01",
    fileName: "backup_20261201.sql.gz",
    finishedOn: "2026-12-02",
    today: "2026-12-03",
    tallies: [aTally()],
    root: process.cwd(),
    ...given,
  });
  return (await readPdf(await buffer(chunks))).map(({ lines }) => lines.join(" ").replaceAll(/\s+/gu, " "));
}
