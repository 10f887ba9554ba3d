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

const dataDir = mkdtempSync(join(tmpdir(), "aksara-stock-takes-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenBooks(database, [
    {
      title: "Laskar Pelangi",
      callNumber: "813 HIR l",
      classification: { code: "813", name: null },
      copies: ["S1", "S2", "S3", "S4"].map((itemCode) => ({ itemCode })),
    },
  ]);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const field = (page: Page) => page.getByLabel("Pindai atau ketik kode eksemplar");
const scan = async (page: Page, code: string) => {
  await field(page).fill(code);
  await field(page).press("Enter");
};
const statuses = async (page: Page) => {
  const { data } = (await (await page.request.get("/api/books/1/copies")).json()) as {
    data: { item_code: string; status: string }[];
  };
  return Object.fromEntries(data.map(({ item_code, status }) => [item_code, status]));
};

describeInBrowser(
  "A stock take",
  (visit) => {
    it("is begun, scanned, ended, applied and undone, and scans without network come later", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await openScreen(page, "Koleksi", "Stock Opname");
      await page.getByText("Belum ada stock opname").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Mulai stock opname" }).click();
      const form = page.getByRole("dialog", { name: "Mulai stock opname" });
      await form.getByLabel("Nama (opsional)").fill("Akhir tahun");
      expect(await accessibilityViolations(page)).toEqual([]);
      await form.getByRole("button", { name: "Mulai" }).click();
      await page.getByRole("heading", { level: 1, name: "Akhir tahun" }).waitFor();
      await page.getByText("dari 4 ditemukan").waitFor();

      await scan(page, "S1");
      const answers = page.getByRole("list", { name: "Pindaian terakhir" });
      await answers.getByText("Ditemukan di tempatnya.").waitFor();
      await scan(page, "ASING");
      await answers.getByText("Tidak dikenal", { exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.context().setOffline(true);
      await scan(page, "S2");
      await page.getByText("1 pindaian menunggu dikirim").waitFor();
      await scan(page, "S3");
      await page.getByText("2 pindaian menunggu dikirim").waitFor();
      await page.context().setOffline(false);
      await eventually(() => answers.getByText("Ditemukan di tempatnya.").count()).toBe(3);

      await page.getByRole("button", { name: "Akhiri" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Akhiri" }).click();
      await page.getByRole("checkbox", { name: "Terapkan untuk S4" }).waitFor();
      await page.getByRole("button", { name: "Terapkan hasil" }).click();
      const question = page.getByRole("dialog", { name: "Terapkan hasil stock opname?" });
      await question.getByText("Catat yang belum ditemukan sebagai hilang").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await question.getByRole("button", { name: "Terapkan" }).click();
      await page.getByText("1 eksemplar diubah.").waitFor();
      expect(await statuses(page)).toEqual({ S1: "available", S2: "available", S3: "available", S4: "lost" });

      await page.getByRole("button", { name: "Urungkan penerapan" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Urungkan" }).click();
      await page.getByText("1 eksemplar dipulihkan.").waitFor();
      expect(await statuses(page)).toMatchObject({ S4: "available" });
    });

    it("fits a phone, and says which codes nobody knows", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/stock-takes/1?list=unknown");
      await page.getByRole("table", { name: "Kode tidak dikenal" }).getByText("ASING").waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  },
  { ...ADMIN, DATA_DIR: dataDir },
);
