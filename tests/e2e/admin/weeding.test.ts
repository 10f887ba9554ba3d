import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-weeding-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenBooks(database, [
    {
      title: "Komputer untuk Pemula",
      publishYear: 1998,
      callNumber: "004 SUR k",
      price: 40_000,
      copies: ["W1", "W2", "W3"].map((itemCode) => ({ itemCode, acquiredAt: "1999-07-12" })),
    },
    { title: "Laskar Pelangi", publishYear: 2005, copies: [{ itemCode: "W4", acquiredAt: "2006-07-12" }] },
  ]);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const scan = async (page: Page, code: string) => {
  const field = page.getByLabel("Pindai atau ketik kode eksemplar");
  await field.fill(code);
  await field.press("Enter");
};
const statuses = async (page: Page) => {
  const { data } = (await (await page.request.get("/api/books/1/copies")).json()) as {
    data: { item_code: string; status: string }[];
  };
  return Object.fromEntries(data.map(({ item_code, status }) => [item_code, status]));
};

describeInBrowser(
  "Weeding",
  (visit) => {
    it("collects from the candidates and at the shelf, withdraws with a report, and is undone", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await openScreen(page, "Koleksi", "Penyiangan");
      await page.getByText("Belum ada penyiangan").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Lihat kandidat" }).first().click();
      const candidates = page.getByRole("table", { name: "Kandidat penyiangan" });
      await candidates.getByText("Ada 2 eksemplar lain").first().waitFor();
      await candidates.getByText("Eksemplar terakhir dari judul ini").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await candidates.getByRole("checkbox").nth(1).click();
      await page.getByRole("button", { name: "Masukkan ke penyiangan" }).click();
      const form = page.getByRole("dialog", { name: "Masukkan ke penyiangan" });
      await form.getByLabel("Alasan").selectOption("Usang");
      await form.getByLabel("Tindak lanjut").selectOption("Disumbangkan");
      expect(await accessibilityViolations(page)).toEqual([]);
      await form.getByRole("button", { name: "Masukkan" }).click();
      await page.getByText("1 eksemplar dikumpulkan.").waitFor();
      await page.getByRole("link", { name: "Kembali memindai" }).click();

      await page.getByRole("table", { name: "Terkumpul" }).getByText("W1").waitFor();
      await page.getByLabel("Alasan", { exact: true }).selectOption("Alasan lain");
      await page.getByLabel("Tulis alasannya").fill("Digigit tikus");
      await scan(page, "W2");
      const answers = page.getByRole("list", { name: "Pindaian terakhir" });
      await answers.getByText("Dikumpulkan", { exact: true }).waitFor();
      await scan(page, "ASING");
      await answers.getByText("Tidak dikenal", { exact: true }).waitFor();
      await page.context().setOffline(true);
      await scan(page, "W3");
      await page.getByText("1 pindaian menunggu dikirim").waitFor();
      await page.context().setOffline(false);
      await answers.getByText("Eksemplar terakhir dari judul ini").waitFor();
      const collected = page.getByRole("table", { name: "Terkumpul" });
      await collected.getByText("Digigit tikus").first().waitFor();
      await eventually(() => collected.getByText(/^W\d$/u).count()).toBe(3);
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("button", { name: "Akhiri dan tarik" }).click();
      const question = page.getByRole("dialog", { name: "Tarik eksemplar yang terkumpul?" });
      await question.getByRole("button", { name: "Tarik" }).click();
      await page.getByText("3 eksemplar ditarik.").waitFor();
      expect(await statuses(page)).toEqual({ W1: "withdrawn", W2: "withdrawn", W3: "withdrawn" });
      const report = await page.request.get("/api/weedings/1/report");
      expect(report.headers()["content-type"]).toBe("application/pdf");

      await page.getByRole("button", { name: "Urungkan penarikan" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Urungkan" }).click();
      await page.getByText("3 eksemplar dipulihkan.").waitFor();
      expect(await statuses(page)).toEqual({ W1: "available", W2: "available", W3: "available" });
    });

    it("fits a phone", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      for (const [path, table] of [
        ["/admin/weeding/1", "Terkumpul"],
        ["/admin/weeding/candidates", "Kandidat penyiangan"],
      ] as const) {
        await page.goto(path);
        await page.getByRole("table", { name: table }).waitFor();
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
    });
  },
  { ...ADMIN, DATA_DIR: dataDir },
);
