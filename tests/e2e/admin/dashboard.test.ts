import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { deskMenu } from "../support/admin/openScreen.js";
import { csrfHeader, login } from "../support/login.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-dashboard-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await insertDemoData(database, { timeZone: "Asia/Jakarta" });
  await givenUser(database, { username: "siti", role: "staff" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "The dashboard",
  (visit) => {
    async function open(username: string): Promise<Page> {
      const page = await visit.newPage();
      await login(page, username);
      await page.goto("/admin");
      return page;
    }

    it("shows what was changed elsewhere without a reload: what is to mend, and who has done what", async () => {
      const page = await open("rina");
      await page.getByText("Peminjaman terlambat").waitFor();
      expect(await page.getByText("Buku tanpa kategori").count()).toBe(0);
      await page.getByText("Langsung", { exact: true }).waitFor();
      const created = await page.request.post("/api/books", {
        data: { title: "Buku Tanpa Apa-apa" },
        headers: await csrfHeader(page),
      });
      expect(created.status()).toBe(201);

      await page
        .getByRole("main")
        .getByRole("link", { name: /^1 ?Buku tanpa kategori/ })
        .waitFor();
      await page
        .getByRole("region", { name: "Kegiatan terakhir" })
        .getByRole("link", { name: "Buku Tanpa Apa-apa" })
        .waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("button", { name: "30 hari" }).click();
      await page.getByRole("slider", { name: "Kunjungan per hari" }).press("Home");
      await page
        .getByRole("main")
        .getByRole("link", { name: /^1 ?Buku tanpa kategori/ })
        .click();
      await page.getByRole("link", { name: "Buku Tanpa Apa-apa" }).first().waitFor();
      expect(new URL(page.url()).search).toBe("?lacking=category");
    });

    it("has what waits on every screen: in numbers beside the links, and behind the bell", async () => {
      const page = await open("rina");
      await page.goto("/admin/bin");
      await deskMenu(page).getByRole("button", { name: "Sirkulasi" }).click();
      const loans = page.getByRole("complementary").getByRole("link", { name: "Peminjaman", exact: true });
      const described = async () => {
        const id = await loans.getAttribute("aria-describedby");
        return page.locator(`[id="${id}"]`).textContent();
      };
      await eventually(described).toMatch(/(^|, )\d+ terlambat$/);
      const bell = page.locator("summary", { has: page.locator(".bell-dot") });
      const tasks = async () =>
        Number(/^Perlu dibereskan: (\d+) hal$/.exec((await bell.getAttribute("aria-label")) ?? "")?.[1]);
      // How many of the demo's loans are due today depends on the weekday.
      await eventually(tasks).toBeGreaterThan(2);
      const before = await tasks();
      await bell.press("Enter");
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Peminjaman terlambat/ })
        .waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await eventually(() => page.getByRole("banner").getByText("Belum dikembalikan").isVisible()).toBe(false);

      // Somebody at another desk names the category.
      const { data } = (await (await page.request.get("/api/books?search=apa-apa")).json()) as {
        data: { id: number }[];
      };
      const changed = await page.request.put(`/api/books/${data[0]?.id}`, {
        data: { category: "Fiksi" },
        headers: await csrfHeader(page),
      });
      expect(changed.status()).toBe(200);
      await eventually(tasks).toBe(before - 1);
    });

    it("takes the demo collection away in one act, and leaves what was added", async () => {
      const page = await open("rina");
      await page.getByRole("button", { name: "Hapus data contoh" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Hapus data contoh" }).click();
      await page
        .getByRole("status")
        .getByText(/^Berhasil: \d+ buku dan \d+ anggota contoh dihapus/)
        .waitFor();
      await page.getByText("Perpustakaan ini masih berisi data contoh").waitFor({ state: "detached" });
      await page.goto("/books");
      await page.getByRole("link", { name: "Buku Tanpa Apa-apa" }).first().waitFor();
      expect(await page.getByRole("main").getByRole("link", { name: "Laskar Pelangi" }).count()).toBe(0);
    });

    it("shows a circulation librarian who borrows and comes, and leaves out what is not theirs", async () => {
      const page = await open("siti");
      await page.getByRole("slider", { name: "Peminjaman per bulan" }).waitFor();
      const latest = page.getByRole("region", { name: "Kegiatan terakhir" });
      await latest.getByText("Buku Tanpa Apa-apa").waitFor();
      await latest.getByText("Langsung", { exact: true }).waitFor();
      const headers = await csrfHeader(page);
      const came = await page.request.post("/api/visits", {
        data: { class_name: "X IPA 1", people_count: 31, purpose: "assignment" },
        headers,
      });
      expect(came.status()).toBe(201);
      await latest
        .getByRole("listitem")
        .filter({ hasText: "X IPA 1 berkunjung" })
        .getByText("31 orang · Mengerjakan tugas")
        .waitFor();
      expect(await page.getByRole("link", { name: "Tambah buku" }).count()).toBe(0);
      expect(await page.getByRole("link", { name: "Semua catatan aktivitas" }).count()).toBe(0);
      await page.getByRole("link", { name: "Pinjam / kembalikan" }).click();
      await page.waitForURL(`${visit.address}/admin/borrowings`);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
